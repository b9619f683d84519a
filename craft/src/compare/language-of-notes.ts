/** Dense notes leave little by which to tell their language: a description that repeats their words shows it. */
import type { Language } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { isEverydayWord } from './everyday-words.ts'
import { wordsIn } from './told-words.ts'

const ENOUGH = 3

/** Whether the brief has words of the language of the description that its own supposed language does not know. */
export function sharesLanguage(brief: string, description: string, supposed: Language, language: Language): boolean {
  const said = new Set(wordsIn(plain(description)))
  const shared = new Set(
    wordsIn(plain(brief)).filter(
      (word) => word.length > 4 && said.has(word) && isEverydayWord(word, language) && !isEverydayWord(word, supposed),
    ),
  )
  return shared.size >= ENOUGH
}

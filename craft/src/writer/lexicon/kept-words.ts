/** Words that a translation may not keep from the language of the brief. */
import { LANGUAGE_NAMES } from '../../brief/data/languages.ts'
import type { Language } from '../../brief/facts.ts'
import { languageName } from '../languages/language-names.ts'
import { lexiconOf } from './word-lexicon.ts'

/** The code of a language by one of its names. */
export const languageCode = (name: string): string | undefined =>
  Object.keys(LANGUAGE_NAMES).find((one) => LANGUAGE_NAMES[one]!.split('|').includes(name))

/** "Schriftlich gut English": a word of the brief's language that the translation has kept. */
export function leavesWords(said: string, text: string, from: Language, to: Language): boolean {
  const kept = said.match(/\p{L}{4,}/gu)?.filter((word) => text.includes(word)) ?? []
  return kept.some((word) => {
    const plain = from === 'de' ? word : word.toLowerCase()
    const code = languageCode(plain)
    return code !== undefined && languageName(code, to).toLowerCase() !== word.toLowerCase()
  })
}

const beginsCompound = (word: string): boolean =>
  [5, 6, 7, 8].some((length) => word.length > length + 3 && lexiconOf('de').joined.has(word.slice(0, length)))

/** "Kundennachbetreuung": a thing of the trade, and no name. */
export const isGermanNoun = (text: string): boolean =>
  /^\p{Lu}\p{Ll}{8,}$/u.test(text) &&
  (beginsCompound(text.toLowerCase()) ||
    /(?:ung|heit|keit|schaft|pflege|arbeit|dienst)$/.test(text) ||
    [4, 5, 6, 7, 8, 9].some((length) => lexiconOf('de').nouns.has(text.slice(-length).toLowerCase())))

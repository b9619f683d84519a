import type { JobDocument } from '@rolewright/craft/document'
import { guessLanguage } from '@rolewright/craft/text/text'
import { wordsOf } from './words.ts'

/** Scripts that give a language away, or nearly so: the one most of their readers read. */
const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
]
/** Latin letters that the languages we can tell apart do not use, and other scripts. */
const FOREIGN = /[łőűąęśźżćńčšžřěůďťňđğışțăåøæõāēīū]|[\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Devanagari}]/giu
/** A few stand in names. */
const FOREIGN_MAX_SHARE = 0.004

/** The language that a document is read aloud in, as far as it can be told; null where a guess would mislead. */
export function languageOf(document: JobDocument): string | null {
  const text = wordsOf(document).join('\n')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, language] of SCRIPTS) if ((text.match(script)?.length ?? 0) > letters / 5) return language
  if (letters === 0 || (text.match(FOREIGN)?.length ?? 0) > letters * FOREIGN_MAX_SHARE) return null
  return guessLanguage(text)
}

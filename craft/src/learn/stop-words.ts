/** Words that carry no style of their own: a phrase neither begins nor ends with one. */
import { classOf } from '../line/word-lists.ts'
import { LANGUAGES } from '../sheet/sheet.ts'

/** An article, a preposition and the like in any of the languages; `word` is in lower case. */
export const isStopWord = (word: string): boolean => LANGUAGES.some((language) => classOf(word, language) !== null)

export const contentOf = (words: readonly string[]): string[] =>
  words.filter((word) => !isStopWord(word) && /\p{L}{2}/u.test(word))

/** Figures are facts of one role, never a style. */
export const hasFigure = (words: readonly string[]): boolean => words.some((word) => /\p{N}/u.test(word))

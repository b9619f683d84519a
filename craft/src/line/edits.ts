/** What may be done to a word of a clause to make it a word of a line. */
import type { Language } from '../sheet/sheet.ts'
import { infinitiveOf, plainForm } from './plain-form.ts'
import { isIn, writtenOut } from './word-lists.ts'
import type { Word } from './words.ts'

/**
 * K keep · C, L, U first letter large, small, all large · V as the lexicon writes it · X, Y what shorthand stands for, its other
 * meaning · B plain form of a verb · E German: to the end, in its plain form · P its prefix · A said to the reader · D0, D1, D2 drop at
 * the beginning, inside, at the end.
 */
export type Op = string
export const DROPS = ['D0', 'D1', 'D2'] as const

/** What is learned of spelling: lower case -> as written. */
export interface Lexicon {
  cased: Record<Language, ReadonlyMap<string, string>>
}

/** Who is spoken of is spoken to. */
const ADDRESSED = new Map([
  ['they', 'you'],
  ['them', 'you'],
  ['their', 'your'],
  ['themselves', 'yourself'],
])

const first = (text: string) => text[0] ?? ''
const likeOf = (word: string, written: string) =>
  first(word) === first(word).toLowerCase() ? written : first(written).toUpperCase() + written.slice(1)

/** The word after the edit; null where the edit does not fit the word. Drops, moves and prefixes give nothing to print here. */
export function applyOp(op: Op, word: Word, language: Language, lexicon: Lexicon): string | null {
  const { text, lower } = word
  switch (op[0]) {
    case 'K':
      return text
    case 'C':
      return text === lower ? first(text).toUpperCase() + text.slice(1) : null
    case 'L':
      return text === lower ? null : lower
    case 'U':
      return lower.length <= 6 && text !== text.toUpperCase() ? text.toUpperCase() : null
    case 'V': {
      const written = lexicon.cased[language].get(lower)
      return written === undefined || written === text ? null : written
    }
    case 'X':
      return writtenOut(lower, language)[0] ?? null
    case 'Y':
      return writtenOut(lower, language)[1] ?? null
    case 'B': {
      // a Spanish word in -s is rather a noun in the plural
      const plain = language === 'es' && lower.endsWith('s') ? null : plainForm(lower, language, language === 'en')
      return plain === null ? null : likeOf(text, plain)
    }
    case 'E':
      return language === 'de' && infinitiveOf(lower, language) !== null ? '' : null
    case 'P':
      return language === 'de' && isIn('particle', lower, language) ? '' : null
    case 'A':
      return language === 'en' ? (ADDRESSED.get(lower) ?? null) : null
    default:
      return ''
  }
}

const SIMPLE: readonly Op[] = ['K', 'C', 'L', 'U', 'V', 'X', 'Y', 'B', 'E', 'P', 'A']

/** Every edit but drops that fits this word. */
export const opsFor = (word: Word, language: Language, lexicon: Lexicon): Op[] =>
  SIMPLE.filter((op) => applyOp(op, word, language, lexicon) !== null)

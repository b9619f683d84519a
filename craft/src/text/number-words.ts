/** Numbers that are said in words, in four languages: "thirty-two", "vierundzwanzig", "quatre-vingt-dix", "treinta y cinco". */
import { readTable } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import type { Language } from '../sheet/sheet.ts'

export interface Word {
  lower: string
  from: number
  to: number
  /** Begins with a capital although no sentence begins: part of a name, "Seven Stars". */
  isName: boolean
}

const wordsOf = perLanguage((language) => {
  const words = new Map<string, number>()
  for (const [, first, step, list = ''] of readTable('numbers').filter(([of]) => of === language))
    for (const [at, word] of list.split(' ').entries()) words.set(word, Number(first) + at * Number(step))
  return words
})

/** What is a number only as part of one: "thirty one", "vingt et un", "a hundred". */
const ONE: Record<Language, RegExp> = {
  en: /^(?:one|an?)$/,
  de: /^ein(?:e|en)?$/,
  fr: /^une?$/,
  es: /^un[oa]?$/,
}
const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }

/** "zweihundertvierundzwanzig", "zweieinhalb": hundreds and thousands, units before tens, all in one word. */
function readGermanWord(word: string): number | null {
  if (word === 'anderthalb' || word === 'eineinhalb') return 1.5
  if (word.endsWith('einhalb')) return (wordsOf('de').get(word.slice(0, -7)) ?? Number.NaN) + 0.5 || null
  const split = /^(.*?)(tausend|hundert)(?:und)?(.*)$/.exec(word)
  if (split) {
    const [, before, unit, after] = split
    if (unit === 'hundert' && before!.includes('tausend')) return null
    const times = before === '' || before === 'ein' ? 1 : readGermanWord(before!)
    const rest = after === '' ? 0 : after === 'eins' || after === 'ein' ? 1 : readGermanWord(after!)
    return times === null || rest === null ? null : times * (unit === 'tausend' ? 1000 : 100) + rest
  }
  const pair = /^(.+)und(.+ig)$/.exec(word)
  if (!pair) return wordsOf('de').get(word) ?? null
  const unit = pair[1] === 'ein' ? 1 : wordsOf('de').get(pair[1]!)
  const tens = wordsOf('de').get(pair[2]!)
  return unit && tens && unit < 10 && tens >= 20 && tens < 100 ? unit + tens : null
}

export function numberOf(word: string, language: Language): number | null {
  const value = wordsOf(language).get(word) ?? null
  return value === null && language === 'de' && /ig$|hundert|tausend|halb$/.test(word) ? readGermanWord(word) : value
}

/** Whether `next`, below a hundred, goes on with a number that has come to `low` since its last thousand. */
function goesOn(low: number, next: number, language: Language): boolean {
  const tens = low % 100
  if (tens === 0) return true
  if (language === 'fr' && (tens === 60 || tens === 80) && next < 20) return true
  if (language === 'fr' && tens === 10 && next > 6) return next < 10
  return tens >= 20 && tens % 10 === 0 && next < 10
}

/** The value of the word at `at` within a number that has come to `low`, "and thirty" and "et un" taken together. */
function readPart(
  words: readonly Word[],
  at: number,
  low: number,
  language: Language,
): { value: number; width: number } | null {
  const { lower, isName } = words[at]!
  const next = words[at + 1]?.lower ?? ''
  if (isName) return null
  const value = numberOf(lower, language)
  if (value !== null) return { value, width: 1 }
  if (ONE[language].test(lower)) {
    const counts =
      low === 0
        ? /^(?:100|1000)$/.test(String(numberOf(next, language)))
        : language === 'en' && lower === 'one' && low % 10 === 0
    return counts ? { value: 1, width: 1 } : null
  }
  if (lower !== AND[language] || low === 0) return null
  const joined = numberOf(next, language) ?? (language !== 'en' && ONE[language].test(next) ? 1 : null)
  const joins = language === 'en' ? low % 100 === 0 : low % 100 >= 20
  return joined !== null && joined < 100 && joins ? { value: joined, width: 2 } : null
}

/**
 * The whole number that begins at `start`, and the index of the word behind it.
 * One that is said pair by pair ends where the next pair begins: "nineteen | sixty-eight".
 */
export function readNumber(
  words: readonly Word[],
  start: number,
  language: Language,
): { value: number; next: number } | null {
  let thousands = 0
  let low = 0
  let at = start
  /** Where what stands behind the thousands begins. */
  let behind = start
  while (at < words.length) {
    const part = readPart(words, at, low, language)
    if (!part) break
    const { value } = part
    if (value === 1000) {
      // "Forty-eight thousand | fifty-two thousand".
      if (thousands > 0) return { value: thousands, next: low > 0 ? behind : at }
      thousands = (low || 1) * 1000
      low = 0
      behind = at + part.width
    } else if (value >= 1000) {
      if (at > start) break
      thousands = value - (value % 1000)
      low = value % 1000
    } else if (value === 100 && low > 0) {
      if (low > 99 || language === 'es') break
      low *= 100
    } else if (value >= 100) {
      if (low > 0) break
      low = value
    } else if (language === 'fr' && value === 20 && low % 100 === 4) low += 76
    else if (goesOn(low, value, language)) low += value
    else break
    at += part.width
  }
  return at === start ? null : { value: thousands + low, next: at }
}

export const isOne = (word: string, language: Language): boolean => ONE[language].test(word)

/** Thousands as they are said without a word for money: "thirty two thousand, no, make it thirty three five", "three and a half grand". */
import { occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords, type NumberInWords } from './number-words.ts'
import type { Edit } from './rewrite.ts'

const MAY_BE = /\p{L} (?:thousand|grand)(?!\p{L})/iu
const HALF_A_THOUSAND = /^ and a half (?:grand|thousand)(?![a-z])/u
const GRAND = /^ grand(?![a-z])/u
/** A sum that is put right just behind it. */
const THOUSANDS_AHEAD =
  /(?: thousand| grand)[ ,]+(?:(?:no|nope|sorry|wait|hang on|hold on|actually|i mean|make (?:it|that)|say|it's),? ?)+$/u
const ENDS_SUM = /^(?:[.,;\n]|$| (?:plus|a year|per year|basic|base|to|and)(?![a-z]))/u
/** Longest way from a sum to the one that holds instead. */
const NEAR = 64

/** Edits that write such sums in figures. */
export function thousandsInWords(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  const numbers = findNumberWords(spelled)
  return numbers.flatMap(({ span: [from, to], value }, index): Edit[] => {
    const behind = spelled.slice(to, to + 24)
    const half = HALF_A_THOUSAND.exec(behind)
    if (half && value < 1000) return [{ from, to: to + half[0].length, text: String((value + 0.5) * 1000) }]
    if (value >= 2 && value < 1000 && GRAND.test(behind)) return [{ from, to: to + 6, text: String(value * 1000) }]
    if (isUpperEnd(spelled, numbers[index - 1], from)) return []
    if (value >= 10_000 && / thousand$/u.test(spelled.slice(from, to))) return [{ from, to, text: String(value) }]
    if (value < 20 || value > 999 || !THOUSANDS_AHEAD.test(spelled.slice(Math.max(0, from - NEAR), from))) return []
    const next = numbers[index + 1]
    // "Thirty three five": the hundreds stand behind the thousands.
    if (next && next.value < 10 && spelled.slice(to, next.span[0]) === ' ')
      return [{ from, to: next.span[1], text: String(value * 1000 + next.value * 100) }]
    return ENDS_SUM.test(behind) ? [{ from, to, text: String(value * 1000) }] : []
  })
}

/** "Forty to forty-five thousand" is told as one. */
const isUpperEnd = (spelled: string, ahead: NumberInWords | undefined, from: number): boolean =>
  ahead !== undefined && /^ ?(?:to|or|and|-) ?$/u.test(spelled.slice(ahead.span[1], from))

/** What a brief counts: figures with what stands behind them, and the sentences that they stand in. */
import { MONTH } from './extract/dates.ts'

export const FIGURE = "(?:[¤£$] ?)?\\d(?:[\\d.,']*\\d)?(?: \\d{3}(?!\\d))?k?"
/** The unit, or the month, behind a figure. */
export const BEHIND = `(?:(?:st|nd|rd|th|er|\\.|o)(?![a-z\\d]))?(?: ?-?(?:of |de |du )?(?<unit>${MONTH}|[a-z]+|¤|%))?`
const COUNTED = new RegExp(`(?<![a-z\\d.,¤£$-])(?<figure>${FIGURE})${BEHIND}`, 'gu')
export const digitsOf = (figure: string): string => figure.replace(/^[¤£$] ?/u, '')
export const currencyOf = (figure: string): string => /^[¤£$]/u.exec(figure)?.[0] ?? ''

export interface Counted {
  figure: string
  at: number
  unit: string | undefined
  /** Where the unit ends. */
  to: number
}
export const countedIn = (spelled: string, from: number, to: number): Counted[] =>
  [...spelled.slice(from, to).matchAll(COUNTED)].map(({ index, 0: whole, groups }) => ({
    figure: groups!.figure!,
    at: from + index,
    unit: groups!.unit,
    to: from + index + whole.length,
  }))

/** A point behind a day ends no sentence. */
const STOP = new RegExp(`\\n|[!?;] |\\. (?!${MONTH})`, 'gu')
export const sentenceStart = (spelled: string, at: number): number =>
  [...spelled.slice(0, at).matchAll(STOP)].reduce((_, { index, 0: mark }) => index + mark.length, 0)

export function sentenceEnd(spelled: string, from: number): number {
  STOP.lastIndex = from
  const stop = STOP.exec(spelled)
  return stop ? stop.index + (stop[0] === '\n' ? 0 : 1) : spelled.length
}

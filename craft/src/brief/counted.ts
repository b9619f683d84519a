/** What a brief counts: figures with what stands behind them, and the sentences that they stand in. */
import { MONTH } from './extract/dates.ts'
import { lastUpTo } from './spans.ts'

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

/** The one that `isIt` of those that begin before an offset; none where there are several. Its unit does not reach beyond the offset. */
export function onlyOne(all: readonly Counted[], before: number, isIt: (one: Counted) => boolean): Counted | undefined {
  let found: Counted | undefined
  for (const one of all) {
    if (one.at >= before) break
    const within = one.to > before ? { ...one, unit: undefined } : one
    if (!isIt(within)) continue
    if (found) return undefined
    found = within
  }
  return found
}

/** A point behind a day ends no sentence. */
const STOP = new RegExp(`\\n|[!?;] |\\. (?!${MONTH})`, 'gu')
/** Offset -> where its sentence begins. */
export function sentenceStarts(spelled: string): (at: number) => number {
  const starts = [0, ...[...spelled.matchAll(STOP)].map(({ index, 0: mark }) => index + mark.length)]
  return (at) => starts[lastUpTo(starts.length, (index) => starts[index]!, at)]!
}

export function sentenceEnd(spelled: string, from: number): number {
  STOP.lastIndex = from
  const stop = STOP.exec(spelled)
  return stop ? stop.index + (stop[0] === '\n' ? 0 : 1) : spelled.length
}

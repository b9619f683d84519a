/** A sentence that tells anew what was told before: "Update: discount is 30% now, and make that one Sunday a month." */

import { BEHIND, type Counted, countedIn, currencyOf, digitsOf, onlyOne } from './counted.ts'
import { MONTH } from './extract/dates.ts'
import { IN_WORDS, isSame } from './put-right.ts'
import type { Edit } from './rewrite.ts'

const WORDED = new RegExp(`(?<![a-z\\d-])(?<figure>${IN_WORDS})(?= [a-z])${BEHIND}`, 'gu')
/** All that is counted from one letter to another, in figures and in words. */
export const allIn = (spelled: string, from: number, to: number): Counted[] =>
  [
    ...countedIn(spelled, from, to),
    ...[...spelled.slice(from, to).matchAll(WORDED)].map(({ index, 0: whole, groups }) => ({
      figure: groups!.figure!,
      at: from + index,
      unit: groups!.unit,
      to: from + index + whole.length,
    })),
  ].sort((a, b) => a.at - b.at)

/** Letters on either side in which the thing is named that a figure is said of. */
const BESIDE = 30
const LONG = 4
const STEM = 5
const stemsOf = (words: string): string[] =>
  (words.match(/[a-zß-ɏ]+/gu) ?? []).filter((word) => word.length > LONG).map((word) => word.slice(0, STEM))

const IS_MONTH = new RegExp(`^${MONTH}$`, 'u')
/** A unit of many things: what it is of has to be named. */
const OF_MANY =
  /^(?:¤|%|percent|prozent|euros?|eur|k|a|per|pro|par|por|al|and|und|et|y|days?|tagen?|tage?|jours?|dias?|weeks?|wochen?|semaines?|semanas?|months?|monaten?|monate?|mois|mes(?:es)?|years?|jahren?|jahre?|ans|anos)$/u

/** What was told first of what is told anew. */
function counterpart(
  spelled: string,
  all: readonly Counted[],
  before: number,
  one: Counted,
  named: readonly string[],
): Counted | undefined {
  const own = one.unit && !OF_MANY.test(one.unit)
  return onlyOne(
    all,
    before,
    (other) =>
      digitsOf(other.figure) !== digitsOf(one.figure) &&
      (own
        ? isSame(other.unit, one.unit)
        : (other.unit === one.unit || isSame(other.unit, one.unit)) &&
          currencyOf(other.figure) === currencyOf(one.figure) &&
          isNamed(spelled, other, named)),
  )
}
const isNamed = (spelled: string, { at, figure }: Counted, named: readonly string[]): boolean => {
  const around = spelled.slice(Math.max(0, at - BESIDE), at + figure.length + BESIDE)
  return stemsOf(around).some((stem) => named.includes(stem))
}

/**
 * Edits where every figure from `said` to `to` takes the place of one before `from`, and the sentence goes; else none.
 * `all` is what the whole text counts.
 */
export function anewIn(
  { text, spelled, all }: { text: string; spelled: string; all: readonly Counted[] },
  from: number,
  said: number,
  to: number,
): Edit[] {
  const named = stemsOf(spelled.slice(said, to))
  const told = allIn(spelled, said, to)
  const pairs = told.flatMap((one) => {
    const was = counterpart(spelled, all, from, one, named)
    return was ? [{ one, was }] : []
  })
  // "On ouvre le 12 décembre, donc du 12": the same again.
  const left = told.filter(
    (one) => !pairs.some((pair) => pair.one === one || digitsOf(pair.one.figure) === digitsOf(one.figure)),
  )
  if (pairs.length === 0 || left.length > 0) return []
  if (pairs.some(({ one }) => one.unit && IS_MONTH.test(one.unit)) && pairs.length > 1) return []
  return [
    // "Two Sundays" becomes "one Sunday".
    ...pairs.map(({ one, was }) =>
      one.unit && !OF_MANY.test(one.unit) && !IS_MONTH.test(one.unit)
        ? { from: was.at, to: was.to, text: text.slice(one.at, one.to) }
        : { from: was.at, to: was.at + was.figure.length, text: text.slice(one.at, one.at + one.figure.length) },
    ),
    { from, to, text: '' },
  ]
}

/** Finds where one thing ends and the next begins in words without stops, by what was learned from labelled briefs. */
import { nameBreakFeatures, type Spoken, type Spots } from './break-features.ts'
import { BREAKS } from './learned/breaks.ts'
import { type Model, parseModel, sumsOf } from './model.ts'

let model: Model | null = null

/** Above it a gap is a break; a weight is a log-odds. */
const LIKELY = -0.5
/** Nothing that is said in one breath is longer, in words. */
const LONGEST = 16
/** Even then a break must not be out of the question. */
const POSSIBLE = -2.5

/** Words in their order -> indexes of those that begin something new; the first is not among them. */
export function findBreaks(words: readonly Spoken[], spots: Spots): number[] {
  model ??= parseModel(BREAKS, 1)
  const odds = words.map((_, index) =>
    index === 0 ? Number.NEGATIVE_INFINITY : sumsOf(model!, (add) => nameBreakFeatures(words, index, spots, add))[0]!,
  )
  const breaks = withoutLoners(
    odds,
    odds.flatMap((odd, index) => (odd > LIKELY ? index : [])),
  )
  return [0, ...breaks].flatMap((from, at) => [
    ...(from === 0 ? [] : [from]),
    ...splitLong(odds, from, breaks[at] ?? words.length),
  ])
}

/** Above it a single word may stand alone: "full time | Galway | cash". */
const SURE = 1.2

/** A word alone is the torn end of something: it stays where it is torn off the least. */
function withoutLoners(odds: readonly number[], breaks: readonly number[]): number[] {
  const kept = [...breaks]
  for (let at = 0; at + 1 < kept.length; ) {
    const [here, next] = [kept[at]!, kept[at + 1]!]
    const weaker = odds[here]! < odds[next]! ? at : at + 1
    if (next - here === 1 && odds[kept[weaker]!]! < SURE) kept.splice(weaker, 1)
    else at++
  }
  return kept
}

/** The likeliest breaks within what is too long to be one thing. */
function splitLong(odds: readonly number[], from: number, to: number): number[] {
  if (to - from <= LONGEST) return []
  let best = from + 2
  for (let index = from + 2; index < to - 1; index++) if (odds[index]! > odds[best]!) best = index
  if (odds[best]! < POSSIBLE) return []
  return [...splitLong(odds, from, best), best, ...splitLong(odds, best, to)]
}

/** Which kind of statement a stretch of words is, by what was learned from labelled briefs. */
import type { Span } from '../facts.ts'
import { partAt, type Reading, sentenceAt } from '../reading.ts'
import { type Beside, nameFeatures } from './features.ts'
import { LABELS, type Label } from './labels.ts'
import { STRETCHES } from './learned/stretches.ts'
import { indexOfHighest, type Model, parseModel, sharesOf, sumsOf } from './model.ts'

let model: Model | null = null

/** Takes weights as `printModel` writes them in place of those that are kept; training does, step by step. */
export function sortBy(lines: string): void {
  model = parseModel(lines, LABELS.length)
}

export interface Sorted {
  label: Label
  /** How sure it is, from 0 to 1. */
  share: number
  shareOf: (label: Label) => number
}

export function sortStretch(reading: Reading, [from, to]: Span): Sorted {
  const { text, plain } = reading
  return sortBeside({
    before: null,
    after: null,
    text,
    plain,
    from,
    to,
    sentence: sentenceAt(reading, from)[0],
    read: null,
  })
}

/** The part of its sentence that an offset lies in, and what that is about. */
export function sortPart(reading: Reading, at: number): Sorted & { part: Span } {
  const { from, to } = partAt(reading, at)
  return { ...sortStretch(reading, [from, to]), part: [from, to] }
}

export function sortBeside(beside: Beside): Sorted {
  if (!model) sortBy(STRETCHES)
  const shares = sharesOf(sumsOf(model!, (add) => nameFeatures(beside, add)))
  const best = indexOfHighest(shares)
  return { label: LABELS[best]!, share: shares[best]!, shareOf: (label) => shares[LABELS.indexOf(label)]! }
}

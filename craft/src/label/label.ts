/** What each stretch of a brief is about, learned from labelled briefs. */
import { readBytes } from '../data.ts'
import { sentencesIn } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'
import { findBestPath, forwardBackward, LABEL_COUNT, MOVES } from './chain.ts'
import { findFeatures } from './features.ts'
import { LABELS, type Label } from './labels.ts'
import { type Model, readModel, scoreTokens } from './model.ts'

export { LABELS, type Label }

export interface Stretch {
  label: Label
  /** Offsets in the text, trimmed of blanks. */
  from: number
  to: number
  /** How likely each label is for the words of this stretch, 0 to 1; `sure` is that of its own. */
  sure: number
  odds: Record<Label, number>
}

/**
 * Where no stop tells where one thing ends, the whole path is never likely: the one with the most right states is looked for instead,
 * and each cut counts for a little more than no cut.
 */
const EACH_CUT = new Float64Array(MOVES).fill(0.1)

let model: Model | null = null

/** Cuts the whole text into stretches, in its order, at each end of a sentence at least; what lies between them is blank. */
export function labelBrief(text: Text): Stretch[] {
  model ??= readModel(readBytes('labels.bin'))
  const { tokens } = text
  if (tokens.length === 0) return []
  const features = findFeatures(text)
  const scores = scoreTokens(model, features, tokens.length)
  const { odds } = forwardBackward(scores, features.breaks, model.moves)
  const path = text.traits.dictated
    ? findBestPath(odds, features.breaks, EACH_CUT)
    : findBestPath(scores, features.breaks, model.moves)
  const starts = new Set(sentencesIn(text, { from: 0, to: text.text.length }).map(({ from }) => from))
  const stretches: Stretch[] = []
  for (let at = 0; at < tokens.length; ) {
    let next = at + 1
    while (next < tokens.length && path[next]! >= LABEL_COUNT && !starts.has(tokens[next]!.from)) next++
    stretches.push(stretchOf(path[at]!, tokens[at]!.from, tokens[next - 1]!.to, odds, at, next))
    at = next
  }
  return stretches
}

function stretchOf(state: number, from: number, to: number, odds: Float64Array, first: number, next: number): Stretch {
  const shares = new Float64Array(LABEL_COUNT)
  for (let at = first; at < next; at++)
    for (let label = 0; label < LABEL_COUNT; label++)
      shares[label]! += odds[at * 2 * LABEL_COUNT + label]! + odds[at * 2 * LABEL_COUNT + LABEL_COUNT + label]!
  const all = {} as Record<Label, number>
  for (const [index, label] of LABELS.entries()) all[label] = Math.min(1, shares[index]! / (next - first))
  const label = LABELS[state % LABEL_COUNT]!
  return { label, from, to, sure: all[label], odds: all }
}

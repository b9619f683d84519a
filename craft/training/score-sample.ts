/** The scores of a sample's states while weights are learned. */
import { COLUMNS, LABEL_COUNT, spreadColumns } from '../src/label/chain.ts'
import type { Sample } from './samples.ts'

/** The columns of each row that hold anything: those of row `n` from `starts[n]` to `starts[n + 1]`. */
export interface Rows {
  starts: Int32Array
  columns: Uint8Array
}

/** Only the features `seen` count, each `boost` times; null for all. What many tokens see is added where it begins and taken off where it ends. */
export function scoreSample(
  { count, features }: Sample,
  weights: Float32Array,
  seen: Int32Array | null,
  boost = 1,
  kept: Rows | null = null,
): Float64Array {
  const own = new Float64Array((count + 1) * COLUMNS)
  const shared = new Float64Array((count + 1) * COLUMNS)
  const size = seen ? seen.length : features.count
  for (let chosen = 0; chosen < size; chosen++) {
    const index = seen ? seen[chosen]! : chosen
    const feature = features.hashes[index]!
    const first = feature * COLUMNS
    const from = features.from[index]! * COLUMNS
    const to = features.to[index]! * COLUMNS
    if (kept) {
      const isOwn = to === from + COLUMNS
      for (let at = kept.starts[feature]!; at < kept.starts[feature + 1]!; at++) {
        const column = kept.columns[at]!
        const weight = weights[first + column]!
        if (isOwn) own[from + column]! += weight
        else {
          shared[from + column]! += weight
          shared[to + column]! -= weight
        }
      }
    } else if (to === from + COLUMNS)
      for (let column = 0; column < COLUMNS; column++) own[from + column]! += weights[first + column]!
    else
      for (let column = 0; column < COLUMNS; column++) {
        const weight = weights[first + column]!
        shared[from + column]! += weight
        shared[to + column]! -= weight
      }
  }
  const scores = new Float64Array(count * 2 * LABEL_COUNT)
  const running = new Float64Array(COLUMNS)
  const sums = new Float64Array(COLUMNS)
  for (let at = 0; at < count; at++) {
    for (let column = 0; column < COLUMNS; column++) {
      running[column]! += shared[at * COLUMNS + column]!
      sums[column] = boost * (running[column]! + own[at * COLUMNS + column]!)
    }
    spreadColumns(sums, 0, scores, at * 2 * LABEL_COUNT)
  }
  return scores
}

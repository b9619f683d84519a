/** Weighs features by what was learned from the labelled corpus. Every weight can be read in the files of `learned/`. */

export interface Model {
  labels: number
  /** A label and its weight in tenths, by turns. */
  weights: Map<string, Int8Array>
}

/** Weights are written in tenths, as one character each: "N" stands for nought. */
const NOUGHT = 78
const SCALE = 0.1
const FIRST_LABEL = 97

/** "feature<tab>aRbK": behind each feature, a letter for the label and a character for its weight. */
export function parseModel(lines: string, labels: number): Model {
  const weights = new Map<string, Int8Array>()
  for (const line of lines.split('\n')) {
    const tab = line.indexOf('\t')
    if (tab < 0) continue
    const own = new Int8Array(line.length - tab - 1)
    for (let at = 0; at < own.length; at += 2) {
      own[at] = line.charCodeAt(tab + 1 + at) - FIRST_LABEL
      own[at + 1] = line.charCodeAt(tab + 2 + at) - NOUGHT
    }
    weights.set(line.slice(0, tab), own)
  }
  return { labels, weights }
}

/** Weights below `least` are left out. */
export function printModel(weights: ReadonlyMap<string, ArrayLike<number>>, least: number): string {
  return [...weights]
    .map(([feature, own]) => {
      const marks = Array.from(own, (weight, label) => {
        const tenths = Math.max(-44, Math.min(44, Math.round(weight / SCALE)))
        return Math.abs(weight) < least || tenths === 0 ? '' : String.fromCharCode(FIRST_LABEL + label, NOUGHT + tenths)
      }).join('')
      return marks ? `${feature}\t${marks}` : ''
    })
    .filter(Boolean)
    .sort()
    .join('\n')
}

export function sumsOf({ labels, weights }: Model, features: Iterable<string>): Float64Array {
  const sums = new Float64Array(labels)
  for (const feature of features) {
    const own = weights.get(feature)
    if (own) for (let at = 0; at < own.length; at += 2) sums[own[at]!]! += own[at + 1]! * SCALE
  }
  return sums
}

/** Sums -> shares of one, the likelier the larger. */
export function sharesOf(sums: Float64Array): Float64Array {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / total)
}

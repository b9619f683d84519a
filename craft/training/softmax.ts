/** Softmax regression, trained by AdaGrad: a weight for each feature and label; what stays small is pulled to nought. */
import { type Add, type Name, nameWord, sharesOf } from '../src/brief/sort/model.ts'

export interface Instance {
  features: readonly string[]
  /** Index of the right label. */
  label: number
  weight: number
  /** The brief it is from. */
  from: string
}
export type Weights = Map<string, Float64Array>

const RATE = 0.2

/** The features that a function names, each once. */
export function namedBy(name: (add: Add) => void): string[] {
  const features = new Set<string>()
  const add: Name = (part, second = '', third = '') => features.add(part + second + third)
  name(Object.assign(add, { word: (word: string, next: string | undefined) => nameWord(add, word, next) }))
  return [...features]
}

/** Numbers from 0 to below 1, the same at every run. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Instances -> weights for each feature that `least` briefs have. */
export function train(
  instances: readonly Instance[],
  labels: number,
  { rounds, pull, least }: { rounds: number; pull: number; least: number },
): Weights {
  const seen = new Map<string, number>()
  const last = new Map<string, string>()
  for (const { features, from } of instances)
    for (const feature of features) {
      if (last.get(feature) === from) continue
      last.set(feature, from)
      seen.set(feature, (seen.get(feature) ?? 0) + 1)
    }
  const model: Weights = new Map()
  const slopes = new Map<string, Float64Array>()
  // A pair of words must be met once more than a word.
  for (const [feature, count] of seen)
    if (count >= (feature.includes(' ') ? least + 1 : least)) {
      model.set(feature, new Float64Array(labels))
      slopes.set(feature, new Float64Array(labels).fill(1e-6))
    }
  const roll = dice(3)
  const order = instances.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(roll() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (const index of order) {
      const { features, label, weight } = instances[index]!
      const sums = new Float64Array(labels)
      for (const feature of features) {
        const weights = model.get(feature)
        if (weights) for (let k = 0; k < labels; k++) sums[k]! += weights[k]!
      }
      const guess = sharesOf(sums)
      for (const feature of features) {
        const weights = model.get(feature)
        if (!weights) continue
        const squares = slopes.get(feature)!
        for (let k = 0; k < labels; k++) {
          const slope = weight * (guess[k]! - (k === label ? 1 : 0))
          if (Math.abs(slope) < 1e-3) continue
          squares[k]! += slope * slope
          const step = RATE / Math.sqrt(squares[k]!)
          const moved = weights[k]! - step * slope
          const shrink = step * pull
          weights[k] = Math.abs(moved) <= shrink ? 0 : moved - Math.sign(moved) * shrink
        }
      }
    }
  }
  return model
}

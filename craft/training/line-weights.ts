/** Weights of features for labels, in rows by feature, and how they are moved (AdaGrad, with a pull towards nothing). */

export const LABELS_MAX = 4096
export const RATE = 0.12
const SHRINK = 4e-6
const FIRST_SQUARE = 1e-4
/** A smaller push teaches nothing. */
const PUSH_LEAST = 1e-5

interface Row {
  feature: number
  labels: number[]
  weights: number[]
  squares: number[]
}

export class Weights {
  readonly rows: Row[] = []
  private readonly places = new Map<number, number>()
  private readonly scores: Float64Array
  private readonly labelCount: number

  constructor(labelCount: number) {
    this.labelCount = labelCount
    this.scores = new Float64Array(labelCount)
  }

  /** Only what is right somewhere has a weight. */
  support(features: readonly number[], label: number): void {
    for (const feature of features) {
      let place = this.places.get(feature)
      if (place === undefined) {
        place = this.rows.length
        this.places.set(feature, place)
        this.rows.push({ feature, labels: [], weights: [], squares: [] })
      }
      const row = this.rows[place]!
      if (row.labels.includes(label)) continue
      row.labels.push(label)
      row.weights.push(0)
      row.squares.push(FIRST_SQUARE)
    }
  }

  /** Places of the rows of features; those without a weight are left out. */
  rowsOf(features: readonly number[]): number[] {
    return features.flatMap((feature) => this.places.get(feature) ?? [])
  }

  /** Of every label; the answer is a copy. */
  score(rows: readonly number[]): Float64Array {
    this.scores.fill(0)
    for (const place of rows) {
      const { labels, weights } = this.rows[place]!
      for (let k = 0; k < labels.length; k++) this.scores[labels[k]!]! += weights[k]!
    }
    return this.scores.slice()
  }

  /** @param by of every label, how much more it should have scored */
  push(rows: readonly number[], by: Float64Array): void {
    for (const place of rows) {
      const { labels, weights, squares } = this.rows[place]!
      for (let k = 0; k < labels.length; k++) {
        const step = by[labels[k]!]!
        if (Math.abs(step) < PUSH_LEAST) continue
        squares[k]! += step * step
        const root = Math.sqrt(squares[k]!)
        const value = weights[k]! + (RATE * step) / root
        const cut = SHRINK / root
        weights[k] = Math.abs(value) < cut ? 0 : value - Math.sign(value) * cut
      }
    }
  }

  empty(): Float64Array {
    return new Float64Array(this.labelCount)
  }

  /** Takes the weights of least worth away. */
  prune(keep: number, worth: (feature: number, weight: number) => number): void {
    const all = this.rows.flatMap(({ feature, labels, weights }) =>
      labels.map((label, k) => [worth(feature, weights[k]!), feature * LABELS_MAX + label] as const),
    )
    const kept = new Set(
      all
        .sort((a, b) => b[0] - a[0] || a[1] - b[1])
        .slice(0, keep)
        .map(([, key]) => key),
    )
    for (const row of this.rows) {
      const stay = row.labels.map((label) => kept.has(row.feature * LABELS_MAX + label))
      for (const list of [row.weights, row.squares, row.labels])
        list.splice(0, list.length, ...list.filter((_, k) => stay[k]))
    }
  }

  /** feature * LABELS_MAX + label -> weight */
  all(): Map<number, number> {
    const weights = new Map<number, number>()
    for (const row of this.rows)
      row.labels.forEach((label, k) => {
        if (row.weights[k] !== 0) weights.set(row.feature * LABELS_MAX + label, row.weights[k]!)
      })
    return weights
  }
}

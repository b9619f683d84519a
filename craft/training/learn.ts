/**
 * Learns the weights of the chain: stochastic gradients with AdaGrad (Duchi et al. 2011), brief by brief, half of what is seen left out
 * each time; then the weights that say least are dropped and the rest learned on, and at last rounded to what the file can hold.
 */
import { COLUMNS, forwardBackward, LABEL_COUNT, MOVES } from '../src/label/chain.ts'
import { HASH_BITS } from '../src/label/features.ts'
import { LABELS } from '../src/label/labels.ts'
import { levelOf, sizeOf } from '../src/label/levels.ts'
import { randomFrom, shuffle } from './random.ts'
import { FREE, Numbers, type Sample } from './samples.ts'
import { type Rows, scoreSample } from './score-sample.ts'

const L = LABEL_COUNT
const STATES = 2 * L

export interface Settings {
  /** Passes over all samples with all weights, with some of them, with those that are kept, and while they are rounded. */
  passes: number
  halfway: number
  refits: number
  rounds: number
  /** Weights that are kept at first, and at last. */
  some: number
  keep: number
  /** Samples that a feature must be seen in. */
  least: number
  /** The share of features that is left out of a sample, before and after weights are dropped. */
  drop: number
  refitDrop: number
  shrink: number
  rate: number
  /** What a token costs that must not be printed and is taken for something to print, in units of score. */
  leakCost: number
}

export interface Learned {
  /** The hash of each feature, rising. */
  hashes: Int32Array
  /** COLUMNS weights for each feature. */
  weights: Float32Array
  /** How likely a stretch of one label is followed by one of another, as a score. */
  moves: Float64Array
}

/** `makeSamples` gives those of each pass; `watch` hears of each pass. */
export function learn(
  makeSamples: (pass: number) => Sample[],
  settings: Settings,
  watch: (loss: number, learned: Learned, numbers: Numbers) => void,
): Learned {
  const first = makeSamples(0)
  const numbers = new Numbers(first, HASH_BITS, settings.least)
  const samplesOf = (pass: number) => {
    const samples = pass === 0 ? first : makeSamples(pass)
    numbers.number(samples)
    return samples
  }
  const learner = new Learner(samplesOf, numbers.hashes, settings, (loss) => watch(loss, learner, numbers))
  const { rate } = settings
  learner.run(settings.passes, (pass) => rate / (1 + 0.25 * pass), 3)
  learner.dropLeast(settings.some)
  learner.run(settings.halfway, () => rate / 2, 1)
  learner.dropLeast(settings.keep)
  learner.run(settings.refits, (pass) => rate / (1.5 + 0.5 * pass), 2)
  for (let round = 0; round < settings.rounds; round++) {
    learner.roundLargest()
    learner.run(1, () => rate / 3, 1)
  }
  return learner
}

const MUST_NOT_PRINT = ['aside', 'order', 'unlawful'].map((label) => LABELS.indexOf(label as (typeof LABELS)[number]))
const FILLER = LABELS.indexOf('filler')
/** The score of a state that cannot be. */
const IMPOSSIBLE = -1e4
/** Smaller slopes are not worth their while. */
const LEAST_SLOPE = 0.002
/** How much the sums of squared slopes begin with: the first steps are no leaps. */
const FIRST_SQUARE = 0.3

class Learner implements Learned {
  readonly hashes: Int32Array
  readonly weights: Float32Array
  readonly moves = new Float64Array(MOVES)
  private readonly samplesOf: (pass: number) => readonly Sample[]
  private readonly settings: Settings
  private readonly onPass: (loss: number) => void
  private readonly squares: Float32Array
  private readonly moveSquares = new Float64Array(MOVES)
  private readonly random = randomFrom(12345)
  private passes = 0
  /** 1 for the weights that are still learned, once some are not. */
  private open: Uint8Array | null = null
  /** The weights that are kept, once some are not. */
  private kept: Rows | null = null

  constructor(
    samplesOf: (pass: number) => readonly Sample[],
    hashes: Int32Array,
    settings: Settings,
    onPass: (loss: number) => void,
  ) {
    this.samplesOf = samplesOf
    this.hashes = hashes
    this.settings = settings
    this.onPass = onPass
    this.weights = new Float32Array(hashes.length * COLUMNS)
    this.squares = new Float32Array(hashes.length * COLUMNS)
  }

  /** Some passes; the weights become the mean of those after each of the last `averaged`. */
  run(passes: number, rateOf: (pass: number) => number, averaged: number): void {
    const sum = new Float32Array(this.weights.length)
    for (let pass = 0; pass < passes; pass++) {
      const order = [...this.samplesOf(this.passes++)]
      shuffle(order, this.random)
      let loss = 0
      for (const sample of order) loss += this.learnFrom(sample, rateOf(pass))
      this.onPass(loss / order.length)
      if (pass >= passes - averaged) for (let at = 0; at < sum.length; at++) sum[at]! += this.weights[at]!
    }
    for (let at = 0; at < sum.length; at++) this.weights[at] = sum[at]! / Math.min(averaged, passes)
  }

  private learnFrom(sample: Sample, rate: number): number {
    const { count, features } = sample
    if (count === 0) return 0
    const drop = this.open ? this.settings.refitDrop : this.settings.drop
    const chosen = new Int32Array(features.count)
    let size = 0
    for (let index = 0; index < features.count; index++) if (this.random() >= drop) chosen[size++] = index
    const seen = chosen.subarray(0, size)
    const scores = scoreSample(sample, this.weights, seen, 1 / (1 - drop), this.kept)
    const told = this.findTold(sample, scores)
    this.addLeakCost(sample, scores)
    const pairs = new Float64Array(MOVES)
    const { odds, logSum } = forwardBackward(scores, features.breaks, this.moves, pairs)
    for (let move = 0; move < MOVES; move++) pairs[move]! -= told.pairs[move]!
    this.stepMoves(pairs, rate)
    this.stepWeights(sample, seen, slopesOf(odds, told.odds, count), rate)
    return logSum - told.logSum
  }

  /** How probable each state is where all states that are told hold. */
  private findTold({ count, gold, features }: Sample, scores: Float64Array) {
    const pairs = new Float64Array(MOVES)
    if (gold.includes(FREE)) {
      const possible = scores.slice()
      for (let at = 0; at < count; at++)
        if (gold[at] !== FREE)
          for (let state = 0; state < STATES; state++)
            if (state !== gold[at]) possible[at * STATES + state] = IMPOSSIBLE
      return { ...forwardBackward(possible, features.breaks, this.moves, pairs), pairs }
    }
    const odds = new Float64Array(count * STATES)
    let logSum = 0
    for (let at = 0; at < count; at++) {
      odds[at * STATES + gold[at]!] = 1
      logSum += scores[at * STATES + gold[at]!]!
      if (at === 0 || gold[at]! >= L) continue
      const move = (features.breaks[at]! * L + (gold[at - 1]! % L)) * L + gold[at]!
      logSum += this.moves[move]!
      pairs[move]!++
    }
    return { odds, logSum, pairs }
  }

  /** What must be avoided most looks likelier than it is, so that more is learned against it (softmax margin, Gimpel and Smith 2010). */
  private addLeakCost({ count, gold }: Sample, scores: Float64Array): void {
    for (let at = 0; at < count; at++) {
      if (gold[at] === FREE || !MUST_NOT_PRINT.includes(gold[at]! % L)) continue
      for (let label = 0; label < L; label++) {
        if (label === FILLER || MUST_NOT_PRINT.includes(label)) continue
        scores[at * STATES + label]! += this.settings.leakCost
        scores[at * STATES + L + label]! += this.settings.leakCost
      }
    }
  }

  private stepMoves(slopes: Float64Array, rate: number): void {
    for (let move = 0; move < MOVES; move++) {
      const slope = slopes[move]! + 1e-4 * this.moves[move]!
      this.moveSquares[move]! += slope * slope
      this.moves[move]! -= (rate * slope) / Math.sqrt(this.moveSquares[move]! + 1e-3)
    }
  }

  /** `slopes`: the running sums over the tokens of each column's slopes. */
  private stepWeights({ count, features }: Sample, seen: Int32Array, slopes: Float64Array, rate: number): void {
    const { kept, weights, squares, open } = this
    const shrinkBy = this.settings.shrink
    const step = (at: number, slope: number) => {
      if ((slope < LEAST_SLOPE && slope > -LEAST_SLOPE) || (open !== null && open[at] === 0)) return
      const square = squares[at]! + slope * slope
      squares[at] = square
      const by = rate / Math.sqrt(square + FIRST_SQUARE)
      const moved = weights[at]! - by * slope
      const shrink = by * shrinkBy
      weights[at] = moved > shrink ? moved - shrink : moved < -shrink ? moved + shrink : 0
    }
    const steep = steepOf(slopes, count)
    for (const index of seen) {
      const feature = features.hashes[index]!
      const first = feature * COLUMNS
      const from = features.from[index]! * COLUMNS
      const to = features.to[index]! * COLUMNS
      if (kept) {
        for (let at = kept.starts[feature]!; at < kept.starts[feature + 1]!; at++) {
          const column = kept.columns[at]!
          step(first + column, slopes[to + column]! - slopes[from + column]!)
        }
        continue
      }
      // What only one token sees moves only where that token is wrong.
      const token = to === from + COLUMNS ? features.from[index]! : count
      for (let at = steep.starts[token]!; at < steep.starts[token + 1]!; at++) {
        const column = steep.columns[at]!
        step(first + column, slopes[to + column]! - slopes[from + column]!)
      }
    }
  }

  /** Keeps the weights that say most: by their size, and by how much they were ever pulled at. */
  dropLeast(keep: number): void {
    const { weights, squares } = this
    const worthOf = (at: number) => Math.abs(weights[at]!) * Math.sqrt(Math.sqrt(squares[at]! + 1e-3))
    const worths = new Float64Array(weights.length)
    for (let at = 0; at < worths.length; at++) worths[at] = weights[at] === 0 ? 0 : worthOf(at)
    const least = worths.slice().sort()[Math.max(0, worths.length - keep)]!
    this.open = new Uint8Array(weights.length)
    for (let at = 0; at < weights.length; at++) {
      if (weights[at] !== 0 && worths[at]! >= least) this.open[at] = 1
      else weights[at] = 0
    }
    const starts = new Int32Array(this.hashes.length + 1)
    const columns: number[] = []
    for (let feature = 0; feature < this.hashes.length; feature++) {
      for (let column = 0; column < COLUMNS; column++)
        if (this.open[feature * COLUMNS + column] === 1) columns.push(column)
      starts[feature + 1] = columns.length
    }
    this.kept = { starts, columns: Uint8Array.from(columns) }
  }

  /** Rounds the larger half of the weights that are still learned to what the file can hold; the rest makes good for it. */
  roundLargest(): void {
    const { weights } = this
    const open = this.open!
    const sizes = Float64Array.from(
      weights.filter((_, at) => open[at] === 1),
      Math.abs,
    ).sort()
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0
    for (let at = 0; at < weights.length; at++) {
      if (open[at] === 0 || Math.abs(weights[at]!) < median) continue
      weights[at] = sizeOf(levelOf(weights[at]!))
      open[at] = 0
    }
  }
}

/** For each token, and behind the last for all of them together, the columns whose slope is worth its while. */
function steepOf(slopes: Float64Array, count: number): Rows {
  const starts = new Int32Array(count + 2)
  const columns = new Uint8Array((count + 1) * COLUMNS)
  const isSteep = new Uint8Array(COLUMNS)
  let size = 0
  for (let token = 0; token < count; token++) {
    for (let column = 0; column < COLUMNS; column++) {
      const slope = slopes[(token + 1) * COLUMNS + column]! - slopes[token * COLUMNS + column]!
      if (slope < LEAST_SLOPE && slope > -LEAST_SLOPE) continue
      columns[size++] = column
      isSteep[column] = 1
    }
    starts[token + 1] = size
  }
  for (let column = 0; column < COLUMNS; column++) if (isSteep[column] === 1) columns[size++] = column
  starts[count + 1] = size
  return { starts, columns }
}

/** Running sums over the tokens of what each column is too high by. */
function slopesOf(odds: Float64Array, told: Float64Array, count: number): Float64Array {
  const slopes = new Float64Array((count + 1) * COLUMNS)
  for (let at = 0; at < count; at++) {
    const o = at * COLUMNS
    const next = o + COLUMNS
    let begins = 0
    for (let label = 0; label < L; label++) {
      const state = at * STATES + label
      const begun = odds[state]! - told[state]!
      const inside = odds[state + L]! - told[state + L]!
      begins += begun
      slopes[next + label] = slopes[o + label]! + begun + inside
      slopes[next + L + label] = slopes[o + L + label]! + begun
    }
    slopes[next + 2 * L] = slopes[o + 2 * L]! + begins
  }
  return slopes
}

/**
 * Learns the weights of the chain: stochastic gradients with AdaGrad (Duchi et al. 2011), brief by brief, half of what is seen left out
 * each time; then the weights that say least are dropped and the rest learned on, and at last rounded to what the file can hold.
 */
import { COLUMNS, forwardBackward, LABEL_COUNT, MOVES } from '../src/label/chain.ts'
import { HASH_BITS } from '../src/label/features.ts'
import { LABELS } from '../src/label/labels.ts'
import { levelOf, sizeOf } from '../src/label/levels.ts'
import { randomFrom, shuffle } from './random.ts'
import { Numbers, type Sample } from './samples.ts'
import { scoreSample } from './score-sample.ts'

const L = LABEL_COUNT
const STATES = 2 * L

export interface Settings {
  /** Passes over all samples with all weights, with those that are kept, and while they are rounded. */
  passes: number
  refits: number
  rounds: number
  /** Weights that are kept. */
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
  learner.dropLeast()
  learner.run(settings.refits, (pass) => rate / (1.5 + 0.5 * pass), 2)
  for (let round = 0; round < settings.rounds; round++) {
    learner.roundLargest()
    learner.run(1, () => rate / 3, 1)
  }
  return learner
}

const MUST_NOT_PRINT = ['aside', 'order', 'unlawful'].map((label) => LABELS.indexOf(label as (typeof LABELS)[number]))
const FILLER = LABELS.indexOf('filler')
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
    const { count, gold, features } = sample
    if (count === 0) return 0
    const drop = this.open ? this.settings.refitDrop : this.settings.drop
    const chosen = new Int32Array(features.count)
    let size = 0
    for (let index = 0; index < features.count; index++) if (this.random() >= drop) chosen[size++] = index
    const seen = chosen.subarray(0, size)
    const scores = scoreSample(sample, this.weights, seen, 1 / (1 - drop))
    let rightScore = 0
    for (let at = 0; at < count; at++) {
      rightScore += scores[at * STATES + gold[at]!]!
      if (at > 0 && gold[at]! < L) rightScore += this.moves[moveAt(sample, at)]!
    }
    this.addLeakCost(sample, scores)
    const pairs = new Float64Array(MOVES)
    const { odds, logSum } = forwardBackward(scores, features.breaks, this.moves, pairs)
    for (let at = 1; at < count; at++) if (gold[at]! < L) pairs[moveAt(sample, at)]! -= 1
    this.stepMoves(pairs, rate)
    this.stepWeights(sample, seen, slopesOf(odds, sample), rate)
    return logSum - rightScore
  }

  /** What must be avoided most looks likelier than it is, so that more is learned against it (softmax margin, Gimpel and Smith 2010). */
  private addLeakCost({ count, gold }: Sample, scores: Float64Array): void {
    for (let at = 0; at < count; at++) {
      if (!MUST_NOT_PRINT.includes(gold[at]! % L)) continue
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
  private stepWeights({ features }: Sample, seen: Int32Array, slopes: Float64Array, rate: number): void {
    const { weights, squares, open } = this
    const shrinkBy = this.settings.shrink * (open ? 0.2 : 1)
    for (const index of seen) {
      const first = features.hashes[index]! * COLUMNS
      const from = features.from[index]! * COLUMNS
      const to = features.to[index]! * COLUMNS
      for (let column = 0; column < COLUMNS; column++) {
        const slope = slopes[to + column]! - slopes[from + column]!
        const at = first + column
        if ((slope < LEAST_SLOPE && slope > -LEAST_SLOPE) || (open !== null && open[at] === 0)) continue
        const square = squares[at]! + slope * slope
        squares[at] = square
        const step = rate / Math.sqrt(square + FIRST_SQUARE)
        const moved = weights[at]! - step * slope
        const shrink = step * shrinkBy
        weights[at] = moved > shrink ? moved - shrink : moved < -shrink ? moved + shrink : 0
      }
    }
  }

  /** Keeps the weights that say most: by their size, and by how much they were ever pulled at. */
  dropLeast(): void {
    const { weights, squares } = this
    const worthOf = (at: number) => Math.abs(weights[at]!) * Math.sqrt(Math.sqrt(squares[at]! + 1e-3))
    const worths = new Float64Array(weights.length)
    for (let at = 0; at < worths.length; at++) worths[at] = weights[at] === 0 ? 0 : worthOf(at)
    const least = worths.slice().sort()[Math.max(0, worths.length - this.settings.keep)]!
    this.open = new Uint8Array(weights.length)
    for (let at = 0; at < weights.length; at++) {
      if (weights[at] !== 0 && worths[at]! >= least) this.open[at] = 1
      else weights[at] = 0
    }
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

/** Which move a sample makes to the stretch that begins at a token. */
const moveAt = ({ gold, features }: Sample, at: number): number =>
  (features.breaks[at]! * L + (gold[at - 1]! % L)) * L + gold[at]!

/** Running sums over the tokens of what each column is too high by. */
function slopesOf(odds: Float64Array, { count, gold }: Sample): Float64Array {
  const slopes = new Float64Array((count + 1) * COLUMNS)
  for (let at = 0; at < count; at++) {
    const o = at * COLUMNS
    const next = o + COLUMNS
    let begins = 0
    for (let label = 0; label < L; label++) {
      const begun = odds[at * STATES + label]! - (gold[at] === label ? 1 : 0)
      const inside = odds[at * STATES + L + label]! - (gold[at] === L + label ? 1 : 0)
      begins += begun
      slopes[next + label] = slopes[o + label]! + begun + inside
      slopes[next + L + label] = slopes[o + L + label]! + begun
    }
    slopes[next + 2 * L] = slopes[o + 2 * L]! + begins
  }
  return slopes
}

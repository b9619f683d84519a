/** What was learned: for each feature a few weights of eight bits. Read once from one compressed file. */
import { COLUMNS, LABEL_COUNT, MOVES, spreadColumns } from './chain.ts'
import { type Features, HASH_BITS } from './features.ts'
import { moveOf, sizeOf } from './levels.ts'

export interface Model {
  /** A bit for each feature, set where it has a row, and how many rows there are before each 32 of them. */
  known: Int32Array
  ranks: Int32Array
  /** Where the weights of a row begin; the next row's begin where they end. */
  starts: Int32Array
  columns: Uint8Array
  weights: Int16Array
  moves: Float64Array
}

/** Weights are added up in these units, as whole numbers: the sum is the same in any order. */
const UNIT = 1 / 1024

/**
 * Little endian. How many rows and how many weights there are (u32 each); how long each stream of columns is (u32 each); the
 * moves from label to label at each kind of break (i8 each); for each row the step from the feature before it (seven bits a byte); the columns of
 * the weights, in a stream for each column they may follow, the last for the first of a row, with COLUMNS behind the last of
 * a row; the level of each weight (i8).
 */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rowCount = view.getUint32(0, true)
  const weightCount = view.getUint32(4, true)
  const moves = new Float64Array(MOVES)
  const movesAt = 8 + 4 * (COLUMNS + 1)
  for (let move = 0; move < moves.length; move++) moves[move] = moveOf(view.getInt8(movesAt + move))
  const known = new Int32Array(1 << (HASH_BITS - 5))
  let at = movesAt + moves.length
  let feature = -1
  for (let row = 0; row < rowCount; row++) {
    let step = 0
    let shift = 0
    for (; bytes[at]! > 127; shift += 7) step |= (bytes[at++]! & 127) << shift
    feature += step | (bytes[at++]! << shift)
    known[feature >> 5]! |= 1 << (feature & 31)
  }
  const ranks = new Int32Array(known.length)
  for (let index = 1; index < ranks.length; index++) ranks[index] = ranks[index - 1]! + countBits(known[index - 1]!)
  const streams = new Int32Array(COLUMNS + 1)
  for (let index = 0; index <= COLUMNS; index++) {
    streams[index] = at
    at += view.getUint32(8 + 4 * index, true)
  }
  const starts = new Int32Array(rowCount + 1)
  const columns = new Uint8Array(weightCount)
  let read = 0
  for (let row = 0; row < rowCount; row++) {
    for (let column = COLUMNS; ; read++) {
      column = bytes[streams[column]!++]!
      if (column === COLUMNS) break
      columns[read] = column
    }
    starts[row + 1] = read
  }
  const sizes = Int16Array.from({ length: 256 }, (_, byte) => Math.round(sizeOf((byte << 24) >> 24) / UNIT))
  const weights = new Int16Array(weightCount)
  for (let index = 0; index < weightCount; index++) weights[index] = sizes[bytes[at + index]!]!
  return { known, ranks, starts, columns, weights, moves }
}

/** How many bits of a word of 32 are set. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The scores of each token's states. What is said of many tokens is added where it begins and taken off where it ends. */
export function scoreTokens(model: Model, features: Features, count: number): Float64Array {
  const { known, ranks, starts, columns, weights } = model
  const own = new Int32Array((count + 1) * COLUMNS)
  const shared = new Int32Array((count + 1) * COLUMNS)
  for (let index = 0; index < features.count; index++) {
    const feature = features.hashes[index]!
    const word = known[feature >> 5]!
    const bit = 1 << (feature & 31)
    if ((word & bit) === 0) continue
    const row = ranks[feature >> 5]! + countBits(word & (bit - 1))
    const end = starts[row + 1]!
    const from = features.from[index]! * COLUMNS
    const to = features.to[index]! * COLUMNS
    if (to === from + COLUMNS) {
      for (let at = starts[row]!; at < end; at++) own[from + columns[at]!]! += weights[at]!
    } else {
      for (let at = starts[row]!; at < end; at++) {
        shared[from + columns[at]!]! += weights[at]!
        shared[to + columns[at]!]! -= weights[at]!
      }
    }
  }
  const scores = new Float64Array(count * 2 * LABEL_COUNT)
  const sums = new Float64Array(COLUMNS)
  const running = new Int32Array(COLUMNS)
  for (let token = 0; token < count; token++) {
    for (let column = 0; column < COLUMNS; column++) {
      running[column]! += shared[token * COLUMNS + column]!
      sums[column] = (running[column]! + own[token * COLUMNS + column]!) * UNIT
    }
    spreadColumns(sums, 0, scores, token * 2 * LABEL_COUNT)
  }
  return scores
}

/** Writes what was learned as `label/model.ts` reads it. */
import { brotliCompressSync, constants } from 'node:zlib'
import { COLUMNS } from '../src/label/chain.ts'
import { levelOf, levelOfMove } from '../src/label/levels.ts'
import type { Learned } from './learn.ts'

export function packModel({ hashes, weights, moves }: Learned): Uint8Array {
  const gaps: number[] = []
  const columns: number[][] = Array.from({ length: COLUMNS + 1 }, () => [])
  const levels: number[] = []
  let rows = 0
  let before = -1
  for (const [feature, hash] of hashes.entries()) {
    let last = COLUMNS
    for (let column = 0; column < COLUMNS; column++) {
      const level = levelOf(weights[feature * COLUMNS + column]!)
      if (level === 0) continue
      columns[last]!.push(column)
      levels.push(level & 255)
      last = column
    }
    if (last === COLUMNS) continue
    columns[last]!.push(COLUMNS)
    let gap = hash - before
    before = hash
    for (; gap > 127; gap >>= 7) gaps.push((gap & 127) | 128)
    gaps.push(gap)
    rows++
  }
  const front = Buffer.alloc(8 + 4 * columns.length + moves.length)
  front.writeUInt32LE(rows, 0)
  front.writeUInt32LE(levels.length, 4)
  for (const [index, stream] of columns.entries()) front.writeUInt32LE(stream.length, 8 + 4 * index)
  for (const [move, score] of moves.entries()) front.writeInt8(levelOfMove(score), 8 + 4 * columns.length + move)
  const whole = Buffer.concat([
    front,
    Buffer.from(gaps),
    ...columns.map((stream) => Buffer.from(stream)),
    Buffer.from(levels),
  ])
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 }
  return brotliCompressSync(whole, { params })
}

/** Packs what was learned about lines: the weightiest weights, one byte each. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Header } from '../src/line/model.ts'
import { LANGUAGES, type Language } from '../src/sheet/sheet.ts'
import type { Learned } from './line-learn.ts'
import { LABELS_MAX } from './line-weights.ts'

const BYTE_MOST = 31

/** The layout is told where it is read: `src/line/model.ts`. @param keep how many weights at most */
export function packModel(head: Pick<Header, 'labels' | 'cased'>, learned: Learned, keep: number): Buffer {
  const kept = [...learned.weights]
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || a[0] - b[0])
    .slice(0, keep)
    .sort((a, b) => a[0] - b[0])
  const most = Math.min(
    8,
    kept.reduce((max, [, weight]) => Math.max(max, Math.abs(weight)), 0),
  )
  const scale = most / BYTE_MOST
  const rounded = kept
    .map(([key, weight]) => [key, Math.max(-BYTE_MOST, Math.min(BYTE_MOST, Math.round(weight / scale)))] as const)
    .filter(([, weight]) => weight !== 0)
  const rows: number[] = []
  let count = 0
  let before = 0
  const varint = (value: number) => {
    let rest = value
    while (rest > 127) {
      rows.push((rest & 127) | 128)
      rest >>>= 7
    }
    rows.push(rest)
  }
  for (let k = 0; k < rounded.length; ) {
    const feature = Math.floor(rounded[k]![0] / LABELS_MAX)
    let end = k
    while (end < rounded.length && Math.floor(rounded[end]![0] / LABELS_MAX) === feature) end++
    varint(feature - before)
    varint(end - k)
    before = feature
    count += 1
    k = end
  }
  const order = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Array.from(learned.order[language], (weight) => Math.round(weight * 1000) / 1000),
    ]),
  ) as Record<Language, number[]>
  const header: Header = { ...head, scale, rows: count, weights: rounded.length, order }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const raw = Buffer.alloc(4 + text.length + rows.length + rounded.length * 3)
  raw.writeUInt32LE(text.length, 0)
  raw.set(text, 4)
  raw.set(rows, 4 + text.length)
  const at = 4 + text.length + rows.length
  rounded.forEach(([key], k) => {
    raw.writeUInt16LE(key % LABELS_MAX, at + 2 * k)
  })
  rounded.forEach(([, weight], k) => {
    raw.writeInt8(weight, at + 2 * rounded.length + k)
  })
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })
}

/** Weighs features by what was learned from the labelled corpus. Every weight can be read in the files of `learned/`. */

/** Names a feature; its parts are joined as they stand. */
export type Add = (part: string, second?: string, third?: string) => void

export interface Model {
  labels: number
  /** Hashes of the features by slot, and where their weights begin and end in `pairs`; a slot that ends at nought is free. */
  keys: Int32Array
  begins: Int32Array
  ends: Int32Array
  /** A label and its weight in tenths, by turns. */
  pairs: Int8Array
  /** In which round a slot was last met: a feature counts once. */
  met: Int32Array
  round: number
}

/** Weights are written in tenths, as one character each: "N" stands for nought. */
const NOUGHT = 78
const SCALE = 0.1
const FIRST_LABEL = 97

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hashOn(hash: number, text: string): number {
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return hash
}

function slotOf({ keys, ends }: Pick<Model, 'keys' | 'ends'>, hash: number): number {
  const mask = keys.length - 1
  let slot = (hash ^ (hash >>> 15)) & mask
  while (ends[slot] !== 0 && keys[slot] !== hash) slot = (slot + 1) & mask
  return slot
}

/** "feature<tab>aRbK": behind each feature, a letter for the label and a character for its weight. */
export function parseModel(lines: string, labels: number): Model {
  const rows = lines.split('\n').filter((line) => line.includes('\t'))
  const size = 2 ** Math.ceil(Math.log2(rows.length * 2 + 1))
  const pairs = new Int8Array(lines.length + 2)
  const table = { keys: new Int32Array(size), begins: new Int32Array(size), ends: new Int32Array(size) }
  let end = 1
  for (const row of rows) {
    const tab = row.indexOf('\t')
    const hash = hashOn(FNV_START, row.slice(0, tab))
    const slot = slotOf(table, hash)
    table.keys[slot] = hash
    table.begins[slot] = end
    for (let at = tab + 1; at < row.length; at += 2) {
      pairs[end++] = row.charCodeAt(at) - FIRST_LABEL
      pairs[end++] = row.charCodeAt(at + 1) - NOUGHT
    }
    table.ends[slot] = end
  }
  return { labels, ...table, pairs, met: new Int32Array(size), round: 0 }
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

/** The sum for each label over the features that `name` adds. */
export function sumsOf(model: Model, name: (add: Add) => void): Float64Array {
  const { begins, ends, pairs, met } = model
  const sums = new Float64Array(model.labels)
  const round = ++model.round
  name((part, second, third) => {
    let hash = hashOn(FNV_START, part)
    if (second !== undefined) hash = hashOn(hash, second)
    if (third !== undefined) hash = hashOn(hash, third)
    const slot = slotOf(model, hash)
    if (ends[slot] === 0 || met[slot] === round) return
    met[slot] = round
    for (let at = begins[slot]!; at < ends[slot]!; at += 2) sums[pairs[at]!]! += pairs[at + 1]! * SCALE
  })
  return sums
}

export function indexOfHighest(values: Float64Array): number {
  let best = 0
  for (let index = 1; index < values.length; index++) if (values[index]! > values[best]!) best = index
  return best
}

/** Sums -> shares of one, the likelier the larger. */
export function sharesOf(sums: Float64Array): Float64Array {
  const highest = sums[indexOfHighest(sums)]!
  const shares = new Float64Array(sums.length)
  let total = 0
  for (let label = 0; label < sums.length; label++) {
    shares[label] = Math.exp(sums[label]! - highest)
    total += shares[label]!
  }
  for (let label = 0; label < sums.length; label++) shares[label]! /= total
  return shares
}

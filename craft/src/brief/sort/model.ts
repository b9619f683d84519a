/** Weighs features by what was learned from the labelled corpus. Every weight can be read in the files of `learned/`. */

/** Names a feature; its parts are joined as they stand. */
export type Name = (part: string, second?: string, third?: string) => void

export interface Add extends Name {
  /** Names what `nameWord` names, which it takes less time to weigh in one go. */
  word: (word: string, next: string | undefined) => void
}

/** A word, the two as they follow each other, and how a long one begins and ends. */
export function nameWord(add: Name, word: string, next: string | undefined): void {
  add(word)
  if (next !== undefined) add(word, ' ', next)
  if (word.length < LONG_WORD) return
  add('-', word.slice(-SHORT_END))
  add('-', word.slice(-LONG_END))
  add(word.slice(0, BEGINNING), '-')
}
const LONG_WORD = 6
const SHORT_END = 3
const LONG_END = 5
const BEGINNING = 5

export interface Model {
  /** For each label, what was asked for last. */
  sums: Float64Array
  /**
   * Four numbers for each slot, side by side as they are read together: the hash of a feature, where its weights begin
   * and end in `pairs`, and in which round it was last met, as a feature counts once. A slot that ends at nought is free.
   */
  slots: Int32Array
  /** A label and its weight in tenths, by turns. */
  pairs: Int8Array
  round: number
  /** A bit that is set for every feature that is kept: most of those that are asked for are not, and need no slot looked up. */
  sieve: Int32Array
}

/** Weights are written in tenths, as one character each: "N" stands for nought. */
const NOUGHT = 78
const SCALE = 0.1
const FIRST_LABEL = 97

const SIEVE = 2 ** 14
const placeInSieve = (hash: number): number => ((hash >>> 5) ^ (hash >>> 19)) & (SIEVE - 1)

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hashOn(hash: number, text: string, from = 0): number {
  for (let at = from; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return hash
}
const BLANK = ' '.charCodeAt(0)
const HYPHEN = '-'.charCodeAt(0)
const hashOnCode = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME)
const AFTER_HYPHEN = hashOn(FNV_START, '-')

/** What a slot holds, in this order. */
const WIDTH = 4
const BEGINS = 1
const ENDS = 2
const MET = 3

/** Where the slot of a feature, or a free one, lies. */
function slotOf(slots: Int32Array, hash: number): number {
  const last = slots.length - 1
  let at = Math.imul(hash ^ (hash >>> 15), WIDTH) & last
  while (slots[at] !== hash && slots[at + ENDS] !== 0) at = (at + WIDTH) & last
  return at
}

/** "feature<tab>aRbK": behind each feature, a letter for the label and a character for its weight. */
export function parseModel(lines: string, labels: number): Model {
  const rows = lines.split('\n').filter((line) => line.includes('\t'))
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(rows.length * 2 + 1)) * WIDTH)
  const pairs = new Int8Array(lines.length + 2)
  const sieve = new Int32Array(SIEVE)
  let end = 1
  for (const row of rows) {
    const tab = row.indexOf('\t')
    const hash = hashOn(FNV_START, row.slice(0, tab))
    sieve[placeInSieve(hash)]! |= 1 << hash
    const slot = slotOf(slots, hash)
    slots[slot] = hash
    slots[slot + BEGINS] = end
    for (let at = tab + 1; at < row.length; at += 2) {
      pairs[end++] = row.charCodeAt(at) - FIRST_LABEL
      pairs[end++] = row.charCodeAt(at + 1) - NOUGHT
    }
    slots[slot + ENDS] = end
  }
  return { sums: new Float64Array(labels), slots, pairs, round: 0, sieve }
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

/** The features that are named, by their hashes. */
let named = new Int32Array(2 ** 10)
let names = 0
function push(hash: number): void {
  if (names === named.length) {
    const more = new Int32Array(names * 2)
    more.set(named)
    named = more
  }
  named[names++] = hash
}

const name: Name = (part, second, third) => {
  let hash = hashOn(FNV_START, part)
  if (second !== undefined) hash = hashOn(hash, second)
  if (third !== undefined) hash = hashOn(hash, third)
  push(hash)
}

const add: Add = Object.assign(name, {
  word: (word: string, next: string | undefined): void => {
    let hash = FNV_START
    let beginning = 0
    for (let at = 0; at < word.length; at++) {
      if (at === BEGINNING) beginning = hash
      hash = hashOnCode(hash, word.charCodeAt(at))
    }
    push(hash)
    if (next !== undefined) push(hashOn(hashOnCode(hash, BLANK), next))
    if (word.length < LONG_WORD) return
    push(hashOn(AFTER_HYPHEN, word, word.length - SHORT_END))
    push(hashOn(AFTER_HYPHEN, word, word.length - LONG_END))
    push(hashOnCode(beginning, HYPHEN))
  },
})

/** Keeps those of the named features that may have weights, and no more of `named`. A loop of its own: what it looks up comes from far, and all at once. */
function siftNamed(sieve: Int32Array): void {
  let kept = 0
  for (let index = 0; index < names; index++) {
    const hash = named[index]!
    named[kept] = hash
    kept += (sieve[placeInSieve(hash)]! >>> hash) & 1
  }
  names = kept
}
function findSlots(slots: Int32Array): void {
  for (let index = 0; index < names; index++) named[index] = slotOf(slots, named[index]!)
}

/** The sum for each label over the features that `nameAll` names, which asks for no other sum; kept until the model is asked for the next. */
export function sumsOf(model: Model, nameAll: (add: Add) => void): Float64Array {
  const { slots, pairs, sieve, sums } = model
  sums.fill(0)
  const round = ++model.round
  names = 0
  nameAll(add)
  siftNamed(sieve)
  findSlots(slots)
  for (let index = 0; index < names; index++) {
    const slot = named[index]!
    const end = slots[slot + ENDS]!
    if (end === 0 || slots[slot + MET] === round) continue
    slots[slot + MET] = round
    for (let at = slots[slot + BEGINS]!; at < end; at += 2) sums[pairs[at]!]! += pairs[at + 1]! * SCALE
  }
  return sums
}

export function indexOfHighest(values: ArrayLike<number>): number {
  let best = 0
  for (let index = 1; index < values.length; index++) if (values[index]! > values[best]!) best = index
  return best
}

/** Sums -> shares of one, the likelier the larger; into `shares`, where it is lent. */
export function sharesOf(sums: ArrayLike<number>, shares: number[] = []): number[] {
  const highest = sums[indexOfHighest(sums)]!
  let total = 0
  for (let label = 0; label < sums.length; label++) {
    shares[label] = Math.exp(sums[label]! - highest)
    total += shares[label]!
  }
  for (let label = 0; label < sums.length; label++) shares[label]! /= total
  return shares
}

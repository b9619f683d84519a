/** Finds, in one pass over a text, where everything stands that was asked for in the texts before it. */
import { IN_KEY, KEYS, keyBefore, letterOf, type Marks } from './beginnings.ts'

/** What is looked for, by its number. */
const wanted: Marks[] = []
/** From where to where in `places` the places of each lie, in their order. */
let starts = new Int32Array(2 ** 10)
let ends = new Int32Array(starts.length)
/** The round in which that was found out. */
let foundIn = new Int32Array(starts.length)
let places = new Int32Array(2 ** 12)
let placesTo = 0

/** The text: its letters, and the key at each of them. */
let letters = new Uint8Array(2 ** 12)
let keys = new Uint16Array(letters.length)
let length = 0
/** Counts the texts. */
let round = 0

/** Who wants a key, and which letters behind it: from where to where by the key. */
const wantedFrom = new Int32Array(KEYS + 1)
let wantedBy = new Uint16Array(0)
let wantedBehind = new Uint32Array(0)
/** So many of `wanted` are in there. */
let indexed = 0
/** What a pass has met: who, and where. */
let metBy = new Uint16Array(2 ** 12)
let metAt = new Int32Array(metBy.length)

/** Has something looked for from now on -> its number. */
export function want(marks: Marks): number {
  if (wanted.length === starts.length) {
    starts = longer(starts, starts.length * 2)
    ends = longer(ends, starts.length)
    foundIn = longer(foundIn, starts.length)
  }
  return wanted.push(marks) - 1
}

function longer<A extends Int32Array | Uint16Array>(array: A, size: number): A {
  const more = new (array.constructor as new (size: number) => A)(size)
  more.set(array)
  return more
}

/** Takes a text in place of the one before. */
export function lookThrough(text: string): void {
  length = text.length
  if (letters.length < length + IN_KEY) {
    letters = new Uint8Array((length + IN_KEY) * 2)
    keys = new Uint16Array(letters.length)
  }
  letters.fill(0, length, length + IN_KEY)
  let key = 0
  for (let at = length - 1; at >= 0; at--) {
    letters[at] = letterOf(text.charCodeAt(at))
    key = keyBefore(letters[at]!, key)
    keys[at] = key
  }
  round++
  placesTo = 0
  if (indexed < wanted.length) putInIndex()
  sortOut(meet())
}

/** Nobody's words are kept when they have been read. */
export function forgetLetters(): void {
  letters.fill(0)
  keys.fill(0)
}

function putInIndex(): void {
  wantedFrom.fill(0)
  for (const marks of wanted) for (const key of marks.keys) wantedFrom[key + 1]!++
  for (let key = 0; key < KEYS; key++) wantedFrom[key + 1]! += wantedFrom[key]!
  const next = wantedFrom.slice()
  wantedBy = new Uint16Array(wantedFrom[KEYS]!)
  wantedBehind = new Uint32Array(wantedBy.length)
  for (const [by, marks] of wanted.entries())
    for (const [index, key] of marks.keys.entries()) {
      const at = next[key]!++
      wantedBy[at] = by
      wantedBehind[at] = marks.behind[index]!
    }
  indexed = wanted.length
}

/** Meets all that is wanted, in the order of the text; says how much it was. */
function meet(): number {
  let met = 0
  ends.fill(0, 0, indexed)
  for (let at = 0; at < length; at++) {
    const to = wantedFrom[keys[at]! + 1]!
    for (let index = wantedFrom[keys[at]!]!; index < to; index++) {
      if (((wantedBehind[index]! >>> letters[at + IN_KEY]!) & 1) === 0) continue
      if (met === metBy.length) {
        metBy = longer(metBy, met * 2)
        metAt = longer(metAt, met * 2)
      }
      const by = wantedBy[index]!
      metBy[met] = by
      metAt[met++] = at
      ends[by]!++
    }
  }
  return met
}

/** Puts together what was met of each. */
function sortOut(met: number): void {
  reserve(met)
  for (let by = 0, from = 0; by < indexed; by++) {
    starts[by] = from
    from += ends[by]!
    ends[by] = starts[by]!
    foundIn[by] = round
  }
  for (let index = 0; index < met; index++) places[ends[metBy[index]!]!++] = metAt[index]!
  placesTo = met
}

function reserve(size: number): void {
  if (places.length < size) places = longer(places, size * 2)
}

/** What is wanted for the first time is looked for alone. */
function findAlone(by: number): void {
  if (foundIn[by] === round) return
  const marks = wanted[by]!
  const behind = new Map(Array.from(marks.keys, (key, index) => [key, marks.behind[index]!]))
  starts[by] = placesTo
  for (let at = 0; at < length; at++)
    if (((behind.get(keys[at]!) ?? 0) >>> letters[at + IN_KEY]!) & 1) {
      reserve(placesTo + 1)
      places[placesTo++] = at
    }
  ends[by] = placesTo
  foundIn[by] = round
}

/** Where the places of what has this number begin in the row of all places, at or behind `from`. */
export function firstPlace(by: number, from: number): number {
  findAlone(by)
  let low = starts[by]!
  if (from === 0) return low
  let high = ends[by]!
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < from) low = middle + 1
    else high = middle
  }
  return low
}
/** Where those that `firstPlace` was asked for end in that row. */
export const lastPlace = (by: number): number => ends[by]!
/** Which letter of the text a place in that row is. */
export const placeAt = (index: number): number => places[index]!

/** Whether it stands anywhere from one letter to another. */
export function standsWithin(by: number, from: number, to: number): boolean {
  const index = firstPlace(by, from)
  return index < ends[by]! && places[index]! < to
}

/** Looks for all matches of a pattern in a text, wherever one may begin. */
import { type Beginnings, beginningsOf, IN_KEY, KEYS, keyBefore, letterOf } from './beginnings.ts'
import type { Span } from './facts.ts'
import { lean, leanSource } from './lean.ts'

/** Where the letters of each key stand in a text: the first place by the key, the next one by the place. */
interface Places {
  first: Int32Array
  next: Int32Array
  letters: Uint8Array
}
const NOWHERE: Places = { first: new Int32Array(0), next: new Int32Array(0), letters: new Uint8Array(0) }

/** Where to look, and in which texts: the whole in two spellings, and what is left of it in both. */
interface Known {
  places: Places
  texts: string[]
}
const NOTHING: Known = { places: NOWHERE, texts: [] }
const LEFT = 2
let known = NOTHING

/** Finds out once which letters stand where in a text; patterns are then tried where they can begin, until the next one is got to know. */
export function getToKnow(text: string): void {
  if (known.texts.includes(text)) return
  const first = new Int32Array(KEYS).fill(-1)
  const next = new Int32Array(text.length)
  const letters = new Uint8Array(text.length + IN_KEY)
  let key = 0
  for (let at = text.length - 1; at >= 0; at--) {
    letters[at] = letterOf(text.charCodeAt(at))
    key = keyBefore(letters[at]!, key)
    next[at] = first[key]!
    first[key] = at
  }
  known = { places: { first, next, letters }, texts: [text] }
}

/** Says that a text is a known one in plain spelling, or with more of it blanked out: nothing begins where it did not there. */
export function knowAs(text: string, like: string): void {
  const { texts } = known
  const at = texts.indexOf(like, LEFT)
  if (at >= 0) texts[at] = text
  else if (texts.includes(like)) texts.push(text)
}

/** Nobody's words are kept when they have been read. */
export function forget(): void {
  known = NOTHING
}

/** How a pattern is tried where it can begin. */
interface Plan {
  begins: Beginnings
  /** The same pattern, lean and sticky; made when it is asked for. */
  here: RegExp | null
  /** Where it can begin in what was known last. */
  starts: Int32Array
  startsIn: Known
}
/** Null where a pattern can begin nearly anywhere. */
const plans = new WeakMap<RegExp, Plan | null>()

function planFor(pattern: RegExp): Plan | null {
  let plan = plans.get(pattern)
  if (plan === undefined) {
    const begins = beginningsOf(pattern)
    plan = begins && { begins, here: null, starts: new Int32Array(0), startsIn: NOTHING }
    plans.set(pattern, plan)
  }
  return plan
}

/** All matches of a global pattern. `matchAll` copies its pattern on every call, which costs more than most searches. */
export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  const plan = known.texts.includes(text) ? planFor(pattern) : null
  if (!plan) return matchesEverywhere(pattern, text)
  const all: RegExpExecArray[] = []
  let end = 0
  for (const start of startsOf(plan)) {
    if (start < end) continue
    const match = tryAt(start, pattern, plan, text)
    if (!match) continue
    all.push(match)
    end = start + match[0].length
  }
  return all
}

/** Looks for a pattern in a part of a text, as if there were no more; a known text tells where it can begin. */
export function findIn(pattern: RegExp, text: string, [from, to]: Span): RegExpExecArray | null {
  const plan = known.texts.includes(text) ? planFor(pattern) : null
  if (!plan) return pattern.exec(text.slice(from, to))
  const starts = startsOf(plan)
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < from) low = middle + 1
    else high = middle
  }
  if (low === starts.length || starts[low]! >= to) return null
  const part = text.slice(from, to)
  for (; low < starts.length && starts[low]! < to; low++) {
    const match = tryAt(starts[low]! - from, pattern, plan, part)
    if (match) return match
  }
  return null
}

export const occursIn = (pattern: RegExp, text: string, span: Span): boolean => findIn(pattern, text, span) !== null

function tryAt(start: number, { source, flags }: RegExp, plan: Plan, text: string): RegExpExecArray | null {
  if (plan.begins.notBehindLetters && isSmallLetter(text.charCodeAt(start - 1))) return null
  plan.here ??= new RegExp(leanSource(source), `${flags.replace('g', '')}y`)
  plan.here.lastIndex = start
  return plan.here.exec(text)
}
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122

/** Where starts are gathered. */
let found = new Int32Array(0)

/** In their order. */
function startsOf(plan: Plan): Int32Array {
  if (plan.startsIn === known) return plan.starts
  const { first, next, letters } = known.places
  const { keys, behind } = plan.begins
  if (found.length < next.length) found = new Int32Array(next.length * 2)
  let count = 0
  for (let index = 0; index < keys.length; index++)
    for (let at = first[keys[index]!]!; at >= 0; at = next[at]!)
      if ((behind[index]! >>> letters[at + IN_KEY]!) & 1) found[count++] = at
  plan.starts = count === 0 ? NOWHERE.next : count === 1 ? found.slice(0, 1) : found.slice(0, count).sort()
  plan.startsIn = known
  return plan.starts
}
const leanOnes = new WeakMap<RegExp, RegExp>()

function matchesEverywhere(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!pattern.global) throw new Error('A pattern of which all matches are looked for has to be global.')
  const search = leanOnes.get(pattern) ?? lean(pattern)
  leanOnes.set(pattern, search)
  const all: RegExpExecArray[] = []
  search.lastIndex = 0
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    all.push(match)
    if (match[0] === '') search.lastIndex++
  }
  return all
}

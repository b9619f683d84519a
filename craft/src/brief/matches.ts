/** Looks for all matches of a pattern in a text, wherever one may begin. */
import { type Beginnings, beginningsOf, IN_KEY, KEYS, keyBefore, letterOf, type Marks } from './beginnings.ts'
import type { Span } from './facts.ts'
import { lean, leanSource } from './lean.ts'

/** Where the letters of each key stand in the text that is known: the first place by the key, the next one by the place. */
const first = new Int32Array(KEYS)
let next = new Int32Array(2 ** 12)
let letters = new Uint8Array(next.length + IN_KEY)

/** Where to look, and in which texts: the whole in two spellings, and what is left of it in both. */
let known: string[] = []
const LEFT = 2
/** Counts the texts that were got to know. */
let round = 0

/** Finds out once which letters stand where in a text; patterns are then tried where they can begin, until the next one is got to know. */
export function getToKnow(text: string): void {
  if (known.includes(text)) return
  if (next.length < text.length) {
    next = new Int32Array(text.length * 2)
    letters = new Uint8Array(next.length + IN_KEY)
  }
  first.fill(-1)
  letters.fill(0, text.length, text.length + IN_KEY)
  let key = 0
  for (let at = text.length - 1; at >= 0; at--) {
    letters[at] = letterOf(text.charCodeAt(at))
    key = keyBefore(letters[at]!, key)
    next[at] = first[key]!
    first[key] = at
  }
  known = [text]
  askedLast = text
  round++
  gatheredTo = 0
}

/** Says that a text is a known one in plain spelling, or with more of it blanked out: nothing begins where it did not there. */
export function knowAs(text: string, like: string): void {
  const at = known.indexOf(like, LEFT)
  if (at >= 0) known[at] = text
  else if (known.includes(like)) known.push(text)
}

/** Nobody's words are kept when they have been read. */
export function forget(): void {
  known = []
  askedLast = ''
  letters.fill(0)
}

/** Where something that a pattern begins with, or holds, stands in what was known last. */
interface Stands<M extends Marks> {
  marks: M
  /** From here to there in `gathered`, in their order. */
  from: number
  to: number
  /** The round in which that was. */
  in: number
}
const nowhereYet = <M extends Marks>(marks: M): Stands<M> => ({ marks, from: 0, to: 0, in: 0 })

/** How a pattern is tried where it can begin. */
interface Plan {
  begins: Stands<Beginnings>
  /** What a text holds in which it can begin elsewhere. */
  unlessHeld: Stands<Marks> | null
  /** The same pattern, lean and sticky; made when it is asked for. */
  here: RegExp | null
}
/** Null where a pattern can begin nearly anywhere in most texts. */
const plans = new WeakMap<RegExp, Plan | null>()

/** Null where a pattern can begin nearly anywhere in what is known from one place to another. */
function planFor(pattern: RegExp, from: number, to: number): Plan | null {
  let plan = plans.get(pattern)
  if (plan === undefined) {
    const begins = beginningsOf(pattern)
    const unlessHeld = begins?.unlessHeld
    plan = begins && { begins: nowhereYet(begins), unlessHeld: unlessHeld ? nowhereYet(unlessHeld) : null, here: null }
    plans.set(pattern, plan)
  }
  return plan?.unlessHeld && indexFrom(plan.unlessHeld, from, to) >= 0 ? null : plan
}

/** Most that is asked about a text is asked about the one that was asked about before. */
let askedLast = ''
function isKnown(text: string): boolean {
  if (text === askedLast) return known.length > 0
  if (!known.includes(text)) return false
  askedLast = text
  return true
}

/** All matches of a global pattern. `matchAll` copies its pattern on every call, which costs more than most searches. */
export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  const plan = isKnown(text) ? planFor(pattern, 0, text.length) : null
  if (!plan) return matchesEverywhere(pattern, text)
  const { begins } = plan
  find(begins)
  const all: RegExpExecArray[] = []
  for (let index = begins.from, end = 0; index < begins.to; index++) {
    const start = gathered[index]!
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
  const plan = isKnown(text) ? planFor(pattern, from, to) : null
  if (!plan) {
    const search = leanOf(pattern)
    search.lastIndex = 0
    return search.exec(text.slice(from, to))
  }
  let index = indexFrom(plan.begins, from, to)
  if (index < 0) return null
  const part = text.slice(from, to)
  for (; index < plan.begins.to && gathered[index]! < to; index++) {
    const match = tryAt(gathered[index]! - from, pattern, plan, part)
    if (match) return match
  }
  return null
}

/** The first match in the whole of a text. */
export const findFirst = (pattern: RegExp, text: string): RegExpExecArray | null =>
  findIn(pattern, text, [0, text.length])

export const occurs = (pattern: RegExp, text: string): boolean => findFirst(pattern, text) !== null

export const occursIn = (pattern: RegExp, text: string, span: Span): boolean => findIn(pattern, text, span) !== null

function tryAt(start: number, pattern: RegExp, plan: Plan, text: string): RegExpExecArray | null {
  if (plan.begins.marks.notBehindLetters && isSmallLetter(text.charCodeAt(start - 1))) return null
  plan.here ??= new RegExp(leanSource(pattern.source), `${pattern.flags.replace('g', '')}y`)
  plan.here.lastIndex = start
  return plan.here.exec(text)
}
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122

/** Places of all patterns in what was known last, one behind the other. */
let gathered = new Int32Array(2 ** 12)
let gatheredTo = 0
/** So many are put in their order as they come. */
const FEW = 24

/** Where in `gathered` the first place from one to another lies, or -1. */
function indexFrom(stands: Stands<Marks>, from: number, to: number): number {
  find(stands)
  let low = stands.from
  let high = stands.to
  while (low < high) {
    const middle = (low + high) >> 1
    if (gathered[middle]! < from) low = middle + 1
    else high = middle
  }
  return low < stands.to && gathered[low]! < to ? low : -1
}

function find(stands: Stands<Marks>): void {
  if (stands.in === round) return
  const { keys, behind } = stands.marks
  const from = gatheredTo
  if (gathered.length < from + next.length) {
    const more = new Int32Array((from + next.length) * 2)
    more.set(gathered)
    gathered = more
  }
  let to = from
  for (let index = 0; index < keys.length; index++)
    for (let at = first[keys[index]!]!; at >= 0; at = next[at]!)
      if ((behind[index]! >>> letters[at + IN_KEY]!) & 1) gathered[to++] = at
  if (to - from > FEW) gathered.subarray(from, to).sort()
  else
    for (let index = from + 1; index < to; index++) {
      const place = gathered[index]!
      let free = index
      for (; free > from && gathered[free - 1]! > place; free--) gathered[free] = gathered[free - 1]!
      gathered[free] = place
    }
  stands.from = from
  stands.to = to
  stands.in = round
  gatheredTo = to
}
const leanOnes = new WeakMap<RegExp, RegExp>()
function leanOf(pattern: RegExp): RegExp {
  const search = leanOnes.get(pattern) ?? lean(pattern)
  leanOnes.set(pattern, search)
  return search
}

function matchesEverywhere(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!pattern.global) throw new Error('A pattern of which all matches are looked for has to be global.')
  const search = leanOf(pattern)
  const all: RegExpExecArray[] = []
  search.lastIndex = 0
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    all.push(match)
    if (match[0] === '') search.lastIndex++
  }
  return all
}

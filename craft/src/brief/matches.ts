/** Looks for all matches of a pattern in a text, wherever one may begin. */
import { beginningsOf, type Marks } from './beginnings.ts'
import type { Span } from './facts.ts'
import { lean, leanSource } from './lean.ts'
import { isSmallLetter } from './letters.ts'
import { firstPlace, forgetLetters, lastPlace, lookThrough, placeAt, standsWithin, want } from './places.ts'

/** Where to look, and in which texts: the whole in two spellings, and what is left of it in both. */
let known: string[] = []
const LEFT = 2

/** Finds out once which letters stand where in a text; patterns are then tried where they can begin, until the next one is got to know. */
export function getToKnow(text: string): void {
  if (known.includes(text)) return
  lookThrough(text)
  known = [text]
  askedLast = text
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
  forgetLetters()
}

/** How a pattern is tried where it can begin; what is looked for stands under its number in `places`. */
interface Plan {
  /** What it begins with; null where that may be nearly anything. */
  begins: number | null
  /** What a text holds in which it can begin elsewhere; null where it never does. */
  unlessHeld: number | null
  /** What a text holds in which it has a match; null where that is not known. */
  needs: number | null
  /** No match begins behind a small letter of these. */
  notBehindLetters: boolean
  /** The same pattern, lean and sticky; made when it is asked for. */
  here: RegExp | null
}
const plans = new WeakMap<RegExp, Plan>()
const UNKNOWN: Plan = { begins: null, unlessHeld: null, needs: null, notBehindLetters: false, here: null }

function planFor(pattern: RegExp): Plan {
  let plan = plans.get(pattern)
  if (plan === undefined) {
    const found = beginningsOf(pattern)
    const asked = (marks: Marks | null) => marks && want(marks)
    plan = found
      ? {
          begins: asked(found.begins),
          unlessHeld: asked(found.unlessHeld),
          needs: asked(found.needs),
          notBehindLetters: found.notBehindLetters,
          here: null,
        }
      : UNKNOWN
    plans.set(pattern, plan)
  }
  return plan
}
const lacks = ({ needs }: Plan, from: number, to: number): boolean => needs !== null && !standsWithin(needs, from, to)
/** What it begins with from one letter of a known text to another; null where that is nearly anything. */
const beginsWith = ({ begins, unlessHeld }: Plan, from: number, to: number): number | null =>
  unlessHeld !== null && standsWithin(unlessHeld, from, to) ? null : begins

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
  if (!isKnown(text)) return matchesEverywhere(pattern, text)
  const plan = planFor(pattern)
  if (lacks(plan, 0, text.length)) return []
  const begins = beginsWith(plan, 0, text.length)
  if (begins === null) return matchesEverywhere(pattern, text)
  const all: RegExpExecArray[] = []
  let index = firstPlace(begins, 0)
  const last = lastPlace(begins)
  for (let end = 0; index < last; index++) {
    const start = placeAt(index)
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
  if (!isKnown(text)) return findEverywhere(pattern, text.slice(from, to))
  const plan = planFor(pattern)
  if (lacks(plan, from, to)) return null
  const begins = beginsWith(plan, from, to)
  if (begins === null) return findEverywhere(pattern, text.slice(from, to))
  let index = firstPlace(begins, from)
  const last = lastPlace(begins)
  if (index === last || placeAt(index) >= to) return null
  const part = text.slice(from, to)
  for (; index < last && placeAt(index) < to; index++) {
    const match = tryAt(placeAt(index) - from, pattern, plan, part)
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
  if (plan.notBehindLetters && isSmallLetter(text.charCodeAt(start - 1))) return null
  plan.here ??= new RegExp(leanSource(pattern.source), `${pattern.flags.replace('g', '')}y`)
  plan.here.lastIndex = start
  return plan.here.exec(text)
}

const leanOnes = new WeakMap<RegExp, RegExp>()
function leanOf(pattern: RegExp): RegExp {
  const search = leanOnes.get(pattern) ?? lean(pattern)
  leanOnes.set(pattern, search)
  return search
}

function findEverywhere(pattern: RegExp, text: string): RegExpExecArray | null {
  const search = leanOf(pattern)
  search.lastIndex = 0
  return search.exec(text)
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

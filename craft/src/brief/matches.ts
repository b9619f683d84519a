/** Looks for all matches of a pattern in a text, wherever one may begin. */
import { type Beginnings, beginningsOf, KEYS, keyBefore, letterOf } from './beginnings.ts'

/** Where the letters of each key stand in a text: the first place by the key, the next one by the place. */
interface Places {
  first: Int32Array
  next: Int32Array
}

/** Where to look in a text, and in those that are like it. */
const NONE = { places: { first: new Int32Array(0), next: new Int32Array(0) }, texts: new Set<string>() }
let known: { places: Places; texts: Set<string> } = NONE

/** Finds out once which letters stand where in a text; patterns are then tried where they can begin, until the next one is got to know. */
export function getToKnow(text: string): void {
  if (known.texts.has(text)) return
  const first = new Int32Array(KEYS).fill(-1)
  const next = new Int32Array(text.length)
  let key = 0
  for (let at = text.length - 1; at >= 0; at--) {
    key = keyBefore(letterOf(text.charCodeAt(at)), key)
    next[at] = first[key]!
    first[key] = at
  }
  known = { places: { first, next }, texts: new Set([text]) }
}

/** Says that a text is another one in plain spelling or with some of it blanked out: nothing begins where it did not there. */
export function knowAs(text: string, like: string): void {
  if (known.texts.has(like)) known.texts.add(text)
}

/** Nobody's words are kept when they have been read. */
export function forget(): void {
  known = NONE
}

/** How a pattern is tried where it can begin; null where that is nearly anywhere. */
interface Plan {
  begins: Beginnings
  here: RegExp
}
const plans = new WeakMap<RegExp, Plan | null>()

function planFor(pattern: RegExp): Plan | null {
  let plan = plans.get(pattern)
  if (plan === undefined) {
    const begins = beginningsOf(pattern)
    plan = begins && { begins, here: new RegExp(pattern.source, pattern.flags.replace('g', 'y')) }
    plans.set(pattern, plan)
  }
  return plan
}

/** All matches of a global pattern. `matchAll` copies its pattern on every call, which costs more than most searches. */
export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  const plan = known.texts.has(text) ? planFor(pattern) : null
  return plan ? matchesFrom(startsOf(plan.begins, text), plan.here, text) : matchesEverywhere(pattern, text)
}

function startsOf({ keys, notBehindLetters }: Beginnings, text: string): number[] {
  const { first, next } = known.places
  const starts: number[] = []
  for (let index = 0; index < keys.length; index++)
    for (let at = first[keys[index]!]!; at >= 0; at = next[at]!)
      if (!notBehindLetters || !isSmallLetter(text.charCodeAt(at - 1))) starts.push(at)
  return starts.length > 1 ? starts.sort((a, b) => a - b) : starts
}
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122

function matchesFrom(starts: readonly number[], pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  let end = 0
  for (const start of starts) {
    if (start < end) continue
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (!match) continue
    found.push(match)
    end = start + match[0].length
  }
  return found
}

function matchesEverywhere(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!pattern.global) throw new Error('A pattern of which all matches are looked for has to be global.')
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}

/** Stretches cut where a comma, a stop or a "plus" parts them; what a grammar reads of each, and what it leaves. */
import type { Found } from './found.ts'
import { is, isSmall, type Lexeme, type Words } from './lex.ts'

/** What a rule read, and the lexeme behind it. */
export type Reading<E> = { element: E; end: number } | null
export type Rule<E> = (words: Words, at: number) => Reading<E>

/** Places of lexemes: from is inclusive, to and end are exclusive. */
export interface Segment<E> {
  /** What parts it from the one before: a sign, 'and', 'or', 'plus', 'correct' or nothing. */
  joint: string
  from: number
  to: number
  read: { element: E; at: number; end: number }[]
  /** Places of lexemes nobody knows. */
  unknown: number[]
}

const JOINTS = new Set(['and', 'or', 'plus', '(', ')', '[', ']', '/', 'correct'])
const CORRECTED = 'number money approx upto from between stop correct maybe cue fill to'.split(' ')

/** "40, no 42" corrects, "no split shifts" does not; "78/22" is one thing, "lates / nights" are two. */
function jointAt(words: Words, at: number): string | null {
  const { kind, value, glued } = words.list[at]!
  if (kind === 'stop') return value === ':' ? null : value
  if (kind === 'correct' && (at === 0 || (at + 1 < words.list.length && !is(words, at + 1, ...CORRECTED)))) return null
  return JOINTS.has(kind) && !(kind === '/' && glued) ? kind : null
}

/**
 * `fills` are the kinds of lexemes that say nothing; with `labels`, unknown words ahead of a colon say nothing of what is behind
 * it.
 */
export function cutSegments<E>(words: Words, rule: Rule<E>, fills: ReadonlySet<string>, labels = false): Segment<E>[] {
  const segments: Segment<E>[] = []
  const { list } = words
  let segment: Segment<E> = { joint: '', from: 0, to: 0, read: [], unknown: [] }
  const isEmpty = () => segment.read.length === 0 && segment.unknown.length === 0
  for (let at = 0; at < list.length; ) {
    const lexeme: Lexeme = list[at]!
    const found = rule(words, at)
    if (found) {
      segment.read.push({ element: found.element, at, end: found.end })
      at = segment.to = found.end
      continue
    }
    const parts = lexeme.kind === '/' && segment.read.at(-1)?.end === at && list[at + 1] && rule(words, at + 1) !== null
    const label = labels && lexeme.value === ':' && segment.unknown.length > 0 && segment.read.length === 0
    const joint = parts ? '/' : label ? ':' : jointAt(words, at)
    at++
    if (joint !== null) {
      if (!isEmpty()) segments.push(segment)
      const kept = isEmpty() && segment.joint !== '' && !/^\W/.test(segment.joint) ? segment.joint : joint
      segment = { joint: kept, from: at, to: at, read: [], unknown: [] }
    } else {
      if (!fills.has(lexeme.kind) && lexeme.value !== ':' && !isSmall(lexeme, words.doc.language))
        segment.unknown.push(at - 1)
      segment.to = at
    }
  }
  if (!isEmpty()) segments.push(segment)
  return segments
}

/** What was understood of segments that stand side by side. */
export interface Run<E> {
  /** Each with what parts it from the one before; ' ' within a segment. */
  parts: { element: E; joint: string }[]
  /** Places of lexemes: from is inclusive, to is exclusive. */
  from: number
  to: number
  /** False where words nobody knows stand before it in its segment. */
  sure: boolean
}

/**
 * A segment with unknown words gives only what is strong, a form that can mean nothing else: what leads it ends the run before,
 * what stands behind the unknown words is unsure.
 */
export function runsOf<E extends { strong: boolean }>(segments: readonly Segment<E>[]): Run<E>[] {
  const runs: Run<E>[] = []
  let open: Run<E> | null = null
  let dirty = false
  for (const { read, unknown, joint } of segments) {
    // What stands in brackets is said of the words before, and of a choice both sides must be known.
    if (dirty && ['(', 'or', '/'].includes(joint)) continue
    const clean = unknown.length === 0 && !(dirty && joint === 'and')
    dirty = unknown.length > 0
    if (dirty && joint === 'or' && open) open.sure = false
    const first = unknown[0] ?? Number.POSITIVE_INFINITY
    const weak = read.findIndex(({ element, end }) => !element.strong || end > first)
    const leading = clean || weak < 0 ? read : read.slice(0, weak)
    const taken = leading.length > 0 ? leading : read.filter(({ element }) => element.strong).slice(0, 1)
    if (taken.length === 0) {
      open = null
      continue
    }
    const run: Run<E> =
      open && leading.length > 0 ? open : { parts: [], from: taken[0]!.at, to: 0, sure: leading.length > 0 }
    if (run !== open) runs.push(run)
    for (const [place, { element }] of taken.entries()) run.parts.push({ element, joint: place === 0 ? joint : ' ' })
    run.to = taken.at(-1)!.end
    open = !dirty && run.sure ? run : null
  }
  return runs
}

/**
 * What a grammar understands. Where it is sure of nothing and something else is said as well, all of it in the person's words, as
 * something unsure: half of "3 days out on patch, 2 home" would be wrong.
 */
export function readRuns<E extends { strong: boolean }, V>(
  words: Words,
  segments: readonly Segment<E>[],
  fills: ReadonlySet<string>,
  foundOf: (run: Run<E>, words: Words) => Found<V> | null,
): Found<V>[] {
  const found = runsOf(segments).flatMap((run) => foundOf(run, words) ?? [])
  if (found.some(({ sure }) => sure)) return found.filter(({ sure }) => sure)
  const unknown = segments.flatMap((segment) => segment.unknown)
  if (unknown.length === 0) return found
  const first = words.list.findIndex(({ kind }) => !fills.has(kind) && kind !== 'stop')
  // "It's home based" loses its beginning, "alta dirección" what belongs to it does not.
  const from = unknown.includes(first) ? 0 : first
  const to = words.list.findLastIndex(({ kind, value }) => (kind !== 'stop' && kind !== 'correct') || value === ')') + 1
  // Nothing but "no", which takes something back.
  if (to <= from) return found
  const parts = segments.flatMap(({ read }) => read.map(({ element }) => ({ element, joint: ' ' })))
  const whole = foundOf({ parts, from, to, sure: false }, words)
  return whole && whole.text !== '' ? [{ ...whole, sure: false }] : found
}

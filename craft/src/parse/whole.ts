/** What words tell beside the values that a grammar read, and all of them with the values as they are printed. */

import { tidy } from '../line/tidy.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import type { Doc } from './found.ts'
import { isSmall, type Lexeme, readWords } from './lex.ts'
import { ownWords } from './own-words.ts'

interface Value {
  from: number
  to: number
  text: string
}
interface Gap {
  from: number
  to: number
  /** Whether it changes or adds to what the values say. */
  says: boolean
}

/** What only leads to a value, by the lists that its grammar reads. */
const LEADING = new Set(['cue', 'fill', 'link', 'begin', 'role', 'of', 'perweek', 'lead', 'area'])
/** They tie words; where nothing is tied they say nothing. */
const TIES = ['preposition', 'conjunction', 'particle']

/** `lists`: those of the grammar, in `craft/data`; the values in their order. */
export function gapsIn(said: string, values: readonly Value[], doc: Doc, lists: readonly string[]): Gap[] {
  const bounds = [0, ...values.flatMap(({ from, to }) => [from, to]), said.length]
  const gaps: Gap[] = []
  for (let at = 0; at < bounds.length; at += 2) {
    const [from, to] = [bounds[at]!, bounds[at + 1]!]
    const isBetween = at > 0 && at < bounds.length - 2
    gaps.push({ from, to, says: from < to && saysMore(said.slice(from, to), doc, lists, isBetween) })
  }
  return gaps
}

/** @param isBetween whether words that only tie, tie two values */
export function saysMore(words: string, doc: Doc, lists: readonly string[], isBetween = false): boolean {
  const { language } = doc
  const classIn = ({ text }: Lexeme) => classOf(text.toLowerCase(), language) ?? ''
  const rest = readWords(words, doc, ...lists).list.filter(
    (one) =>
      /[\p{L}\d]/u.test(one.text) &&
      !LEADING.has(one.kind) &&
      !isSmall({ ...one, kind: 'word' }, language) &&
      !isIn('hesitation', one.text.toLowerCase(), language) &&
      !(one.kind === 'and' || one.text.length === 1),
  )
  return isBetween ? rest.length > 0 : rest.some((one) => !TIES.includes(classIn(one)))
}

/** The person's words with the values as they are printed; without what leads to the first and what ties on to nothing. */
export function tellWhole(said: string, found: readonly Value[], doc: Doc, lists: readonly string[]): string {
  // A sign ahead of a value belongs to what stands before it.
  const values = found.map((one) => {
    const sign = /^[\s,;:.+&/–-]*/.exec(said.slice(one.from, one.to))![0].length
    return { ...one, from: one.from + sign }
  })
  const gaps = gapsIn(said, values, doc, lists)
  const text = gaps.map(({ from, to, says }, at) => {
    const isEdge = at === 0 || at === gaps.length - 1
    const words = isEdge && !says ? '' : said.slice(from, to)
    return (at === 0 ? words.replace(LABEL, '') : words) + (values[at]?.text ?? '')
  })
  return tidy(ownWords(text.join('').replace(/[\s,;:+&/–-]+$/, ''), doc), doc.language).replace(
    /[.;] (?=\p{Ll})/gu,
    ', ',
  )
}
/** "Mob date:", "Tuesday 20:24 - Maria:" */
const LABEL = /^(?:[^:=,;()]{0,24}\d:\d\d)?[^:=,;()]{1,40}[:=]\s/

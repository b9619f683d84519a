/** An old text with a list of changes behind it: what the list says holds against all that stands ahead. */

import { splitWords } from '../headings.ts'
import type { Stretch } from '../label/label.ts'
import { parseApply } from '../parse/apply.ts'
import { tableFinder } from '../phrases.ts'
import type { Text } from '../text/text.ts'
import { type Draft, note } from './draft.ts'

const findWords = tableFinder<'head' | 'cue'>('change-lists')
/** In characters: so much of an old text at least stands ahead of its changes. */
const AHEAD = 120

/**
 * Where they begin: at "CHANGES", "Was sich ändert:", behind an old text in quotation marks, or with the list behind a text that was said
 * to be changed; Infinity where nothing is changed.
 */
export function changesFrom({ text, language }: Text): number {
  const find = findWords(language)
  for (const { 0: line, 1: head = '', index } of text.matchAll(LINE)) {
    const words = splitWords(head)
    const isHead = find(words).some(({ value, from, to }) => value === 'head' && to - from === words.length)
    if (isHead && index > AHEAD) return index + line.indexOf(head)
  }
  const quoted = QUOTED.exec(text)
  if (quoted) return quoted.index + quoted[0].length
  const list = LIST.exec(text)
  const isSaid = list && find(splitWords(text.slice(0, AHEAD))).some(({ value }) => value === 'cue')
  return isSaid && list.index > AHEAD ? list.index : Number.POSITIVE_INFINITY
}
const LINE = /^[^\p{L}\n]*([^\n:.]{2,40}?)[^\p{L}\n:]*(?::|$).*$/gmu
/** With at least two lines behind it. */
const QUOTED = /"[^"]{120,}"(?=\s*\n[^\n]+\n[^\n]*\S)/
const LIST = /\n(?=(?:- [^\n]+\n+){2,}- [^\n]+\s*(?:\n[^\n]{0,60})?$)/

/** Ways to apply that still hold: a new address takes the place of the old way, a new day that of the old one. */
export function applyingNow(draft: Draft, stretches: readonly Stretch[]): Stretch[] {
  const { text, changesFrom: list, style } = draft
  const isOld = ({ from }: Stretch) => from < list
  const said = (one: Stretch) => text.text.slice(one.from, one.to)
  const now = stretches.filter((one) => !isOld(one)).map((one) => parseApply(said(one), text, style.address))
  const isElsewhere = now.some(({ contact }) => contact?.value.email || contact?.value.phone)
  const hasDay = now.some(({ deadline }) => deadline !== null)
  return stretches.flatMap((one) => {
    if (!isOld(one)) return [one]
    if (isElsewhere) {
      note(draft, 'superseded', one)
      return []
    }
    const day = hasDay ? parseApply(said(one), text, style.address).deadline : null
    if (day === null) return [one]
    note(draft, 'superseded', { from: one.from + day.from, to: one.from + day.to })
    return [
      { ...one, to: one.from + day.from },
      { ...one, from: one.from + day.to },
    ].filter((rest) => /[\p{L}\d]/u.test(said(rest)))
  })
}

/** An old text with a list of changes behind it: what the list says holds against all that stands ahead. */

import { splitWords } from '../headings.ts'
import type { Stretch } from '../label/label.ts'
import { parseApply } from '../parse/apply.ts'
import { tableFinder } from '../phrases.ts'
import type { Text } from '../text/text.ts'
import { type Draft, note } from './draft.ts'

const findHead = tableFinder('change-lists')
/** In characters: so much of an old text at least stands ahead of its changes. */
const AHEAD = 120

/** Where they begin: at "CHANGES", "Was sich ändert:"; Infinity where nothing is changed. */
export function changesFrom({ text, language }: Text): number {
  for (const { 0: line, 1: head = '', index } of text.matchAll(
    /^[^\p{L}\n]*([^\n:.]{2,40}?)[^\p{L}\n:]*(?::|$).*$/gmu,
  )) {
    const words = splitWords(head)
    const isHead = findHead(language)(words).some(({ from, to }) => to - from === words.length)
    if (isHead && index > AHEAD) return index + line.indexOf(head)
  }
  return Number.POSITIVE_INFINITY
}

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

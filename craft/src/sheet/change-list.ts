/** An old text with a list of changes behind it: what the list says holds against all that stands ahead. */

import { splitWords } from '../headings.ts'
import type { Stretch } from '../label/label.ts'
import { parseApply } from '../parse/apply.ts'
import { tableFinder } from '../phrases.ts'
import { weekdayOf } from '../text/corrected.ts'
import type { Text } from '../text/text.ts'
import { contentOf } from '../write/told-once.ts'
import { type Draft, note } from './draft.ts'
import type { Kind } from './sheet.ts'

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
  const isSaid = find(splitWords(text.slice(0, AHEAD))).some(({ value }) => value === 'cue')
  const list = isSaid ? Math.max(lastList(text), lastBlock(text)) : 0
  return list > AHEAD ? list : Number.POSITIVE_INFINITY
}

/** Where the list begins that ends the text, or stands ahead of a short last line; 0 where there is none. */
function lastList(text: string): number {
  const lines = [...text.matchAll(/[^\n]*\S[^\n]*/g)]
  if (!isItem(lines.at(-1)?.[0]) && (lines.at(-1)?.[0].length ?? 0) <= SHORT) lines.pop()
  let first = lines.length
  while (first > 0 && isItem(lines[first - 1]![0])) first--
  return lines.length - first >= FEWEST ? lines[first]!.index : 0
}
/** The same of lines that have no marks. */
function lastBlock(text: string): number {
  const from = text.trimEnd().lastIndexOf('\n\n') + 2
  const lines = text.slice(from).trim().split('\n')
  return lines.length > FEWEST && lines.every((line) => !line.endsWith('.')) ? from : 0
}
const isItem = (line: string | undefined): boolean => line?.startsWith('- ') ?? false
/** In characters: a name or a greeting. */
const SHORT = 60
const FEWEST = 3
const LINE = /^[^\p{L}\n]*([^\n:.]{2,40}?)[^\p{L}\n:]*(?::|$).*$/gmu
/** With at least two lines behind it. */
const QUOTED = /"[^"]{120,}"(?=\s*\n[^\n]+\n[^\n]*\S)/

/** Ways to apply that still hold: a new address takes the place of the old way, a new day that of the old one. */
export function applyingNow(draft: Draft, stretches: readonly Stretch[]): Stretch[] {
  const { text, changesFrom: list, style } = draft
  const isOld = ({ from }: Stretch) => from < list
  const said = (one: Stretch) => text.text.slice(one.from, one.to)
  const now = stretches.filter((one) => !isOld(one)).map((one) => parseApply(said(one), text, style.address))
  const isElsewhere = now.some(({ contact }) => contact?.value.email || contact?.value.phone || contact?.value.url)
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

/** Words ahead of what is told in addition. */
const ADDED = /^[\s-]*(?:add|plus|also|and|dazu|auch|zusätzlich|ajouter|aussi|añadir|agregar?|también)(?!\p{L})/iu

/** What a list of changes tells of a thing takes the place of what the old text told of it: "MLS required" yields to "MLS or nearly". */
export function yieldToChanges({ text, changesFrom: list, entries, notes }: Draft): void {
  const lines = entries.filter(({ kind, span }) => kind in ALIKE && span)
  const days = weekdayOf(text.language)
  const nameOf = (words: string) =>
    [...contentOf(words.replace(days, ''), text.language)].filter((word) => !/\d/.test(word))
  for (const later of lines.filter(({ span }) => span!.from >= list)) {
    if (ADDED.test(text.text.slice(later.span!.from, later.span!.to))) continue
    const named = nameOf(later.text)
    for (const old of lines.filter(({ span }) => span!.to <= list)) {
      const stood = nameOf(old.text)
      const shared = stood.filter((word) => named.includes(word)).length
      const isAlike = ALIKE[later.kind]!.includes(old.kind) || ALIKE[old.kind]!.includes(later.kind)
      if (!isAlike || shared === 0 || shared * 2 < stood.length || !entries.includes(old)) continue
      entries.splice(entries.indexOf(old), 1)
      notes.push({ text: '', why: 'superseded', span: old.span! })
    }
  }
}
/** Kinds of lines that tell of one thing. */
const ALIKE: Partial<Record<Kind, readonly Kind[]>> = {
  task: ['task'],
  demand: ['demand', 'wish', 'notneeded'],
  wish: ['demand', 'wish', 'notneeded'],
  notneeded: ['demand', 'wish'],
  offer: ['offer'],
  condition: ['condition', 'task', 'demand', 'offer'],
  team: ['team', 'about'],
  about: ['about'],
}

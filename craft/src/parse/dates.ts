/** When a post begins and ends, until when one applies, when interviews are. What is vague keeps the person's words. */
import type { Day } from '../sheet/sheet.ts'
import { type Point, pointAt } from './day.ts'
import { say } from './forms.ts'
import type { Doc, Found } from './found.ts'
import { is, readWords, skip, spanOf, textAt, type Words } from './lex.ts'
import { ownAt } from './own-words.ts'
import { cutSegments, type Reading, type Run, runsOf } from './segments.ts'

export type Role = 'start' | 'end' | 'deadline' | 'interview' | 'other'
export type FoundDay = Found<Day> & { role: Role }
export interface DatePart {
  text: string
  /** Without what its role puts ahead of it. */
  bare: string
  value: Day
  /** By what is said ahead of it; null where nothing is. */
  role: Role | null
  strong: boolean
  /** The end of a period. */
  until?: Day
}

const FILLS = new Set(['fill', '-', '=', 'role', 'of', 'approx'])

/**
 * @param said the words about dates
 * @param fallback what a day is for that nothing is said of
 */
export function parseDates(said: string, doc: Doc, fallback: Role = 'start'): FoundDay[] {
  const words = readWords(said, doc, 'dates', 'turns')
  const segments = cutSegments<DatePart>(words, (all, at) => datePartAt(all, at, fallback), FILLS, true)
  const found = runsOf(segments).map((run) => foundOf(run, words, fallback))
  return found.length > 0 ? found : vagueDay(words, fallback)
}

function foundOf({ parts, from, to, sure }: Run<DatePart>, words: Words, fallback: Role): FoundDay {
  const cue = words.list.slice(0, from).findLast(({ kind }) => kind === 'role')?.value as Role | undefined
  const [first, ...more] = parts.slice(
    Math.max(
      0,
      parts.findLastIndex(({ joint }) => joint === 'correct'),
    ),
  )
  const { value, role } = first!.element
  let { text } = first!.element
  for (const { element, joint } of more)
    if (joint === 'or' || joint === 'and') text = say(joint, words.doc.language, text, element.bare)
    else text += `${joint === ' ' ? '' : ','} ${element.bare}`
  const span = spanOf(words, from, to)
  return { ...span, text: sure ? text : ownAt(words, from, to), value, sure, role: role ?? cue ?? fallback }
}

const VAGUE_MOST = 7

/** "after the fair fortnight", "nach den Osterferien": the person's words, where they say when. */
function vagueDay(words: Words, fallback: Role): FoundDay[] {
  const { list, doc } = words
  const stop = list.findIndex(({ kind, value }) => kind === 'stop' && value !== ':')
  const to = stop < 0 ? list.length : stop
  const at = list.findIndex(({ kind }) => kind === 'prep')
  if (at < 0 || to - at < 2 || to - at > VAGUE_MOST) return []
  const ahead = list.slice(0, at)
  if (ahead.some(({ kind }) => !FILLS.has(kind) && kind !== 'stop')) return []
  const role = (ahead.findLast(({ kind }) => kind === 'role')?.value ?? fallback) as Role
  const own = ownAt(words, at, to)
  const until = list[at]!.value === 'until'
  const small = own[0]!.toLowerCase() + own.slice(1)
  const text = role === 'start' && doc.language === 'en' && !until ? `start ${small}` : small
  const sure = list.slice(at + 1, to).every(({ kind }) => kind !== 'number')
  return [
    { ...spanOf(words, at, to), text, value: { date: null }, sure, role: until && role === 'start' ? 'end' : role },
  ]
}

/** A day with what stands ahead of it, or a period: "from 4 January 2027", "du 1er février au 31 août". */
export function datePartAt(words: Words, at: number, fallback: Role): Reading<DatePart> {
  const { list, doc } = words
  const { language } = doc
  let i = at
  let prep: number | null = null
  let role: Role | null = null
  for (; list[i]; i++) {
    const { kind, value } = list[i]!
    const begins = kind === 'part' && (list[i + 1]?.value === ':' || is(words, i + 1, 'number'))
    if (kind === 'role') role = value as Role
    // "till about Christmas"
    else if (kind === 'prep') prep ??= i
    else if (begins) role = /^(?:the end|Ende|fin)/.test(value) ? 'end' : 'start'
    else if (kind !== 'between' && !(i > at && (kind === 'fill' || value === ':' || kind === '-'))) break
  }
  const soon = list[i]
  if (soon?.kind === 'soon') {
    const text = soon.value
    return { element: { text, bare: text, value: { date: null }, role, strong: false }, end: i + 1 }
  }
  const clock = clockAhead(words, i)
  const start = clock?.end ?? i
  const point = pointAt(words, start)
  if (!point) return null
  const value = { date: point.iso }
  const last = lastOfSpan(words, point.end)
  if (last) {
    const text = say(`span-to-${last.unit}`, language, say(`span-from-${point.unit}`, language, point.text), last.text)
    const until = { date: last.iso }
    return { element: { text, bare: text, value, role: role ?? 'start', until, strong: point.strong }, end: last.end }
  }
  const behind = clock ? null : clockAhead(words, point.end)
  const time = (clock ?? behind)?.text
  const day = !time ? point.text : language === 'en' ? `${time} on ${point.text}` : `${point.text}, ${time}`
  const said = prep === null ? null : list[prep]!.value
  const meant = role ?? (said === 'until' ? (fallback === 'start' ? 'end' : fallback) : null)
  const own = point.unit === 'name' && prep !== null ? ownAt(words, prep, point.end) : null
  const text = withPrep(said, own, day, point.unit, meant ?? fallback, language)
  const strong = point.strong && (point.unit === 'day' || prep !== null)
  return {
    element: { text, bare: prep === null ? day : text.replace(/^start /, ''), value, role: meant, strong },
    end: behind?.end ?? point.end,
  }
}

/** "by noon on", "5pm", "23:59 on". */
function clockAhead(words: Words, at: number): { text: string; end: number } | null {
  const { list } = words
  const i = [',', '('].includes(list[at]?.value ?? '') || textAt(words, at) === 'at' ? at + 1 : at
  const figures = list[i + 1]?.value === ':' && list[i + 1]!.glued && list[i + 2]?.glued && is(words, i + 2, 'number')
  if (!figures && !is(words, i, 'clock')) return null
  const text = figures ? `${textAt(words, i)}:${textAt(words, i + 2)}` : list[i]!.value
  let end = figures ? i + 3 : i + 1
  while (is(words, end, 'prep') || list[end]?.value === ',') end++
  return { text, end }
}

function lastOfSpan(words: Words, at: number): Point | null {
  const joint = words.list[at]
  const joins =
    is(words, at, '-', 'to') ||
    (is(words, at, 'and') && is(words, at - 2, 'between')) ||
    (is(words, at, 'prep') && joint!.value === 'until') ||
    /^(?:al?|au|à|à la|a la|bis.*)$/i.test(joint?.text ?? '')
  if (!joins) return null
  const i = skip(words, at + 1, 'of')
  // "bis nach Ostern"
  const after = is(words, i, 'prep') && words.list[i]!.value === 'after' ? i : null
  const point = pointAt(words, after === null ? i : i + 1)
  return point && after !== null ? { ...point, text: ownAt(words, after, point.end) } : point
}

/** `own`: the person's words, where the name of a feast or season needs its own article. */
function withPrep(
  prep: string | null,
  own: string | null,
  day: string,
  unit: Point['unit'],
  role: Role,
  language: Doc['language'],
): string {
  if (role === 'deadline') return say(`${prep === 'before' ? 'before' : 'deadline'}-${unit}`, language, day)
  // "pour début mars"
  if (
    prep === 'in' &&
    (language === 'fr' || language === 'es') &&
    /^(?:début|fin|mi-|principios|mediados|finales)/.test(day)
  )
    prep = null
  if (role === 'interview') return own ?? say(`${prep ?? 'on'}-${unit}`, language, day)
  const text = own ?? say(`${prep ?? (role === 'end' ? 'until' : 'start')}-${unit}`, language, day)
  return role === 'start' && language === 'en' && prep !== null && prep !== 'from' ? `start ${text}` : text
}

/** A day or a month among lexemes, and how each language writes it: "5 January 2027", "January 5", "5. Januar", "mid-March". */
import { say } from './forms.ts'
import type { Doc } from './found.ts'
import { is, skip, textAt, type Words } from './lex.ts'

export interface Point {
  /** ISO 8601 as far as it is told; without a year "--01-15"; null for "the 20th", "Easter". */
  iso: string | null
  text: string
  /** What it needs ahead: "le 5 janvier" but "en janvier". */
  unit: 'day' | 'month' | 'name'
  /** Nothing but a day or month. */
  strong: boolean
  end: number
}

const two = (value: number): string => String(value).padStart(2, '0')
const nameOf = (text: string, end: number, strong = false): Point => ({ iso: null, text, unit: 'name', strong, end })

function fullYear(text: string | undefined): number | null {
  const year = /^(?:20)?(\d\d)$/.exec(text ?? '')
  return year && Number(`20${year[1]}`)
}

/** The month before the day, as Americans write. */
const monthFirst = ({ language, locale }: Doc, typed: boolean): boolean =>
  language === 'en' && (locale === 'en-US' || locale === 'en-CA' || (locale === null && typed))

/** Austria says "Jänner". */
const monthName = (month: number, { text, language, locale }: Doc): string =>
  language === 'de' && month === 1 && (locale === 'de-AT' || (!locale && /jän/i.test(text)))
    ? 'Jänner'
    : say(`month-${month}`, language)

interface Told {
  day: number
  month: number
  year: number | null
  /** The month stood ahead of the day. */
  first?: boolean
  weekday?: string
}

function dayOf({ day, month, year, first = false, weekday = '' }: Told, end: number, doc: Doc): Point | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  const { language } = doc
  const name = monthName(month, doc)
  const american = monthFirst(doc, first)
  const bare = american
    ? `${name} ${day}`
    : say('day-month', language, language === 'fr' && day === 1 ? '1er' : day, name)
  const dated = year === null ? bare : american ? `${bare}, ${year}` : say('month-year', language, bare, year)
  const text = weekday === '' ? dated : `${weekday}${american || language === 'de' ? ',' : ''} ${dated}`
  return { iso: `${year ?? '-'}-${two(month)}-${two(day)}`, text, unit: 'day', strong: true, end }
}

/** @returns the day, month, week or feast that begins at `at` */
export function pointAt(words: Words, at: number): Point | null {
  const weekday = is(words, at, 'day') ? words.list[at]!.value : ''
  let i = weekday === '' ? skip(words, at, 'of') : at + 1
  while (weekday !== '' && (words.list[i]?.value === ',' || is(words, i, 'of'))) i++
  const point = datedAt(words, i, weekday) ?? figuresAt(words, i)
  if (point) return point
  return weekday === '' ? (monthAt(words, i) ?? nameAt(words, i)) : nameOf(weekday, at + 1)
}

/** The year that may stand at `at`, and where it ends. */
function yearAt(words: Words, at: number): { year: number | null; end: number } {
  const { list } = words
  const comma = list[at]?.value === ','
  const i = comma || is(words, at, 'of', "'") ? at + 1 : at
  const text = textAt(words, i)
  const year = fullYear(text)
  // "Jan 5 30 hours": two figures are a year only where nothing is counted by them.
  const next = list[i + 1]
  const counted =
    next && (next.value === ':' || !is(words, i + 1, 'stop', ')', '-', 'to', 'and', 'or', 'prep', 'role', '('))
  return year === null || (text.length === 2 && (comma || counted)) ? { year: null, end: at } : { year, end: i + 1 }
}

/** "5 January 2027", "January 5, 2027", "1. April", "le 1er mars", "5 de enero de 2027", "the 20th". */
function datedAt(words: Words, at: number, weekday: string): Point | null {
  const { list, doc } = words
  const first = list[at]
  if (first?.kind === 'month') {
    if (doc.language !== 'en' || !/^\d{1,2}$/.test(textAt(words, at + 1))) return null
    const suffix = is(words, at + 2, 'ordinal') && list[at + 2]!.glued ? 1 : 0
    const { year, end } = yearAt(words, at + 2 + suffix)
    return dayOf({ day: list[at + 1]!.number!, month: +first.value, year, first: true, weekday }, end, doc)
  }
  if (!first || first.number === null || first.number > 31 || !/^(?:\d{1,2}\.?|\p{L}+|1er)$/u.test(first.text))
    return null
  const suffix = is(words, at + 1, 'ordinal') && list[at + 1]!.glued
  let i = suffix ? at + 2 : at + 1
  while ((is(words, i, 'of') || textAt(words, i) === 'de') && is(words, i + 1, 'month')) i++
  if (is(words, i, 'month')) {
    const { year, end } = yearAt(words, i + 1)
    return dayOf({ day: first.number, month: Number(list[i]!.value), year, weekday }, end, doc)
  }
  if (!suffix || doc.language !== 'en') return null
  return nameOf(`${weekday} the ${first.text}${list[at + 1]!.text}`.trim(), at + 2)
}

/** "1.3.2027", "15.10.", "30/01", "12/13/2026", "2027-01-15". */
function figuresAt(words: Words, at: number): Point | null {
  const { list, doc } = words
  const [first, mark, second, dash, last] = list.slice(at, at + 5)
  if (first?.kind !== 'number') return null
  const dotted = /^(\d{1,2})\.(\d{1,2})$/.exec(first.text)
  if (dotted) {
    const year = mark?.text === '.' && second?.glued ? fullYear(second.text) : null
    if (mark?.text !== '.' || (doc.language === 'en' && year === null)) return null
    return dayOf({ day: +dotted[1]!, month: +dotted[2]!, year }, year === null ? at + 2 : at + 3, doc)
  }
  if (!mark?.glued || !second?.glued || second.kind !== 'number') return null
  if (/^20\d\d$/.test(first.text) && mark.kind === '-' && dash?.kind === '-' && last)
    return dayOf({ day: +last.text, month: +second.text, year: first.number }, at + 5, doc)
  if (mark.text !== '/' || !/^\d{1,2}$/.test(first.text) || !/^\d{1,2}$/.test(second.text)) return null
  const year = dash?.text === '/' && dash.glued ? fullYear(last?.text) : null
  const end = year === null ? at + 3 : at + 5
  const [a, b] = [first.number!, second.number!]
  // Without a country nobody knows which of the two is the month.
  if (doc.language === 'en' && doc.locale === null && a <= 12 && b <= 12 && a !== b) return null
  const american = monthFirst(doc, false) || (doc.language === 'en' && b > 12)
  return dayOf(american ? { day: b, month: a, year, first: true } : { day: a, month: b, year }, end, doc)
}

/** "March 2027", "mid-January", "Ende April", "fin mai". */
function monthAt(words: Words, at: number): Point | null {
  const { list, doc } = words
  const part = is(words, at, 'part') ? list[at]!.value : '{0}'
  const i = part === '{0}' ? at : skip(words, at + 1, '-', 'of')
  const month = list[i]
  if (month?.kind !== 'month') return null
  const { year, end } = yearAt(words, i + 1)
  const known = year !== null && /^20/.test(textAt(words, end - 1)) ? year : null
  const name = monthName(+month.value, doc)
  const text = part.replace('{0}', known === null ? name : say('month-year', doc.language, name, known))
  const iso = `${known ?? '-'}-${two(+month.value)}`
  const strong = part !== '{0}' || known !== null
  return { iso, text, unit: 'month', strong, end: known === null ? i + 1 : end }
}

/** "Easter", "Sommersemester 2027", "KW 12", "week 14". */
function nameAt(words: Words, at: number): Point | null {
  const name = words.list[at]
  const next = textAt(words, at + 1)
  if (name?.kind === 'name')
    return /^20\d\d$/.test(next) ? nameOf(`${name.value} ${next}`, at + 2) : nameOf(name.value, at + 1)
  if (name?.kind !== 'week' || !/^[1-5]?\d$/.test(next) || is(words, at + 2, 'month')) return null
  const unit = words.doc.language === 'de' ? 'month' : 'name'
  return { ...nameOf(name.value.replace('{0}', next), at + 2), unit }
}

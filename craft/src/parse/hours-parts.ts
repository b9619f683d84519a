/** The forms in which working hours are told: so many a week, a share, days, times, shifts. */
import type { Hours } from '../sheet/sheet.ts'
import { clockAt, printClock } from './clock.ts'
import { formOf, say } from './forms.ts'
import type { Doc } from './found.ts'
import { is, type Lexeme, skip, textAt, type Words } from './lex.ts'
import { printFigure } from './money.ts'
import type { Reading } from './segments.ts'

export interface HoursPart {
  sort: 'hours' | 'share' | 'count' | 'over' | 'days' | 'clock' | 'shift'
  text: string
  value: Hours | null
  /** Can mean nothing else, whatever stands beside it. */
  strong: boolean
  /** So many days, where nothing says of what. */
  days?: number
  /** A time with one end: "until 8". */
  open?: boolean
}
type Part = Reading<HoursPart>

const part = (sort: HoursPart['sort'], text: string, end: number, more: Partial<HoursPart> = {}): Part => ({
  element: { sort, text, value: null, strong: false, ...more },
  end,
})

interface Range {
  min: number
  max: number
  /** As printed, with what was said before it: "about 30", "20 or 25". */
  text: string
  bound: 'from' | 'upto' | null
  end: number
}

const FLOOR = /^(?:ab|from|dès|à partir de|desde)$/i
const LEADS = ['approx', 'upto', 'from', 'between', 'begin', 'until']

/** "20-25", "about 30", "20 or 25", "mindestens 20". */
function rangeAt(words: Words, at: number): Range | null {
  const { list, doc } = words
  const i = skip(words, at, ...LEADS)
  const low = list[i]
  if (low?.kind !== 'number' || i - at > 2) return null
  const said = list
    .slice(at, i)
    .findLast(({ kind, text }) => ['approx', 'upto', 'from'].includes(kind) || FLOOR.test(text))
  const joins = is(words, i + 1, '-', 'to', 'or', 'until') || (is(words, i + 1, 'and') && is(words, at, 'between'))
  const next = joins ? list[i + 2] : undefined
  const high = next?.kind === 'number' && next.number! > low.number! ? next : null
  const floor = said !== undefined && !high && (said.kind === 'from' || FLOOR.test(said.text))
  const bound = said?.kind === 'upto' ? 'upto' : floor ? 'from' : null
  const lead =
    said && (bound || said.kind === 'approx') ? `${said.kind === 'begin' ? said.text.toLowerCase() : said.value} ` : ''
  const [min, max] = [low.number!, high?.number ?? low.number!]
  const [one, other] = [printFigure(min, doc, false), printFigure(max, doc, false)]
  const text = lead + (high ? say(is(words, i + 1, 'or') ? 'or' : 'span', doc.language, one, other) : one)
  return { min, max, text, bound, end: high ? i + 3 : i + 1 }
}

const EDGES = 'stop fill plus and ( ) correct approx shift day days adj over or / -'.split(' ')

/** Nothing beside a figure says what it counts. */
function isAlone(words: Words, from: number, to: number): boolean {
  const { list } = words
  const before = !list[from - 1] || (is(words, from - 1, ...EDGES) && list[from - 1]!.text !== '+')
  const behind = !list[to] || (is(words, to, ...EDGES) && list[to]!.value !== ':')
  return before && behind && !(is(words, to, '-') && is(words, to + 1, 'number'))
}

/** "37.5 hours a week", "20-25 Std.", "35 h par semaine", a bare "38". */
export function hoursAt(words: Words, at: number): Part {
  const { list, doc } = words
  const led = is(words, at, 'adj')
  if (/ las?$/.test(textAt(words, at))) return null
  const range = rangeAt(words, led ? at + 1 : at)
  if (!range || range.max > 200 || (/^dès$/i.test(textAt(words, at)) && range.max < 15)) return null
  // "Wed-Sun ab 15 h", "L-V 8-15h", "8-16 h" are times.
  const time = range.max <= 24 && /^h$/i.test(textAt(words, range.end))
  const long = range.min <= 9 && range.max - range.min >= 4
  if (time && (long || is(words, at - 1, 'day', 'days')) && !is(words, at, 'approx')) return null
  let adjective = led ? list[at]!.value : ''
  let per: string | null = null
  let unit = false
  let i =
    is(words, range.end, '-') && list[range.end]!.glued && is(words, range.end + 1, 'hour') ? range.end + 1 : range.end
  for (; list[i]; i++) {
    const { kind, value, text } = list[i]!
    const minute = /^h$/i.test(text) && range.min === range.max ? /^[0-5]\d$/.exec(textAt(words, i + 1)) : null
    const minutes =
      minute !== null &&
      (list[i + 1]!.glued || doc.language === 'fr' || doc.language === 'es') &&
      !is(words, i + 2, 'hour')
    if (minutes && !list[i + 1]!.glued && !unit) {
      // "28 h 30"
      range.min = range.max += Number(minute[0]) / 60
      range.text = doc.language === 'fr' ? `${range.text} h ${minute[0]}` : printFigure(range.max, doc, false)
      unit = true
      i++
    } else if (kind === 'adj') adjective = value
    else if (kind === 'hour' && !unit && !minutes) unit = true
    else if (kind === 'weekhours' && !unit) [unit, per] = [true, 'week']
    else if (kind === 'per' && per === null) per = value
    else if (!(kind === '(' && is(words, i + 1, 'per'))) break
  }
  const bare =
    isWeek(range) && (adjective !== '' || ((range.min === range.max || range.max > 24) && isAlone(words, at, i)))
  if (!unit && !(per === 'week' && range.max >= 8) && !bare) return null
  // "12h shifts", "12h-Schichten": so long is a shift.
  const dashed = is(words, i, '-') && list[i]!.glued && list[i + 1]?.glued === true
  const next = dashed ? i + 1 : i
  const short = unit && per === null && range.max <= 14
  if (short && (is(words, next, 'shifts') || SHIFTS.has(list[next]?.value ?? '')))
    return part('shift', say('hour-shifts', doc.language, range.text), next + 1)
  if (dashed || (short && is(words, next, 'shift', 'noun')) || (per === null && range.max > 60)) return null
  if (per === null && range.max >= 13) per = 'week'
  const value: Hours = {
    min: range.bound === 'upto' ? null : range.min,
    max: range.bound === 'from' ? null : range.max,
    per: per === 'week' || per === 'day' || per === 'month' ? per : null,
  }
  const strong = unit && (range.max >= 13 || per !== null)
  return part('hours', hoursText(range.text, per, adjective, doc), i, { value, strong })
}

function hoursText(count: string, per: string | null, adjective: string, { language }: Doc): string {
  const text = say(`hours-${per}`, language, count)
    .replace(/^1 hours/, '1 hour')
    .replace(/( h \d\d) h/, '$1')
    .replace(/^unos /, 'unas ')
  if (adjective === '') return text
  if (language === 'en')
    return adjective === 'average' ? `${text} on average` : text.replace(' hours', ` ${adjective} hours`)
  if (language === 'es' && !adjective.includes(' ')) return text.replace('horas', `horas ${adjective}`)
  return language === 'de' ? `${adjective} ${text}` : `${text} ${adjective}`
}

/** A bare figure that hours of a week have: 15 to 50, or with a half or a quarter. */
const isWeek = ({ min, max }: Range): boolean => min >= 15 && max <= 50 && (min * 4) % 1 === 0 && (max * 4) % 1 === 0

/** "80-100 %", "0.8 FTE". */
export function shareAt(words: Words, at: number): Part {
  const range = rangeAt(words, at)
  if (!range) return null
  const { min, max, end, text } = range
  const { language } = words.doc
  if (is(words, end, '%'))
    return textAt(words, at - 1) === '+' || min < 5 || max > 100
      ? null
      : part('share', say('percent', language, text), end + 1, { value: { min, max, per: 'percent' } })
  const named = is(words, end, 'fte')
  if (named ? max > 2 : min <= 0 || max >= 1 || !isAlone(words, at, end)) return null
  const value: Hours = { min: Math.round(min * 100), max: Math.round(max * 100), per: 'percent' }
  const typed = min === max ? textAt(words, end - 1) : text
  const unit = named ? words.list[end]!.value : formOf('share', language)
  return part('share', `${typed} ${unit}`, named ? end + 1 : end, { value, strong: named })
}

export const SHIFTS = new Set(['shifts', 'Schichten', 'turnos', 'vacations'])
const DAYS = new Set(['days', 'Tage', 'jours', 'días'])
/** "an 4 Tagen" */
export const dative = (named: string, { language }: Doc): string =>
  language === 'de' ? named.replace(/e$/, 'en') : named

/** "4 nights a week", "3 x 12-hour shifts", "over 5 days", "4-day week", "4 on 4 off". */
export function countAt(words: Words, at: number): Part {
  const { list, doc } = words
  const { language } = doc
  const over = is(words, at, 'over')
  const range = rangeAt(words, over ? at + 1 : at)
  if (!range || range.max > 31 || range.min % (over ? 0.5 : 1) !== 0) return null
  let { text: count, end: i } = range
  if (is(words, i, 'on')) return rotaAt(words, i, range.min)
  if (/^[x×*]$/i.test(textAt(words, i))) {
    const unit = skip(words, i + 2, '-')
    const long = is(words, i + 1, 'number') && is(words, unit, 'hour')
    if (long) count = say('of-hours', language, count, printFigure(list[i + 1]!.number!, doc, false))
    i = long ? unit + 1 : i + 1
  }
  if (is(words, i, 'dayweek')) return part('count', say('day-week', language, count), i + 1)
  if (!is(words, i, 'noun')) return null
  const { value } = list[i]!
  // "4 jours et demi"
  const half = is(words, i + 1, 'and') && /^(?:demie?|medi[oa])$/.test(textAt(words, i + 2))
  if (half) [count, range.max] = [printFigure(range.max + 0.5, doc, false), range.max + 0.5]
  const named = `${count} ${range.max === 1 && language === 'en' ? value.replace(/s$/, '') : value}`
  if (over) return part('over', say('over', language, dative(named, doc)), half ? i + 3 : i + 1)
  if (is(words, i + 1, 'per'))
    return list[i + 1]!.value === 'week' ? part('count', say('a-week', language, named), i + 2) : null
  const days = DAYS.has(value) && range.min > 1 && range.max < 7 ? { days: range.max } : {}
  return part('count', named, half ? i + 3 : i + 1, days)
}

function rotaAt(words: Words, at: number, on: number): Part {
  const off = skip(words, at + 1, '/', 'stop', '-')
  if (off > at + 2 || !is(words, off, 'number') || !is(words, off + 1, 'off')) return null
  return part('count', say('on-off', words.doc.language, on, words.list[off]!.number!), off + 2)
}

/** "Mon-Fri", "Tue, Thu and Fri", "Saturday mornings". */
export function daysAt(words: Words, at: number): Part {
  const { list, doc } = words
  const { language } = doc
  let i = at
  while (is(words, i, 'begin') || (language !== 'en' && /^(?:le|les|los|el|au|am)$/.test(list[i]?.value ?? ''))) i++
  const day = list[i]
  if (day?.kind === 'days') return part('days', day.value, i + 1)
  if (day?.kind !== 'day' || is(words, i - 1, 'day')) return null
  // "un domingo al mes" is of a rota.
  if (/^(?:\d+|une?|eine?|one|cada|jede[rn]?|every|alternate)$/i.test(textAt(words, i - 1))) return null
  // "jeu-ven-sam"
  const row = is(words, i + 1, '-') && is(words, i + 3, '-') && is(words, i + 4, 'day')
  if (is(words, i + 1, '-', 'to', 'end', 'until') && is(words, i + 2, 'day') && !row)
    return CLOSED.test(textAt(words, i + 3)) ? null : part('days', rangeOfDays(words, i), i + 3)
  const days = [day.value]
  let isJoined = false
  for (i++; list[i]; ) {
    const joint =
      list[i]!.value === ',' || is(words, i, 'and', ...(row ? ['-'] : [])) || ['/', '+'].includes(textAt(words, i))
        ? 1
        : 0
    const next = list[i + joint]
    if (next?.kind !== 'day' || days.includes(next.value)) break
    days.push(next.value)
    isJoined ||= joint > 0 || days.length > 2
    i += joint + 1
  }
  // "Tue sat 2 to close": to or and?
  if (days.length > 1 && !isJoined) return null
  if (CLOSED.test(textAt(words, i))) return null
  const half = partOfDay(list[i])
  return part('days', printDays(days, half, language), half ? i + 1 : i)
}

/** "Mo zu" is no day of work. */
const CLOSED = /^(?:zu|geschlossen|frei|off|closed|fermée?|repos|cerrado|libres?)$/i

/** "Monday to Friday"; Americans also say "through". */
function rangeOfDays({ list, doc }: Words, at: number): string {
  const text = say('days-range', doc.language, list[at]!.value, list[at + 2]!.value)
  return list[at + 1]!.text === 'through' && doc.locale !== 'en-GB' ? text.replace(' to ', ' through ') : text
}

const PARTS = /^(?:n(?!.*shift)|even|morn|after|tard|mañ|noch|mat|soir|nuit)/i
/** "evenings" behind a day. */
function partOfDay(lexeme: Lexeme | undefined): string | null {
  if (lexeme?.kind === 'part') return lexeme.value
  return lexeme?.kind === 'noun' && PARTS.test(lexeme.value) ? lexeme.value.replace(/s$/, '') : null
}

function printDays(days: readonly string[], half: string | null, language: Doc['language']): string {
  const each = days.map((day) => {
    if (language === 'es') return day.replace(/o$/, 'os')
    return half ? day : say('each', language, language === 'de' ? day.toLowerCase() : day)
  })
  const list = each.length > 1 ? say('and', language, each.slice(0, -1).join(', '), each.at(-1)!) : each[0]!
  return say(`${days.length > 1 ? 'days' : 'day'}-each${half ? '-part' : ''}`, language, list, half ?? '')
}

/** @param plain only what can be nothing else */
export function timesAt(words: Words, at: number, plain: boolean): Part {
  const clock = clockAt(words, at)
  if (!clock || is(words, clock.end, 'hour', 'weekhours', '%', 'noun', 'per')) return null
  const both = clock.from !== null && clock.to !== null
  if (plain && !(clock.plain && (both || clock.to?.mark === 'h'))) return null
  return part('clock', printClock(clock, words.doc), clock.end, { open: !both })
}

export function shiftAt(words: Words, at: number): Part {
  const { doc, list } = words
  const { kind, value, text } = list[at]!
  // "un WE travaillé", "1 Wochenende": of a rota.
  if (
    /week-?ends?|Wochenende|fines de semana/.test(value) &&
    (is(words, at - 1, 'number') || /^\d/.test(textAt(words, at - 1)))
  )
    return null
  const plural =
    PARTS.test(value) || value.startsWith('waking') || (value === 'days' && clockAt(words, at + 1) !== null)
  if (kind === 'part') return part('shift', doc.language === 'de' ? `${value}s` : text.toLowerCase(), at + 1)
  if (kind !== 'shift' && !(kind === 'noun' && plural)) return null
  return part('shift', value, at + 1)
}

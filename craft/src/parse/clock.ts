/** Times of day: "8pm to 8am", "8–16.30 Uhr", "de 7 h 30 à 15 h 45", "de 9:00 a 18:00". */
import { say } from './forms.ts'
import type { Doc } from './found.ts'
import { breathAt, is, textAt, type Words } from './lex.ts'

interface Time {
  hour: number
  minute: number | null
  /** Between hour and minute, as typed. */
  mark: '' | '.' | ':' | 'h'
  half: 'am' | 'pm' | null
  /** "p.m.", not "pm". */
  dots: boolean
  /** "noon", "midi". */
  word: string | null
  /** "1845" */
  military: boolean
  /** Typed in a way that only a time has. */
  plain: boolean
  end: number
}
export interface Clock {
  from: Time | null
  to: Time | null
  /** Typed in a way that only times have. */
  plain: boolean
  end: number
}

const HOUR = /^(?:h|heures?)$/i
const MINUTE = /^[0-5]\d$/
const TIME = { minute: null, mark: '.', half: null, dots: false, word: null, military: false, plain: false } as const

function timeAt(words: Words, at: number): Time | null {
  const { list } = words
  const first = list[at]
  if (first?.kind === 'noon') return { ...TIME, hour: 12, minute: 0, word: first.value, plain: true, end: at + 1 }
  const breath = breathAt(words, at)
  if (breath && breath.number! > 9 && breath.number! < 60 && first!.number! < 25)
    return { ...TIME, hour: first!.number!, minute: breath.number!, plain: true, end: at + 2 }
  const military = /^([01]\d|2[0-3])([0-5]\d)$/.exec(first?.text ?? '')
  if (military) return { ...TIME, hour: +military[1]!, minute: +military[2]!, mark: ':', military: true, end: at + 1 }
  // "330p"
  const form = is(words, at + 1, 'ampm') ? /^(\d{1,2}?)(?:[.,]?(\d\d))?$/ : /^(\d{1,2})(?:[.,](\d\d))?$/
  const typed = form.exec(first?.kind === 'number' ? first.text : '')
  if (!typed) return null
  const time: Time = { ...TIME, hour: +typed[1]!, minute: typed[2] ? +typed[2] : null, end: at + 1 }
  if (typed[2] === undefined) readMinute(words, at, time)
  if (time.hour > 24 || (time.minute ?? 0) > 59) return null
  const half = list[time.end]
  if (half?.kind === 'ampm' && time.hour <= 12)
    Object.assign(time, { half: half.value, dots: half.text.includes('.'), plain: true, end: time.end + 1 })
  else if (half?.kind === 'uhr') Object.assign(time, { plain: true, end: time.end + 1 })
  return time
}

/** ":30", "h30", "h 30", "h"; in "7 h 12 h" the second figure is an hour. */
function readMinute(words: Words, at: number, time: Time): void {
  const [mark, next] = words.list.slice(at + 1, at + 3)
  const hour = HOUR.test(mark?.text ?? '')
  const colon = mark?.value === ':' && mark.glued && next?.glued
  if ((colon || (hour && (next?.glued || !HOUR.test(textAt(words, at + 3))))) && MINUTE.test(next?.text ?? ''))
    Object.assign(time, { minute: next!.number, mark: hour ? 'h' : ':', plain: true, end: at + 3 })
  else if (hour) Object.assign(time, { mark: 'h', end: at + 2 })
}

/** As each language writes it, in the manner in which it was typed. */
function printTime(time: Time, doc: Doc): string {
  const { language, locale } = doc
  const { hour, minute, mark, half, dots, word, military } = time
  if (word) return word
  const minutes = minute === null ? '' : String(minute).padStart(2, '0')
  const us = locale === 'en-US' || locale === 'en-CA'
  const american = us || dots
  // "1845" is 6:45 p.m.
  if (us && military) {
    const twelve = { hour: hour % 12 || 12, half: hour < 12 ? ('am' as const) : ('pm' as const), military: false }
    return printTime({ ...time, ...twelve }, doc)
  }
  if (language === 'fr') return minute ? `${hour} h ${minutes}` : `${hour} h`
  if (language === 'de') return minute ? `${hour}${mark === ':' ? ':' : '.'}${minutes}` : String(hour)
  if (language === 'es') return `${hour}${minute === null ? '' : `:${minutes}`}${half ? ` ${half[0]}. m.` : ''}`
  if (minute === null || (american && half && minute === 0)) return `${hour}${half ? halfOf(half, american) : ''}`
  const zero = mark === ':' && hour < 10 && !half && minute === 0 ? '0' : ''
  return `${zero}${hour}${mark === '.' && !us ? '.' : ':'}${minutes}${half ? halfOf(half, american) : ''}`
}

const halfOf = (half: 'am' | 'pm', american: boolean): string => (american ? ` ${half[0]}.m.` : half)

/** Behind these a time stands. */
const AT_TIMES = ['day', 'days', 'part', 'shift', 'noun']

/** A range of times, or one with "from" or "until"; bare figures need a span that a working day has. */
export function clockAt(words: Words, at: number): Clock | null {
  const led = is(words, at, 'begin', 'from', 'between')
  const from = timeAt(words, led ? at + 1 : at)
  const behind = is(words, words.list[at - 1]?.value === ',' ? at - 2 : at - 1, ...AT_TIMES)
  if (from) {
    const joins =
      is(words, from.end, '-', 'to', 'until', 'end') || (is(words, from.end, 'and') && is(words, at, 'between'))
    // "7h30 16h30"
    const bare = from.mark === 'h' && is(words, from.end, 'number')
    // "20-24" alone may be hours of a week.
    const next = is(words, at - 1, 'stop', '/') && is(words, at - 2, 'number', 'uhr') && is(words, at - 3, '-')
    const late = from.hour > 12 && !isPlain(from) && !behind && !led && !next && !is(words, at - 1, 'and')
    const second = bare
      ? from.end
      : is(words, from.end + 1, 'begin') || /^las?$/.test(textAt(words, from.end + 1))
        ? from.end + 2
        : from.end + 1
    const to = joins || bare ? timeAt(words, second) : null
    const plain = to !== null && ((isPlain(from) && isPlain(to)) || from.half !== null)
    if (to && !(late && to.hour > from.hour) && (bare ? plain : isDay(from, to)))
      return { from, to, plain: plain || to.half !== null, end: to.end }
    // "Freitag bis 12", "flexi from 7": behind a day a bare figure is a time.
    if (led && (from.plain || from.minute !== null || behind) && from.hour > 3)
      return { from, to: null, plain: true, end: from.end }
  }
  if (!is(words, at, 'until', 'upto', 'to')) return null
  const to = timeAt(words, at + 1)
  const known = to && (to.plain || to.minute || behind || (to.mark === 'h' && is(words, at, 'until')))
  return known ? { from: null, to, plain: true, end: to.end } : null
}

const isPlain = ({ plain, minute, mark }: Time): boolean => plain || minute !== null || mark === 'h'

/** Three to sixteen hours. */
function isDay(from: Time, to: Time): boolean {
  if (from.plain || to.plain) return true
  const [a, b] = [from, to].map(({ hour, minute }) => (hour % 12) + (hour < 12 ? 0 : 12) + (minute ?? 0) / 60)
  const span = (b! - a! + 24) % 24 || 24
  const american = b! < a! ? (b! + 12 - a! + 24) % 24 : span
  return (span >= 3 && span <= 16) || (american >= 3 && american <= 14)
}

export function printClock({ from, to }: Clock, doc: Doc): string {
  const { language } = doc
  const key = !to ? 'clock-from' : !from ? 'clock-until' : 'clock'
  const text = say(key, language, ...[from, to].filter((time) => time !== null).map((time) => printTime(time, doc)))
    .replace(/las (?=mediodía)/, 'el ')
    .replace(/las (?=medianoche)/, 'la ')
  // "de 9 a 14 h", but "de 8 a 5" and "de 9:00 a 14:00".
  const last = to ?? from!
  const full = last.hour > 12 || (from?.hour ?? 0) > 12 || (from && to && to.hour > from.hour)
  return language === 'es' && last.minute === null && !last.word && !last.half && full ? `${text} h` : text
}

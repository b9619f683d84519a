/** Days of the week and of the year, as pages and comments write them. */
import type { Language } from '../sheet/sheet.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es']
type Width = 'long' | 'short'

const namesOf = (language: Language, field: 'weekday' | 'month', width: Width): string[] => {
  const name = new Intl.DateTimeFormat(language, { [field]: width, timeZone: 'UTC' })
  // 5 January 2026 is a Monday.
  return Array.from({ length: field === 'month' ? 12 : 7 }, (_, at) =>
    name
      .format(field === 'month' ? new Date(Date.UTC(2026, at, 1)) : new Date(Date.UTC(2026, 0, 5 + at)))
      .replace('.', ''),
  )
}

interface Name {
  at: number
  language: Language
  width: Width
}
const namedBy = (field: 'weekday' | 'month') =>
  new Map(
    LANGUAGES.flatMap((language) =>
      (['short', 'long'] as const).flatMap((width) =>
        namesOf(language, field, width).map((name, at): [string, Name] => [
          `${language} ${name.toLowerCase()}`,
          { at, language, width },
        ]),
      ),
    ),
  )
const WEEKDAYS = namedBy('weekday')
const MONTHS = namedBy('month')

/** "Tues", "Sept". */
const LONGER = /^(?:tues|thurs?|weds|sept)$/

const find = (names: Map<string, Name>, word: string, language: Language): Name | undefined => {
  const lower = word.toLowerCase().replace(/\.$/, '')
  const keys = [lower, lower.replace(/s$/, ''), ...(LONGER.test(lower) ? [lower.slice(0, 3)] : [])]
  return keys.map((key) => names.get(`${language} ${key}`)).find(Boolean)
}

export const monthIn = (word: string, language: Language): number | null => find(MONTHS, word, language)?.at ?? null

interface Run {
  from: number
  to: number
  days: { at: number; text: string; from: number; to: number }[]
  isRange: boolean
}

const AND = String.raw`\s*(?:,|&|/|\b(?:and|und|et|y|or|oder|ou|o)\b)\s*(?:and\s+|und\s+|et\s+|y\s+)?(?:(?:los|le|el)\s+)?`
const TO = String.raw`\s*(?:-|–|\b(?:to|bis|au|à|a)\b)\s*(?:el\s+)?`

/** Whether a day of the week is named, in any language. */
export const hasDay = (text: string): boolean => LANGUAGES.some((language) => weekdaysIn(text, language, 1).length > 0)

/** Days of the week that stand side by side, so many or more. */
export function weekdaysIn(text: string, language: Language, least = 2): Run[] {
  const days = [...text.matchAll(/\p{L}+\.?/gu)].flatMap(({ 0: word, index }) => {
    const name = find(WEEKDAYS, word, language)
    const isName = name && (/^\p{Lu}/u.test(word) || language === 'fr' || language === 'es')
    return isName ? [{ at: name.at, text: word, from: index, to: index + word.length }] : []
  })
  const runs: Run[] = []
  for (const day of days) {
    const run = runs.at(-1)
    const between = run ? text.slice(run.to, day.from) : ''
    const isRange = new RegExp(`^${TO}$`, 'iu').test(between)
    if (run && (isRange || new RegExp(`^${AND}$`, 'iu').test(between))) {
      run.days.push(day)
      run.to = day.to
      run.isRange ||= isRange
    } else runs.push({ from: day.from, to: day.to, days: [day], isRange: false })
  }
  return runs.filter(({ days: all }) => all.length >= least)
}

/** The days of one run in the wording of another. */
export function saidLike(run: Run, like: Run, text: string, language: Language): string {
  const [sample] = like.days
  const isLong =
    sample!.text.replace(/s$/, '').length > 4 ||
    WEEKDAYS.get(`${language} ${sample!.text.toLowerCase()}`)?.width === 'long'
  const plural = /[^s]s$/.test(sample!.text) && !WEEKDAYS.has(`${language} ${sample!.text.toLowerCase()}`) ? 's' : ''
  const names = run.days.map(({ at }) => namesOf(language, 'weekday', isLong ? 'long' : 'short')[at]! + plural)
  const and = { en: 'and', de: 'und', fr: 'et', es: 'y' }[language]
  if (run.isRange && like.isRange && names.length === 2 && like.days.length === 2)
    return names[0] + text.slice(like.days[0]!.to, like.days[1]!.from) + names[1]
  if (run.isRange) return names.join({ en: ' to ', de: ' bis ', fr: ' au ', es: ' a ' }[language])
  return names.length < 2 ? names[0]! : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}

const IN_FIGURES = /^\d{1,2}\.(\d{1,2})\./

interface DayOfYear {
  day: number
  month: number
  monthText: string
}

export function dayOf(date: string, language: Language): DayOfYear | null {
  const day = Number.parseInt(/\d{1,2}/.exec(date)?.[0] ?? '', 10)
  const month = IN_FIGURES.exec(date)?.[1]
  if (month) return { day, month: Number(month) - 1, monthText: month }
  for (const [word] of date.matchAll(/\p{L}{3,}/gu)) {
    const name = find(MONTHS, word, language) ?? LANGUAGES.map((one) => find(MONTHS, word, one)).find(Boolean)
    if (name && !Number.isNaN(day)) return { day, month: name.at, monthText: word }
  }
  return null
}

/** A day in the wording of another: "October 31" with "13 Nov" is "November 13". */
export function dateLike(old: string, next: string, language: Language): string {
  const [was, is] = [dayOf(old, language), dayOf(next, language)]
  if (!was || !is) return next
  return dateAt(old, is.day, is.month, language)
}

function dateAt(old: string, day: number, month: number, language: Language): string {
  const was = dayOf(old, language)!
  if (IN_FIGURES.test(old))
    return old.replace(IN_FIGURES, `${day}.${String(month + 1).padStart(was.monthText.length, '0')}.`)
  const isShort_ =
    find(MONTHS, was.monthText, language)?.width === 'short' &&
    !/^(?:may|mai|mayo|juin|août|mars)$/i.test(was.monthText)
  const name = was.month === month ? was.monthText : namesOf(language, 'month', isShort_ ? 'short' : 'long')[month]!
  const ending = (said: string) => {
    if (/er$/.test(said) || (language === 'fr' && day === 1)) return day === 1 ? 'er' : ''
    if (!/(?:st|nd|rd|th)$/.test(said)) return /\.$/.test(said) ? '.' : ''
    return day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  }
  return old.replace(was.monthText, name).replace(/\d{1,2}(?:st|nd|rd|th|er|\.)?/i, (said) => `${day}${ending(said)}`)
}

/** Days from one day of a year to another; of a year without 29 February where none is told. */
export function daysBetween(old: string, next: string, year: number, language: Language): number | null {
  const [was, is] = [dayOf(old, language), dayOf(next, language)]
  return was && is
    ? Math.round((Date.UTC(year, is.month, is.day) - Date.UTC(year, was.month, was.day)) / 86_400_000)
    : null
}

/** A day so many days later, in the same wording; null where that is another year. */
export function dayLater(old: string, days: number, year: number, language: Language): string | null {
  const was = dayOf(old, language)
  if (!was) return null
  const date = new Date(Date.UTC(year, was.month, was.day + days))
  return date.getUTCFullYear() === year ? dateAt(old, date.getUTCDate(), date.getUTCMonth(), language) : null
}

/** The weekday that stands right before a date, moved by as many days. */
export function weekdayMoved(before: string, days: number, language: Language): string {
  return before.replace(/(\p{L}+)(,?\s+(?:the\s+|den\s+|el\s+|le\s+)?)$/u, (all, word: string, gap: string) => {
    const name = WEEKDAYS.get(`${language} ${word.toLowerCase()}`)
    if (!name) return all
    const moved = namesOf(language, 'weekday', name.width)[(((name.at + days) % 7) + 7) % 7]!
    return (/^\p{Lu}/u.test(word) ? moved : moved.toLowerCase()) + gap
  })
}

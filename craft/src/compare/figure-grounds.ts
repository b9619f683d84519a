/** Whether a figure of a source confirms one of a description: the same number of the same kind of thing. */
import type { Unit } from './figure-units.ts'
import type { Figure } from './figures.ts'

/** Whether a source says this number about the same kind of thing. */
export function grounds(source: Figure, claim: Figure): boolean {
  // "Children 3-6" says nothing about three colleagues.
  if (source.unit === 'count' && source.values.length > 1 && claim.unit === 'people' && claim.values.length === 1)
    return false
  if (claim.unit === 'date')
    return source.unit === 'date' || source.unit === 'calendar'
      ? claim.values.every(
          (value) => source.values.includes(value) || source.values.some((given) => isInQuarter(value, given)),
        )
      : false
  // "Max 10mb", "20bbl": what is measured so is nothing else.
  if (source.thing === 'measure' && claim.unit !== 'count' && claim.unit !== 'money') return false
  if (source.thing === 'term' && claim.thing === 'practice') return false
  if (
    source.thing &&
    !OF_YEARS.has(source.thing) &&
    DURATIONS.has(claim.unit) &&
    !(source.thing === 'turn' && claim.unit === 'week' && claim.thing === 'turn')
  )
    return false
  if (source.thing === 'turn' && claim.unit === 'count' && claim.thing !== 'turn') return false
  // "Every 4th Friday" is no hour of the day, "6-2" no half year, "1 hygienist" no hour.
  if (source.thing === 'turn' && claim.unit === 'clock') return false
  if (source.unit === 'count' && source.thing && COUNTED_APART.has(claim.unit) && !NIGHTS.test(source.thing))
    return false
  if (isSpanOfHours(source) && claim.values.length === 1 && LASTING.has(claim.unit)) return false
  // "2-3 years" say nothing of two trainees.
  const fitting =
    (fits(source.unit, claim.unit) || (source.unit === 'day' && NIGHTS.test(claim.thing ?? ''))) &&
    !(
      claim.unit === 'count' &&
      ((NEVER_COUNTS.has(source.unit) && !NIGHTS.test(claim.thing ?? '')) || (claim.thing && source.unit === 'clock'))
    )
  return claim.values.every(
    (value) =>
      (fitting && source.values.includes(value)) ||
      // "11 in the evening" is an hour of the day, 8 pupils are none.
      (!(claim.thing && source.unit === 'clock') && converts(source, claim.unit, value)),
  )
}

/** "6-2", "15-21 h": from one hour of the day to another. */
const isSpanOfHours = ({ unit, values: [from, to] }: Figure): boolean =>
  to !== undefined && (unit === 'hour' || unit === 'clock' || (unit === 'count' && (to < from! || from! > 12)))

/** Quarters stand as 1999 to 1996, months as 1001 to 1012. */
const isInQuarter = (month: number, quarter: number): boolean =>
  month > 1000 && month < 1013 && Math.ceil((month - 1000) / 3) === 2000 - quarter

/** Counted as days are. */
const NIGHTS =
  /^(?:nights?|evenings?|mornings?|afternoons?|shifts?|nachte|abende|vormittage|nachmittage|schichten|dienste|nuits|soirs|matins|noches|tardes|mananas|turnos)$/u
const NEVER_COUNTS: ReadonlySet<Unit> = new Set(['year', 'month', 'percent', 'day', 'week', 'hour', 'minute'])
/** Said of years themselves, not of what they count. */
const OF_YEARS: ReadonlySet<string> = new Set(['term', 'practice'])
const DURATIONS: ReadonlySet<Unit> = new Set(['year', 'month', 'week', 'minute', 'percent'])
const COUNTED_APART: ReadonlySet<Unit> = new Set(['hour', 'clock'])
export const LASTING: ReadonlySet<Unit> = new Set(['year', 'month', 'week'])
const LOOSE: ReadonlySet<Unit> = new Set(['count', 'calendar'])

function fits(source: Unit, claim: Unit): boolean {
  if (source === claim) return true
  if (LOOSE.has(source) || LOOSE.has(claim)) return source !== 'money' || claim === 'count'
  return (source === 'clock' && claim === 'hour') || (source === 'hour' && claim === 'clock')
}

/** 12 months are a year, 0.6 FTE is 60 %, "30" behind a clock range is an hour of the day. */
function converts(source: Figure, unit: Unit, value: number): boolean {
  return source.values.some(
    (given) =>
      // "Base 60" is said among people who speak of thousands.
      (unit === 'money' &&
        (LOOSE.has(source.unit) || source.unit === 'money') &&
        given / 100 === value &&
        value < 100) ||
      // "£40-48" a year is said of thousands.
      (unit === 'money' && source.unit === 'money' && given >= 15 && given < 200 && given * 1000 === value) ||
      (unit === 'money' &&
        LOOSE.has(source.unit) &&
        (given >= 15 || !Number.isInteger(given)) &&
        Math.abs(given * 1000 - value) < 0.5) ||
      (source.unit === 'month' && unit === 'year' && given === value * 12) ||
      (source.unit === 'year' && unit === 'month' && given * 12 === value) ||
      (unit === 'percent' && given < 1 && Math.round(given * 100) === value) ||
      // "28 to 36 hr" is what an hour is paid.
      (unit === 'money' && source.unit === 'hour' && source.values.length === 2 && given === value) ||
      // "1.400 + horas de vuelo" is no time.
      (unit === 'money' && source.unit === 'hour' && given >= 100 && given === value) ||
      // "Until 18.30" is an hour of the day.
      (unit === 'clock' && source.unit === 'count' && given < 24 && given % 1 < 0.6 && Math.floor(given) === value) ||
      (source.unit === 'percent' && value <= 1 && Math.round(value * 100) === given) ||
      ((unit === 'clock' || (unit === 'count' && source.unit === 'clock')) &&
        Math.abs((unit === 'clock' ? Math.floor(given) : given) - value) === 12),
  )
}

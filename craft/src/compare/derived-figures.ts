/** Figures that follow from those a source gives: what a month's pay makes a year, and how long a shift is. */
import type { Figure } from './figures.ts'

/** Words that announce a sum: "that is £187.50 a week". */
const THAT_IS =
  /(?:that is|that's|which is|i\.e\.|makes|actual|pro rata|equivalent|in total|das sind|d\.h\.|das hei(?:ss|ß)t|also|entspricht|insgesamt|soit|c'est-a-dire|au total|es decir|o sea|en total|equivale|=|\()/u
/** Time that is one's own. */
export const FREE =
  /(?:off(?!ice|er)|free|rest|frei|conge|repos|libre|descanso|(?:are|is) (?:all )?(?:yours|your own)(?![a-z])|gehor(?:t|en) (?:dir|ihnen)|(?:sont|est) a vous|(?:son|es) (?:todo |toda )?(?:tuy|suy)[oa]s?(?![a-z]))/u

/** The figure from which a claim follows, or undefined. `around` is the plain sentence of the claim. */
export function derivedFrom(told: readonly Figure[], claim: Figure, around: string): Figure | undefined {
  const { unit, values } = claim
  const from = values.map((value) => {
    const announced = THAT_IS.test(around)
    if (unit === 'money' || (unit === 'count' && value >= 100 && announced))
      return sumOf(told, value, announced, around)
    const fifths = FIFTHS.test(around)
      ? told.find((one) => one.unit === 'percent' && one.values.some((share) => value === 5 || share === value * 20))
      : undefined
    if (fifths) return fifths
    const rotation =
      unit === 'week' || (unit === 'count' && /(?:week|woche|semaine|semana)/.test(around))
        ? told.find((one) => one.unit === 'count' && value <= 4 && one.values.includes(value * 7))
        : undefined
    if (rotation) return rotation
    // "14-20" are the hours from two to eight.
    const pastNoon =
      values.length === 2 && (unit === 'clock' || unit === 'count' || unit === 'hour')
        ? told.find((one) => TIMES_OF_DAY.has(one.unit) && one.values.includes(value + 12))
        : undefined
    if (pastNoon) return pastNoon
    const others = AT_HOME.test(around)
      ? told.find((one) => one.unit === 'day' && one.values.length === 1 && one.values[0] === 5 - value)
      : undefined
    if (others) return others
    if (unit === 'hour' || unit === 'minute') {
      const same = told.find((one) =>
        unit === 'hour'
          ? one.unit === 'minute' && one.values.includes(value * 60)
          : one.unit === 'hour' && one.values.includes(value / 60),
      )
      if (same) return same
    }
    if (unit === 'hour' || (unit === 'count' && !claim.thing && /hours|stunden|heures|horas/.test(around))) {
      const plainly =
        unit === 'count' ? told.find((one) => one.unit === 'hour' && one.values.includes(value)) : undefined
      if (plainly) return plainly
      const length = lengthOf(told, value)
      if (length || unit === 'hour') return length
    }
    if (unit === 'day' && FREE.test(around)) return restOf(told, value)
    if (OTHERS.test(around) && (unit === 'people' || unit === 'count')) {
      const withYou = told.find((one) => HEADS.has(one.unit) && one.values.length === 1 && one.values[0] === value + 1)
      if (withYou) return withYou
    }
    if (unit === 'people' || (unit === 'count' && !claim.thing)) return headsOf(told, value)
    // Five days are 100 % of a post, and of nothing else.
    if (unit === 'day' || (unit === 'percent' && (value !== 100 || OF_A_POST.test(around)))) {
      const share = told.find(
        (one) =>
          one.unit !== unit &&
          (one.unit === 'percent' || one.unit === 'day') &&
          one.values.includes(unit === 'day' ? value * 20 : value / 20),
      )
      if (share) return share
      const pair = unit === 'day' ? pairOf(told, value) : undefined
      if (pair) return pair
    }
    if (
      unit === 'year' &&
      /(?:over|more than|nearly|almost|uber|mehr als|seit|fast|rund|plus de|depuis|pres de|mas de|desde hace|casi)/u.test(
        around,
      )
    ) {
      const since = told.find((one) => one.unit === 'calendar' && isSince(one.values[0]!, value))
      if (since) return since
    }
    return SPANS.has(unit)
      ? told.find(
          (one) =>
            !(one.thing === 'term' && claim.thing === 'practice') &&
            one.values.some((given) => isAsLong(one.unit, given, unit, value)),
        )
      : undefined
  })
  return from.every((one) => one !== undefined) ? from[0] : undefined
}

/** "Two days out of five" are 40 %. */
const FIFTHS =
  /(?:von funf|(?:out )?of (?:every )?five|sur cinq|de cada cinco|fifths?|funftel|cinquiemes?|quintos)(?![a-z])/u
const TIMES_OF_DAY: ReadonlySet<Figure['unit']> = new Set(['clock', 'count', 'hour'])
/** Three days in the office leave two elsewhere. */
const AT_HOME =
  /(?:from home|at home|remote|zu hause|daheim|homeoffice|chez (?:vous|toi)|teletravail|en casa|desde casa)/u

/** Who joins a team of five works with four others. */
const OTHERS =
  /(?<![a-z])(?:others?|(?:your|with|alongside|and|by|the|\p{L}{3,6}) colleagues|anderen?|weiteren?|kolleg\p{L}+|autres|collegues|otr[oa]s|companer[oa]s)(?![a-z])/u
const HEADS: ReadonlySet<Figure['unit']> = new Set(['people', 'count'])

const OF_A_POST =
  /stelle|pensum|vollzeit|arbeits|position|post(?![a-z])|fte|full[- ]time|temps|poste|jornada|tiempo|puesto|workload/u

const SPANS: ReadonlySet<Figure['unit']> = new Set(['day', 'week', 'month', 'year'])
const DAYS: Partial<Record<Figure['unit'], number[]>> = { day: [1], week: [7], month: [30, 30.4], year: [365, 360] }

/** 90 days are three months, 12 weeks as well. */
const isAsLong = (unit: Figure['unit'], given: number, other: Figure['unit'], value: number): boolean =>
  (unit === 'week' && other === 'month' && given === 4 && value === 1) ||
  (unit === 'week' && other === 'day' && (given * 5 === value || given * 6 === value)) ||
  (unit === 'day' && other === 'week' && (value * 5 === given || value * 6 === given)) ||
  (unit !== other &&
    (DAYS[unit] ?? []).some((one) =>
      (DAYS[other] ?? []).some((two) => Math.abs((given * one) / (value * two) - 1) < (value > 1 ? 0.09 : 0.04)),
    ))

/** Where pay is spoken of, what a day brings may stand for a week. */
const PAID =
  /(?:salary|pay|earn|wage|a week|per week|gehalt|lohn|verdien|die woche|salaire|gagne|par semaine|sueldo|salario|gana|a la semana|fte|pro rata|target)/u
const TIMES: ReadonlySet<Figure['unit']> = new Set(['day', 'hour', 'people', 'percent'])

/** A sum that is not announced as one has to be odd enough not to be met by chance. */
function sumOf(told: readonly Figure[], value: number, announced: boolean, around: string): Figure | undefined {
  const odd =
    String(value)
      .replace(/\D/g, '')
      .replace(/^0+|0+$/g, '').length >= 3
  const paid = PAID.test(around)
  if (!announced && !odd && !paid) return undefined
  const factors = announced || odd ? [12, 1 / 12, 52, 1 / 52] : []
  for (const { unit, values } of told)
    for (const given of values)
      if (unit !== 'money' && given > 0 && given <= 60 && (announced || odd || TIMES.has(unit)))
        factors.push(given, ...(unit === 'percent' ? [given / 100, 1 + given / 100] : []))
  const hours = told.filter(({ unit }) => unit === 'hour').flatMap(({ values }) => values)
  factors.push(...hours.map((hour) => hour * 52), ...hours.map((hour) => (hour * 52) / 12))
  return told.find(
    (one) =>
      (one.unit === 'money' || one.unit === 'count') &&
      one.values.some(
        (given) =>
          given >= 5 &&
          factors.some((factor) => Math.abs(given * factor - value) < Math.max(0.01, announced ? value / 100 : 0)),
      ),
  )
}

/** From six to nine are three hours, and fifteen on five days. */
function lengthOf(told: readonly Figure[], value: number): Figure | undefined {
  const spans = told.filter(({ unit }) => unit === 'clock' || unit === 'count' || unit === 'hour')
  const clocks = told.filter(({ unit }) => unit === 'clock').flatMap(({ values }) => values)
  const lengths = clocks.slice(1).map((clock, at) => clock - clocks[at]!)
  for (const { values } of spans) if (values.length === 2) lengths.push(values[1]! - values[0]!)
  // "8:30-5:30" goes past noon, 22-6 past midnight.
  const ranges = lengths.flatMap((length) => [(length + 24) % 24, (length + 12) % 12])
  // A day in two halves.
  if (clocks.length === 4) ranges.push(clocks[1]! - clocks[0]! + clocks[3]! - clocks[2]!)
  // "0.8 FTE" are 32 hours of 40.
  const shares = told
    .filter(
      ({ unit, values }) => (unit === 'people' || unit === 'percent') && values.some((one) => one !== 1 && one !== 100),
    )
    .flatMap(({ values }) => values)
  const share = shares.find((one) =>
    [35, 36, 37.5, 38, 38.5, 39, 40, 41, 42].some((week) => Math.abs(week * (one > 1 ? one / 100 : one) - value) < 0.3),
  )
  if (share !== undefined && value >= 8) return told.find(({ values }) => values.includes(share))
  const hours = told.filter(({ unit }) => unit === 'hour').flatMap(({ values }) => values)
  const days = told.filter(({ unit }) => unit === 'day' || unit === 'count').flatMap(({ values }) => values)
  const fits =
    ranges.some((length) => length === value || days.some((day) => day <= 7 && length * day === value)) ||
    hours.some((hour) => days.some((day) => day > 1 && day <= 7 && (hour * day === value || hour / day === value)))
  return fits ? spans[0] : undefined
}

/** Founded in 1998, a firm may look back on more than 25 years: today lies somewhere in these years. */
const isSince = (year: number, value: number): boolean => year + value >= 2015 && year + value <= 2040

/** "25 + 8" are 33 days. */
const pairOf = (told: readonly Figure[], value: number): Figure | undefined =>
  told.find((one) =>
    told.some(
      (other) =>
        other.span[0] >= one.span[1] &&
        other.span[0] - one.span[1] < 8 &&
        (one.unit === 'day' || other.unit === 'day' || one.unit === 'count') &&
        one.values[0]! + other.values[0]! === value,
    ),
  )

/** Who works four days has three off. */
const restOf = (told: readonly Figure[], value: number): Figure | undefined =>
  told.find(({ unit, values }) => unit === 'day' && values.length === 1 && values[0]! + value === 7)

/** Six developers and a designer are seven. */
function headsOf(told: readonly Figure[], value: number): Figure | undefined {
  const groups = told.filter(({ unit, thing }) => unit === 'people' || (unit === 'count' && thing && thing !== 'turn'))
  return groups.find((one, at) => {
    let sum = one.values.at(-1)!
    for (let next = at + 1; next < groups.length && groups[next]!.span[0] - groups[next - 1]!.span[1] < 30; next++) {
      sum += groups[next]!.values.at(-1)!
      if (sum === value || sum + 1 === value) return true
    }
    return false
  })
}

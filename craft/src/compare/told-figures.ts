/** The figures of a source, read generously: "4x10h" are days and hours, "alternate Fridays" come round every two weeks. */
import type { Language } from '../brief/facts.ts'
import type { Unit } from './figure-units.ts'
import { type Figure, findFigures } from './figures.ts'
import { dayRanges } from './weekdays.ts'

/** `spelled` is plain; `typed` the same text as it was typed. */
export function figuresTold(spelled: string, typed: string, language: Language | null): Figure[] {
  const figures = findFigures(spelled, typed, true)
  const put = (match: RegExpExecArray, unit: Unit, ...values: number[]) =>
    figures.push({ span: [match.index, match.index + match[0].length], unit, values })
  addTurns(figures, spelled)
  addDates(spelled, put)
  // Monday to Thursday are four days.
  for (const { span, days } of dayRanges(spelled)) figures.push({ span, unit: 'day', values: [days.length] })
  // "200m in six minutes" are metres.
  for (const { span, unit, values } of [...figures])
    if (unit === 'count' && values[0]! >= 1_000_000 && /\d ?m$/.test(spelled.slice(...span)))
      figures.push({ span, unit, values: values.map((value) => value / 1_000_000) })
  for (const match of spelled.matchAll(/(?<![a-z])x ?([2-9])(?![\d.,%h])/gu)) put(match, 'count', Number(match[1]))
  for (const match of spelled.matchAll(/(?<![a-z])x ?(1[2-6])(?!\d)/gu))
    for (const unit of ['month', 'count'] as const) put(match, unit, Number(match[1]))
  // "Four tens" are days of ten hours.
  const tens = /(?<![a-z])(?:tens|10s|10-hour)(?![a-z])/u.exec(spelled)
  if (tens) put(tens, 'hour', 10)
  // "Mon-Fri 6-2" are hours of the day.
  for (const { index, 0: range, 1: from, 2: to } of spelled.matchAll(PAST_NOON))
    if (Number(to) < Number(from) && Number(from) <= 12)
      for (const figure of figures)
        if (figure.unit === 'count' && index <= figure.span[0] && figure.span[1] <= index + range.length)
          figure.unit = 'clock'
  addWeeks(figures, spelled)
  for (const [pattern, times] of MULTIPLES)
    for (const match of spelled.matchAll(pattern)) {
      put(match, 'count', times)
      put(match, 'percent', times * 100, (times - 1) * 100)
    }
  for (const match of spelled.matchAll(/(?<![\d.])\.(\d{1,2})(?= ?(?:fte|wte)(?![a-z]))/gu))
    put(match, 'people', Number(match[0]))
  // "4x10h", "four tens", "1 in 5": days, hours and turns.
  for (const match of spelled.matchAll(/(?<![\d.,])(\d) ?(?:x|in|aus) ?(\d{1,2}) ?h?(?!\d|[.,:]\d)/gu)) {
    for (const unit of ['day', 'week'] as const) put(match, unit, Number(match[1]))
    for (const unit of ['hour', 'count'] as const) put(match, unit, Number(match[2]))
  }
  for (const figure of [...figures]) figures.push(...otherUnits(figure, spelled, language))
  for (const match of spelled.matchAll(
    /(?<![a-z])(half a |halbes |demi-|media )?(?:dozen|dutzend|douzaine|docena)(?![a-z])/gu,
  ))
    put(match, 'count', match[1] ? 6 : 12)
  for (const match of spelled.matchAll(/(?<![\d.,])(\d\d) ?t\+?(?=[ ,.;+]|$)/gu)) put(match, 'day', Number(match[1]))
  // "6er Team", "zu dritt".
  for (const match of spelled.matchAll(
    /(?<![\d.,])(\d{1,2})er[- ]?(?:team|gruppe|trupp|kolonne|mannschaft|crew|brigade)/gu,
  ))
    put(match, 'people', Number(match[1]))
  // "Lyon 3/7/8", "mo/2/4": each by itself, where no year says that it is a date.
  for (const match of spelled.matchAll(/(?<![\d/.])\d{1,2}(?:\/\d{1,2}){2,}(?![\d/.])/gu))
    for (const number of match[0].split('/')) put(match, 'count', Number(number))
  // "4th generation" are four.
  for (const { index, 0: said, 1: digit } of spelled.matchAll(
    /(?<!\d)(\d)(?:st|nd|rd|th|e|eme|er|\.|ª|a)? ?gen(?:er|\.|(?![a-z]))/gu,
  ))
    figures.push({ span: [index, index + said.length], unit: 'count', values: [Number(digit)], thing: 'generation' })
  const twice = /(?<![a-z])(?:twice|zweimal|2x)(?![a-z])/u.exec(spelled)
  if (twice) put(twice, 'count', 2)
  for (const match of spelled.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/gu)) {
    // "Hybrid 3/2" are days and nothing else.
    const desk = /(?:hybrid\p{L}*|office|remote|home|tt|ho) ?$/u.test(
      spelled.slice(Math.max(0, match.index - 10), match.index),
    )
    for (const unit of desk ? (['day'] as const) : (['day', 'week', 'count', 'people'] as const))
      put(match, unit, Number(match[1]), Number(match[2]))
  }
  for (const match of spelled.matchAll(/(?<![a-z])(?:midi|noon|mittags?|mediodia)(?![a-z])/gu)) put(match, 'clock', 12)
  for (const match of spelled.matchAll(/(?<![a-z])once(?= \p{L}+s(?![a-z]))/gu)) put(match, 'count', 11)
  const bank = /(?<![a-z])(?:bhs?|bank hol\w*|stats)(?![a-z])/u.exec(spelled)
  // The days that banks keep in Britain are eight.
  if (bank)
    for (const { unit, values } of figures.filter((one) => one.unit === 'day' && one.values[0]! >= 20))
      for (const value of [values[0]! + 8, values[0]! - 8, 8]) put(bank, unit, value)
  return figures
}

const PAST_NOON = /(?<![\d.,:/€£$-])(\d{1,2}) ?- ?(\d{1,2})(?![\d:/%-]|[.,]\d| ?(?:[€k]|eur))/gu

/** "Time and a quarter": what an hour is paid beyond the others. */
const MULTIPLES: [pattern: RegExp, times: number][] = [
  [/(?<![a-z])time (?:and|n|&) (?:a )?quarter/gu, 1.25],
  [
    /(?<![a-z])(?:time (?:and|n|&) (?:a )?half|anderthalbfach|eineinhalbfach|une fois et demie|tiempo y medio|vez y media)/gu,
    1.5,
  ],
  [
    /(?<![a-z])(?:double (?:time|pay|rate)|doppelte[rn]? (?:lohn|stundenlohn|bezahlung)|doppelt (?:bezahlt|vergutet)|paye\p{L}{0,2} (?:en )?double|pagad[oa]s? (?:al )?doble|doble (?:paga|hora))/gu,
    2,
  ],
]

function addDates(text: string, put: (match: RegExpExecArray, unit: Unit, ...values: number[]) => void): void {
  for (const match of text.matchAll(/(?<![\d./])(0?[1-9]|1[0-2])[./](20\d\d)(?!\d)/gu))
    put(match, 'date', 1000 + Number(match[1]), Number(match[2]))
  // "Founded '98", "since the 80s".
  for (const match of text.matchAll(/'(\d\d)(?![\d\p{L}])|(?<![\d£€$])([5-9]0)(?=er|'?s(?![a-z]))/gu)) {
    const year = Number(match[1] ?? match[2])
    put(match, 'calendar', year > 40 ? 1900 + year : 2000 + year)
  }
  for (const match of text.matchAll(MONTH)) {
    const month = 1001 + MONTH_NAMES.findIndex((names) => names.split(' ').includes(match[1]!))
    put(match, 'date', month, ...(match[2] ? [2000 + Number(match[2])] : []))
  }
}

const AT_DESK =
  /^(?: (?:in|at|from|im|en|a))?(?: the)? ?(?:office|home|remote|ho|buro|bureau|oficina|casa|tt)(?![a-z])/u
/** "Regenerationstage 2", "holidays: 25", "Team 8". */
const UNIT_BEFORE: [Unit, RegExp][] = [
  ['day', /(?:tage|days|jours|dias|holidays?|hols|urlaub|conges|vacaciones|rtt) ?[:=]? ?$/u],
  ['people', /(?<![a-z])(?:team|equipe|equipo|crew|brigade|headcount|staff) ?[:=]? ?$/u],
]
/** "4 yrs min w/ 1 running a crew": a part of the years before. */
const PART_OF_YEARS =
  /(?:w\/|with|incl\.?|including|davon|dont|inkl\.?|of which|de ell?os|de los cuales) (?:at least |min\.? |mind\.? )?$/u

/** The same number as something else that it may count as well. */
function otherUnits(figure: Figure, text: string, language: Language | null): Figure[] {
  const [from, to] = figure.span
  const as = (unit: Unit): Figure => ({ span: figure.span, values: figure.values, unit })
  // French counts days by the letter by which German counts years.
  if (/\d ?j$/.test(text.slice(from, to))) {
    if (language === 'fr') figure.unit = 'day'
    else if (language === 'de') figure.unit = 'year'
    else return [as('day'), as('year')]
  }
  if (figure.unit !== 'count') return []
  const before = text.slice(Math.max(0, from - 24), from)
  if (AT_DESK.test(text.slice(to, to + 16))) {
    figure.thing = 'office'
    return [{ ...figure, unit: 'day' }]
  }
  if (
    PART_OF_YEARS.test(before) &&
    /\d ?(?:y|yrs?|years?|j|jahren?|ans|anos)[^.;\n]*$/u.test(text.slice(Math.max(0, from - 50), from))
  )
    return [as('year')]
  const unit =
    figure.values.length === 1 && !/^ ?[-/]/.test(text.slice(to, to + 2))
      ? UNIT_BEFORE.find(([, said]) => said.test(before))?.[0]
      : undefined
  if (unit) figure.unit = unit
  return []
}

const MONTH_NAMES =
  'jan ene janv|feb fev febr|mar mrz marz mars|apr avr abr|may mai mayo|jun juin|jul juil|aug aout ago|sep sept|oct okt|nov|dec dez dic'.split(
    '|',
  )
const MONTH = new RegExp(
  `(?<![a-z])(${MONTH_NAMES.join(' ').replaceAll(' ', '|')})(?![a-z])(?: '?(2[4-9]|3\\d)(?![\\d.:]))?`,
  'gu',
)

const ORDINALS: [value: number, pattern: RegExp][] = [
  ['other|second|2nd|zweite[nrsm]?|2\\.|deuxieme|segund[oa]'],
  ['third|3rd|dritte[nrsm]?|3\\.|troisieme|tercer[oa]?'],
  ['fourth|4th|vierte[nrsm]?|4\\.|quatrieme|cuart[oa]'],
  ['fifth|5th|funfte[nrsm]?|5\\.|cinquieme|quint[oa]'],
  ['sixth|6th|sechste[nrsm]?|6\\.|sixieme|sext[oa]'],
  ['seventh|7th|siebte[nrsm]?|7\\.'],
  ['eighth|8th|achte[nrsm]?|8\\.'],
].map(([words], at) => [
  at + 2,
  new RegExp(`(?<![a-z])(?:every|each|jede[nrsm]?|cada|chaque|alternate) (?:${words})(?![a-z])`, 'u'),
])

/** "Every eighth week", "one in five", "un vendredi sur deux": a turn comes round every so many weeks. */
function addTurns(figures: Figure[], text: string): void {
  const turns: Figure[] = ORDINALS.flatMap(([value, pattern]) => {
    const match =
      pattern.exec(text) ??
      (value === 2
        ? /(?<![a-z])1 ?(?:finde|we|sabado|samstag|samedi|sat|sunday|weekend|week-end|domingo) (?:si|oui|ja|on|yes),? ?1 (?:no|non|nein|off)(?![a-z])|(?<![a-z])(?:every other|altern(?:ate|ating|o|os|as|a|e|ance)|fortnight|quincenal|bimensuel|zweiwochentl|im wechsel|14-tagig)/u.exec(
            text,
          )
        : null)
    return match
      ? [{ span: [match.index, match.index + match[0].length], unit: 'week', values: [value], thing: 'turn' }]
      : []
  })
  for (const { span, values, thing } of figures)
    if (thing === 'turn') turns.push({ span, unit: 'week', values, thing: 'turn' })
  for (const turn of turns) figures.push(turn, { ...turn, unit: 'count', thing: 'turn' })
}

/** "8-12, five days" are 20 hours a week. */
function addWeeks(figures: Figure[], text: string): void {
  const days = WORKDAYS.test(text) ? 5 : figures.find(({ unit }) => unit === 'day')?.values[0]
  for (const { span, unit, values } of [...figures])
    if (days && days <= 7 && (unit === 'clock' || unit === 'count') && values.length === 2 && values[1]! <= 24)
      figures.push({ span, unit: 'hour', values: [(values[1]! - values[0]!) * days] })
}

export const WORKDAYS =
  /(?<![a-z])(?:m(?= ?- ?f)|mo|mon|monday|montag|lun|lundi|lunes|l) ?(?:-|to|bis|a|au|thru|through) ?(?:f|fr|fri|friday|freitag|ven|vendredi|vie|viernes|v)(?![a-z])/u

/** Numbers of a text with what they count, so that "80k" meets "80.000 €" and "five years" does not meet "team of 5". */

import { findAmounts } from '../brief/extract/amounts.ts'
import { DATE } from '../brief/extract/dates.ts'
import type { Span } from '../brief/facts.ts'
import { findNumberWords } from './number-words.ts'

export type Unit =
  | 'money'
  | 'percent'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'people'
  | 'clock'
  | 'date'
  | 'calendar'
  | 'count'

export interface Figure {
  span: Span
  values: number[]
  unit: Unit
  /** What a bare number counts: "3 sites" say nothing of years. */
  thing?: string
}

const UNITS: [Unit, string][] = [
  ['percent', '%|percent|per cent|prozent|pour cent|por ciento|pct'],
  ['year', 'years?|yrs?|jahr(?:en?)?|jahriger?|jahrige[nrs]?|ans?|annees?|anos?|y(?=[\\s,.]|$)'],
  ['month', 'months?|mths?|mos|monat(?:en?)?|monatige[nr]?|monatsgehalter|gehalter|mois|mes(?:es)?|mensualites|pagas'],
  ['week', 'weeks?|wks?|wochen?|semaines?|semanas?'],
  [
    'day',
    'days?|tag(?:en?)?|urlaubstagen?|arbeitstagen?|werktagen?|jours?|dias?|working days|home[- ]?office[- ]tage?',
  ],
  ['hour', 'hours?|hrs?|h|stunden?|std|wochenstunden|heures?|horas?'],
  ['minute', 'minutes?|mins?|minuten'],
  [
    'people',
    '(?:person(?:en|s)?|people|ppl|employees|staff|colleagues|team members|members|mitarbeiter\\p{L}*|mitarbeitenden?|leuten?|kopfe|kolleg\\p{L}+|beschaftigten?|personnes?|collaborateurs?|salaries|personas|empleados|companeros|engineers?|developers?|designers?|nurses?|teachers?|analysts?|people strong|strong|fte)',
  ],
]
const GAP =
  '(?:ish)?\\s*[+]?\\s*(?:-\\s?)?(?:or more |oder mehr |ou plus |o mas |full |paid |working |calendar |bezahlte[nr]? |paid |laborables |volle |whole |weekend |home[- ]?office |home |office |remote |extra |kollegiale |other )?'
const BEHIND = UNITS.map(([unit, words]) => [unit, new RegExp(`^${GAP}(?:${words})(?![A-Za-zÀ-ɏ])`, 'u')] as const)
const PEOPLE_BEFORE =
  /(?:team|teams|group|department|squad|crew|staff|equipe|equipo|abteilung|brigade|gruppe) (?:of|von|aus|mit|de) (?:about |rund |etwa |over |uber )?$|(?:manage|lead|supervise|coach|managing|leading)s? (?:a team of )?$/u
const MONEY_BEHIND = /^\s?(?:k(?![a-z])|€|£|\$|eur|gbp|usd|chf|(?:euros?|pounds|dollars|quid)(?![a-z]))/u
const PART_OF_A_NAME =
  /(?:iso|din|iec|bs|band|level|grade|series|class|klasse|clase|stages?|ks|tier|section|§|title|article|art\.?|form|type|h1|bac\s?\+|line|phase|\.js|vue|angular|python|java|php|html|css|year|grade|jahrgang|stufe|permis|caces|microsoft|windows|ms|room|part|nvq|sage|stufe|version|web|industry|industrie|no\.|nr\.?|step|gate|schedule|osha|epa)[\s-]?$/u

/** "EN 13485" and "S 7" are names where they are capitals; in small letters they are words of French and Spanish. */
const CAPITALS_BEFORE = /(?<!\p{L})(?:EN|[A-Z])[\s-]?$/u

const MULTIPLES: Record<string, number> = { twice: 2, zweimal: 2, dreimal: 3, viermal: 4 }
const SINGLE =
  /(?<![A-Za-zÀ-ɏ\d-])(?:twice(?![A-Za-zÀ-ɏ])|(?:zwei|drei|vier)mal(?![A-Za-zÀ-ɏ])|(?:one|ein|eine|einem|einer|un|une|uno|una)(?=\s(?:weekend )?(?:years?|months?|weeks?|days?|jahr|monat|woche|tag|an|mois|semaine|jour|ano|mes|semana|dia)(?![A-Za-zÀ-ɏ]))|(?:a|an)(?=\s(?:year|month)(?:(?:'s)? of|'s exp(?:erience)?)(?![A-Za-zÀ-ɏ])))/gu
/** "Dreiköpfig", "zweijährige", "achtstündig": the unit is part of the word. */
const COMPOUND =
  /(?<![A-Za-zÀ-ɏ\d-])(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|ein|\d+-?)(kopfig|jahrig|monatig|wochig|tagig|stundig)\p{L}{0,2}(?![A-Za-zÀ-ɏ])/gu
const GERMAN: Record<string, number> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwolf: 12,
}
const COMPOUND_UNIT: Record<string, Unit> = {
  kopfig: 'people',
  jahrig: 'year',
  monatig: 'month',
  wochig: 'week',
  tagig: 'day',
  stundig: 'hour',
}
const MONTHS = [
  'jan',
  'feb|fev|ene',
  'mar(?!k)|mars',
  'apr|avr|abr',
  'may|mai|mayo',
  'jun|juin',
  'jul|juil',
  'aug|aou|ago(?=sto)',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez|dic',
]
const CLOCK =
  /(?<![\d.,])(?:\d{1,2}\s?(?:-|bis)\s?\d{1,2}\s?uhr(?![A-Za-zÀ-ɏ])|\d{1,2}:\d\d|\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|uhr)(?![A-Za-zÀ-ɏ])|\d{1,2}[.]\d\d\s?uhr(?![A-Za-zÀ-ɏ])|(?<=um )\d{1,2}[.][0-5]\d(?!\d)|\d{1,2}\s?h\s?[0-5]\d(?!\d)|\d\d?\s?-\s?\d\d?\s?h(?![A-Za-zÀ-ɏ]))/gu
/** "7.30-4": a range of prices would name its money. */
const CLOCK_RANGE =
  /(?<![\d.,€£$] ?)\d{1,2}\.[0-5]\d ?(?:-|to|bis) ?\d{1,2}(?:\.[0-5]\d)?(?!\d| ?(?:[.,]\d|[€£$k%]|eur|per|pro|an hour|a day|\/))/gu
/** "De 7 a 15.30". */
const CLOCK_FROM =
  /(?<=(?:de|from|von|desde las|de las|des) )\d{1,2} ?(?:a|to|bis|-) ?(?:las )?\d{1,2}\.[0-5]\d(?![\d€£$%]| ?(?:eur|€|£))/gu
const PHONE = /(?<![\d.,€£$])(?:\+\d{1,3}|\(?0\d{1,5}\)?|[6-9]\d{2}(?= \d{3} \d{3}(?!\d)))[ ./-]?\d+(?:[ .]?\d+)*/gu
const WHEN = new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${DATE}(?![A-Za-zÀ-ɏ\\d])`, 'gu')

/** Words behind a number that say nothing of what it counts. */
const NO_THING =
  /^(?:(?:or|to|in|bis|zu|ou|et|un|an|am|im|ab|if|at|is|on|of|by|de|du|la|le|el|en|se|si|es|we|so|up|hr|yr|wk|mo|km|kg|mm|cm|pm|and|und|the|per|pro|par|por|auf|uhr|die|der|das|los|las|les|des|for|fur|via|que|qui|not|but|von|are|was|can|ist|una|une|sie|wir|vor)$|will|would|should|could|reich|suffi|basta|fine|need|requir|exp|berufs|erfahr|plus|oder|mind|dans|with|avec|desde|nach|after|behind|post|full|paid|home|remote|office|mobil|hybrid|more|max|min|home|urlaub|holiday|hols|leave|vaca|conge|semana|daily|taglich|brutto|netto|gross|base|from|ab)/u

/**
 * `text` is plain (lower case, no accents); `typed` the same text as it was typed.
 * A source is read more generously: there a number in words counts though nothing follows that it could count.
 */
export function findFigures(text: string, typed = text, source = false): Figure[] {
  const figures: Figure[] = []
  const phones = [...text.matchAll(PHONE)]
    .filter(([digits]) => digits.replace(/\D/g, '').length >= 9)
    .map((match): Span => [match.index, match.index + match[0].length])
  const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1]
  const taken = (span: Span) =>
    figures.some((one) => overlaps(one.span, span)) || phones.some((phone) => overlaps(phone, span))
  for (const match of text.matchAll(WHEN)) {
    const values = dateValues(match[0])
    if (values.length > 0)
      figures.push({ span: [match.index, match.index + match[0].replace(/[\s.]+$/, '').length], values, unit: 'date' })
  }
  for (const pattern of [CLOCK_RANGE, CLOCK_FROM, CLOCK])
    for (const match of text.matchAll(pattern)) {
      const span: Span = [match.index, match.index + match[0].length]
      if (!taken(span)) figures.push({ span, values: clockValues(match[0]), unit: 'clock' })
    }
  for (const amount of findAmounts(text.replace(/\n/g, '|'))) {
    const span: Span = [amount.from, amount.to]
    if (taken(span) || isName(text, typed, span)) continue
    const scale = amount.millions ? 1_000_000 : 1
    const values = (amount.max === null ? [amount.min] : [amount.min, amount.max]).map((value) => value * scale)
    const { unit, to } = unitOf(text, span, amount.currency !== null || amount.magnified)
    figures.push({ span: [span[0], to], values, unit })
  }
  for (const match of text.matchAll(COMPOUND)) {
    const span: Span = [match.index, match.index + match[0].length]
    const value = GERMAN[match[1]!] ?? (Number.parseInt(match[1]!, 10) || 1)
    if (!taken(span)) figures.push({ span, values: [value], unit: COMPOUND_UNIT[match[2]!]! })
  }
  const words = findNumberWords(text)
  for (const { span, values } of sumsInWords(text, words))
    if (!taken(span)) figures.push({ span, values, unit: 'money' })
  const single = [...text.matchAll(SINGLE)].map(({ index, 0: word }) => ({
    span: [index, index + word.length] as Span,
    value: MULTIPLES[word] ?? 1,
  }))
  for (const { span, value } of [...words, ...single]) {
    if (taken(span)) continue
    // French "très" is no Spanish three.
    if (isIdiom(text, span) || typed.slice(...span).includes('è')) continue
    const range = rangeFrom(text, span, words)
    // "Tres y media" are no years, "3 y" may be.
    const { unit, to } = /^ y(?![a-z])/.test(text.slice(range[1], range[1] + 3))
      ? { unit: 'count' as const, to: range[1] }
      : unitOf(text, range, false)
    const counts = /^\s(?:\p{L}{3}|of (?:them|which|whom))/u.test(text.slice(to))
    if (unit === 'count' && !source && !counts && !/mal$/.test(text.slice(...span))) continue
    figures.push({ span: [span[0], range[1] > span[1] ? span[1] : to], values: [value], unit })
  }
  for (const figure of figures)
    if (figure.unit === 'count') {
      const thing = /^(?: |\. (?=gener))([a-z]{2,}|in \d)/.exec(text.slice(figure.span[1], figure.span[1] + 24))?.[1]
      if (TURN.test(text.slice(Math.max(0, figure.span[0] - 20), figure.span[0]))) figure.thing = 'turn'
      else if (thing && !NO_THING.test(thing)) figure.thing = thing
    }
  return figures.sort((a, b) => a.span[0] - b.span[0])
}

/** "Two to three years": what is counted stands behind the second number. */
function rangeFrom(text: string, [from, to]: Span, words: readonly { span: Span }[]): Span {
  const joint = /^ (?:to|or|bis|oder|a|ou|o|y) /.exec(text.slice(to, to + 8))
  const second = joint && words.find(({ span }) => span[0] === to + joint[0].length)
  return second ? [from, second.span[1]] : [from, to]
}

/** "Thirteen pounds ten". */
function sumsInWords(
  text: string,
  words: readonly { span: Span; value: number }[],
): { span: Span; values: number[] }[] {
  return words.flatMap(({ span, value }, at) => {
    const next = words[at + 1]
    return next && /^ (?:pounds|euros?|dollars|quid)(?: and| con| mit)? $/.test(text.slice(span[1], next.span[0]))
      ? [{ span: [span[0], next.span[1]] as Span, values: [value + next.value / 100] }]
      : []
  })
}

/** "One in five", "un vendredi sur deux", "alle zwei Wochen". */
const TURN = /(?:(?:one|a|1|eine?[rmn]?) (?:in|aus|von)|\p{L}\p{L} sur|de cada|every|alle|cada) $/u

/** "No two days are alike", "check twice", "les deux": words of number that count nothing. */
function isIdiom(text: string, [from, to]: Span): boolean {
  const before = text.slice(Math.max(0, from - 10), from)
  const after = text.slice(to, to + 14)
  if (/^(?:twice|.+mal$)/.test(text.slice(from, to)))
    return !/^ (?:a|per|each|every|the|im|pro|jahrlich|wochentlich|monatlich)(?![a-z])/u.test(after)
  if (/^ (?:fois|veces|mal)(?![a-z])/.test(after))
    return !/^ (?:fois|veces|mal) (?:par|a la|al|por|pro|im)(?![a-z])/u.test(after)
  // How the first weeks go is a way to tell of the work, not a fact of it.
  if (/(?:first|ersten|premiers|premieres|primeros|primeras) $/.test(before))
    return /^ (?:weeks|months|days|wochen|monate|tage|mois|semaines|meses|semanas)/u.test(after)
  if (/^ sigma/.test(after)) return true
  if (/^neuf$/.test(text.slice(from, to))) return /(?:regard|oeil|tout) $/u.test(before)
  return (
    /^(?:two|deux|zwei|dos)$/.test(text.slice(from, to)) && /(?:no|keine|no hay|les|the|ces|between) $/u.test(before)
  )
}

function unitOf(text: string, [from, to]: Span, money: boolean): { unit: Unit; to: number } {
  if (money) return { unit: 'money', to }
  const after = text.slice(to, to + 40)
  if (MONEY_BEHIND.test(after)) return { unit: 'money', to }
  for (const [unit, pattern] of BEHIND) {
    const match = pattern.exec(after)
    if (match) return { unit, to: to + match[0].length }
  }
  if (PEOPLE_BEFORE.test(text.slice(Math.max(0, from - 40), from))) return { unit: 'people', to }
  const year = /^(?:19|20)\d\d$/.test(text.slice(from, to))
  return { unit: year ? 'calendar' : 'count', to }
}

/** "ISO 9001", "Level 3", "24/7", list numbers: part of a name or of the layout, not a figure. */
function isName(text: string, typed: string, [from, to]: Span): boolean {
  const before = text.slice(Math.max(0, from - 12), from)
  const after = text.slice(to, to + 4)
  if (/^[.)]\s/.test(after) && /(?:^|\n)\s*$/.test(before)) return true
  if (
    /^\s?% (?:remote|presencial|on-?site|vor ort|sur site|teletravail|teletrabajo|homeoffice|home office)/u.test(
      text.slice(to, to + 20),
    ) &&
    /^100$/.test(text.slice(from, to))
  )
    return true
  if (/^\/7|^\(k\)|^k\)/.test(after) || (/^401/.test(text.slice(from, to)) && /k/.test(after))) return true
  if (/^[a-z]{2}/.test(after) && !/^(?:yrs?|hrs?|km|kg|mo|ish)/.test(after)) return true
  if (/office $/.test(before) && /^(?:365|20\d\d)$/.test(text.slice(from, to))) return true
  if (
    to - from < 5 &&
    CAPITALS_BEFORE.test(typed.slice(Math.max(0, from - 5), from)) &&
    !/^\s?(?:%|k(?![a-z])|€|£)/u.test(after)
  )
    return true
  return (
    (/\p{L}$/u.test(before) && !/(?:^|[\s\d])x$/.test(before)) ||
    (new RegExp(`(?<![A-Za-zÀ-ɏ])${PART_OF_A_NAME.source}`, 'u').test(before) &&
      !/^\s?(?:%|k(?![a-z])|€|£|years|days)/u.test(after))
  )
}

function dateValues(date: string): number[] {
  const month = MONTHS.findIndex((names) => new RegExp(`(?<![a-z])(?:${names})`, 'u').test(date))
  const numeric = /^(\d{1,2})[./](\d{1,2})[./]?(\d{2,4})?$/.exec(date)
  // "15.30" is an hour.
  if (numeric && Number(numeric[1]) > 12 && Number(numeric[2]) > 12) return []
  if (numeric)
    return [
      Number(numeric[1]),
      1000 + Number(numeric[2]),
      ...(numeric[3] ? [Number(numeric[3]) + (numeric[3].length === 2 ? 2000 : 0)] : []),
    ]
  const quarter = /^q([1-4])/.exec(date)
  if (quarter) return [2000 - Number(quarter[1]), ...(date.match(/20\d\d/g) ?? []).map(Number)]
  if (month < 0) return []
  return [
    1001 + month,
    ...(date.match(/\d+/g) ?? []).map((digits) =>
      Number(digits) < 100 && /'\d\d$/.test(date) ? 2000 + Number(digits) : Number(digits),
    ),
  ]
}

function clockValues(text: string): number[] {
  const numbers = (text.match(/\d{1,2}/g) ?? []).map(Number)
  const hours = /\d\.\d\d/.test(text)
    ? text.split(/-|to|bis|a(?: las)?/).map((part) => Number.parseInt(part.trim(), 10))
    : /:|h\s?\d\d/.test(text)
      ? [numbers[0]!]
      : numbers
  return hours.map((hour) => (/p\.?m/.test(text) && hour < 12 ? hour + 12 : hour))
}

/** Whether a source says this number about the same kind of thing. */
export function grounds(source: Figure, claim: Figure): boolean {
  // "Children 3-6" says nothing about three colleagues.
  if (source.unit === 'count' && source.values.length > 1 && claim.unit === 'people' && claim.values.length === 1)
    return false
  if (claim.unit === 'date')
    return source.unit === 'date' || source.unit === 'calendar'
      ? claim.values.every((value) => source.values.includes(value))
      : false
  if (source.thing && DURATIONS.has(claim.unit) && !(source.thing === 'turn' && claim.unit === 'week')) return false
  if (source.thing === 'turn' && claim.unit === 'count' && claim.thing !== 'turn') return false
  // "2-3 years" say nothing of two trainees.
  const fitting =
    fits(source.unit, claim.unit) &&
    !(claim.unit === 'count' && (NEVER_COUNTS.has(source.unit) || (claim.thing && source.unit === 'clock')))
  return claim.values.every(
    (value) =>
      (fitting && source.values.includes(value)) ||
      // "11 in the evening" is an hour of the day, 8 pupils are none.
      (!(claim.thing && source.unit === 'clock') && converts(source, claim.unit, value)),
  )
}

const NEVER_COUNTS: ReadonlySet<Unit> = new Set(['year', 'month', 'percent', 'day', 'week', 'hour', 'minute'])
const DURATIONS: ReadonlySet<Unit> = new Set(['year', 'month', 'week', 'minute', 'percent'])
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
      (unit === 'money' && (LOOSE.has(source.unit) || source.unit === 'money') && given / 100 === value) ||
      (unit === 'money' && LOOSE.has(source.unit) && given >= 15 && given * 1000 === value) ||
      (source.unit === 'month' && unit === 'year' && given === value * 12) ||
      (source.unit === 'year' && unit === 'month' && given * 12 === value) ||
      (unit === 'percent' && given < 1 && Math.round(given * 100) === value) ||
      // "28 to 36 hr" is what an hour is paid.
      (unit === 'money' && source.unit === 'hour' && source.values.length === 2 && given === value) ||
      // "Until 18.30" is an hour of the day.
      (unit === 'clock' && source.unit === 'count' && given < 24 && given % 1 < 0.6 && Math.floor(given) === value) ||
      (source.unit === 'percent' && value <= 1 && Math.round(value * 100) === given) ||
      ((unit === 'clock' || (unit === 'count' && source.unit === 'clock')) && Math.abs(given - value) === 12),
  )
}

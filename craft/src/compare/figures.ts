/** Numbers of a text with what they count, so that "80k" meets "80.000 €" and "five years" does not meet "team of 5". */

import { findAmounts } from '../brief/extract/amounts.ts'
import { DATE } from '../brief/extract/dates.ts'
import type { Span } from '../brief/facts.ts'

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
  ['month', 'months?|mths?|monat(?:en?)?|monatige[nr]?|monatsgehalter|gehalter|mois|mes(?:es)?|mensualites|pagas'],
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
  '\\s*[+]?\\s*(?:-\\s?)?(?:or more |oder mehr |ou plus |o mas |full |paid |working |calendar |bezahlte[nr]? |paid |laborables |volle |whole |weekend |home[- ]?office |home |office |remote |extra |kollegiale |other )?'
const BEHIND = UNITS.map(([unit, words]) => [unit, new RegExp(`^${GAP}(?:${words})(?![A-Za-zÀ-ɏ])`, 'u')] as const)
const PEOPLE_BEFORE =
  /(?:team|teams|group|department|squad|crew|staff|equipe|equipo|abteilung|brigade|gruppe) (?:of|von|aus|mit|de) (?:about |rund |etwa |over |uber )?$|(?:manage|lead|supervise|coach|managing|leading)s? (?:a team of )?$/u
const MONEY_BEHIND = /^\s?(?:k(?![a-z])|€|£|\$|eur|gbp|usd|chf|euros?)/u
const PART_OF_A_NAME =
  /(?:iso|din|iec|bs|band|level|grade|series|class|klasse|clase|stages?|ks|tier|section|§|title|article|art\.?|form|type|h1|bac\s?\+|line|phase|\.js|vue|angular|python|java|php|html|css|year|grade|jahrgang|stufe|permis|caces|microsoft|windows|ms|room|part|nvq|sage|stufe|version|web|industry|industrie|no\.|nr\.?|step|gate|schedule|osha|epa)[\s-]?$/u

/** "EN 13485" and "S 7" are names where they are capitals; in small letters they are words of French and Spanish. */
const CAPITALS_BEFORE = /(?<!\p{L})(?:EN|[A-Z])[\s-]?$/u

const WORDS: Record<string, number> = {}
for (const [value, words] of Object.entries({
  2: 'two zwei deux dos twice zweimal',
  3: 'three drei trois tres dreimal',
  4: 'four vier quatre cuatro viermal',
  5: 'five funf cinq cinco',
  6: 'six sechs seis',
  7: 'seven sieben sept siete',
  8: 'eight acht huit ocho',
  9: 'nine neun neuf nueve',
  10: 'ten zehn dix diez',
  11: 'eleven elf onze',
  12: 'twelve zwolf douze doce',
  13: 'thirteen dreizehn',
  14: 'fourteen vierzehn',
  15: 'fifteen funfzehn quinze quince',
  16: 'sixteen',
  18: 'eighteen',
  20: 'twenty zwanzig vingt veinte',
  24: 'vierundzwanzig',
  25: 'veinticinco',
  28: 'achtundzwanzig',
  30: 'thirty dreissig trente treinta',
  40: 'forty vierzig quarante cuarenta',
  50: 'fifty funfzig cinquante cincuenta',
  60: 'sixty sechzig',
  80: 'eighty',
  90: 'ninety',
  100: 'hundred hundert cent cien',
}))
  for (const word of words.split(' ')) WORDS[word] = Number(value)
const SPELLED = new RegExp(`(?<![A-Za-zÀ-ɏ\\d-])(?:${Object.keys(WORDS).join('|')})(?![A-Za-zÀ-ɏ])`, 'gu')
const SINGLE =
  /(?<![A-Za-zÀ-ɏ\d-])(?:(?:one|ein|eine|einem|einer|un|une|uno|una)(?=\s(?:weekend )?(?:years?|months?|weeks?|days?|jahr|monat|woche|tag|an|mois|semaine|jour|ano|mes|semana|dia)(?![A-Za-zÀ-ɏ]))|(?:a|an)(?=\s(?:year|month)(?:(?:'s)? of|'s exp(?:erience)?)(?![A-Za-zÀ-ɏ])))/gu
/** "Dreiköpfig", "zweijährige", "achtstündig": the unit is part of the word. */
const COMPOUND =
  /(?<![A-Za-zÀ-ɏ\d-])(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|ein|\d+-?)(kopfig|jahrig|monatig|wochig|tagig|stundig)\p{L}{0,2}(?![A-Za-zÀ-ɏ])/gu
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
  /(?<![\d.,])(?:\d{1,2}\s?(?:-|bis)\s?\d{1,2}\s?uhr(?![A-Za-zÀ-ɏ])|\d{1,2}:\d\d|\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|uhr)(?![A-Za-zÀ-ɏ])|\d{1,2}h\d\d|\d\d?\s?-\s?\d\d?\s?h(?![A-Za-zÀ-ɏ]))/gu
/** "7.30-4": a range of prices would name its money. */
const CLOCK_RANGE =
  /(?<![\d.,€£$] ?)\d{1,2}\.[0-5]\d ?(?:-|to|bis) ?\d{1,2}(?:\.[0-5]\d)?(?!\d| ?(?:[.,]\d|[€£$k%]|eur|per|pro|an hour|a day|\/))/gu
const WHEN = new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${DATE}(?![A-Za-zÀ-ɏ\\d])`, 'gu')

/** Words behind a number that say nothing of what it counts. */
const NO_THING =
  /^(?:will|would|should|could|reich|suffi|basta|fine|need|requir|exp|berufs|erfahr|plus|oder|mind|dans|with|avec|desde|nach|after|behind|post|full|paid|home|remote|office|mobil|hybrid|more|max|min|home|urlaub|holiday|hols|leave|vaca|conge|semana|daily|taglich|brutto|netto|gross|base|from|ab)/u

/** `text` is plain (lower case, no accents); `typed` the same text as it was typed. */
export function findFigures(text: string, typed = text): Figure[] {
  const figures: Figure[] = []
  const taken = (span: Span) => figures.some((one) => one.span[0] < span[1] && span[0] < one.span[1])
  for (const match of text.matchAll(WHEN)) {
    const values = dateValues(match[0])
    if (values.length > 0)
      figures.push({ span: [match.index, match.index + match[0].replace(/[\s.]+$/, '').length], values, unit: 'date' })
  }
  for (const pattern of [CLOCK, CLOCK_RANGE])
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
    const value = WORDS[match[1]!] ?? (Number.parseInt(match[1]!, 10) || 1)
    if (!taken(span)) figures.push({ span, values: [value], unit: COMPOUND_UNIT[match[2]!]! })
  }
  for (const pattern of [SPELLED, SINGLE])
    for (const match of text.matchAll(pattern)) {
      const span: Span = [match.index, match.index + match[0].length]
      if (taken(span)) continue
      // French "très" is no Spanish three.
      if (isIdiom(text, span) || typed.slice(...span).includes('è')) continue
      const { unit, to } = unitOf(text, rangeFrom(text, span), false)
      if (unit === 'count' && !/mal$/.test(match[0]) && !/^\s(?:\p{L}{3}|of (?:them|which|whom))/u.test(text.slice(to)))
        continue
      figures.push({
        span: [span[0], rangeFrom(text, span)[1] > span[1] ? span[1] : to],
        values: [WORDS[match[0]] ?? 1],
        unit,
      })
    }
  for (const figure of figures)
    if (figure.unit === 'count') {
      const thing = /^(?: |\. (?=gener))([a-z]{4,}|in \d)/.exec(text.slice(figure.span[1], figure.span[1] + 24))?.[1]
      if (thing && !NO_THING.test(thing)) figure.thing = thing
    }
  return figures.sort((a, b) => a.span[0] - b.span[0])
}

/** "Two to three years": what is counted stands behind the second number. */
function rangeFrom(text: string, [from, to]: Span): Span {
  const second = /^ (?:to|or|bis|oder|a|ou|o|y) ([a-z]+)(?![a-z])/.exec(text.slice(to, to + 20))
  return second && WORDS[second[1]!] ? [from, to + second[0].length] : [from, to]
}

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
  if (/^[a-z]{2}/.test(after) && !/^(?:yrs?|hrs?|km|kg|mo)/.test(after)) return true
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
    ? text.split(/-|to|bis/).map((part) => Number.parseInt(part.trim(), 10))
    : /:|h\d\d/.test(text)
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
  if (source.thing && DURATIONS.has(claim.unit)) return false
  // "2-3 years" say nothing of two trainees.
  const fitting = fits(source.unit, claim.unit) && !(claim.unit === 'count' && NEVER_COUNTS.has(source.unit))
  return claim.values.every(
    (value) =>
      (fitting && source.values.includes(value)) ||
      // "11 in the evening" is an hour of the day, 8 pupils are none.
      (!(claim.thing && source.unit === 'clock') && converts(source, claim.unit, value)),
  )
}

const NEVER_COUNTS: ReadonlySet<Unit> = new Set(['year', 'month', 'percent', 'day', 'week', 'hour', 'minute'])
const DURATIONS: ReadonlySet<Unit> = new Set(['year', 'month', 'week', 'minute'])
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
      (source.unit === 'percent' && value <= 1 && Math.round(value * 100) === given) ||
      ((unit === 'clock' || (unit === 'count' && source.unit === 'clock')) && Math.abs(given - value) === 12),
  )
}

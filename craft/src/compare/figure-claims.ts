/** The figures and weekdays of a description, each with what told of it. */
import type { Span } from '../brief/facts.ts'
import type { ClaimKind, Weighed } from './claims.ts'
import { derivedFrom, FREE } from './derived-figures.ts'
import { type Evidence, stemOf } from './evidence.ts'
import { grounds, LASTING } from './figure-grounds.ts'
import { type Figure, findFigures } from './figures.ts'
import type { Description } from './find.ts'
import { sentenceAround } from './sections.ts'
import { findTold, wordsIn } from './told-words.ts'
import { isTelling } from './traits.ts'
import { daysNamed, isSingled } from './weekdays.ts'

export const figureClaims = (text: Description, told: Evidence, company: Evidence): Weighed[] => [
  ...numberClaims(text, told, company),
  ...weekdayClaims(text, told),
]

function numberClaims(text: Description, told: Evidence, company: Evidence): Weighed[] {
  const found: Weighed[] = []
  const figures = findFigures(text.plain, text.text)
  const neighbours = figures.slice(0, MOST_NEIGHBOURS)
  const numbers = numbersIn(told.plain).slice(0, MOST_NEIGHBOURS)
  const used: Span[] = []
  const strangers: { figure: Figure; kind: ClaimKind }[] = []
  for (const figure of figures) {
    const kind: ClaimKind = ['year', 'date', 'calendar'].includes(figure.unit) ? 'year' : 'figure'
    const match =
      sourceOf(figure, neighbours, told.figures) ??
      eachIn(told, figure) ??
      shiftsIn(told, figure, text.plain) ??
      labelled(told, figure, text.plain) ??
      wordFor(told, figure, text.plain) ??
      listedBehind(told, figure, text.plain) ??
      derivedFrom(told.figures, figure, sentenceAround(text.plain, figure.span))
    if (match) {
      used.push(match.span)
      found.push({ span: figure.span, kind, ground: 'brief', source: match.span })
    } else strangers.push({ figure, kind })
  }
  for (const { figure, kind } of strangers) {
    const source = leftOver(figure, text.plain, told, numbers, used)
    const inCompany = !source && company.figures.some((one) => grounds(one, figure))
    found.push({
      span: figure.span,
      kind,
      ground: source ? 'brief' : inCompany ? 'company' : 'none',
      source: source ?? null,
    })
  }
  return found
}

/** A description has no more figures than these. */
const MOST_NEIGHBOURS = 300

/** "RTT 11", "R480-560k": a number that nothing else of the description speaks of is the one meant, whatever it counts. */
function leftOver(
  { values, unit, span: own }: Figure,
  text: string,
  { plain: told, figures }: Evidence,
  numbers: readonly { span: Span; value: number }[],
  used: readonly Span[],
): Span | undefined {
  const things = wordsIn(text.slice(own[0], own[1] + 24)).filter((word) => word.length > 3 && isTelling(word))
  const ofTheDay = LASTING.has(unit) ? figures.filter((one) => one.unit === 'clock') : []
  let first: Span | undefined
  for (const value of values) {
    const at = numbers.find(
      ({ span, value: given }) =>
        (given === value || (unit === 'money' && given >= 15 && given * 1000 === value)) &&
        (unit === 'percent') === isShare(told, span[1]) &&
        !/^[a-z]{2}/.test(told.slice(span[1], span[1] + 2)) &&
        (value >= MEETS_BY_CHANCE || !Number.isInteger(value) || standsBy(things, told, span)) &&
        !used.some((one) => one[0] < span[1] && span[0] < one[1]) &&
        // "15-21 h" tells of no fifteen years.
        !ofTheDay.some((one) => one.span[0] < span[1] && span[0] < one.span[1]),
    )
    if (!at) return undefined
    first ??= at.span
  }
  return first
}

/** Whether a word that goes with the number in the description goes with it in the source. */
function standsBy(things: readonly string[], told: string, [from, to]: Span): boolean {
  const near = told.slice(Math.max(0, from - 16), to + 20).replace(/^\S*|\S*$/g, '')
  return things.some((word) => near.includes(word.slice(0, 5)))
}

/** Smaller numbers stand in too many places. */
const MEETS_BY_CHANCE = 10

const isShare = (text: string, at: number): boolean =>
  /^ ?(?:%|per ?cent|prozent|pour cent|por ciento)/.test(text.slice(at, at + 12))

const numbersIn = (text: string): { span: Span; value: number }[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/gu)].map(({ 0: digits, index }) => ({
    span: [index, index + digits.length],
    value: Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  }))

function weekdayClaims(text: Description, told: Evidence): Weighed[] {
  const found: Weighed[] = []
  for (const named of daysNamed(text.plain)) {
    const { span, days } = named
    // Nobody learns everything "on a Monday morning", whichever the day.
    const idle = /(?<![a-z])(?:an?|une?|una|einem|einen) $/.test(text.plain.slice(Math.max(0, span[0] - 7), span[0]))
    if (
      idle &&
      /^ ?(?:morning|matin|morgen|por la manana)(?! (?:in|sur|de cada))/.test(text.plain.slice(span[1], span[1] + 24))
    )
      continue
    const around = sentenceAround(text.plain, span)
    // Who works from Tuesday to Saturday has Sunday and Monday free.
    const free = told.days.size > 2 && FREE.test(around)
    // Who works from Tuesday to Saturday works on Thursday; what is done on Thursdays was not told.
    const apart = told.daysBetween.has(days[0]!) && isSingled(text.plain, named) && !WORKS.test(around)
    const match = (apart ? undefined : told.days.get(days[0]!)) ?? (free ? [...told.days.values()][0] : undefined)
    found.push({ span, kind: 'figure', ground: match ? 'brief' : 'none', source: match ?? null })
  }
  return found
}

const WORKS = /work|arbeit|dienst|travaill|trabaj|shift|schicht|offen|open|ouvert|abierto/u

/** "Four nights" told are not "four depots" as well, where the description has its four nights. */
function sourceOf(figure: Figure, all: readonly Figure[], told: readonly Figure[]): Figure | undefined {
  const fitting = told.filter((one) => grounds(one, figure))
  const own = fitting.find((one) => isAlike(one, figure)) ?? fitting.find((one) => !one.thing && one.unit === 'count')
  return (
    own ??
    fitting.find(
      (one) =>
        (one.values.length > 1 && !(one.unit === 'count' && figure.thing && figure.values.length === 1)) ||
        !all.some((other) => other !== figure && isAlike(one, other) && grounds(one, other)),
    )
  )
}

const isAlike = (one: Figure, other: Figure): boolean =>
  one.unit === other.unit &&
  (one.unit === 'year' || one.unit === 'month' || stemOf(one.thing ?? '') === stemOf(other.thing ?? ''))

/** "Hours a week: 38": the label says what is counted. */
const labelled = (told: Evidence, { unit, thing, values, span }: Figure, text: string): Figure | undefined =>
  unit === 'count' && !thing && /[\p{L}*]: ?\**\s*$/u.test(text.slice(Math.max(0, span[0] - 6), span[0]))
    ? told.figures.find((one) => values.every((value) => one.values.includes(value)))
    : undefined

/** "46m", "4x4": a figure with its letters, told in just these letters. */
function wordFor({ plain: told }: Evidence, { span }: Figure, text: string): { span: Span } | undefined {
  const word = text.slice(...span)
  if (!/^\d[\d.,]*[a-z]{1,3}$/.test(word)) return undefined
  const at = told.search(new RegExp(`(?<![a-z\\d.,])${word.replaceAll('.', '\\.')}(?![a-z\\d])`, 'u'))
  return at < 0 ? undefined : { span: [at, at + word.length] }
}

const LIST_JOINT = /[,;] (?:(?:and|then|und|dann|et|puis|y|luego) )?| (?:and|und|sowie|et|puis|y|e) /u

/** "Two days off, Monday and Tuesday": as many as are listed behind, where each of them was told. */
function listedBehind(told: Evidence, { values: [value], span }: Figure, text: string): { span: Span } | undefined {
  if (value === undefined || value < 2 || value > MOST_LISTED) return undefined
  const opening = /^[^.,;:(\n]{3,50}(?:[,:(]| -) /.exec(text.slice(span[1], span[1] + 60))
  if (!opening) return undefined
  const tail = /^[^.!?)\n]*/.exec(text.slice(span[1] + opening[0].length))![0]
  for (const list of [tail, /^[^,;:]*/.exec(tail)![0]]) {
    const parts = list.split(LIST_JOINT)
    if (parts.length !== value) continue
    const sources = parts.map((part) =>
      wordsIn(part)
        .filter(isTelling)
        .map((word) => findTold(word, told)),
    )
    const first = sources.flat().find((source) => source !== undefined)
    const clocks = parts.every((part) => /\d/.test(part))
      ? told.figures.find(({ unit }) => unit === 'clock')
      : undefined
    if (clocks) return clocks
    if (first && sources.every((of) => of.some((source) => source !== undefined))) return { span: first }
  }
  return undefined
}

const MOST_LISTED = 7

/** "In two shifts": as many as the brief gives times for. */
function shiftsIn(told: Evidence, { values, span }: Figure, text: string): Figure | undefined {
  if (!/^\s(?:shifts|schichten|equipes|postes|turnos)/.test(text.slice(span[1], span[1] + 12))) return undefined
  const times = told.figures.filter(({ unit }) => unit === 'clock' || unit === 'count')
  return times.length >= values[0]! ? times[0] : undefined
}

/** Every figure of a range may stand in its own place of the brief: "shifts 06-14 / 14-22" -> "06:00 to 22:00". */
function eachIn(told: Evidence, figure: Figure) {
  if (figure.values.length < 2) return undefined
  const parts = figure.values.map((value) => told.figures.find((one) => grounds(one, { ...figure, values: [value] })))
  return parts.every((part) => part !== undefined) ? parts[0] : undefined
}

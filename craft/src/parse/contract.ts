/** What kind of contract it is, how long it lasts and how long the trial is. */
import type { Contract } from '../sheet/sheet.ts'
import { datePartAt } from './dates.ts'
import { formOf, say } from './forms.ts'
import type { Doc, Found } from './found.ts'
import { is, type Lexeme, readWords, skip, spanOf, type Words } from './lex.ts'
import { printFigure } from './money.ts'
import { ownAt, ownWords } from './own-words.ts'
import { cutSegments, type Reading, type Run, readRuns } from './segments.ts'

type Type = Contract['types'][number]
interface Part {
  sort: 'type' | 'length' | 'dates' | 'trial' | 'more'
  text: string
  types: Type[]
  months: number | null
  strong: boolean
  /** Of dates: a period, not an end alone. */
  period?: boolean
}

const FILLS = new Set('link fill - = approx months trial role of'.split(' '))
const PASSING = new Set<Type>(
  'fixed-term temporary seasonal freelance internship apprenticeship casual'.split(' ') as Type[],
)
const ARTICLE = /^(?:an?|one|ein(?:e[mnr]?|s)?|une?|una|uno)$/i
const UNITS = ['months', 'weeks', 'years', 'days']

/**
 * @param said the words about the contract
 * @returns one for each run of words that were understood: "fixed term, 18 months", "CDD du 1er février au 31 août"; without
 * a text where they contradict each other
 */
export function parseContract(said: string, doc: Doc): Found<Contract>[] {
  const typed = readWords(said, doc, 'contracts', 'dates', 'turns')
  // "ein Jahr" counts, "ein Vertrag" does not.
  const list = typed.list.map((lexeme, at): Lexeme => {
    if (lexeme.kind === 'prep' && /^(?:in|on)$/.test(lexeme.value)) return { ...lexeme, kind: 'link' }
    if (!ARTICLE.test(lexeme.text)) return lexeme
    return is(typed, at + 1, ...UNITS) ? { ...lexeme, kind: 'number', number: 1 } : { ...lexeme, kind: 'link' }
  })
  const words = { ...typed, list }
  return readRuns(words, cutSegments<Part>(words, partAt, FILLS, true), FILLS, foundOf)
}

const part = (sort: Part['sort'], text: string, end: number, more: Partial<Part> = {}): Reading<Part> => ({
  element: { sort, text, types: [], months: null, strong: false, ...more },
  end,
})

function partAt(words: Words, at: number): Reading<Part> {
  const { kind, value, printed, text } = words.list[at]!
  const trial = trialAt(words, at)
  if (trial) return trial
  // "permanent after 12 weeks" lasts no 12 weeks.
  const span = /^(?:after|before)$/.test(words.list[at - 1]?.value ?? '') ? null : spanAt(words, at)
  if (span) return part('length', span.text, span.end, { months: span.months })
  if (kind === 'more') return part('more', value, at + 1)
  if (kind === 'type') {
    const own = printed === undefined || printed === '=' ? asTyped(text, words.doc) : printed
    const types = value === '-' ? [] : (value.split('+') as Type[])
    // "CDI 35 h"
    const strong = types.length > 0 && is(words, at + 1, 'number') && !spanAt(words, at + 1)
    return part('type', own, at + 1, { types, strong })
  }
  const dates = datePartAt(words, at, 'end')
  if (!dates || dates.element.value.date === null) return null
  return part('dates', dates.element.text, dates.end, { period: dates.element.until !== undefined })
}

/** German nouns have a capital, whatever was typed; a word all in capitals keeps them. */
function asTyped(text: string, doc: Doc): string {
  const own = ownWords(text, doc)
  if (/^\p{Lu}[\p{Lu}\d-]/u.test(own)) return own
  const lower = own[0]!.toLowerCase() + own.slice(1)
  const adjective = /^(?:auf|im|als|in)\s|(?:lich|al|är|ig|bar|t)$/.test(lower)
  return doc.language === 'de' && !adjective ? own[0]!.toUpperCase() + own.slice(1) : lower
}

/** "12 months", "18-month", "2 bis 3 Jahre". */
function spanAt(words: Words, at: number): { text: string; months: number | null; end: number } | null {
  const { list, doc } = words
  const i = skip(words, at, 'approx', 'upto', 'from')
  const low = list[i]
  if (low?.kind !== 'number' || low.number! > 60) return null
  const joins = is(words, i + 1, '-', 'to', 'or') && is(words, i + 2, 'number') && list[i + 2]!.number! > low.number!
  const end = i + (joins ? 4 : 2)
  if (!is(words, end - 1, ...UNITS)) return null
  const { kind } = list[end - 1]!
  const [one, other] = [low, list[i + 2]].map((figure) => printFigure(figure?.number ?? 0, doc, false))
  const figure = joins ? say('span', doc.language, one!, other!) : one!
  const lead = i > at ? `${list[i - 1]!.value} ` : ''
  const size = joins ? null : kind === 'years' ? 12 : kind === 'months' ? 1 : null
  const text = lead + say(!joins && low.number === 1 ? `${kind}-1` : kind, doc.language, figure)
  return { text, months: size && low.number! * size, end }
}

/** "6 months' probation", "Probezeit 6 Monate", "après 2 mois d'essai". */
function trialAt(words: Words, at: number): Reading<Part> {
  const { list, doc } = words
  const named = is(words, at, 'trial')
  let i = named || list[at]?.value === 'after' ? at + 1 : at
  while (named && (is(words, i, 'link') || list[i]?.value === ':')) i++
  const span = spanAt(words, i)
  if (!span) return null
  i = named ? span.end : skip(words, span.end, 'link', "'")
  if (!named && !is(words, i, 'trial')) return null
  const owned = doc.language === 'en' ? span.text.replace(/s$/, "s'").replace(/(?<=^1 \w+)$/, "'s") : span.text
  return part('trial', say('trial', doc.language, owned), named ? i : i + 1)
}

/** What ties two kinds of contract, so that they contradict each other no more. */
const TIES = new RegExp(
  String.raw`(?<!\p{L})(?:not|nicht|kein\p{L}*|pas|no|also|auch|or|then|later|first|after|initially|both|one|oder|dann|danach|später|` +
    String.raw`zunächst|erst|beide|ou|puis|ensuite|après|abord|o|luego|después|pasa|primero)(?!\p{L})`,
  'iu',
)

function foundOf({ parts, from, to, sure }: Run<Part>, words: Words): Found<Contract> {
  const correction = parts.findLastIndex(({ joint, element }) => joint === 'correct' && element.sort !== 'trial')
  const kept = parts.slice(Math.max(0, correction))
  const types = [...new Set(kept.flatMap(({ element }) => element.types))]
  const length = kept.find(({ element }) => element.sort === 'length')?.element
  const passing = types.some((type) => PASSING.has(type))
  const choice = kept.some(({ joint }) => joint === 'or')
  // "Permanent, 12 months" says two things.
  const clash = types.includes('permanent') && (length !== undefined || passing) && !choice
  if (clash && passing && !TIES.test(words.said))
    return { ...spanOf(words, from, to), text: '', value: { types }, sure: false }
  const ends = length !== undefined || kept.some(({ element }) => element.sort === 'dates')
  if (!passing && !types.includes('permanent') && ends) types.push('fixed-term')
  const value: Contract = { types, ...(length?.months && { months: length.months }) }
  const certain = sure && !clash && kept.some(({ element }) => element.sort !== 'more')
  const text = certain ? printParts(kept, passing, words.doc) : ownAt(words, from, to)
  const span = spanOf(words, from, to)
  return { ...span, text, value, sure: certain }
}

/** How long it lasts stands with the kind that passes: "befristet auf 2 Jahre", "CDD de 6 mois". */
function printParts(parts: Run<Part>['parts'], passing: boolean, { language }: Doc): string {
  const fixed = formOf('fixed', language)!
  const lasts = parts.find(({ element }) => element.sort === 'length')
  const host = parts.find(({ element }) => element.sort === 'type' && element.types.some((type) => PASSING.has(type)))
  let text = ''
  for (const part of parts) {
    const { element, joint } = part
    if (part === lasts && host) continue
    let { text: own } = element
    if (element.sort === 'type' && text.split(', ').includes(own)) continue
    const dates = element.sort === 'dates'
    const close = dates && (language === 'fr' || !element.period) ? ' ' : ', '
    if (lasts && (part === host || part === lasts))
      own = lasting(part === host ? own : null, lasts.element.text, language)
    // "fixed term to 30 September"
    if (dates && language === 'en') own = own.replace(/^until /, 'to ')
    if (dates && !passing && text === '') text = fixed + close + own
    else if (text === '') text = own
    else
      text = joint === 'or' || joint === 'and' ? say(joint, language, text, own) : text + (dates ? close : ', ') + own
  }
  return text
}

function lasting(type: string | null, length: string, language: Doc['language']): string {
  const fixed = formOf('fixed', language)!
  if (type === null) return say('lasting', language, formOf('lasting-bare', language)!, length)
  if (language === 'de' && type !== fixed) return `${type}, ${say('lasting', language, fixed, length)}`
  return say('lasting', language, type, length)
}

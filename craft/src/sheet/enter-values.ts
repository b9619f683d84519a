/** Stretches that hold a value: what a grammar takes of them is entered, what it leaves becomes a line or a note. */
import type { Label, Stretch } from '../label/label.ts'
import { casingOf } from '../line/casing.ts'
import { faultOf } from '../line/check-line.ts'
import type { LineKind } from '../line/line.ts'
import { tidy } from '../line/tidy.ts'
import { classOf } from '../line/word-lists.ts'
import { wordsOf } from '../line/words.ts'
import { parseApply } from '../parse/apply.ts'
import { parseContract } from '../parse/contract.ts'
import { parseDates } from '../parse/dates.ts'
import { parseHours } from '../parse/hours.ts'
import { readWords } from '../parse/lex.ts'
import { parseMode } from '../parse/mode.ts'
import { ownWords } from '../parse/own-words.ts'
import { parsePay } from '../parse/pay.ts'
import { parsePlace } from '../parse/place.ts'
import { gapsIn, saysMore, tellWhole } from '../parse/whole.ts'
import { sentencesIn } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'
import { isSentence, small } from '../write/sentence.ts'
import { contentOf } from '../write/told-once.ts'
import { type Draft, deniesLead, enter, note, saidAt } from './draft.ts'
import { clausesIn, enterLine } from './enter-lines.ts'
import type { Entry, Kind, Pay, Place, Span } from './sheet.ts'

export interface Read {
  kind: Kind
  from: number
  to: number
  text: string
  value?: unknown
  sure: boolean
}
interface Reader {
  read: (said: string, doc: Text) => Read[]
  /** In `craft/data`: what the grammar knows. */
  lists: readonly string[]
  /** What the words are where no value is among them. */
  rest: LineKind
}

const as = <F extends Omit<Read, 'kind'>>(kind: Kind, found: readonly F[]): Read[] =>
  found.map((one) => ({ ...one, kind }))

/** A clause that tells when a business is open or shut tells nobody's hours. */
const SHUT =
  /(?<!\p{L})(?:open|opens|closed|closes|shut|geöffnet|geschlossen|zu|fermée?|ferme|ouvert|ouverte|ouvre|abre|cierra|cerramos|cerrado)(?!\p{L})/iu
const withoutOpening = (said: string) =>
  said.replace(/(?:[^,;()\n.]|\.(?=\S))+/g, (clause) => (SHUT.test(clause) ? ' '.repeat(clause.length) : clause))

const DAYS = { start: 'start', deadline: 'deadline', end: 'contract', interview: 'apply', other: 'condition' } as const

export const READERS: Partial<Record<Label, Reader>> = {
  place: {
    read: (said, doc) => as('place', parsePlace(said, doc)),
    lists: ['regions', 'places', 'place-words', 'turns'],
    rest: 'condition',
  },
  mode: {
    read: (said, doc) => as('mode', parseMode(said, doc)),
    lists: ['modes', 'hours', 'turns'],
    rest: 'condition',
  },
  contract: {
    read: (said, doc) => as('contract', parseContract(said, doc)),
    lists: ['contracts', 'dates', 'turns'],
    rest: 'condition',
  },
  hours: {
    read: (said, doc) => as('hours', parseHours(withoutOpening(said), doc)),
    lists: ['hours', 'turns'],
    rest: 'condition',
  },
  pay: { read: (said, doc) => as('pay', parsePay(said, doc)), lists: ['pay', 'money', 'turns'], rest: 'offer' },
  date: {
    read: (said, doc) => parseDates(said, doc).map(({ role, ...found }) => ({ ...found, kind: DAYS[role] })),
    lists: ['dates', 'turns'],
    rest: 'condition',
  },
}
export const holdsValues = (label: Label): boolean => label in READERS

/**
 * Nothing half: a value is printed as its grammar prints it where it is all that was said; else the person's own words are, with
 * the value in them.
 * @param group stretches of one label that stand side by side
 */
export function enterValues(draft: Draft, group: readonly Stretch[]): void {
  const { text } = draft
  const { label } = group[0]!
  const reader = READERS[label]!
  const whole = { from: group[0]!.from, to: group.at(-1)!.to }
  if (deniesLead(text, whole)) {
    enterLine(draft, whole, reader.rest, 1)
    return
  }
  const told = saidAt(text, whole)
  const span = label === 'date' ? withLead(text, told) : told
  const sure = Math.min(...group.map((one) => one.sure))
  const all = reader
    .read(saidApart(text.text, span, group), text)
    .map((one) => ({ ...one, from: one.from + span.from, to: one.to + span.from }))
    .filter((one) => one.kind !== 'place' || !isUnknown(one) || sure >= CERTAIN)
  if (all.some((one) => one.text === '')) {
    note(draft, 'unsure', span)
    return
  }
  for (const unit of unitsOf(text, group, all)) enterUnit(draft, unit, all, label, sure)
}

/** Sentences, and as one those over which a value goes. */
function unitsOf(text: Text, group: readonly Stretch[], all: readonly Read[]): Span[] {
  const units: Span[] = []
  for (const sentence of group.flatMap((stretch) => sentencesIn(text, saidAt(text, stretch)))) {
    const before = units.at(-1)
    if (before && all.some(({ from, to }) => from < before.to && to > sentence.from)) before.to = sentence.to
    else units.push({ ...sentence })
  }
  return units
}

function enterUnit(draft: Draft, unit: Span, all: readonly Read[], label: Label, sure: number): void {
  const { text } = draft
  const { lists, rest } = READERS[label]!
  const found = all.filter((one) => overlaps(one, unit))
  const values = found.filter((one) => one.sure)
  const said = text.text.slice(unit.from, unit.to)
  if (goesOn(draft, unit, said, values.length > 0)) return
  if (found.length === 0) {
    enterLine(draft, unit, rest, sure)
    return
  }
  const read = values.length > 0 || label !== 'pay' ? values : found
  const within = read.map((one) => ({
    from: Math.max(0, one.from - unit.from),
    to: Math.min(said.length, one.to - unit.from),
    text: one.text,
  }))
  const isAll = values.length > 0 && !gapsIn(said, within, text, lists).some(({ says }) => says)
  const isPlace = found[0]!.kind === 'place'
  // "within 2 hours of CET"
  if (isPlace && values.every(isUnknown) && /\d/.test(said.slice(0, within[0]?.from ?? 0))) {
    enterLine(draft, unit, rest, sure)
    return
  }
  const phrase = isPlace ? placePhrase(said, within[0], text) : null
  if (phrase !== null) {
    enter(draft, 'place', phrase, unit, true, found[0]!.value as Place)
    return
  }
  if (isPlace || (isAll && new Set(values.map(({ kind }) => kind)).size === values.length)) {
    for (const one of values) enterRead(draft, one)
    if (isPlace && !isAll) enterLine(draft, unit, rest, sure)
    return
  }
  // A sum is printed alike wherever it stands; of the others the one that leads: "start 15 January, 1 February the latest".
  const leads = !saysMore(said.slice(0, within[0]?.from ?? 0), text, lists)
  const told = tellWhole(said, label === 'pay' ? within : leads ? within.slice(0, 1) : [], text, lists)
  const whole = text.traits.lower ? inCase(told, text.language) : told
  const { kind } = found[0]!
  const value = values[0]?.value ?? (label === 'pay' ? NO_SUM : found[0]!.value)
  const isTyped = !text.traits.dictated || !readWords(said, text, 'turns').list.some((one) => one.kind === 'correct')
  if (isTyped && canStand(whole, kind, sure, text) && !(kind === 'hours' && SHUT.test(said))) {
    enter(draft, kind, whole, unit, true, value as Entry['value'] as never)
    return
  }
  const isLong = !isTyped || sure < CERTAIN || whole.split(' ').length > LONGEST
  const clauses = partsOf(text, unit, read, lists)
  const parts = clauses.length > 1 || !isLong ? clauses : splitAtJoint(text, unit, read)
  if (parts.length > 1) for (const part of parts) enterUnit(draft, part, all, label, sure)
  else {
    draft.told.add(kind)
    enterLine(draft, unit, rest, sure)
  }
}

/** "for our dental office in Tulsa", "at the Leeds branch": what leads to a place and ends with it is told with it. */
export function placePhrase(said: string, place: Span | undefined, { language, traits }: Text): string | null {
  const words = tidy(said, language)
  const isPhrase = place !== undefined && !/[\p{L}\d]/u.test(said.slice(place.to)) && !/[,;:(/–]/.test(words)
  if (!isPhrase || classIn(words, language) !== 'preposition' || words.split(' ').length > LONGEST_PHRASE) return null
  const hasArticle = wordsOf(said.slice(0, place.from), language).some(({ lower }) =>
    ['article', 'possessive', 'contracted'].includes(classOf(lower, language) ?? ''),
  )
  if (!hasArticle || isSentence(words, language) || faultOf(words, 'condition', language) !== null) return null
  return small(traits.lower ? inCase(words, language) : words, language)
}
const LONGEST_PHRASE = 9

/** With the capitals that people give the words who use any. */
const inCase = (words: string, language: Text['language']): string =>
  words.replace(/(?<![\p{L}\d@])\p{Ll}{3,}(?!\.\p{L})/gu, (word) => casingOf(language).get(word) ?? word)

/** "£25,500 once you're on our books | after 12 weeks": what only hangs on the value before is told with it. */
function goesOn({ entries, text }: Draft, unit: Span, said: string, isValue: boolean): boolean {
  const last = entries.findLast(({ span }) => span && span.to <= unit.from && unit.from - span.to <= NEXT)
  const hangs = ['conjunction', 'preposition'].includes(classIn(said, text.language))
  if (!last?.span || isValue || !hangs || !FACTS.includes(last.kind)) return false
  const told = `${last.text} ${tidy(ownWords(said, text), text.language)}`
  if (!/^\s*$/.test(text.text.slice(last.span.to, unit.from)) || told.split(' ').length > LONGEST) return false
  Object.assign(last, { text: told, span: { from: last.span.from, to: unit.to } })
  return true
}
/** In characters. */
const NEXT = 2
const FACTS: readonly Kind[] = ['pay', 'hours', 'contract', 'mode', 'start']

/** Clauses that can be told apart, and what is joined to a value; what hangs on the clause before stays with it. */
function partsOf(doc: Text, unit: Span, values: readonly Span[], lists: readonly string[]): Span[] {
  const { text, language } = doc
  const parts: Span[] = []
  for (const clause of clausesIn(text, unit)) {
    const before = parts.at(-1)
    const hangs = HANGING.includes(classIn(text.slice(clause.from), language)) || text[clause.from] === '('
    const isFigure =
      !values.some((one) => overlaps(one, clause)) && isBare(text.slice(clause.from, clause.to), language)
    const isOver = (one: Span) => one.from < (before?.to ?? 0) && one.to > clause.from
    if (before && (hangs || isFigure || values.some(isOver))) before.to = clause.to
    else parts.push({ ...clause })
  }
  const valueIn = (part: Span) => values.find((one) => overlaps(one, part))
  const tellsAhead = (part: Span) =>
    saysMore(text.slice(part.from, Math.max(part.from, valueIn(part)?.from ?? 0)), doc, lists)
  // "They work Monday, Tuesday and every second Thursday" is one thing.
  return !valueIn(parts[0]!) || parts.some(tellsAhead) ? [unit] : parts
}
const classIn = (words: string, language: Text['language']) =>
  classOf(/^[\p{L}'’]+/u.exec(words)?.[0].toLowerCase() ?? '', language) ?? ''

/** "£31,200 plus a 10% shift allowance": a value and what is joined to it; "8 to 2 and 4 to 7" are one thing. */
function splitAtJoint({ text }: Text, unit: Span, values: readonly Span[]): Span[] {
  const last = values.findLast((one) => overlaps(one, unit))
  const joint = last && JOINT.exec(text.slice(last.to, unit.to))
  if (!joint) return [unit]
  return [
    { ...unit, to: last.to },
    { ...unit, from: last.to + joint[0].length },
  ]
}
/** "24 hours a week, 37 overall" */
const isBare = (words: string, language: Text['language']) => /\d/.test(words) && contentOf(words, language).size < 3
const HANGING = ['conjunction', 'preposition', 'relative', 'adverb', 'auxiliary']
/** What leads from a value to what is told beside it: "£31,200 plus a 10% shift allowance". */
const JOINT =
  /^\s*(?:[+&]|(?:plus|with|sowie|zzgl|mit|avec|más|con)(?!\p{L})\.?|(?:and|und|et|y)(?!\p{L}| (?:\p{L}+ ){0,2}\d))\s*(?=\S)/iu

/** With the small word ahead of it, which often stands in another stretch: "fixed term to | 30 September". */
function withLead({ tokens }: Text, span: Span): Span {
  const ahead = tokens.findLast(({ to }) => to <= span.from)
  const isLead = ahead && span.from - ahead.to < 2 && /^(?:to|until|till|bis|au|hasta)$/.test(ahead.lower)
  return isLead ? { ...span, from: ahead.from } : span
}

/** What was said from `from` to `to`; where one stretch ends and nothing else tells, a line ends. */
function saidApart(text: string, { from, to }: Span, group: readonly Stretch[]): string {
  let said = text.slice(from, to)
  for (const { to: end } of group)
    if (text[end] === ' ' && end > from && end < to)
      said = `${said.slice(0, end - from)}\n${said.slice(end - from + 1)}`
  return said
}

const overlaps = (one: Span, other: Span) => one.from < other.to && one.to > other.from

/** The person's own words among the facts over the page: few, and no sentence. */
const canStand = (words: string, kind: Kind, sure: number, { language }: Text): boolean =>
  /\p{L}/u.test(words) &&
  !/^(?:the|das|die|der|les?|la|el|los|las) /i.test(words) &&
  sure >= (LESS_CERTAIN[kind] ?? CERTAIN) &&
  words.split(/\s+/).length <= LONGEST &&
  !isSentence(words, language) &&
  faultOf(words, 'condition', language) === null
const CERTAIN = 0.8
/** What the words say is for people to read. */
const NO_SUM: Pay = { min: null, max: null, currency: null, per: null }
/** A place that no list has. */
const isUnknown = ({ value }: Read) => (value as Place | undefined)?.country === undefined
/** Words that say no figure stand with less than others. */
const LESS_CERTAIN: Partial<Record<Kind, number>> = { contract: 0.6, mode: 0.6 }
/** In words: what is longer is no part of a line of facts. */
const LONGEST = 14

/** @param offset where the words begin that it was read in */
function enterRead(draft: Draft, { kind, text, value, from, to }: Read, offset = 0): void {
  enter(draft, kind, text, { from: from + offset, to: to + offset }, true, value as Entry['value'] as never)
}

/** Enters the values that words hold, where those are all that they say; whether they are. */
export function enterSure(draft: Draft, label: Label, span: Span): boolean {
  const { read, lists } = READERS[label]!
  const said = draft.text.text.slice(span.from, span.to)
  const found = read(said, draft.text)
  // Of pay only a grade: in "need 2" nobody is paid.
  const isAll =
    found.length > 0 &&
    found.every(({ sure, text, value }) => sure && text !== '' && (label !== 'pay' || (value as Pay).min === null))
  if (!isAll || gapsIn(said, found, draft.text, lists).some(({ says }) => says)) return false
  for (const one of found)
    if (!draft.entries.some(({ kind, text }) => kind === one.kind && text.includes(one.text)))
      enterRead(draft, one, span.from)
  return true
}

/** What is told anew amid other talk: "the pay goes up to £15, same as before otherwise". */
export function enterNews(draft: Draft, stretch: Span): void {
  const said = draft.text.text.slice(stretch.from, stretch.to)
  for (const { read } of [READERS.pay!, READERS.hours!, READERS.date!])
    for (const one of read(said, draft.text)) if (one.sure && one.text !== '') enterRead(draft, one, stretch.from)
}

/** Of several sums those that are paid by the hour, month or year are the pay; what is paid for something else is told as a line. */
export function leaveOnePay(draft: Draft): void {
  const pays = draft.entries.filter((entry) => entry.kind === 'pay')
  if (!pays.some(isBasePay)) return
  for (const pay of pays) {
    if (isBasePay(pay) || !pay.span || pay.value?.min === null || !pay.value) continue
    const { span } = pay
    draft.entries.splice(draft.entries.indexOf(pay), 1)
    if (draft.entries.some((one) => one.span && one.span.from <= span.from && one.span.to >= span.to)) continue
    const sentence = sentencesIn(draft.text, lineAround(draft.text, span)).find(({ to }) => to >= span.to)
    const clause =
      sentence && clausesIn(draft.text.text, sentence).find((one) => one.from <= span.from && one.to >= span.to)
    enterLine(draft, clause ?? span, 'offer', 1)
  }
}
const isBasePay = ({ value }: Entry): boolean =>
  value !== undefined && 'per' in value && value.per !== null && value.per !== 'once'

const lineAround = ({ text }: Text, { from, to }: Span): Span => {
  const end = text.indexOf('\n', to)
  return { from: text.lastIndexOf('\n', from) + 1, to: end < 0 ? text.length : end }
}

/** All that is said about applying, which may stand in several places, as one. */
export function enterApply(draft: Draft, stretches: readonly Stretch[]): void {
  if (stretches.length === 0) return
  const { text } = draft
  let joined = ''
  /** Where each stretch begins in the joined words and in the text. */
  const starts: { at: number; from: number }[] = []
  for (const { from, to } of stretches) {
    const said = text.text.slice(from, to)
    if (joined !== '') joined += /[.!?:]$/.test(joined) ? ' ' : '. '
    starts.push({ at: joined.length, from: from + said.length - said.trimStart().length })
    joined += said.trim().replace(/[,;]$/, '')
  }
  const way = parseApply(joined, text, draft.style.address)
  const span = { from: stretches[0]!.from, to: stretches.at(-1)!.to }
  const where = stretches.length === 1 || !text.text.slice(span.from, span.to).includes('\n\n') ? span : stretches[0]!
  if (way.contact) enter(draft, 'contact', way.contact.text, where, way.contact.sure, way.contact.value)
  if (way.deadline) enter(draft, 'deadline', way.deadline.text, where, way.deadline.sure, way.deadline.value)
  if (way.text) enter(draft, 'apply', way.text, where, true, way.contact?.value ?? {})
  for (const { from, to } of way.left) {
    const { at, from: start } = starts.findLast((one) => one.at <= from)!
    note(draft, 'unsure', { from: start + from - at, to: start + to - at })
  }
}

/** Stretches that hold a value: what a grammar takes of them is entered, what it leaves becomes a line or a note. */
import type { Label, Stretch } from '../label/label.ts'
import { faultOf } from '../line/check-line.ts'
import type { LineKind } from '../line/line.ts'
import { parseApply } from '../parse/apply.ts'
import { parseContract } from '../parse/contract.ts'
import { parseDates } from '../parse/dates.ts'
import { parseHours } from '../parse/hours.ts'
import { parseMode } from '../parse/mode.ts'
import { parsePay } from '../parse/pay.ts'
import { parsePlace } from '../parse/place.ts'
import { sentencesIn } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'
import { contentOf } from '../write/told-once.ts'
import { type Draft, enter, note, saidAt } from './draft.ts'
import { clausesIn, enterLine } from './enter-lines.ts'
import type { Contract, Entry, Kind, Place, Span } from './sheet.ts'

interface Read {
  kind: Kind
  from: number
  to: number
  text: string
  value?: unknown
  sure: boolean
}
type Reader = (said: string, doc: Text) => Read[]

const as = <F extends Omit<Read, 'kind'>>(kind: Kind, found: readonly F[]): Read[] =>
  found.map((one) => ({ ...one, kind }))

/** A clause that tells when a business is open or shut tells nobody's hours. */
const SHUT =
  /(?<!\p{L})(?:open|opens|closed|closes|shut|geöffnet|geschlossen|zu|fermée?|ferme|ouvert|ouverte|ouvre|abre|cierra|cerramos|cerrado)(?!\p{L})/iu
const withoutOpening = (said: string) =>
  said.replace(/(?:[^,;()\n.]|\.(?=\S))+/g, (clause) => (SHUT.test(clause) ? ' '.repeat(clause.length) : clause))

const DAYS = { start: 'start', deadline: 'deadline', end: 'contract', interview: 'apply', other: 'condition' } as const

/** For each label that holds values: how they are read, and what the rest of the stretch may be. */
const READERS: Partial<Record<Label, { read: Reader; rest: LineKind }>> = {
  place: { read: (said, doc) => as('place', parsePlace(said, doc)), rest: 'condition' },
  mode: { read: (said, doc) => as('mode', parseMode(said, doc)), rest: 'condition' },
  contract: { read: (said, doc) => as('contract', parseContract(said, doc)), rest: 'condition' },
  hours: {
    read: (said, doc) => as('hours', parseHours(withoutOpening(said), doc)),
    rest: 'condition',
  },
  pay: { read: (said, doc) => as('pay', parsePay(said, doc)), rest: 'offer' },
  date: {
    read: (said, doc) => parseDates(said, doc).map(({ role, ...found }) => ({ ...found, kind: DAYS[role] })),
    rest: 'condition',
  },
}
export const holdsValues = (label: Label): boolean => label in READERS

/** What a clause tells beside its value is worth a line from so many words with content on. */
const WORTH = 2

/** @param group stretches of one label that stand side by side */
export function enterValues(draft: Draft, group: readonly Stretch[]): void {
  const { text } = draft
  const { read, rest } = READERS[group[0]!.label]!
  const told = saidAt(text, { from: group[0]!.from, to: group.at(-1)!.to })
  const span = group[0]!.label === 'date' ? withLead(text, told) : told
  const all = read(saidApart(text.text, span, group), text)
    .map((one) => ({ ...one, from: one.from + span.from, to: one.to + span.from }))
    .filter((one) => one.kind !== 'place' || !isUnknown(one) || group.every(({ sure }) => sure >= CERTAIN))
  if (all.some((one) => one.text === '')) {
    note(draft, 'unsure', span)
    return
  }
  const own = all.filter((one) => !one.sure && canStand(one, all, draft, group))
  const found = all.filter((one) => {
    const first = own.find((other) => overlaps(one, other))
    return one.text !== '' && (first ? first === one : one.sure && !contradictsItself(one))
  })
  for (const { kind, text: words, value, from, to } of found)
    enter(draft, kind, words, { from, to }, true, value as Entry['value'] as never)
  for (const stretch of group) enterRest(draft, stretch, rest, found)
}

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

/** For good and for a time at once: one of the two was misread. A period alone has no types. */
const contradictsItself = ({ kind, value }: Read): boolean =>
  kind === 'contract' &&
  ['permanent', 'fixed-term'].every((type) => (value as Partial<Contract> | null)?.types?.includes(type as 'permanent'))

const overlaps = (one: Span, other: Span) => one.from < other.to && one.to > other.from

/** Person's own words stand for a value that no grammar is sure of, where nothing else tells it and they can stand so. */
function canStand(one: Read, all: readonly Read[], { text, entries }: Draft, group: readonly Stretch[]): boolean {
  const isAlone =
    !all.some((other) => other.sure && other.kind === one.kind && !overlaps(other, one)) &&
    !entries.some(({ kind }) => kind === one.kind)
  return (
    /\p{L}/u.test(one.text) &&
    isAlone &&
    group.every(({ sure }) => sure >= (LESS_CERTAIN[one.kind] ?? CERTAIN)) &&
    one.text.split(/\s+/).length <= LONGEST &&
    faultOf(one.text, 'condition', text.language) === null
  )
}
const CERTAIN = 0.8
/** A place that no list has. */
const isUnknown = ({ value }: Read) => (value as Place | undefined)?.country === undefined
/** Words that say no figure stand with less than others. */
const LESS_CERTAIN: Partial<Record<Kind, number>> = { contract: 0.6, mode: 0.6 }
/** In words: what is longer is no part of a line of facts. */
const LONGEST = 12

function enterRest(draft: Draft, stretch: Stretch, kind: LineKind, found: readonly Span[]): void {
  const within = found.filter((one) => one.to > stretch.from && one.from < stretch.to)
  if (within.length === 0) {
    enterLine(draft, stretch, kind, stretch.sure)
    return
  }
  for (const sentence of sentencesIn(draft.text, saidAt(draft.text, stretch)))
    for (const span of toldBeside(draft.text, sentence, within)) enterLine(draft, span, kind, stretch.sure)
}

/**
 * Nothing is torn out of a clause: where it tells more than its value it is told whole, and what stands apart from it alone, or
 * joined to it: "£31,200 plus a 10% shift allowance".
 */
function toldBeside({ text, language }: Text, sentence: Span, values: readonly Span[]): Span[] {
  const tells = (from: number, to: number) => contentOf(text.slice(from, to), language).size
  const apart: Span[] = []
  for (const { from, to } of clausesIn(text, sentence)) {
    const own = values.filter((one) => one.to > from && one.from < to)
    const [first, last] = [Math.max(from, own[0]?.from ?? to), Math.max(from, own.at(-1)?.to ?? from)]
    const joint = JOINT.exec(text.slice(last, to))
    const ahead = own.slice(1).reduce((sum, one, at) => sum + tells(own[at]!.to, one.from), tells(from, first))
    const before = apart.at(-1)
    if (own.length === 0) {
      if (tells(from, to) < WORTH && to - from < SHORT) continue
      if (before && /^[\s,;]*$/.test(text.slice(before.to, from))) before.to = to
      else apart.push({ from, to })
    } else if (joint && ahead === 0) {
      const close = joint[0].includes('(') ? (/\)[.,;]?\s*$/.exec(text.slice(last, to))?.[0].length ?? 0) : 0
      const rest = { from: last + joint[0].length, to: to - close }
      if (tells(rest.from, rest.to) > 0) apart.push(rest)
    } else if (ahead + tells(last, to) >= WORTH) return [sentence]
  }
  return apart
}
/** What leads from a value to what is told beside it. */
const JOINT = /^\s*(?:[+&(]|(?:plus|and|with|und|sowie|zzgl|mit|et|avec|y|más|con)(?!\p{L})\.?)\s*/iu
/** In characters: a shorter clause that tells next to nothing is a joint. */
const SHORT = 8

/** What is told anew amid other talk: "the pay goes up to £15, same as before otherwise". */
export function enterNews(draft: Draft, stretch: Span): void {
  const said = draft.text.text.slice(stretch.from, stretch.to)
  for (const { read } of [READERS.pay!, READERS.hours!, READERS.date!])
    for (const { kind, text, value, sure, from, to } of read(said, draft.text)) {
      const span = { from: from + stretch.from, to: to + stretch.from }
      if (sure && text !== '') enter(draft, kind, text, span, true, value as Entry['value'] as never)
    }
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

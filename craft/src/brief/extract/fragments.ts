/** A few words that are left of a phrase whose rest was read say nothing alone: "Band 6 | equivalent". */

import type { Part } from '../clauses.ts'
import type { Fact, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import { partAt, type Reading, sentenceAt } from '../reading.ts'
import { meets } from '../spans.ts'
import { trim } from './spot.ts'

/** Facts that may be told twice, once as themselves and once in the phrase they stand in. */
const RETOLD = new Set<Fact['kind']>([
  'place',
  'contract',
  'hours',
  'shift',
  'pay',
  'variable',
  'benefit',
  'team',
  'start',
  'end',
  'travel',
  'end',
  'experience',
  'licence',
  'duty',
  'skill',
])
const LONGEST = 12
/** "£38k plus van", "per HSE scale": a thing of its own. */
const STANDS_ALONE =
  /^(?:stunden|wochen|monats|jahres|tages)(?:lohn|gehalt|satz)$|^(?:plus|and|per|und|et|selon|y|m[áa]s|seg[úu]n)[\s.]|^(?:pro[- ]?rata|anteilig|au prorata)$|^x ?1[2-6]$|^1[2-6] ?x$|(?:^|\s)(?:scale|tarif|cao|convention|convenio)(?:\s|$)/iu

/** "rural Devon", "west Cork": no business, but a part of the place. */
const TOWARDS = /^(?:rural|central|inner|greater|mid|north|south|east|west|northern|southern|eastern|western)$/iu

/** A place that comes behind ("charity in Leeds") is no loss to what stands before it. */
const isRetold = ({ fact: { kind, holds }, span: [start, end] }: Beside, low: number, at: number): boolean =>
  holds && RETOLD.has(kind) && start >= low && (kind !== 'place' || end <= at)

interface Beside {
  fact: Fact
  /** The one of its spans that is meant. */
  span: Span
}

/** Nothing but small words between: "on the". */
const TOUCHES = /^\s*(?:\p{Ll}{1,3}\s+){0,2}$/u

/** "Tues + Thurs in the Reading office": a plus between two short parts joins them. */
function joinedByPlus(reading: Reading, { from, to }: Part): Span {
  const next = PLUS.exec(reading.text.slice(to, to + 4))
  const ahead = next ? partAt(reading, to + next[0].length) : null
  const last = PLUS_AHEAD.exec(reading.text.slice(Math.max(0, from - 4), from))
  const behind = last ? partAt(reading, from - last[0].length - 1) : null
  // "$115k + ute": a sum has its own line, and what comes on top of it too.
  const isPay = (part: Part | null): boolean =>
    part !== null &&
    reading.facts.some(({ kind, spans: [[start] = [-1]] }) => kind === 'pay' && start >= part.from && start < part.to)
  return [isPay(behind) ? from : (behind?.from ?? from), isPay(ahead) ? to : (ahead?.to ?? to)]
}
const PLUS = /^ \+ /
const PLUS_AHEAD = / \+ $/

/** "You'll need a car because the shop is out of town": in English a sentence says most with its own subject. */
const WITH_SUBJECT =
  /^\s*(?:(?:we|you|they|it|there)(?:'(?:re|ve|ll|d|s)| )|(?:our|the|no two|shifts|hours|interviews|candidates|evenings|weekends|mornings) (?=[a-z]+ ))/u
const LONGEST_SENTENCE = 24
/** How much of it must be unread, so that little is told twice. */
const MOST = 0.5
function wholeSentence(reading: Reading, [from, to]: Span): Span | null {
  const sentence = sentenceAt(reading, from)
  const [start, end] = trim(reading.text, sentence)
  const spelled = reading.plain.slice(start, end)
  const words = countWords(spelled)
  if (to > end || words < 5 || words > LONGEST_SENTENCE || !WITH_SUBJECT.test(spelled)) return null
  if (countWords(reading.plain.slice(from, to)) < words * MOST || /[:;\n]/.test(spelled)) return null
  return reading.withheld.some((span) => meets(span, sentence)) ? null : [start, end]
}

/** The phrase between commas that a fragment is from, where facts are all else it has; the fragment itself otherwise. */
export function wholePhrase(reading: Reading, span: Span): Span {
  const sentence = reading.language === 'en' ? wholeSentence(reading, span) : null
  if (sentence) return sentence
  const [from, to] = span
  const left = reading.text.slice(from, to)
  if (countWords(left) > 4 || STANDS_ALONE.test(left)) return span
  const own = partAt(reading, from)
  const phrase = joinedByPlus(reading, own)
  const part = { from: phrase[0], to: phrase[1] }
  const joined = part.from < own.from || part.to > own.to
  if (to > part.to || countWords(reading.text.slice(...phrase)) > LONGEST) return span
  const touches = ([start, end]: Span): boolean => start < part.to && end > part.from
  if (reading.withheld.some(touches)) return span
  // "Télétravail un jour par semaine après 6 mois".
  const conditional = /^(?:apr[eè]s|nach|tras|despu[eé]s|d[eè]s|after|once|when|if) /iu.test(left)
  const beside = reading.facts.flatMap((fact): Beside[] => {
    const met = fact.spans.find(touches)
    return met ? [{ fact, span: met }] : []
  })
  if (
    !beside.every(
      (one) =>
        isRetold(one, part.from, TOWARDS.test(left) || joined ? part.to : from) ||
        (conditional && one.fact.kind === 'mode'),
    )
  )
    return span
  const abuts = beside.some(
    ({ span: [start, end] }) =>
      TOUCHES.test(reading.text.slice(end, from)) || TOUCHES.test(reading.text.slice(to, start)),
  )
  return abuts || joined || conditional ? phrase : span
}

/** What the sorting looks at in a stretch of words: the words themselves, their endings, its shape and its neighbours. */
import type { Confidence, FactKind } from '../facts.ts'
import type { Label } from './labels.ts'
import type { Add } from './model.ts'

/** What the rules took a stretch for, and the facts on either side of it. */
export interface Read {
  kind: FactKind
  confidence: Confidence
  holds: boolean
  label: Label | null
  before: FactKind | null
  after: FactKind | null
}

/** Where a stretch stands. */
export interface Beside {
  /** What stands on either side, where it is known. */
  before: Label | null
  after: Label | null
  /** The text of the whole brief, as the reader spells it, and where the stretch begins in it. */
  text: string
  /** The same in plain spelling. */
  plain: string
  from: number
  to: number
  /** Where its sentence begins. */
  sentence: number
  /** Null where no rule has seen it yet. */
  read: Read | null
}

const TOKEN = /[a-zß-ɏ]+(?:['.-][a-zß-ɏ]+)*|\d+|[¤£$%?!:+&/("]/gu
const MONEY = /[¤£$]|\b(?:eur|gbp|usd|chf|sek|dkk|nok|pln)\b|\d ?k\b/u

/** A year is no sum, a single figure no time of the day. */
const shapeOf = (figure: string): string =>
  figure.length === 4 && /^(?:19|20)/.test(figure) ? '2000' : '0'.repeat(Math.min(figure.length, 6))

/** Words, figures and marks of a text in plain spelling. */
const tokensOf = (spelled: string): string[] =>
  (spelled.match(TOKEN) ?? []).map((word) => (word <= '9' && word >= '0' ? shapeOf(word) : word))

/** Names the features of the stretch from `from` to `to`. */
export function nameFeatures({ before, after, text, plain, from, to, sentence, read }: Beside, add: Add): void {
  const typed = text.slice(from, to)
  const spelled = plain.slice(from, to)
  const words = tokensOf(spelled)
  add('bias')
  add('<', before ?? '')
  add('>', after ?? '')
  for (let index = 0; index < words.length; index++) add.word(words[index]!, words[index + 1])
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  add('^', first)
  add(`^${first}`, ' ', second)
  if (first.length >= 4) add('^-', first.slice(-2))
  add(last, '$')
  if (last.length >= 5) add('-', last.slice(-2), '$')
  if (MONEY.test(spelled)) add('#money')
  if (holdsName(typed)) add('#name')
  if (CAPITALS_FIRST.test(typed)) add('#capitals')
  add(words.length <= 1 ? '#1' : words.length <= 3 ? '#3' : words.length <= 8 ? '#8' : '#9')
  add(from < 12 ? '@first' : from < 120 ? '@early' : from > text.length - 90 ? '@late' : '@middle')
  if (sentence < from)
    for (const word of tokensOf(plain.slice(sentence, Math.min(from, sentence + 26))).slice(0, 2)) add('s^', word)
  if (read) nameRead(read, add)
  const heading = headingAt(plain, from)
  if (heading) for (const word of tokensOf(heading).slice(0, 4)) add('=', word)
}

function nameRead({ kind, confidence, holds, label, before, after }: Read, add: Add): void {
  add('~', kind)
  add(`~${kind}/`, confidence)
  add('~=', label ?? '')
  if (!holds) add('~not')
  if (before) add('<~', before)
  if (after) add('>~', after)
}

/** A capital behind a small letter. Two searches: one pattern for both takes the square of the length where there is none. */
function holdsName(typed: string): boolean {
  const small = typed.search(/[a-zß-ÿ]/)
  return small >= 0 && / [A-ZÀ-Þ]/.test(typed.slice(small))
}

const CAPITALS_FIRST = /^[A-ZÀ-Þ]{2}/
const HEADING = /^\s*[-•*]?\s*([^\n:,.]{2,32}?)\s?:\s/u

/** "Must have: Docker, Kafka" -> "Must have", for whatever stands in that line; empty where there is none. */
function headingAt(text: string, from: number): string {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const ahead = text.slice(start, Math.max(from, start) + 34)
  return ahead.includes(':') ? (HEADING.exec(ahead)?.[1] ?? '') : ''
}

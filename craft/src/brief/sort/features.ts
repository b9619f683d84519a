/** What the sorting looks at in a stretch of words: the words themselves, their endings, its shape and its neighbours. */
import type { Confidence, FactKind } from '../facts.ts'
import { isCapital, isDigit, isPlainLetter } from '../letters.ts'
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

const MONEY = /[¤£$]|\b(?:eur|gbp|usd|chf|sek|dkk|nok|pln)\b|\d ?k\b/u

/** A year is no sum, a single figure no time of the day. */
const shapeOf = (figure: string): string =>
  figure.length === 4 && /^(?:19|20)/.test(figure) ? '2000' : '0'.repeat(Math.min(figure.length, 6))

/** What may stand within a word, and the marks that count as words. */
const JOINTS = "'.-"
const MARKS = '¤£$%?!:+&/("'

/** Words, figures and marks of a text in plain spelling. */
function tokensOf(spelled: string): string[] {
  const tokens: string[] = []
  for (let at = 0, end = 0; at < spelled.length; at = end) {
    const code = spelled.charCodeAt(at)
    if (isPlainLetter(code)) {
      end = wordEnd(spelled, at)
      tokens.push(spelled.slice(at, end))
    } else if (isDigit(code)) {
      end = at + 1
      while (isDigit(spelled.charCodeAt(end))) end++
      tokens.push(shapeOf(spelled.slice(at, end)))
    } else {
      end = at + 1
      if (MARKS.includes(spelled[at]!)) tokens.push(spelled[at]!)
    }
  }
  return tokens
}

function wordEnd(spelled: string, from: number): number {
  let end = from + 1
  for (;;) {
    while (isPlainLetter(spelled.charCodeAt(end))) end++
    if (!isPlainLetter(spelled.charCodeAt(end + 1)) || !JOINTS.includes(spelled[end]!)) return end
    end += 2
  }
}

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
  if (isCapital(typed.charCodeAt(0)) && isCapital(typed.charCodeAt(1))) add('#capitals')
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

/** A word with a capital behind a small letter. */
function holdsName(typed: string): boolean {
  let at = 0
  while (at < typed.length && !isPlainLetter(typed.charCodeAt(at))) at++
  for (at++; at < typed.length; at++) if (typed[at] === ' ' && isCapital(typed.charCodeAt(at + 1))) return true
  return false
}

const HEADING = /^\s*[-•*]?\s*([^\n:,.]{2,32}?)\s?:\s/u

/** "Must have: Docker, Kafka" -> "Must have", for whatever stands in that line; empty where there is none. */
function headingAt(text: string, from: number): string {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const ahead = text.slice(start, Math.max(from, start) + 34)
  return ahead.includes(':') ? (HEADING.exec(ahead)?.[1] ?? '') : ''
}

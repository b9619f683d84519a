/** What the tagger sees of each token, as hashes: the word, its neighbours, its line, its clause, the heading it stands under. */
import type { Text } from '../text/text.ts'
import { breaksOf, type Outline, outlineOf } from './outline.ts'
import { announcedBy, classesOf, sortOf, thingsIn } from './word-classes.ts'

/** Feature `index` is seen by the tokens from `from[index]` to `to[index]`. */
export interface Features {
  /** Of HASH_BITS bits. */
  hashes: Int32Array
  from: Int32Array
  to: Int32Array
  count: number
  /** How each token is parted from the one before it. */
  breaks: Uint8Array
}

/** Few enough that their gaps are small in the file, enough that few share one. */
export const HASH_BITS = 22

/** A list of features that grows. */
class Seen implements Features {
  hashes = new Int32Array(4096)
  from = new Int32Array(4096)
  to = new Int32Array(4096)
  count = 0
  breaks: Uint8Array

  constructor(breaks: Uint8Array) {
    this.breaks = breaks
  }

  add(kind: number, from: number, to: number, a: number, b = 0, c = 0): void {
    if (this.count === this.hashes.length) this.grow()
    let hash = Math.imul(kind + 1, 0x9e3779b1) ^ a
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ b
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ c
    hash = Math.imul(hash ^ (hash >>> 16), 0x2c1b3c6d)
    this.hashes[this.count] = (hash ^ (hash >>> 13)) & ((1 << HASH_BITS) - 1)
    this.from[this.count] = from
    this.to[this.count] = to
    this.count++
  }

  private grow(): void {
    for (const key of ['hashes', 'from', 'to'] as const) {
      const longer = new Int32Array(this[key].length * 2)
      longer.set(this[key])
      this[key] = longer
    }
  }
}

/** The hash of a stretch of a word. */
function hashOf(word: string, from = 0, to = word.length): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

const BEFORE_ALL = hashOf('<s>')
const BEHIND_ALL = hashOf('</s>')
const LANGUAGE_CODES = { en: 1, de: 2, fr: 3, es: 4 }
const IS_LETTER = /^\p{L}/u
const IS_CAPITAL = /^\p{Lu}/u
const IS_LOUD = /^\p{Lu}{2,}$/u

/** Mail, figure by its digits, capitals, length of a short word, or the mark itself. */
function shapeOf(text: string): number {
  const code = text.charCodeAt(0)
  if (code >= 48 && code <= 57) {
    const digits = text.replace(/\D/g, '').length
    return 100 + Math.min(digits, 9) * 4 + (/[.,']/.test(text) ? 1 : 0) + (text.includes(':') ? 2 : 0)
  }
  if (text.length > 3 && text.includes('@')) return 1
  if (IS_LOUD.test(text)) return 2
  if (IS_CAPITAL.test(text)) return text.length === 1 ? 3 : 4
  if (IS_LETTER.test(text)) return text.length < 4 ? 5 : 6
  return 1000 + code
}

export function findFeatures({ text, tokens, language }: Text): Features {
  const count = tokens.length
  const seen = new Seen(breaksOf(tokens))
  const outline = outlineOf(tokens, (said) => said.length < 5 && announcedBy(said, language) !== '')
  const words = tokens.map(({ lower, from, to }) => {
    const isLoose = (lower === '/' || lower === '|') && text[from - 1] === ' ' && text[to] === ' '
    return isLoose ? '•' : /^\d/.test(lower) ? lower.replace(/\d/g, '0') : lower
  })
  const codes = Int32Array.from(words, (word) => hashOf(word))
  const shapes = Int32Array.from(tokens, (token) => shapeOf(token.text))
  const classes = Int32Array.from(words, (each) => (IS_LETTER.test(each) ? classesOf(each, language) : -1))
  const classAt = (at: number): number => (at < 0 || at >= count ? -2 : classes[at]!)
  const word = (at: number): number => (at < 0 ? BEFORE_ALL : at >= count ? BEHIND_ALL : codes[at]!)
  const shape = (at: number): number => (at < 0 || at >= count ? 0 : shapes[at]!)
  const things = thingsIn(words)
  const sorts = Int32Array.from(words, (each, at) =>
    hashOf(sortOf(each, language) || plainSort(each, tokens[at]!.text, classes[at]!, things[at]!)),
  )
  const sort = (at: number): number => (at < 0 ? -1 : at >= count ? -2 : sorts[at]!)
  const tongue = LANGUAGE_CODES[language]
  for (let at = 0; at < count; at++) {
    const own = (kind: number, a: number, b = 0, c = 0) => seen.add(kind, at, at + 1, a, b, c)
    const w = word(at)
    const before = word(at - 1)
    const next = word(at + 1)
    own(1, w)
    own(2, before)
    own(3, next)
    own(4, word(at - 2))
    own(5, word(at + 2))
    own(6, before, w)
    own(7, w, next)
    own(9, word(at - 2), before)
    own(10, next, word(at + 2))
    own(11, shape(at))
    own(12, shape(at - 1), shape(at), shape(at + 1))
    own(13, shape(at), shape(at + 1), shape(at + 2))
    own(60, classAt(at))
    own(61, classAt(at - 1), classAt(at), classAt(at + 1))
    own(62, classAt(at), shape(at), at === outline.clauseFrom[at] ? 1 : 0)
    own(63, classAt(at), before)
    own(64, sort(at - 1), sort(at))
    own(65, sort(at), sort(at + 1))
    own(66, sort(at - 1), sort(at), sort(at + 1))
    own(67, sort(at), sort(at + 1), sort(at + 2))
    own(68, sort(at - 2), sort(at - 1), sort(at))
    own(69, sort(at) ^ Math.imul(sort(at + 1), 31), sort(at + 2), sort(at + 3))
    own(79, sort(at - 3) ^ Math.imul(sort(at - 2), 31), sort(at - 1), sort(at))
    if (things[at] !== '') {
      own(91, hashOf(things[at]!, 0, things[at]!.indexOf(' ')))
      own(92, hashOf(things[at]!))
    }
    seeParts(own, 14, words[at]!, true)
    seeParts(own, 24, words[at + 1] ?? '', false)
    seeParts(own, 34, words[at - 1] ?? '', false)
    own(20, tongue, hashOf(words[at]!, Math.max(0, words[at]!.length - 2)))
    seePlace(own, outline, tokens[at]!.first, at, count)
    own(39, tongue, outline.bare ? 1 : 0, Math.min(3, at - outline.clauseFrom[at]!))
  }
  seeLines(seen, outline, word, count)
  seeBrackets(seen, words, word, count)
  seeClauses(seen, outline, words, word, shape, count)
  return seen
}

/** What a word looks like that no list of small words or values holds. */
function plainSort(word: string, typed: string, classes: number, thing: string): string {
  if (/^\d/.test(word)) return '0'
  if (!IS_LETTER.test(word)) return word
  if (thing !== '') return thing.slice(0, thing.indexOf(' '))
  return (classes > 0 ? String(classes) : '') + (IS_CAPITAL.test(typed) ? 'W' : 'w')
}

type Own = (kind: number, a: number, b?: number, c?: number) => void

/** Beginnings and endings of a word. */
function seeParts(own: Own, kind: number, word: string, isWhole: boolean): void {
  const { length } = word
  if (length < 4) return
  own(kind + 1, hashOf(word, length - 3))
  own(kind + 2, hashOf(word, 0, 4))
  if (!isWhole) return
  own(kind + 3, hashOf(word, 0, 3))
  own(kind + 4, hashOf(word, length - 4))
  if (length < 6) return
  own(kind + 5, hashOf(word, 0, 5))
  own(kind + 7, hashOf(word, length - 5))
}

/** Where in its line and in the brief a token stands. */
function seePlace(own: Own, outline: Outline, isFirst: boolean, at: number, count: number): void {
  const size = outline.lines > 6 ? 2 : outline.lines > 2 ? 1 : 0
  const inLine = Math.min(at - outline.lineFrom[at]!, 3) * 4 + Math.min(outline.lineTo[at]! - at, 3)
  own(31, inLine, size, isFirst ? 1 : 0)
  own(32, Math.floor((at / count) * 5), at === 0 ? 1 : 0, Math.min(3, Math.floor(count / 25)))
}

function seeLines(seen: Seen, outline: Outline, word: (at: number) => number, count: number): void {
  const { lineTo, cueFrom, cueTo } = outline
  for (let from = 0; from < count; from = lineTo[from]!) {
    const to = lineTo[from]!
    seen.add(40, from, to, word(from), outline.bare ? 0 : word(from + 1))
    const heading = [outline.headingFrom[from]!, outline.headingTo[from]!] as const
    if (heading[1] > heading[0]) {
      seen.add(43, from, to, joined(word, ...heading))
      seen.add(44, from, to, word(heading[1] - 1))
    } else seen.add(43, from, to, 0)
    for (let start = from; start < to; ) {
      let end = start + 1
      while (end < to && cueFrom[end] === cueFrom[start] && cueTo[end] === cueTo[start]) end++
      const cue = [cueFrom[start]!, cueTo[start]!] as const
      if (cue[1] > cue[0]) {
        seen.add(41, start, end, joined(word, ...cue))
        seen.add(42, start, end, word(cue[0]))
      }
      start = end
    }
  }
}

function joined(word: (at: number) => number, from: number, to: number): number {
  let hash = 0
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ word(at), 0x01000193)
  return hash
}

function seeClauses(
  seen: Seen,
  { clauseTo }: Outline,
  words: readonly string[],
  word: (at: number) => number,
  shape: (at: number) => number,
  count: number,
): void {
  for (let from = 0; from < count; from = clauseTo[from]!) {
    const to = clauseTo[from]!
    const kinds = kindsOf(words, from, to)
    for (let at = from; at < Math.min(to, from + 3); at++) {
      // The third stands for all that follow.
      const end = at === from + 2 ? to : at + 1
      seen.add(50, at, end, word(from), Math.min(at - from, 2))
      seen.add(51, at, end, kinds, Math.min(at - from, 2))
    }
    seen.add(54, to - 1, to, word(to))
    seen.add(55, from, from + 1, word(from), shape(from))
    seen.add(56, from, from + 1, Math.min(to - from, 6), word(from - 1))
  }
}

/** What a remark in brackets holds, and what is ahead of it. */
const BRACKETS: Record<string, string> = { '(': ')', '[': ']' }
/** In words. */
const LONGEST_REMARK = 60

function seeBrackets(seen: Seen, words: readonly string[], word: (at: number) => number, count: number): void {
  for (let from = 0; from < count; from++) {
    const closing = BRACKETS[words[from]!]
    if (closing === undefined) continue
    let to = from + 1
    while (to < Math.min(count, from + LONGEST_REMARK) && words[to] !== closing) to++
    if (words[to] !== closing) continue
    seen.add(80, from, to + 1, closing.charCodeAt(0))
    seen.add(81, from, to + 1, word(from + 1))
    seen.add(82, from, to + 1, word(to - 1))
    seen.add(83, from, to + 1, word(from - 1))
    seen.add(84, from, to + 1, Math.min(to - from, 8))
    for (let at = from + 1; at < to; at++) seen.add(85, from, to + 1, word(at))
  }
}

/** Which kinds of figures a clause holds: money, few digits, many digits, an address. */
function kindsOf(words: readonly string[], from: number, to: number): number {
  let kinds = 0
  for (let at = from; at < to; at++) {
    const word = words[at]!
    if (/^(?:[£€$]|eur|euros?|chf|k)$/.test(word)) kinds |= 1
    else if (word[0] === '0') kinds |= word.replace(/\D/g, '').length > 4 ? 2 : 4
    else if (word.length > 3 && word.includes('@')) kinds |= 8
  }
  return kinds
}

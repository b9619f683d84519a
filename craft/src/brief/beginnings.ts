/** With which letters a match of a pattern can begin, and which it holds in any case, read from its source: it need be tried nowhere else. */
import { NEVER } from './lean.ts'
import { plain } from './normalise.ts'

/** Letters without case and accents, figures and currencies as one; whatever else there is counts as the first. */
const LETTERS = "#abcdefghijklmnopqrstuvwxyz0 -$'"
const BITS = 5
/** So many letters make a key, and every key is less. */
export const IN_KEY = 3
export const KEYS = 2 ** (BITS * IN_KEY)
/** With the one behind it they tell well enough where a pattern is worth a try. */
const TOLD_BY = IN_KEY + 1

/** What a pattern may take for one of them, far from the letters of Europe. */
const FAR = new Map<number, number>()
for (const [letter, all] of ['sſ', 'k\u212a', 'a\u212b', ' \u1680\u2028\u2029\u202f\u205f\u3000\ufeff'].map(
  (all) => [LETTERS.indexOf(all[0]!), all] as const,
))
  for (const far of all.slice(1)) FAR.set(far.charCodeAt(0), letter)
for (let blank = 0x2000; blank <= 0x200a; blank++) FAR.set(blank, LETTERS.indexOf(' '))
const NEAR = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const letter = plain(String.fromCharCode(code)).replace(/\s/, ' ').replace(/\d/, '0').replace(/[£¤]/, '$')
  return Math.max(0, LETTERS.indexOf(letter))
})
/** Which letter a UTF-16 code unit is, in a text as it was typed and in plain spelling alike. */
export const letterOf = (code: number): number => NEAR[code] ?? FAR.get(code) ?? 0

/** The key of a letter and those behind it, of which the last is left out. */
export const keyBefore = (letter: number, key: number): number => (letter << (BITS * (IN_KEY - 1))) | (key >> BITS)

/** What a match can begin with, no longer than it tells; a '?' at the end stands for whatever may follow. */
type Texts = ReadonlySet<string>
const ANY = '?'
const NOTHING: Texts = new Set([''])
const ANYTHING: Texts = new Set([ANY])
/** More are not sooner looked up than looked for, and more letters in one place tell little. */
const MOST = 2000
const MOST_IN_SET = 12

const isTold = (text: string): boolean => text.length >= TOLD_BY || text.endsWith(ANY)

function joined(ahead: Texts, behind: Texts): Texts {
  if (behind === NOTHING || areTold(ahead)) return ahead
  if (ahead === NOTHING) return behind
  const texts = new Set<string>()
  for (const text of ahead)
    if (isTold(text)) texts.add(text)
    else for (const next of behind) texts.add((text + next).slice(0, TOLD_BY))
  if (texts.size <= MOST) return texts
  const shorter = new Set(
    [...texts].map((text) => (isTold(text) ? text.slice(0, TOLD_BY - 1).replace(ANY, '') + ANY : text)),
  )
  return shorter.size > MOST ? ANYTHING : shorter
}

function repeated(once: Texts, least: number, most: number): Texts {
  const texts = new Set<string>()
  for (let times = 0, row = NOTHING; times <= Math.min(most, TOLD_BY); times++, row = joined(row, once)) {
    if (row === ANYTHING) return ANYTHING
    if (times >= Math.min(least, TOLD_BY)) for (const text of row) texts.add(text)
  }
  return texts
}

const anyOf = (rows: readonly Texts[]): Texts => new Set(rows.flatMap((texts) => [...texts]))

const GROUP = /\((?:\?(?:[a-z-]*:|<?[=!]|<\w+>))?/y
const NO_GROUP = /(?:[^\\[()|]|\\.|\[(?:[^\\\]]|\\.)*\])*/sy
const LETTERS_ALONE = /[^\\[\](){}|?*+.^$]+/y
const TIMES = /(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/y
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|k<\w+>|.)/isy

/** With what something begins that is held in any case; null where that tells little. It is found out where it is asked for. */
type Held = () => Texts | null

/** What stands in one place: with what it can begin, and what it holds. */
interface Piece {
  texts: Texts
  holds: Held
  /** What it holds wherever it begins as nothing tells. */
  untoldHolds: Held
}

/** Nothing tells where such a text begins. */
const isUntold = (text: string): boolean => text.length < FEWEST + 1 && text.endsWith(ANY)
/** What follows it has a say. */
const isOpen = (text: string): boolean => text.length < FEWEST && !text.endsWith(ANY)
/** With fewer letters a match begins nearly anywhere. */
const FEWEST = 2

/** Reads a source from left to right, each alternative to its end where `isWhole`; what stands around a match is passed over. */
function readRowsOf(source: string, isWhole: boolean): Piece[] {
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at = pattern.lastIndex
    return found
  }
  const readRows = (): Piece[] => {
    const rows = [readRow()]
    while (source[at] === '|') {
      at++
      rows.push(readRow())
    }
    return rows
  }
  const readRow = (): Piece => {
    let texts = NOTHING
    const pieces: Piece[] = []
    const untold: Held[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const piece = readRepeated()
      if (some(texts, isOpen) && some(piece.texts, isUntold)) untold.push(piece.untoldHolds)
      texts = joined(texts, piece.texts)
      if (texts === ANYTHING) untold.push(nothingTold)
      if (isWhole) pieces.push(piece)
      else if (areTold(texts)) passTo('|)')
    }
    const holds = () => rarestIn(pieces)
    return { texts, holds, untoldHolds: () => rarer(allOf(untold), holds()) }
  }
  /** Passes over whatever stands ahead of one of these signs, with the groups in it. */
  const passTo = (signs: string): void => {
    for (let depth = 0; at < source.length; at++) {
      take(NO_GROUP)
      if (depth === 0 && signs.includes(source[at] ?? '')) return
      if (source[at] === '(') depth++
      else if (source[at] === ')') depth--
    }
  }
  const readRepeated = (): Piece => {
    const once = readOne()
    const times = '?*+{'.includes(source[at] ?? ' ') ? take(TIMES) : null
    if (!times) return once
    const [, sign, few, comma, many] = times
    const least = sign ? Number(sign === '+') : Number(few)
    const most = sign ? (sign === '?' ? 1 : TOLD_BY) : many ? Number(many) : comma ? TOLD_BY : least
    const texts = repeated(once.texts, least, most)
    return {
      texts,
      holds: least > 0 ? once.holds : nothingTold,
      // Too many to be told apart: where a match begins with one that was told, nothing is known of it any more.
      untoldHolds: texts !== ANYTHING && some(once.texts, isUntold) ? once.untoldHolds : nothingTold,
    }
  }
  const readOne = (): Piece => {
    if (source[at] === '[') return justThat(readSet())
    if (source[at] === '\\') return justThat(new Set([readEscape()]))
    if (source[at] !== '(') return justThat(readLetters())
    const around = /[=!]$/.test(take(GROUP)![0])
    if (around) passTo(')')
    const piece = around ? justThat(NOTHING) : either(readRows())
    at++
    return piece
  }
  const readLetters = (): Texts => {
    const letters = take(LETTERS_ALONE)?.[0]
    if (!letters) return signTexts(source[at++]!)
    // How often stands behind the last one alone.
    if (letters.length > 1 && '?*+{'.includes(source[at] ?? ' ')) at--
    const end = letters.length - (LETTERS_ALONE.lastIndex - at)
    let text = ''
    for (let index = 0; index < end && !isTold(text); index++) text += writtenAs(letters.charCodeAt(index))
    return new Set([text])
  }
  const readEscape = (): string => {
    const mark = take(ESCAPE)![0].slice(1)
    const code = /^[ux]\{?([\da-f]+)/i.exec(mark)?.[1]
    if (code) return mark === NEVER ? '' : writtenAs(Number.parseInt(code, 16))
    if (mark === 'd') return '0'
    if (/^[snrt]$/.test(mark)) return ' '
    if (/^b$/i.test(mark)) return ''
    return /^[a-z\d]/i.test(mark) ? ANY : writtenAs(mark.charCodeAt(0))
  }
  const readSet = (): Texts => {
    const texts = new Set(source[at + 1] === '^' ? [ANY] : [])
    for (at++; source[at] !== ']'; ) {
      const first = source.charCodeAt(at)
      if (source[at] === '\\') texts.add(readEscape() || ANY)
      else texts.add(writtenAs(source.charCodeAt(at++)))
      if (source[at] !== '-' || source[at + 1] === ']') continue
      const last = source.charCodeAt(at + 1)
      if (last - first > MOST_IN_SET) texts.add(ANY)
      for (let code = first; code <= last && code - first <= MOST_IN_SET; code++) texts.add(writtenAs(code))
      at++
    }
    at++
    return texts.has(ANY) || texts.size > MOST_IN_SET ? ANYTHING : texts
  }
  return readRows()
}

const signTexts = (sign: string): Texts =>
  sign === '^' || sign === '$' ? NOTHING : sign === '.' ? ANYTHING : new Set([writtenAs(sign.charCodeAt(0))])

/** Halves of a sign are none, and what is blanked out of a text stands where it had letters. */
const writtenAs = (code: number): string =>
  (code >= 0xd800 && code < 0xe000) || code > 0xffff || (code < 0x20 && letterOf(code) === 0)
    ? ANY
    : LETTERS[letterOf(code)]!

const nothingTold: Held = () => null
const NO_MORE_TOLD: Pick<Piece, 'holds' | 'untoldHolds'> = { holds: nothingTold, untoldHolds: nothingTold }
const justThat = (texts: Texts): Piece => ({ texts, holds: nothingTold, untoldHolds: nothingTold })

function some(texts: Texts, is: (text: string) => boolean): boolean {
  for (const text of texts) if (is(text)) return true
  return false
}
const areTold = (texts: Texts): boolean => !some(texts, (text) => !isTold(text))

/** All in one, null where one of them is. */
function allOf(all: readonly Held[]): Texts | null {
  const found: Texts[] = []
  for (const held of all) {
    const texts = held()
    if (!texts) return null
    found.push(texts)
  }
  return anyOf(found)
}

const either = (rows: readonly Piece[]): Piece => ({
  texts: anyOf(rows.map(({ texts }) => texts)),
  holds: () => allOf(rows.map(({ holds }) => holds)),
  untoldHolds: () => allOf(rows.filter(({ texts }) => some(texts, isUntold)).map(({ untoldHolds }) => untoldHolds)),
})

/** How often so many letters come up, as a ratio; of one or two every text holds most. */
const HOW_OFTEN = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 10, 1]
const TOO_OFTEN = 600
/** Nothing is rarer. */
const RAREST = 1
/** Short words stand in every text. */
const PER_BLANK = 4
function oftenIn(texts: Texts): number {
  let sum = 0
  for (const text of texts) sum += HOW_OFTEN[text.replace(ANY, '').length]! * PER_BLANK ** (text.split(' ').length - 1)
  return sum
}

/** Which of the two fewer texts hold; null where most hold either. */
function rarer(one: Texts | null, other: Texts | null): Texts | null {
  const [first, second] = [one, other].map((texts) => (texts ? oftenIn(texts) : TOO_OFTEN)) as [number, number]
  if (Math.min(first, second) >= TOO_OFTEN) return null
  return first <= second ? one : other
}

/** Of all that stands in a row in any case, what fewest texts hold. */
function rarestIn(pieces: readonly Piece[]): Texts | null {
  let rarest: Texts | null = null
  for (const [index, { holds }] of pieces.entries()) {
    let texts = NOTHING
    for (let next = index; next < pieces.length && !areTold(texts); next++) texts = joined(texts, pieces[next]!.texts)
    rarest = rarer(rarest, texts)
    if (rarest && oftenIn(rarest) === RAREST) return rarest
    rarest = rarer(rarest, holds())
  }
  return rarest
}

/** Where something may stand in a text. */
export interface Marks {
  /** Of the letters that it begins with. */
  keys: Uint16Array
  /** A bit for each letter that can stand behind those. */
  behind: Uint32Array
}

export interface Beginnings {
  /** Null where a match may begin nearly anywhere. */
  begins: Marks | null
  /** A text that holds none of these has no match that begins elsewhere than `begins` says; null where there is none. */
  unlessHeld: Marks | null
  /** A text that holds none of these has no match at all; null where that tells no more than where it begins. */
  needs: Marks | null
  /** No match begins behind a small letter of these. */
  notBehindLetters: boolean
}

/** Null where a match may begin nearly anywhere in most texts, and nothing tells in which. */
export function beginningsOf({ source }: RegExp): Beginnings | null {
  const rows = readRowsOf(source, false)
  const { texts } = either(rows)
  const told = [...texts].filter((text) => !isUntold(text))
  const isRare = told.length === texts.size && oftenIn(texts) <= RARE
  const { holds, untoldHolds } = isRare ? NO_MORE_TOLD : either(readRowsOf(source, true))
  const needed = holds()
  const needs = needed && oftenIn(needed) < oftenIn(texts) / SELDOMER ? marksOf(needed) : null
  const held = told.length < texts.size ? untoldHolds() : NOTHING
  if (held === null || some(texts, isOpen))
    return needs && { begins: null, unlessHeld: null, needs, notBehindLetters: false }
  return {
    begins: marksOf(told),
    unlessHeld: held === NOTHING ? null : marksOf(held),
    needs,
    notBehindLetters: rows.length === 1 && BEHIND_NO_LETTER.test(source),
  }
}
/** What begins so seldom need not be asked for more. */
const RARE = 60
/** What is needed has to be so much rarer than what it begins with. */
const SELDOMER = 4
const BEHIND_NO_LETTER = /^\(\?<!\[[^\]^\\]*(?:a-z|\\p\{L\})[^\]]*\][)|]/

/** Of at least two letters each. */
function marksOf(texts: Iterable<string>): Marks {
  const byKey = new Map<number, number>()
  for (const text of texts) {
    const letters = [...text.replace(ANY, '')].map((letter) => LETTERS.indexOf(letter))
    const behind = letters.length < TOLD_BY ? -1 : 1 << letters.pop()!
    const whole = letters.length < IN_KEY ? [...LETTERS].map((_, letter) => [...letters, letter]) : [letters]
    for (const row of whole) {
      const key = row.reduceRight((rest, letter) => keyBefore(letter, rest), 0)
      byKey.set(key, (byKey.get(key) ?? 0) | behind)
    }
  }
  return { keys: Uint16Array.from(byKey.keys()), behind: Uint32Array.from(byKey.values()) }
}

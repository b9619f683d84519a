/** With which letters a match of a pattern can begin, read from its source: it need be tried nowhere else. */
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
  const texts = new Set<string>()
  for (const text of ahead)
    if (isTold(text)) texts.add(text)
    else for (const next of behind) texts.add((text + next).slice(0, TOLD_BY))
  return texts.size > MOST ? ANYTHING : texts
}

function repeated(once: Texts, least: number, most: number): Texts {
  const texts = new Set<string>()
  for (let times = 0, row = NOTHING; times <= Math.min(most, TOLD_BY); times++, row = joined(row, once))
    if (times >= Math.min(least, TOLD_BY)) for (const text of row) texts.add(text)
  return texts
}

const anyOf = (rows: readonly Texts[]): Texts => new Set(rows.flatMap((texts) => [...texts]))

const GROUP = /\((?:\?(?:[a-z-]*:|<?[=!]|<\w+>))?/y
const NO_GROUP = /(?:[^\\[()|]|\\.|\[(?:[^\\\]]|\\.)*\])*/sy
const TIMES = /(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/y
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|k<\w+>|.)/isy

/** Reads a source from left to right; what stands around a match is passed over. */
function readRowsOf(source: string): Texts[] {
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at = pattern.lastIndex
    return found
  }
  const readRows = (): Texts[] => {
    const rows = [readRow()]
    while (source[at] === '|') {
      at++
      rows.push(readRow())
    }
    return rows
  }
  const readRow = (): Texts => {
    let texts = NOTHING
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      texts = joined(texts, readRepeated())
      if ([...texts].every(isTold)) passTo('|)')
    }
    return texts
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
  const readRepeated = (): Texts => {
    const once = readOne()
    const times = '?*+{'.includes(source[at] ?? ' ') ? take(TIMES) : null
    if (!times) return once
    const [, sign, least, comma, most] = times
    if (sign) return repeated(once, sign === '+' ? 1 : 0, sign === '?' ? 1 : TOLD_BY)
    return repeated(once, Number(least), most ? Number(most) : comma ? TOLD_BY : Number(least))
  }
  const readOne = (): Texts => {
    if (source[at] === '[') return readSet()
    if (source[at] === '\\') return new Set([readEscape()])
    if (source[at] !== '(') return letterTexts(source[at++]!)
    const around = /[=!]$/.test(take(GROUP)![0])
    if (around) passTo(')')
    const texts = around ? NOTHING : anyOf(readRows())
    at++
    return texts
  }
  const readEscape = (): string => {
    const mark = take(ESCAPE)![0].slice(1)
    const code = /^[ux]\{?([\da-f]+)/i.exec(mark)?.[1]
    if (code) return writtenAs(Number.parseInt(code, 16))
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

const letterTexts = (letter: string): Texts =>
  letter === '^' || letter === '$' ? NOTHING : letter === '.' ? ANYTHING : new Set([writtenAs(letter.charCodeAt(0))])

/** Halves of a sign are none, and what is blanked out of a text stands where it had letters. */
const writtenAs = (code: number): string =>
  (code >= 0xd800 && code < 0xe000) || code > 0xffff || (code < 0x20 && letterOf(code) === 0)
    ? ANY
    : LETTERS[letterOf(code)]!

export interface Beginnings {
  /** Of the letters that a match can begin with. */
  keys: Uint16Array
  /** A bit for each letter that can stand behind those. */
  behind: Uint32Array
  /** No match begins behind a small letter of these. */
  notBehindLetters: boolean
}

/** Null where a match may begin nearly anywhere. */
export function beginningsOf({ source }: RegExp): Beginnings | null {
  const rows = readRowsOf(source)
  const byKey = new Map<number, number>()
  for (const text of anyOf(rows)) {
    const letters = [...text.replace(ANY, '')].map((letter) => LETTERS.indexOf(letter))
    if (letters.length < 2) return null
    const behind = letters.length < TOLD_BY ? -1 : 1 << letters.pop()!
    const whole = letters.length < IN_KEY ? [...LETTERS].map((_, letter) => [...letters, letter]) : [letters]
    for (const row of whole) {
      const key = row.reduceRight((rest, letter) => keyBefore(letter, rest), 0)
      byKey.set(key, (byKey.get(key) ?? 0) | behind)
    }
  }
  return {
    keys: Uint16Array.from(byKey.keys()),
    behind: Uint32Array.from(byKey.values()),
    notBehindLetters: rows.length === 1 && BEHIND_NO_LETTER.test(source),
  }
}
const BEHIND_NO_LETTER = /^\(\?<!\[[^\]^\\]*(?:a-z|\\p\{L\})[^\]]*\][)|]/

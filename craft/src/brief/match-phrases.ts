/** Finds the longest known phrase at each word of a text, in one pass. */
import { isWordCode } from './letters.ts'
import { plain } from './normalise.ts'

export interface Hit<T> {
  from: number
  to: number
  /** Everything filed under this form. */
  found: T[]
}

interface Form<T> {
  form: string
  found: T[]
}

/** Forms by their first word, the longest first. */
export interface Phrases<T> {
  byFirstWord: { get(word: string): Form<T>[] | undefined }
  /** Where it is missing, every word is looked up. */
  sieve?: Sieve
}
export type FormsByWord<T> = Map<string, Form<T>[]>

/** The run of letters and digits at `from`, or the one sign that stands there. */
function firstWordEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && isWordCode(text.charCodeAt(end))) end++
  return end === from ? from + 1 : end
}

/** Forms are compared without case and accents; a blank in a form also meets a hyphen and any run of blanks. */
export function compilePhrases<T>(forms: Iterable<readonly [form: string, value: T]>): Phrases<T> {
  const byForm = new Map<string, T[]>()
  for (const [written, value] of forms) {
    const form = plain(written).replace(/[\s-]+/g, ' ')
    const found = byForm.get(form)
    if (!found) byForm.set(form, [value])
    else if (!found.includes(value)) found.push(value)
  }
  const byFirstWord = new Map<string, Form<T>[]>()
  for (const [form, found] of byForm) {
    const first = form.slice(0, firstWordEnd(form, 0))
    const list = byFirstWord.get(first)
    if (list) list.push({ form, found })
    else byFirstWord.set(first, [{ form, found }])
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.form.length - a.form.length)
  return { byFirstWord, sieve: sieveOf(byFirstWord.keys()) }
}

/** Three letters and the length of a word as one number: most words of a text are told from those of a list by it. */
function lookOf(text: string, from: number, to: number): number {
  const second = to - from > 1 ? text.charCodeAt(from + 1) : 0
  const letters = (text.charCodeAt(from) << 14) ^ (second << 7) ^ text.charCodeAt(to - 1)
  return Math.imul(letters * 31 + (to - from), SPREAD) >>> 16
}
const SPREAD = 0x9e3779b1
/** So many bytes of a sieve for a word of the list, and no more than `lookOf` can tell. */
const FOR_EACH = 8
const MOST_HOLES = 2 ** 16

/** Lets the words of a list pass, and few others. */
export type Sieve = Uint8Array
export function sieveOf(words: Iterable<string>): Sieve {
  const all = [...words]
  const sieve = new Uint8Array(Math.min(MOST_HOLES, 2 ** Math.ceil(Math.log2(all.length * FOR_EACH))))
  for (const word of all) sieve[lookOf(word, 0, word.length) & (sieve.length - 1)] = 1
  return sieve
}
/** Whether what stands from one letter to another may be a word of the list. */
export const passes = (sieve: Sieve, text: string, from = 0, to = text.length): boolean =>
  sieve[lookOf(text, from, to) & (sieve.length - 1)] === 1

/** Files one more form in its place; `order` says whose meaning comes first where forms are shared. */
export function fileForm<T>(index: FormsByWord<T>, written: string, value: T, order: (a: T, b: T) => number): void {
  const form = plain(written).replace(/[\s-]+/g, ' ')
  const first = firstWordOf(form)
  const list = index.get(first)
  if (!list) {
    index.set(first, [{ form, found: [value] }])
    return
  }
  const same = list.find((one) => one.form === form)
  if (same) {
    if (!same.found.some((one) => order(one, value) === 0)) same.found = [...same.found, value].sort(order)
    return
  }
  const shorter = list.findIndex((one) => one.form.length < form.length)
  list.splice(shorter < 0 ? list.length : shorter, 0, { form, found: [value] })
}

export const firstWordOf = (text: string): string => text.slice(0, firstWordEnd(text, 0))

/** `text` is already plain (see normalise.ts). Hits never overlap; the longest at each word wins. */
export function findPhrases<T>(phrases: Phrases<T>, text: string): Hit<T>[] {
  const hits: Hit<T>[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    // Forms begin with a letter, a digit, ".NET" or "§34a".
    if (!isWordCode(code) && code !== DOT && code !== PARAGRAPH) {
      at++
      continue
    }
    const end = firstWordEnd(text, at)
    const hit = longestWithin(phrases, text, at, end)
    if (hit) hits.push(hit)
    at = hit ? hit.to : end
  }
  return hits
}

export function longestAt<T>(phrases: Phrases<T>, text: string, from: number): Hit<T> | null {
  return longestWithin(phrases, text, from, firstWordEnd(text, from))
}

/** The longest form at `from`, where the first word ends at `end`. */
function longestWithin<T>({ byFirstWord, sieve }: Phrases<T>, text: string, from: number, end: number): Hit<T> | null {
  if (sieve && !passes(sieve, text, from, end)) return null
  const candidates = byFirstWord.get(text.slice(from, end))
  if (!candidates) return null
  for (const { form, found } of candidates) {
    const to = matchEnd(form, text, from)
    if (to > 0 && !(isWordCode(text.charCodeAt(to)) && isWordCode(text.charCodeAt(to - 1)))) return { from, to, found }
  }
  return null
}

const BLANK = 32
const HYPHEN = 45
const DOT = 46
const PARAGRAPH = 0xa7

/** Where the form ends in the text, or -1. */
function matchEnd(form: string, text: string, from: number): number {
  let at = from
  for (let i = 0; i < form.length; i++) {
    const code = text.charCodeAt(at)
    if (form.charCodeAt(i) === BLANK) {
      if (code !== BLANK && code !== HYPHEN) return -1
      at++
      while (text.charCodeAt(at) === BLANK) at++
    } else if (code === form.charCodeAt(i)) at++
    else return -1
  }
  return at
}

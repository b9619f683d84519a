/** Finds the longest known phrase at each word of a text, in one pass. */
import { plain } from './normalise.ts'

interface Node<T> {
  next: Map<string, Node<T>>
  here: T[] | null
}

export interface Hit<T> {
  from: number
  to: number
  /** Everything filed under this form. */
  found: T[]
}

export interface Phrases<T> {
  root: Node<T>
}

const WORD = /[a-z0-9\u00c0-\u024f]/

/** Forms are compared without case and accents; a blank in a form also meets a hyphen and any run of blanks. */
export function compilePhrases<T>(forms: Iterable<readonly [form: string, value: T]>): Phrases<T> {
  const root: Node<T> = { next: new Map(), here: null }
  for (const [form, value] of forms) {
    let node = root
    for (const letter of plain(form).replace(/[\s-]+/g, ' ')) {
      let next = node.next.get(letter)
      if (!next) {
        next = { next: new Map(), here: null }
        node.next.set(letter, next)
      }
      node = next
    }
    node.here ??= []
    if (!node.here.includes(value)) node.here.push(value)
  }
  return { root }
}

/** `text` is already plain (see normalise.ts). Hits never overlap; the longest at each word wins. */
export function findPhrases<T>(phrases: Phrases<T>, text: string): Hit<T>[] {
  const hits: Hit<T>[] = []
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && WORD.test(text[at - 1]!) && WORD.test(text[at]!)) continue
    const hit = longestAt(phrases, text, at)
    if (!hit) continue
    hits.push(hit)
    at = hit.to - 1
  }
  return hits
}

export function longestAt<T>({ root }: Phrases<T>, text: string, from: number): Hit<T> | null {
  let node: Node<T> | undefined = root
  let best: Hit<T> | null = null
  for (let at = from; at < text.length; ) {
    const letter = text[at]!
    if (letter === ' ' || letter === '-') {
      at++
      while (text[at] === ' ') at++
      node = node.next.get(' ')
    } else {
      at++
      node = node.next.get(letter)
    }
    if (!node) break
    const ends = at >= text.length || !WORD.test(text[at]!) || !WORD.test(text[at - 1]!)
    if (node.here && ends) best = { from, to: at, found: node.here }
  }
  return best
}

/** Which of the four languages a brief is in: what labelled briefs teach of words and their parts. */
import { readBytes } from '../data.ts'
import { LANGUAGES, type Language } from '../sheet/sheet.ts'

/** Parts of words fall into so many buckets; each has a weight of eight bits for each language. */
export const BUCKETS = 1 << 13
/** By how much English is preferred: its job titles are at home in all four. */
const PREFERENCE = 65
/** Enough to know a language by. */
const READ = 3000

let weights: Int8Array | null = null

/** Calls `see` with the bucket of each word, of its ends and of each three letters of it. */
export function seeWordParts(text: string, see: (bucket: number) => void): void {
  for (const [word] of text
    .slice(0, READ)
    .toLowerCase()
    .matchAll(/\p{L}[\p{L}\p{M}]{0,39}/gu)) {
    const marked = `<${word}>`
    see(bucketOf(marked, 0, marked.length))
    see(bucketOf(marked, Math.max(0, marked.length - 4), marked.length))
    for (let at = 0; at + 3 <= marked.length; at++) see(bucketOf(marked, at, at + 3))
  }
}

function bucketOf(word: string, from: number, to: number): number {
  let hash = 0x811c9dc5 ^ (to - from)
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) % BUCKETS
}

/** English where nothing speaks for another. */
export function guessLanguage(raw: string): Language {
  if (!weights) {
    const bytes = readBytes('languages.bin')
    weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  const sums: number[] = LANGUAGES.map((language) => (language === 'en' ? PREFERENCE : 0))
  seeWordParts(raw.normalize('NFC'), (bucket) => {
    for (let index = 0; index < LANGUAGES.length; index++) sums[index]! += weights![bucket * LANGUAGES.length + index]!
  })
  return LANGUAGES[sums.indexOf(Math.max(...sums))]!
}

/** Learns how words are written by people who use capitals; writes models/casing.bin: `node craft/training/train-casing.ts`. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES, type Language } from '../src/sheet/sheet.ts'

const NEARLY_ALWAYS = 0.8
const LEAST: Record<Language, number> = { en: 3, de: 1, fr: 3, es: 3 }
const CASED_SHARE: Record<Language, number> = { en: 0.035, de: 0.15, fr: 0.03, es: 0.03 }

/** @returns by language the words as written, sorted, with blanks between */
function learnCasing(folder: URL): Record<Language, string> {
  const counts = Object.fromEntries(LANGUAGES.map((one) => [one, new Map<string, Map<string, number>>()]))
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.txt')) continue
    for (const brief of readFileSync(new URL(file, folder), 'utf8').split(/^# /m).slice(1)) {
      const id = brief.slice(0, brief.indexOf(' |'))
      const language = LANGUAGES.find((one) => id.includes(one) || file.includes(one))
      if (language) count(brief.split('\n').slice(1), language, counts[language]!)
    }
  }
  const found = {} as Record<Language, string>
  for (const language of LANGUAGES) {
    const words: string[] = []
    for (const [lower, spellings] of counts[language]!) {
      const total = [...spellings.values()].reduce((sum, one) => sum + one, 0)
      const [best, times] = [...spellings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]!
      if (best !== lower && total >= LEAST[language] && times / total >= NEARLY_ALWAYS) words.push(best)
    }
    found[language] = words.sort().join(' ')
  }
  return found
}

function count(rows: readonly string[], language: Language, into: Map<string, Map<string, number>>) {
  const texts = rows.map((row) => row.split('\t')[1] ?? '')
  const words = texts.join(' ').match(/\p{L}{2,}/gu) ?? []
  const share = (shape: RegExp) => words.filter((word) => shape.test(word)).length / (words.length || 1)
  if (share(/^\p{Lu}/u) < CASED_SHARE[language] || share(/^\p{Lu}{3,}$/u) > 0.25) return
  // the first word of a stretch, of a sentence or behind a mark may be written large for its place alone
  for (const text of texts)
    for (const [, word = ''] of text.matchAll(/(?<=[\p{L}\d,)] )(\p{L}[\p{L}\d]+)(?![\p{L}@'’-]|\.\p{L})/gu)) {
      const lower = word.toLowerCase()
      const spellings = into.get(lower) ?? new Map<string, number>()
      into.set(lower, spellings.set(word, (spellings.get(word) ?? 0) + 1))
    }
}

const learned = learnCasing(new URL('../../corpora/taught/', import.meta.url))
const packed = brotliCompressSync(LANGUAGES.map((language) => learned[language]).join('\n'))
writeFileSync(new URL('../models/casing.bin', import.meta.url), packed)
console.log(`casing.bin: ${packed.length} bytes`)

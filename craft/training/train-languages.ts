/** Learns which language a text is in, by logistic regression over parts of words; writes craft/models/languages.bin. */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { readTable } from '../src/data.ts'
import { LANGUAGES, type Language } from '../src/sheet/sheet.ts'
import { BUCKETS, seeWordParts } from '../src/text/language.ts'
import { type LabelledBrief, languageOf, readCorpus } from './corpus.ts'

const COUNT = LANGUAGES.length
const PASSES = 8

/** Stretches and titles by themselves: a short text must do. */
const textsOf = (brief: LabelledBrief): string[] => [
  ...brief.titles,
  ...brief.stretches.map(({ from, to }) => brief.text.slice(from, to)),
]

const texts: [text: string, language: string | undefined][] = [
  ...readCorpus('taught').flatMap((brief) =>
    textsOf(brief).map((text) => [text, languageOf(brief)] as [string, string]),
  ),
  // A brief may be no more than the name of a job.
  ...readTable('occupations').flatMap(([language, , words]) =>
    words!.split(' ').map((word) => [word.replace(/\/.*/, ''), language] as [string, string | undefined]),
  ),
]
const samples = texts.map(([text, language]) => {
  const parts: number[] = []
  seeWordParts(text, (bucket) => parts.push(bucket))
  return { parts, gold: LANGUAGES.indexOf(language as Language) }
})
const weights = new Float64Array(BUCKETS * COUNT)
const squares = new Float64Array(BUCKETS * COUNT)
let seed = 1
for (let pass = 0; pass < PASSES; pass++) {
  for (let index = samples.length - 1; index > 0; index--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const other = seed % (index + 1)
    const held = samples[index]!
    samples[index] = samples[other]!
    samples[other] = held
  }
  for (const { parts, gold } of samples) {
    const scores = LANGUAGES.map((_, language) =>
      parts.reduce((sum, part) => sum + weights[part * COUNT + language]!, 0),
    )
    const most = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - most))
    const total = odds.reduce((sum, each) => sum + each, 0)
    for (let language = 0; language < COUNT; language++) {
      const slope = odds[language]! / total - (language === gold ? 1 : 0)
      if (Math.abs(slope) < 0.01) continue
      for (const part of parts) {
        const at = part * COUNT + language
        squares[at]! += slope * slope
        weights[at]! -= (0.1 * slope) / Math.sqrt(squares[at]! + 0.1) + 2e-5 * weights[at]!
      }
    }
  }
}
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const packed = brotliCompressSync(Uint8Array.from(weights, (weight) => Math.round(weight / scale) & 255))
writeFileSync(new URL('../models/languages.bin', import.meta.url), packed)
console.log(`languages: ${packed.length} bytes`)

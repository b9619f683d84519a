/** Learns to make lines of clauses from corpora/taught and writes models/lines.bin: `node craft/training/train-lines.ts [part]`. */
import { writeFileSync } from 'node:fs'
import { clauseWords } from '../src/line/clause-words.ts'
import { lexiconOf, sortLabels } from '../src/line/model.ts'
import { LANGUAGES } from '../src/sheet/sheet.ts'
import { align } from './line-align.ts'
import { learnCasing } from './line-casing.ts'
import { learn, type Sample } from './line-learn.ts'
import { packModel } from './line-pack.ts'
import { type Pair, readPairs } from './line-pairs.ts'

const TAUGHT = new URL('../../corpora/taught/', import.meta.url)
const MODEL = new URL('../models/lines.bin', import.meta.url)
const KEPT_WEIGHTS = 140_000
/** A label that fewer pairs ask for is no habit. */
const LEAST = 4
const NEVER_WEIGHT = 0.25
/** "part": every eighth brief is left out and measured instead, see measure-lines.ts. */
const isLeftOut = (pair: Pair) => process.argv.includes('part') && Number(/\d+/.exec(pair.brief)?.[0] ?? 0) % 8 === 3

/** The same as somebody types it who uses no capitals. */
const typedSmall = (pair: Pair, at: number): Pair[] =>
  pair.small || pair.printed === null || at % 3 !== 0 ? [] : [{ ...pair, said: pair.said.toLowerCase(), small: true }]
const told = readPairs(TAUGHT).filter((pair) => !isLeftOut(pair))
const pairs = [...told, ...told.flatMap(typedSmall)]
const cased = learnCasing(TAUGHT)
const lexicon = lexiconOf({ cased })
const aligned = pairs.map((pair) =>
  pair.printed === null
    ? null
    : align(clauseWords(pair.said, pair.language, lexicon.cased), pair.printed, pair.language, lexicon),
)

const counts = new Map<string, number>()
const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
aligned.forEach((one, at) => {
  if (!one) return
  const { language } = pairs[at]!
  add(`f:${language}:${one.frame}`)
  add(`a:${language}:${one.append}`)
})
const often = (kind: string) =>
  [...counts].flatMap(([key, count]) => (key.startsWith(kind) && count >= LEAST ? [key] : [])).sort()
const labels = [
  ...['K', 'C', 'L', 'U', 'V', 'X', 'Y', 'B', 'E', 'P', 'A', 'D0', 'D1', 'D2'].map((op) => `o:${op}`),
  ...often('f:'),
  ...LANGUAGES.map((language) => `f:${language}:-`),
  ...often('a:'),
]
// what is never a line may be taken for any kind of it
const MISTAKEN = ['task', 'demand', 'offer', 'condition', 'wish', 'team', 'about', 'notneeded']
const samples = pairs.map((pair, at): Sample => {
  const never = pair.kind === 'never'
  return {
    ...pair,
    kind: never ? MISTAKEN[at % MISTAKEN.length]! : pair.kind,
    aligned: aligned[at]!,
    weight: never ? NEVER_WEIGHT : 1,
  }
})
const index = new Map(labels.map((label, place) => [label, place]))
console.log(`${pairs.length} pairs, ${labels.length} labels`)
const learned = learn(samples, { labels, index, of: sortLabels(labels) }, lexicon, KEPT_WEIGHTS, console.log)
const packed = packModel({ labels, cased }, learned, KEPT_WEIGHTS)
writeFileSync(MODEL, packed)
console.log(`lines.bin: ${packed.length} bytes, ${learned.weights.size} weights before the cut`)

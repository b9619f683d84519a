/** Learns to make lines of clauses from corpora/taught and writes models/lines.bin: `node craft/training/train-lines.ts [part]`. */
import { writeFileSync } from 'node:fs'
import { clauseWords } from '../src/line/clause-words.ts'
import type { Lexicon } from '../src/line/edits.ts'
import { type Header, lexiconOf, sortLabels } from '../src/line/model.ts'
import { LANGUAGES, type Language } from '../src/sheet/sheet.ts'
import { align } from './line-align.ts'
import { learnCasing } from './line-casing.ts'
import { learn, type Sample } from './line-learn.ts'
import { packModel } from './line-pack.ts'
import { type Pair, readPairs } from './line-pairs.ts'

const TAUGHT = new URL('../../corpora/taught/', import.meta.url)
const MODEL = new URL('../models/lines.bin', import.meta.url)
const KEPT_WEIGHTS = 140_000
/** A label that fewer pairs ask for is no habit. */
const LEAST = { frame: 4, insert: 4, append: 4, ending: 4, exchange: 4, exchangeOfWord: 2 }
/** A word that is exchanged more seldom is not exchanged by habit. */
const SHARE_OF_WORD = 0.04
const NEVER_WEIGHT = 0.25
/** "part": every eighth brief is left out and measured instead, see measure-lines.ts. */
const isLeftOut = (pair: Pair) => process.argv.includes('part') && Number(/\d+/.exec(pair.brief)?.[0] ?? 0) % 8 === 3

const each = <T>(make: () => T) => Object.fromEntries(LANGUAGES.map((one) => [one, make()])) as Record<Language, T>
/** The same as somebody types it who uses no capitals. */
const typedSmall = (pair: Pair, at: number): Pair[] =>
  pair.small || pair.printed === null || at % 3 !== 0 ? [] : [{ ...pair, said: pair.said.toLowerCase(), small: true }]
const told = readPairs(TAUGHT).filter((pair) => !isLeftOut(pair))
const pairs = [...told, ...told.flatMap(typedSmall)]
const cased = learnCasing(TAUGHT)
const bare: Lexicon = { ...lexiconOf({ cased, exchanged: each(() => ({})), endings: each(() => []) }) }
const aligned = pairs.map((pair) =>
  pair.printed === null
    ? null
    : align(clauseWords(pair.said, pair.language, bare.cased), pair.printed, pair.language, bare),
)

const counts = new Map<string, number>()
/** How often a word was said. */
const met = new Map<string, number>()
const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
aligned.forEach((one, at) => {
  if (!one) return
  const { language, said } = pairs[at]!
  const words = clauseWords(said, language, bare.cased)
  for (const { lower } of words) met.set(`${language}:${lower}`, (met.get(`${language}:${lower}`) ?? 0) + 1)
  add(`f:${language}:${one.frame}`)
  add(`a:${language}:${one.append}`)
  one.edits.forEach(({ op, insert }, i) => {
    if (insert !== '') add(`i:${language}:${insert}`)
    if (op[0] === 'S') add(`S:${language}:${op.slice(2)}`)
    if (op[0] === 'R') {
      add(`R:${language}:${op.slice(2)}`)
      add(`r:${language}:${words[i]!.lower}>${op.slice(2)}`)
    }
  })
})
const often = (kind: string, least: number) =>
  [...counts].flatMap(([key, count]) => (key.startsWith(kind) && count >= least ? [key] : [])).sort()
const labels = [
  ...['K', 'C', 'L', 'U', 'V', 'X', 'Y', 'B', 'E', 'P', 'D0', 'D1', 'D2'].map((op) => `o:${op}`),
  ...often('f:', LEAST.frame),
  ...LANGUAGES.map((language) => `f:${language}:-`),
  ...often('a:', LEAST.append),
  ...often('i:', LEAST.insert),
]
const endings = each(() => [] as [string, string][])
for (const key of often('S:', LEAST.ending)) {
  const [from = '', to = ''] = key.slice(5).split('>')
  endings[key.slice(2, 4) as Language].push([from, to])
  if (!labels.includes(`o:S:${key.slice(5)}`)) labels.push(`o:S:${key.slice(5)}`)
}
const exchanged = each(() => ({}) as Record<string, string[]>)
for (const key of often('r:', LEAST.exchangeOfWord)) {
  const language = key.slice(2, 4) as Language
  const [word = '', to = ''] = key.slice(5).split('>')
  const often = counts.get(key)! >= SHARE_OF_WORD * (met.get(`${language}:${word}`) ?? 0)
  if (/^\.?$/.test(word) || to === '' || !often || (counts.get(`R:${language}:${to}`) ?? 0) < LEAST.exchange) continue
  const words = exchanged[language]
  words[word] = [...(words[word] ?? []), to]
  if (!labels.includes(`o:R:${to}`)) labels.push(`o:R:${to}`)
}
const head: Pick<Header, 'labels' | 'cased' | 'exchanged' | 'endings'> = { labels, cased, exchanged, endings }
const lexicon = lexiconOf(head)
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
const packed = packModel(head, learned, KEPT_WEIGHTS)
writeFileSync(MODEL, packed)
console.log(`lines.bin: ${packed.length} bytes, ${learned.weights.size} weights before the cut`)

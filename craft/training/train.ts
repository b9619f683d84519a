/**
 * `node craft/training/train.ts` learns the tagger from corpora/taught and writes craft/models/labels.bin; the same briefs and
 * word lists (`label/word-classes.ts`) give the same bytes. `watch` behind it tells after each pass how held-out briefs are
 * labelled; `keep=400000` tries another setting, `without=n-en23,n-de14` keeps files out and watches those, `out=…` writes elsewhere.
 */
import { writeFileSync } from 'node:fs'
import { readCorpus } from './corpus.ts'
import { learn, type Settings } from './learn.ts'
import { packModel } from './pack-model.ts'
import { randomFrom } from './random.ts'
import { roughen, stockOf } from './roughen.ts'
import { type Sample, sampleOf } from './samples.ts'
import { makeWatch } from './watch.ts'

const given = new Map(process.argv.slice(2).map((argument) => [argument.split('=')[0]!, argument.split('=')[1] ?? '']))
const without = given.get('without')?.split(',') ?? []
const settings: Settings = {
  passes: 5,
  halfway: 2,
  refits: 3,
  rounds: 3,
  some: 2_000_000,
  keep: 800_000,
  least: 6,
  drop: 0.5,
  refitDrop: 0.3,
  shrink: 0.002,
  rate: 0.045,
  leakCost: 0.4,
}
for (const name of Object.keys(settings) as (keyof Settings)[])
  if (given.has(name)) settings[name] = Number(given.get(name))

const started = performance.now()
const log = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)
const all = readCorpus('taught')
const briefs = all.filter(({ file }) => !without.includes(file))
const stock = stockOf(briefs)
const plain = briefs.map(sampleOf)

/** Rough copies of all briefs, made once: a pass learns from the briefs as they are and from the next of these. */
const COPIES = 3
const rough: Sample[][] = []
function makeSamples(pass: number): Sample[] {
  const copy = pass % COPIES
  const random = randomFrom(77 + copy * 7919)
  rough[copy] ??= briefs.map((brief) => sampleOf(roughen(brief, stock, random)))
  return [...plain, ...rough[copy]]
}

const watched = without.length > 0 ? all.filter((brief) => !briefs.includes(brief)) : readCorpus('held-out')
const watch = given.has('watch') ? makeWatch(watched) : () => ''
let pass = 0
const learned = learn(makeSamples, settings, (loss, now, numbers) =>
  log(`pass ${++pass}: loss ${loss.toFixed(2)}  ${watch(now, numbers)}`),
)
const packed = packModel(learned)
writeFileSync(given.get('out') || new URL('../models/labels.bin', import.meta.url), packed)
log(`${briefs.length} briefs, ${learned.hashes.length} features, ${packed.length} bytes`)

/**
 * `node craft/training/train.ts` learns the tagger from corpora/taught and writes craft/models/labels.bin; the same briefs and
 * word lists (`label/word-classes.ts`) give the same bytes. `watch` behind it tells after each pass how held-out briefs are
 * labelled; `keep=400000` tries another setting.
 */
import { writeFileSync } from 'node:fs'
import { readCorpus } from './corpus.ts'
import { learn, type Settings } from './learn.ts'
import { packModel } from './pack-model.ts'
import { randomFrom } from './random.ts'
import { roughen, stockOf } from './roughen.ts'
import { type Sample, sampleOf } from './samples.ts'
import { makeWatch } from './watch.ts'

const settings: Settings = {
  passes: 8,
  refits: 4,
  rounds: 3,
  keep: 570_000,
  least: 6,
  drop: 0.5,
  refitDrop: 0.3,
  shrink: 0.002,
  rate: 0.045,
  leakCost: 0.4,
}
for (const [name, value] of process.argv.slice(2).map((argument) => argument.split('=')))
  if (value !== undefined) settings[name as keyof Settings] = Number(value)

const started = performance.now()
const log = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)
const briefs = readCorpus('taught')
const stock = stockOf(briefs)
const plain = briefs.map(sampleOf)

/** All briefs as they are, and one rough copy of each, another in each pass. */
function makeSamples(pass: number): Sample[] {
  const random = randomFrom(77 + pass * 7919)
  return [...plain, ...briefs.map((brief) => sampleOf(roughen(brief, stock, random)))]
}

const watchHeldOut = process.argv.includes('watch') ? makeWatch() : () => ''
let pass = 0
const learned = learn(makeSamples, settings, (loss, now, numbers) =>
  log(`pass ${++pass}: loss ${loss.toFixed(2)}  ${watchHeldOut(now, numbers)}`),
)
const packed = packModel(learned)
writeFileSync(new URL('../models/labels.bin', import.meta.url), packed)
log(`${briefs.length} briefs, ${learned.hashes.length} features, ${packed.length} bytes`)

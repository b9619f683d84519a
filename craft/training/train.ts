/**
 * Learns from the labelled briefs in craft/corpus, and writes what was learned into craft/src/brief/sort/learned.
 * The briefs of mx1.txt, spx.txt and rmx-*.txt teach nothing: they tell how it does on texts that it has not seen.
 */
import { writeFileSync } from 'node:fs'
import { findRemarksBy, REMARK_KINDS } from '../src/brief/sort/find-remarks.ts'
import { LABELS } from '../src/brief/sort/labels.ts'
import { indexOfHighest, parseModel, printModel, sharesOf, sumsOf } from '../src/brief/sort/model.ts'
import { sortBy } from '../src/brief/sort/sort-stretch.ts'
import { breakInstances } from './break-instances.ts'
import { readCorpus } from './read-corpus.ts'
import { remarkInstances } from './remark-instances.ts'
import { type Instance, train } from './softmax.ts'
import { factsAsRead, stretchesAsCut, stretchesAsRead } from './stretch-instances.ts'
import { wordInstances } from './title-instances.ts'

const HELD_OUT = /^(?:mx1|spx|rmx)/
/** Short briefs written to tell remarks from facts: they hold more remarks than life does, so that each counts less. */
const REMARKS = /^rm/
const REMARKS_COUNT = 0.4
/** Briefs as they are dictated: what the search for breaks is for. */
const SPOKEN = /^sp-/
const SPOKEN_COUNT = 2
/**
 * Small weights tell together what is new: left out below 0.45, they took a sixth of the remarks along that are found in words
 * that nobody labelled.
 */
const LEAST_WEIGHT = 0.2
/** Of what few briefs hold, and of remarks that is needed, smaller ones would fill half the file. */
const LEAST_OF_REMARKS = 0.3
/** Beside the rules, smaller ones change no title. */
const LEAST_TITLE_WEIGHT = 0.4
/** Half of what would be kept of them by the common measure tells nothing on speech that it has not heard. */
const LEAST_BREAK_WEIGHT = 0.7

const samples = readCorpus(new URL('../corpus/', import.meta.url))
const taught = samples.filter(({ id }) => !HELD_OUT.test(id))
const held = samples.filter(({ id }) => HELD_OUT.test(id))

function write(name: string, constant: string, lines: string): void {
  const file = new URL(`../src/brief/sort/learned/${name}.ts`, import.meta.url)
  writeFileSync(
    file,
    `/** Written by craft/training/train.ts from ${taught.length} labelled briefs: a feature, then a letter for each label and its weight. */\nexport const ${constant} = \`${lines.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`\n`,
  )
}

/** Short briefs that hold more remarks than life does count less. */
const weighed = (one: Instance, least: number): Instance =>
  REMARKS.test(one.from) ? { ...one, weight: one.weight * least } : one

const remarks = printModel(
  train(
    taught.flatMap(remarkInstances).map((one) => weighed(one, REMARKS_COUNT)),
    REMARK_KINDS.length,
    { pull: 0.005, least: 3, rounds: 8 },
  ),
  LEAST_OF_REMARKS,
)
write('remarks', 'REMARKS', remarks)
findRemarksBy(remarks)

const learnStretches = (instances: readonly Instance[]): string =>
  printModel(
    train(
      instances.map((one) => weighed(one, REMARKS_COUNT)),
      LABELS.length,
      { pull: 0.015, least: 4, rounds: 12 },
    ),
    LEAST_WEIGHT,
  )
// What the rules make of a text asks the sorting: it learns from the words alone first.
const byWords = taught.flatMap((sample) => [...stretchesAsCut(sample), ...stretchesAsRead(sample)])
sortBy(learnStretches(byWords))
const stretches = learnStretches([...byWords, ...taught.flatMap(factsAsRead)])
write('stretches', 'STRETCHES', stretches)
report(held.flatMap(stretchesAsCut).filter(({ weight }) => weight === 1))

/** Against and for: only their difference counts. */
const learnWhether = (instances: readonly Instance[], least: number, leastWeight: number): string => {
  const words = train(instances, 2, { pull: 0.02, least, rounds: 8 })
  return printModel(
    new Map([...words].map(([feature, [against, forIt]]) => [feature, [forIt! - against!]])),
    leastWeight,
  )
}
write(
  'titles',
  'TITLES',
  learnWhether(taught.filter(({ id }) => !REMARKS.test(id)).flatMap(wordInstances), 3, LEAST_TITLE_WEIGHT),
)
write(
  'breaks',
  'BREAKS',
  learnWhether(
    taught.flatMap(breakInstances).map((one) => (SPOKEN.test(one.from) ? { ...one, weight: SPOKEN_COUNT } : one)),
    4,
    LEAST_BREAK_WEIGHT,
  ),
)

function report(cases: readonly Instance[]): void {
  const model = parseModel(stretches, LABELS.length)
  const rows = LABELS.map(() => ({ right: 0, all: 0, taken: 0 }))
  let sure = 0
  let surelyRight = 0
  for (const { features, label } of cases) {
    const shares = sharesOf(
      sumsOf(model, (add) => {
        for (const feature of features) add(feature)
      }),
    )
    const best = indexOfHighest(shares)
    rows[label]!.all++
    rows[best]!.taken++
    if (best === label) rows[label]!.right++
    if (shares[best]! < 0.7) continue
    sure++
    if (best === label) surelyRight++
  }
  for (const [label, { right, all, taken }] of rows.entries())
    console.log(LABELS[label]!.padEnd(10), `found ${right} of ${all}, ${taken - right} wrong`)
  const right = rows.reduce((sum, row) => sum + row.right, 0)
  console.log(`${right} of ${cases.length} unseen stretches right; where it is sure (${sure}), ${surelyRight}`)
}

/** How well held-out briefs are labelled while the learner is at it: by set the share of right tokens and of right cuts. */
import { findBestPath, LABEL_COUNT } from '../src/label/chain.ts'
import { LABELS } from '../src/label/labels.ts'
import type { LabelledBrief } from './corpus.ts'
import type { Learned } from './learn.ts'
import { FREE, type Numbers, type Sample, sampleOf } from './samples.ts'
import { scoreSample } from './score-sample.ts'

const SECRETS = ['aside', 'order', 'unlawful'].map((label) => LABELS.indexOf(label as (typeof LABELS)[number]))
const PRINTED = LABELS.map((_, label) => label).filter(
  (label) => !SECRETS.includes(label) && LABELS[label] !== 'filler',
)

/** A line for each pass: "mx1 80.1/83.4", tokens and cuts; and what leaks and what is held back for nothing. */
export function makeWatch(briefs: readonly LabelledBrief[]): (learned: Learned, numbers: Numbers) => string {
  const samples = briefs.map((brief) => ({
    set: /dictated|sp/.test(brief.file)
      ? 'spoken'
      : /short/.test(brief.file)
        ? 'short'
        : /^(?:n-)?(\w\w)/.exec(brief.file)![1]!,
    sample: sampleOf(brief),
  }))
  return (learned, numbers) => {
    const tallies = new Map<string, Record<string, number>>()
    for (const { set, sample } of samples) {
      numbers.number([sample])
      const path = findBestPath(scoreSample(sample, learned.weights, null), sample.features.breaks, learned.moves)
      for (const name of ['all', set]) {
        if (!tallies.has(name))
          tallies.set(name, { tokens: 0, right: 0, cuts: 0, rightCuts: 0, secrets: 0, leaks: 0, printed: 0, held: 0 })
        count(tallies.get(name)!, path, sample)
      }
    }
    const share = (part: number, whole: number) => ((100 * part) / whole).toFixed(1)
    const { secrets, leaks, printed, held } = tallies.get('all')!
    const sets = [...tallies].map(
      ([name, { right, tokens, rightCuts, cuts }]) =>
        `${name} ${share(right!, tokens!)}/${share(2 * rightCuts!, cuts!)}`,
    )
    return `${sets.join('  ')}  leaked ${share(leaks!, secrets!)} held back ${share(held!, printed!)}`
  }
}

function count(tally: Record<string, number>, path: Int32Array, { gold }: Sample): void {
  for (const [at, state] of path.entries()) {
    if (gold[at] === FREE) continue
    const [found, right] = [state % LABEL_COUNT, gold[at]! % LABEL_COUNT]
    const [isCut, isRightCut] = [state < LABEL_COUNT, gold[at]! < LABEL_COUNT]
    tally.tokens!++
    tally.right! += found === right ? 1 : 0
    tally.cuts! += (isCut ? 1 : 0) + (isRightCut ? 1 : 0)
    tally.rightCuts! += isCut && isRightCut ? 1 : 0
    if (SECRETS.includes(right)) {
      tally.secrets!++
      tally.leaks! += PRINTED.includes(found) ? 1 : 0
    } else if (PRINTED.includes(right)) {
      tally.printed!++
      tally.held! += SECRETS.includes(found) ? 1 : 0
    }
  }
}

/** Briefs as the learner sees them: the features of each token and its right state. */
import { LABEL_COUNT } from '../src/label/chain.ts'
import { type Features, findFeatures } from '../src/label/features.ts'
import type { Stretch } from '../src/label/label.ts'
import { LABELS, type Label } from '../src/label/labels.ts'
import type { Span } from '../src/sheet/sheet.ts'
import { readText, type Text } from '../src/text/text.ts'
import type { LabelledBrief } from './corpus.ts'

export interface Sample {
  count: number
  /** The right state of each token, or FREE where nobody told it. */
  gold: Int32Array
  /** By hash; by number once `Numbers` has seen them. */
  features: Features
  isNumbered: boolean
}

/** A figure that is taken back is a value of the kind that it was, for who reads values to correct, or small talk: that is not told. */
export const FREE = -1

const isTaken = ({ from, to }: Span, { taken }: Text) => taken.some((one) => one.from < to && one.to > from)

/** What is taken back is small talk, unless what holds was put in its place. */
function labelOf(stretch: LabelledBrief['stretches'][number], { stretches }: LabelledBrief, text: Text): Label {
  if (!stretch.isGone || !isTaken(stretch, text)) return stretch.label
  const holds = stretches.find((one) => one.from >= stretch.to && one.label !== 'filler' && isTaken(one, text))
  return holds?.label ?? stretch.label
}

/** The right state of each token: what its first character is labelled as. */
export function goldOf(brief: LabelledBrief, text: Text): Int32Array {
  const labels = brief.stretches.map((one) => labelOf(one, brief, text))
  let stretch = 0
  let last = -1
  return Int32Array.from(text.tokens, ({ from, to }) => {
    const at = text.toRaw(from, to).from
    while (stretch + 1 < brief.stretches.length && at >= brief.stretches[stretch]!.to) stretch++
    const label = LABELS.indexOf(labels[stretch]!)
    const state = stretch === last ? LABEL_COUNT + label : label
    last = stretch
    return state
  })
}

/** The brief cut as its editor cut it, in the manner of the tagger and sure of all of it. */
export function stretchesOf(brief: LabelledBrief, text: Text): Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, state] of goldOf(brief, text).entries()) {
    const { from, to } = text.tokens[at]!
    const last = stretches.at(-1)
    if (last && state >= LABEL_COUNT) last.to = to
    else {
      const label = LABELS[state % LABEL_COUNT]!
      const odds = Object.fromEntries(LABELS.map((one) => [one, one === label ? 1 : 0])) as Record<Label, number>
      stretches.push({ label, from, to, sure: 1, odds })
    }
  }
  return stretches
}

function rightStates(brief: LabelledBrief, text: Text): Int32Array {
  const gold = goldOf(brief, text)
  for (const stretch of brief.stretches) {
    if (!stretch.isGone || isTaken(stretch, text)) continue
    const own = text.tokens.flatMap(({ from, to }, at) => {
      const start = text.toRaw(from, to).from
      return start >= stretch.from && start < stretch.to ? [at] : []
    })
    if (own.some((at) => /^\d/.test(text.tokens[at]!.text))) for (const at of own) gold[at] = FREE
  }
  return gold
}

export function sampleOf(brief: LabelledBrief): Sample {
  const text = readText(brief.text)
  const { hashes, from, to, count, breaks } = findFeatures(text)
  const features = { hashes: hashes.slice(0, count), from: from.slice(0, count), to: to.slice(0, count), count, breaks }
  return { count: text.tokens.length, gold: rightStates(brief, text), features, isNumbered: false }
}

/** Features that are seen in some briefs at least get numbers, in the order of their hashes. */
export class Numbers {
  readonly hashes: Int32Array
  private readonly numbers: Int32Array

  constructor(samples: readonly Sample[], hashBits: number, least: number) {
    const counts = new Int32Array(1 << hashBits)
    const lastSeen = new Int32Array(1 << hashBits)
    for (const [index, { features }] of samples.entries())
      for (const hash of features.hashes) {
        if (lastSeen[hash] === index + 1) continue
        lastSeen[hash] = index + 1
        counts[hash]!++
      }
    const often: number[] = []
    for (let hash = 0; hash < counts.length; hash++) if (counts[hash]! >= least) often.push(hash)
    this.hashes = Int32Array.from(often)
    this.numbers = counts.fill(-1)
    for (const [number, hash] of often.entries()) this.numbers[hash] = number
  }

  /** Puts numbers in place of hashes, and leaves out what has none. */
  number(samples: readonly Sample[]): void {
    for (const sample of samples) {
      if (sample.isNumbered) continue
      sample.isNumbered = true
      const { features } = sample
      let kept = 0
      for (let index = 0; index < features.count; index++) {
        const number = this.numbers[features.hashes[index]!]!
        if (number < 0) continue
        features.hashes[kept] = number
        features.from[kept] = features.from[index]!
        features.to[kept] = features.to[index]!
        kept++
      }
      features.count = kept
      for (const key of ['hashes', 'from', 'to'] as const) features[key] = features[key].slice(0, kept)
    }
  }
}

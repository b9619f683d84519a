/** What the sorting of stretches learns from: as people cut them, cut short, and as the reader cuts the same text. */
import { type Clauses, splitClauses } from '../src/brief/clauses.ts'
import { besideFact } from '../src/brief/extract/settle-by-sort.ts'
import type { Span } from '../src/brief/facts.ts'
import { normalise, plain } from '../src/brief/normalise.ts'
import { inOneByte } from '../src/brief/one-byte.ts'
import { readByRules } from '../src/brief/read.ts'
import { nameFeatures } from '../src/brief/sort/features.ts'
import { LABELS, type Label } from '../src/brief/sort/labels.ts'
import { byPlace } from '../src/brief/spans.ts'
import type { Sample } from './read-corpus.ts'
import { dice, type Instance, namedBy } from './softmax.ts'

/** Half of the time the neighbours are not known. */
const KNOWN = 0.5
/** A stretch that was cut short teaches less than a whole one. */
const CUT_SHORT = 0.4

interface Prepared extends Clauses {
  sample: Sample
  text: string
  spelled: string
  roll: () => number
}

function prepare(sample: Sample): Prepared {
  const { text } = inOneByte(normalise(sample.text))
  return { sample, text, spelled: plain(text), ...splitClauses(text), roll: dice(text.length) }
}

type Neighbour = (step: -1 | 1) => Label | null | undefined

function instanceOf(
  { sample, text, spelled, sentences, roll }: Prepared,
  [from, to]: Span,
  label: Label,
  weight: number,
  near: Neighbour,
): Instance {
  const known = (step: -1 | 1) => (roll() < KNOWN ? (near(step) ?? null) : null)
  const sentence = sentences.findLast(([start]) => start <= from)?.[0] ?? from
  const beside = { before: known(-1), after: known(1), text, plain: spelled, from, to, sentence, read: null }
  const features = namedBy((add) => nameFeatures(beside, add))
  return { features, label: LABELS.indexOf(label), weight, from: sample.id }
}

export function stretchesAsCut(sample: Sample): Instance[] {
  const prepared = prepare(sample)
  const { text, roll } = prepared
  return sample.stretches.flatMap(({ label, from, to }, index) => {
    const near: Neighbour = (step) => sample.stretches[index + step]?.label
    const words = [...text.slice(from, to).matchAll(/\S+/g)].map((match) => from + match.index)
    const end = from + text.slice(from, to).trimEnd().length
    const start = words[0] ?? from
    const whole = instanceOf(prepared, [start, end], label, 1, near)
    if (words.length < 4) return [whole]
    const cut = words[1 + Math.floor(roll() * (words.length - 2))]!
    return [whole, instanceOf(prepared, roll() < 0.5 ? [start, cut] : [cut, end], label, CUT_SHORT, near)]
  })
}

/** Parts and sentences, each by the label that most of it has; a lead-in counts half. */
export function stretchesAsRead(sample: Sample): Instance[] {
  const prepared = prepare(sample)
  const parts = prepared.parts.map(({ from, to }): Span => [from, to])
  const labels = parts.map((span) => labelIn(sample, span))
  return [
    ...parts.flatMap((span, index) => {
      const own = labels[index]
      return own ? instanceOf(prepared, span, own.label, own.share, (step) => labels[index + step]?.label) : []
    }),
    ...prepared.sentences.flatMap((span) => {
      const own = labelIn(sample, span)
      return own ? instanceOf(prepared, span, own.label, own.share, () => null) : []
    }),
  ]
}

/** How often a fact shows what the rules took it for: the words are to tell enough without. */
const SHOWN = 0.7

/** Facts as the rules leave them, each by the label that most of it has. */
export function factsAsRead(sample: Sample): Instance[] {
  const { text } = inOneByte(normalise(sample.text))
  const reading = readByRules(text)
  const facts = [...reading.facts].sort(byPlace)
  const roll = dice(text.length + 7)
  return facts.flatMap((fact, index) => {
    const own = labelIn(sample, fact.spans[0]!)
    if (!own) return []
    const beside = besideFact(reading, facts, index)
    const shown = roll() < SHOWN ? beside : { ...beside, read: null }
    const features = namedBy((add) => nameFeatures(shown, add))
    return [{ features, label: LABELS.indexOf(own.label), weight: own.share, from: sample.id }]
  })
}

export function labelIn({ stretches }: Sample, [from, to]: Span): { label: Label; share: number } | null {
  const lengths = new Map<Label, number>()
  for (const stretch of stretches) {
    const shared = Math.min(stretch.to, to) - Math.max(stretch.from, from)
    if (shared > 0)
      lengths.set(stretch.label, (lengths.get(stretch.label) ?? 0) + shared * (stretch.label === 'filler' ? 0.5 : 1))
  }
  const [best] = [...lengths].sort((a, b) => b[1] - a[1])
  const all = [...lengths.values()].reduce((a, b) => a + b, 0)
  return best ? { label: best[0], share: best[1] / all } : null
}

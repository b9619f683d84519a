/** What the search for the ends of things learns from: briefs without their stops, and where a stretch begins. */
import { normalise, plain } from '../src/brief/normalise.ts'
import { inOneByte } from '../src/brief/one-byte.ts'
import { spotsIn } from '../src/brief/read.ts'
import { nameBreakFeatures, spokenWords } from '../src/brief/sort/break-features.ts'
import type { Sample } from './read-corpus.ts'
import { type Instance, namedBy } from './softmax.ts'

/** A stop ends something as well, where both sides speak of the same. */
const STOP = /[.;:!?\n•]/u

export function breakInstances(sample: Sample): Instance[] {
  const { text } = inOneByte(normalise(sample.text))
  const spoken = text.replace(/[,.;:!?()"•\n](?!\d)/g, ' ')
  const words = spokenWords(plain(spoken), spoken)
  const spots = spotsIn(spoken)
  const starts = sample.stretches.map(({ from }) => from)
  return words.slice(1).map((word, before) => {
    const previous = words[before]!
    const begins = starts.some((start) => start > previous.from && start <= word.from)
    const stopped = STOP.test(text.slice(previous.to, word.from))
    return {
      features: namedBy((add) => nameBreakFeatures(words, before + 1, spots, add)),
      label: begins || stopped ? 1 : 0,
      weight: 1,
      from: sample.id,
    }
  })
}

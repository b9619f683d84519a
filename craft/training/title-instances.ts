/** What the search for the job's name learns from: every word, and whether it belongs to the name. */
import { TITLE_WORDS } from '../src/brief/extract/title-words.ts'
import { findPhrases } from '../src/brief/match-phrases.ts'
import { normalise, plain } from '../src/brief/normalise.ts'
import { inOneByte } from '../src/brief/one-byte.ts'
import { looksOf, nameTitleFeatures, type Word, wordsIn } from '../src/brief/sort/title-features.ts'
import type { Sample } from './read-corpus.ts'
import { type Instance, namedBy } from './softmax.ts'

export function wordInstances(sample: Sample): Instance[] {
  const { text } = inOneByte(normalise(sample.text))
  const spelled = plain(text)
  const hits = findPhrases(TITLE_WORDS, spelled)
  const named = ({ from, to }: Word) => hits.some((hit) => hit.from <= from && to <= hit.to)
  const inName = ({ from, to }: Word) =>
    sample.stretches.some((one) => one.label === 'title' && one.from <= from && to <= one.to)
  const words = wordsIn(spelled)
  const looks = looksOf(words, text, named)
  return words.map((word, index) => ({
    features: namedBy((add) => nameTitleFeatures(looks, index, add)),
    label: inName(word) ? 1 : 0,
    weight: 1,
    from: sample.id,
  }))
}

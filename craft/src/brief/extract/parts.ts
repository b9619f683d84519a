/** The parts of a sentence, and whether each of them is a fact of its own. */
import type { Reading } from '../reading.ts'

const firstOf = new WeakMap<Reading, Map<number, Reading['parts']>>()

/** The parts of one sentence, by its number. */
export function partsOf(reading: Reading, sentence: number): Reading['parts'] {
  let index = firstOf.get(reading)
  if (!index) {
    index = Map.groupBy(reading.parts, (part) => part.sentence) as Map<number, Reading['parts']>
    firstOf.set(reading, index)
  }
  return index.get(sentence) ?? []
}

/** Commas part facts in notes ("kafka, no on call, team of 7"), and phrases in prose. */
export const isList = ({ plain }: Reading, parts: Reading['parts']): boolean =>
  parts.length >= 3 ||
  (parts.some(({ from, to }) => to - from < 26) &&
    !parts.some(({ from }) => ASKS_FOR.test(plain.slice(from, from + 9))))
/** "Bitte geben Sie an, wann …": the comma parts no two facts. */
const ASKS_FOR = /^\s*(?:wann|ob|warum|weshalb|wieviel|wie viel|welche[nrs]?) /u

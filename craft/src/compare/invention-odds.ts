/** How likely a piece of a description was invented, by the weights that the training gave to what can be seen of it. */
import { WEIGHTS } from './learned/inventions.ts'

const weights = new Map<string, number>()

/** "name of the trait<tab>weight in tenths". */
export function weighBy(lines: string): void {
  weights.clear()
  for (const line of lines.split('\n')) {
    const tab = line.lastIndexOf('\t')
    if (tab > 0) weights.set(line.slice(0, tab), Number(line.slice(tab + 1)) / 10)
  }
}
weighBy(WEIGHTS)

/** The logarithm of the odds: above nought it was invented rather than not. */
export function oddsOf(traits: Iterable<string>): number {
  let sum = 0
  for (const trait of traits) sum += weights.get(trait) ?? 0
  return sum
}

/** What must never be printed, as a net under the tagger: a table of words, and how far what they say reaches. */
import { tableFinder } from '../phrases.ts'
import type { Text } from '../text/text.ts'
import type { Reason } from './sheet.ts'

type Held = 'unlawful' | 'aside' | 'order'
const findHeld = tableFinder<Held | 'lawful'>('guard')

/** Lower-case words of a stretch of the text. */
export function wordsIn({ tokens }: Text, from: number, to: number): string[] {
  const words: string[] = []
  for (let at = firstFrom(tokens, from); at < tokens.length && tokens[at]!.from < to; at++)
    words.push(tokens[at]!.lower)
  return words
}

function firstFrom(tokens: Text['tokens'], from: number): number {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (tokens[middle]!.from < from) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Why a stretch must not be printed, or null. A phrase that is longer and lawful ("young people", "pregnant women") takes
 * the place of the one within it.
 */
export function heldBack(text: Text, from: number, to: number): Reason | null {
  const hits = findHeld(text.language)(wordsIn(text, from, to))
  return (hits.find(({ value }) => value !== 'lawful')?.value as Held | null | undefined) ?? null
}

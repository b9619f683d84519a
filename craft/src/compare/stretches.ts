/** What of a brief is said in one breath, between stops: "safes training given", "rota on call 1 wk in 3". */
import type { Span } from '../brief/facts.ts'
import { wordsIn } from './told-words.ts'
import { isFiller, isTelling } from './traits.ts'

export interface Stretch {
  span: Span
  /** How many words of it tell something. */
  words: number
}

const BETWEEN_STOPS = /[^,;.:\n()+·|–]+(?:[.,](?=\d)[^,;.:\n()+·|–]+)*/gu

/** `brief` is plain. In the order of the text. */
export const stretchesOf = (brief: string): Stretch[] =>
  [...brief.matchAll(BETWEEN_STOPS)].map((match) => ({
    span: [match.index, match.index + match[0].length] as const,
    words: wordsIn(match[0]).filter((word) => isTelling(word) && !isFiller(word)).length,
  }))

/** Which stretch a place of the brief is in. */
export function stretchAt(at: number, stretches: readonly Stretch[]): Stretch | undefined {
  let low = 0
  let high = stretches.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (stretches[middle]!.span[1] <= at) low = middle + 1
    else high = middle
  }
  const found = stretches[low]
  return found && found.span[0] <= at ? found : undefined
}

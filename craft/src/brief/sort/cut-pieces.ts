/** Cuts a brief into the smallest pieces that can be a remark of their own: at marks, brackets, and words that turn. */

import type { Clauses } from '../clauses.ts'
import type { Span } from '../facts.ts'
import { isWordCode } from '../letters.ts'
import { matches } from '../matches.ts'

export interface Piece {
  span: Span
  /** Index of the sentence that it belongs to. */
  sentence: number
}

/** A comma inside a number parts nothing; " but " turns to something else. */
const BOUNDARY =
  /(?<!\d),|,(?!\d)|[()\n;]|[.!?]+(?=\s|$)|\s-\s|(?:\.\.\.|…)|\s(?=(?:but|though|although|aber|doch|allerdings|mais|pero|aunque|sino)\s)/gu

/** `plain` is the text in plain spelling. */
export function cutPieces(plain: string, sentences: Clauses['sentences']): Piece[] {
  return sentences.flatMap((sentence, index) => {
    const pieces: Piece[] = []
    let start = sentence[0]
    const close = (end: number) => {
      let [from, to] = [start, end]
      while (from < to && !isOfWord(plain, from)) from++
      while (to > from && !isOfWord(plain, to - 1)) to--
      if (to > from) pieces.push({ span: [from, to], sentence: index })
    }
    for (const match of matches(BOUNDARY, plain.slice(...sentence))) {
      close(sentence[0] + match.index)
      start = sentence[0] + match.index + match[0].length
    }
    close(sentence[1])
    return pieces
  })
}
const isOfWord = (plain: string, at: number): boolean => isWordCode(plain.charCodeAt(at)) || MARKED.test(plain[at]!)
const MARKED = /[\p{L}%¤£$+#]/u

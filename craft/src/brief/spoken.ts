/** What is said as it is spoken, written as it is read: stops, sums, figures that are put right. */
import { spokenStops } from './dictation.ts'
import { correctedFigures } from './put-right.ts'
import { type NormalText, rewrite } from './rewrite.ts'
import { sumsInWords } from './sums-in-words.ts'

const STEPS = [spokenStops, sumsInWords, correctedFigures]

export const writeSpoken = (text: NormalText): NormalText =>
  STEPS.reduce((written, step) => rewrite(written, step(written.text)), text)

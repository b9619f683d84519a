import { readEdits } from './edits.ts'

/**
 * The share of the generated words, 0 to 1, that the final text kept. Where a line stands, how the text is broken into lines
 * and how it is marked up play no part.
 */
export const survivalOf = (generated: string, final: string): number =>
  readEdits({ id: '', generated, final }).survival!

/** The sizes that a weight can have in the file: each level is larger than the one below it by the same factor. */
const SMALLEST = 0.02
const RATIO = 1.6

/** The level nearest to a weight: 0 for none, below 0 for one that speaks against. */
export function levelOf(weight: number): number {
  const size = Math.abs(weight)
  if (size < SMALLEST / Math.sqrt(RATIO)) return 0
  return Math.sign(weight) * (1 + Math.round(Math.log(size / SMALLEST) / Math.log(RATIO)))
}

/** The weight of a level. */
export function sizeOf(level: number): number {
  return level === 0 ? 0 : Math.sign(level) * SMALLEST * RATIO ** (Math.abs(level) - 1)
}

/** Moves are told in steps of one size. */
const STEP = 1 / 16
export const levelOfMove = (score: number): number => Math.max(-128, Math.min(127, Math.round(score / STEP)))
export const moveOf = (level: number): number => level * STEP

/** The order in which edits may follow one another: dropped words at the beginning, kept and changed ones, dropped words at the end. */
import type { Op } from './edits.ts'

export const STATES = ['D0', 'D1', 'D2', 'same', 'changed', 'moved'] as const
export const COUNT = STATES.length
/** Before the first word and behind the last. */
export const EDGE = COUNT
/** A table of weights has a row for each state to come from and a column for each to go to, edges included. */
export const SIDE = COUNT + 1

const KEPT = [3, 4, 5]
const OPENING = [0, ...KEPT]
/** The states that may follow, by state; the last row is the beginning. */
export const FOLLOWING: readonly (readonly number[])[] = [
  OPENING,
  [1, ...KEPT],
  [2, EDGE],
  ...KEPT.map(() => [1, 2, ...KEPT, EDGE]),
  OPENING,
]

export function stateOf(op: Op): number {
  switch (op[0]) {
    case 'D':
      return Number(op[1])
    case 'E':
    case 'P':
      return 5
    case 'K':
    case 'C':
    case 'L':
    case 'U':
    case 'V':
      return 3
    default:
      return 4
  }
}

/** The order in which edits may follow one another: dropped words at the beginning, kept and changed ones, dropped words at the end. */
import type { Op } from './edits.ts'

/** With "+" something is set before the word. */
export const STATES = ['D0', 'D1', 'D2', 'same', 'same+', 'changed', 'changed+', 'moved'] as const
export const COUNT = STATES.length
/** Before the first word and behind the last. */
export const EDGE = COUNT
/** A table of weights has a row for each state to come from and a column for each to go to, edges included. */
export const SIDE = COUNT + 1

const KEPT = [3, 4, 5, 6, 7]
const OPENING = [0, 3, 5, 7]
const NEXT: readonly (readonly number[])[] = [
  OPENING,
  [1, ...KEPT],
  [2, EDGE],
  ...KEPT.map(() => [1, 2, ...KEPT, EDGE]),
  OPENING,
]
/** The states that may follow, by state; the last row is the beginning. */
export const FOLLOWING = NEXT

/** The state of an edit without and with something set before it; the same twice where nothing can be. */
export function statesOf(op: Op): readonly [number, number] {
  switch (op[0]) {
    case 'D': {
      const state = Number(op[1])
      return [state, state]
    }
    case 'E':
    case 'P':
      return [7, 7]
    case 'K':
    case 'C':
    case 'L':
    case 'U':
    case 'V':
      return [3, 4]
    default:
      return [5, 6]
  }
}
export const takesInsert = (state: number): boolean => state === 4 || state === 6

import { setTimeout as pause } from 'node:timers/promises'
import { findTrouble } from './trouble.ts'

const SHORTEST_WAIT_MS = 250
const LONGEST_WAIT_MS = 3000

/**
 * Does something again and again for as long as the database is away or full.
 * @param giveUp ends the waiting: the trouble is thrown then
 * @param onWait called once, when it first has to wait
 */
export async function untilBack<Value>(
  work: () => Promise<Value>,
  giveUp: AbortSignal,
  onWait: (trouble: unknown) => void = () => {},
): Promise<Value> {
  for (let wait = SHORTEST_WAIT_MS, waited = false; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!findTrouble(error) || giveUp.aborted) throw error
      if (!waited) onWait(error)
      waited = true
      await pause(wait, undefined, { signal: giveUp }).catch(() => {})
    }
  }
}

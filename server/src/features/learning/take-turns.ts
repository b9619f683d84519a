import { setImmediate as breathe } from 'node:timers/promises'

/** In milliseconds: so long a stream of somebody else may stand still without anyone noticing. */
const TURN_MS = 15

/** Runs what pauses between its steps, and lets others have their turn meanwhile. */
export async function takeTurns<Result>(steps: Iterator<void, Result>): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < TURN_MS) continue
    await breathe()
    since = performance.now()
  }
}

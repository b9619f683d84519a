import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** How many run at the same time; the others wait. */
  atOnce: number
  milliseconds: number
  memoryMb: number
}

/** It needed more time or memory than it may have. */
export class TookTooMuch extends Error {}

/**
 * Work that is done in a thread of its own, so that it stops nobody else and its memory is free when it's done.
 * @param file posts one message, its answer to `workerData`
 * @returns rejects with TookTooMuch, or with what the thread threw
 */
export function runApart<Work, Answer>(file: URL, limits: ThreadLimits): (work: Work) => Promise<Answer> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limits.atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await runOnce<Answer>(file, work, limits)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

async function runOnce<Answer>(file: URL, workerData: unknown, limits: ThreadLimits): Promise<Answer> {
  // Its limits and its memory are its own; so is what its libraries print.
  const thread = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    stdout: true,
    stderr: true,
  })
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(limits.milliseconds) })
    return answer as Answer
  } catch (cause) {
    const { name, code } = cause as { name?: string; code?: string }
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TookTooMuch('', { cause })
    throw cause
  } finally {
    await thread.terminate()
  }
}

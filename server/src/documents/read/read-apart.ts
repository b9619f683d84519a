import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadDocument } from './read.ts'
import { readerFile } from './reader-file.ts'
import type { Answer } from './reader-thread.ts'
import { Unreadable } from './unreadable.ts'

const LIMIT_MS = 30_000
const MEMORY_MB = 384
const AT_ONCE = 2
const TOO_MUCH = 'This file takes too much time or memory to read. Please save it as plain text or as a new document.'

let running = 0
const waiting: (() => void)[] = []

/**
 * Reads a document in a thread of its own, so that one made to exhaust its reader stops nobody else.
 * @throws Unreadable with the reason in words
 */
export async function readApart(bytes: Uint8Array): Promise<ReadDocument> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await readInThread(bytes)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function readInThread(bytes: Uint8Array): Promise<ReadDocument> {
  // Its limits and its memory are its own; so is what its libraries print.
  const options = {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  }
  const thread = new Worker(readerFile, options)
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(LIMIT_MS) })) as [Answer]
    if ('refused' in answer) throw new Unreadable(answer.refused)
    return answer.read
  } catch (cause) {
    const { name, code } = cause as { name?: string; code?: string }
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new Unreadable(TOO_MUCH, { cause })
    throw cause
  } finally {
    await thread.terminate()
  }
}

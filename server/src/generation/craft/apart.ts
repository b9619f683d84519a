import { Worker } from 'node:worker_threads'
import type { Order, Outcome, TaskName, Tasks } from './thread.ts'
import { threadFile } from './thread-file.ts'

type Result = ReturnType<Tasks[TaskName]>

/** Far more than any text takes; a thread that is not done by then never will be. */
const LIMIT_MS = 20_000

/** A thread, and who waits for it. */
interface Desk {
  thread: Worker
  waiting: Map<number, PromiseWithResolvers<Result>>
}

let desk: Desk | null = null
let orders = 0

/**
 * Craft reads and writes for tens of milliseconds at a time, during which the streams of all others would stand still: it
 * does so in one thread of its own, which is started with the first order and again after it broke.
 * @throws Error where it fails, or takes too long
 */
export async function apart<Name extends TaskName>(
  task: Name,
  ...given: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> {
  desk ??= open()
  const { thread, waiting } = desk
  const order: Order<Name> = { id: ++orders, task, given }
  const answer = Promise.withResolvers<Result>()
  waiting.set(order.id, answer)
  const timer = setTimeout(() => void thread.terminate(), LIMIT_MS)
  try {
    thread.postMessage(order)
    return (await answer.promise) as ReturnType<Tasks[Name]>
  } finally {
    clearTimeout(timer)
    waiting.delete(order.id)
  }
}

function open(): Desk {
  const thread = new Worker(threadFile)
  const opened: Desk = { thread, waiting: new Map() }
  const broke = (cause?: unknown) => {
    if (desk === opened) desk = null
    for (const { reject } of opened.waiting.values()) reject(new Error('The thread of the craft broke.', { cause }))
  }
  thread.on('message', (outcome: Outcome) => {
    const answer = opened.waiting.get(outcome.id)
    if ('failed' in outcome) answer?.reject(new Error(outcome.failed))
    else answer?.resolve(outcome.result)
  })
  thread.on('error', broke)
  thread.on('exit', () => broke())
  // It keeps nothing running that has nothing else to do.
  thread.unref()
  return opened
}

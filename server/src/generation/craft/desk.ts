import { Worker } from 'node:worker_threads'
import { FairQueue } from '../../fair-queue.ts'
import { personServed } from '../../on-behalf-of.ts'

interface Order {
  id: number
  task: string
  given: unknown[]
}
type Outcome = { id: number } & ({ result: unknown } | { failed: string })

/** How many orders of one person may wait. */
const WAITING_MAX = 50

/**
 * A thread that does one order after the other, of each person in turn. It is started with the first order, and again after it
 * broke or was ended, because an order was not done in time.
 */
export class Desk {
  readonly #file: URL
  readonly #limitMs: number
  readonly #queue = new FairQueue({ atOnce: 1, ofOne: 1, waiting: WAITING_MAX })
  #thread: Worker | null = null
  #orders = 0

  /** @param limitMs how long an order may take, from when it begins */
  constructor(file: URL, limitMs: number) {
    this.#file = file
    this.#limitMs = limitMs
  }

  /** @throws Error where it fails or takes too long; AppError busy */
  order(task: string, given: unknown[]): Promise<unknown> {
    return this.#queue.run(personServed(), () => this.#do({ id: ++this.#orders, task, given }))
  }

  async #do(order: Order): Promise<unknown> {
    this.#thread ??= this.#open()
    const thread = this.#thread
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const hear = (outcome: Outcome) => {
      if (outcome.id !== order.id) return
      if ('failed' in outcome) reject(new Error(outcome.failed))
      else resolve(outcome.result)
    }
    const broke = (cause?: unknown) => reject(new Error('The thread of the craft broke.', { cause }))
    thread.on('message', hear).on('error', broke).on('exit', broke)
    const late = setTimeout(() => {
      this.#thread = null
      void thread.terminate()
      reject(new Error(`The craft was not done with an order (${order.task}) in time.`))
    }, this.#limitMs)
    try {
      thread.postMessage(order)
      return await promise
    } finally {
      clearTimeout(late)
      thread.off('message', hear).off('error', broke).off('exit', broke)
    }
  }

  #open(): Worker {
    const thread = new Worker(this.#file)
    const forget = () => {
      if (this.#thread === thread) this.#thread = null
    }
    thread.on('error', forget).on('exit', forget)
    // It keeps nothing running that has nothing else to do.
    thread.unref()
    return thread
  }
}

import { Worker } from 'node:worker_threads'
import { FairQueue } from '../../fair-queue.ts'
import { AppError } from '../../http/errors.ts'
import { personServed } from '../../on-behalf-of.ts'
import { READY } from './thread-file.ts'

interface Order {
  id: number
  task: string
  given: unknown[]
}
type Outcome = { id: number } & ({ result: unknown } | { failed: string })

/** How many orders of one person may wait. */
const WAITING_MAX = 50
/** How long a thread may take to load, in ms: on a busy machine much longer than any order. */
const START_MS = 60_000
/** How long a thread waits for the next order before it gives its memory back. */
const IDLE_MS = 120_000

interface Opened {
  thread: Worker
  ready: Promise<unknown>
}

/**
 * A thread that does one order after the other, of each person in turn. It is started with the first order, and again after it
 * broke or was ended, because an order was not done in time or none came for long.
 */
export class Desk {
  readonly #file: URL
  readonly #limitMs: number
  readonly #queue = new FairQueue({ atOnce: 1, ofOne: 1, waiting: WAITING_MAX })
  #opened: Opened | null = null
  #ordered = 0
  #ended = 0
  readonly #idleMs: number
  #idle: NodeJS.Timeout | undefined

  /**
   * @param limitMs how long an order may take, from when a thread that is ready gets it
   * @param idleMs how long the thread is kept without one
   */
  constructor(file: URL, limitMs: number, idleMs = IDLE_MS) {
    this.#file = file
    this.#limitMs = limitMs
    this.#idleMs = idleMs
  }

  /** Whether there is a thread, or one is about to be. */
  get isOpen(): boolean {
    return this.#opened !== null || this.orders > 0
  }

  /** How many orders wait or are worked at. */
  get orders(): number {
    return this.#ordered - this.#ended
  }

  /** @throws Error where it fails; AppError timeout where it takes too long, busy */
  async order(task: string, given: unknown[]): Promise<unknown> {
    const id = ++this.#ordered
    try {
      return await this.#queue.run(personServed(), () => this.#do({ id, task, given }))
    } finally {
      this.#ended += 1
    }
  }

  async #do(order: Order): Promise<unknown> {
    clearTimeout(this.#idle)
    this.#opened ??= this.#open()
    const { thread, ready } = this.#opened
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    // Whether anybody waits for it yet or not.
    promise.catch(() => {})
    const hear = (outcome: Outcome) => {
      if (outcome.id !== order.id) return
      if ('failed' in outcome) reject(new Error(outcome.failed))
      else resolve(outcome.result)
    }
    const broke = (cause?: unknown) => reject(new Error('The thread of the craft broke.', { cause }))
    const endAfter = (ms: number, what: string) =>
      setTimeout(() => {
        this.#opened = null
        void thread.terminate()
        reject(tookTooLong(new Error(`The craft was not done with ${what} in time.`)))
      }, ms)
    thread.on('message', hear).on('error', broke).on('exit', broke)
    let late = endAfter(START_MS, 'its start')
    try {
      await Promise.race([ready, promise])
      clearTimeout(late)
      late = endAfter(this.#limitMs, `an order (${order.task})`)
      thread.postMessage(order)
      return await promise
    } finally {
      clearTimeout(late)
      thread.off('message', hear).off('error', broke).off('exit', broke)
      this.#idle = setTimeout(() => this.#close(), this.#idleMs).unref()
    }
  }

  #close(): void {
    const opened = this.#opened
    this.#opened = null
    void opened?.thread.terminate()
  }

  #open(): Opened {
    const thread = new Worker(this.#file)
    const { promise: ready, resolve } = Promise.withResolvers<unknown>()
    const forget = () => {
      if (this.#opened?.thread === thread) this.#opened = null
    }
    thread
      .on('message', (said) => said === READY && resolve(said))
      .on('error', forget)
      .on('exit', forget)
    // It keeps nothing running that has nothing else to do.
    thread.unref()
    return { thread, ready }
  }
}

const tookTooLong = (cause: Error) =>
  new AppError('timeout', 'This took too long, because much is going on right now. Please try again in a moment.', {
    cause,
    retryAfter: 5,
  })

import { AppError } from './http/errors.ts'

interface Terms {
  /** How many are worked at, at the same time. */
  atOnce: number
  /** How many of them may be of one person. */
  ofOne: number
  /** How many of one person may wait. */
  waiting: number
}

/** Work that is done a little at a time: whoever waits has their turn after one of each other person, however many those sent. */
export class FairQueue {
  readonly #terms: Terms
  /** In the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #working = new Map<string, number>()

  constructor(terms: Terms) {
    this.#terms = terms
  }

  /** @throws AppError busy where too much of this person's waits already, and what `work` throws */
  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(person)
    try {
      return await work()
    } finally {
      this.#leave(person)
    }
  }

  #turnOf(person: string): Promise<void> {
    const own = this.#waiting.get(person) ?? []
    if (own.length >= this.#terms.waiting)
      throw new AppError('busy', 'Much of yours is being worked at already. Please try again in a minute.', {
        retryAfter: 10,
      })
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.set(person, own)
    own.push(resolve)
    this.#callNext()
    return promise
  }

  #leave(person: string): void {
    const left = this.#working.get(person)! - 1
    if (left > 0) this.#working.set(person, left)
    else this.#working.delete(person)
    this.#callNext()
  }

  #callNext(): void {
    const working = [...this.#working.values()].reduce((sum, n) => sum + n, 0)
    if (working >= this.#terms.atOnce) return
    for (const [person, own] of this.#waiting) {
      const busy = this.#working.get(person) ?? 0
      if (busy >= this.#terms.ofOne) continue
      this.#working.set(person, busy + 1)
      this.#waiting.delete(person)
      const next = own.shift()!
      if (own.length > 0) this.#waiting.set(person, own)
      next()
      return
    }
  }
}

import { PartnerUnavailable } from './faults.ts'

const REST_MS = 10_000

/** Remembers that the partner did not do its part, so that the next person does not wait for the same. */
export class Breaker {
  #trouble: PartnerUnavailable | null = null
  #until = 0
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether the last contact, a moment ago, failed. */
  get isInTrouble(): boolean {
    return this.#trouble !== null && this.#now() < this.#until
  }

  /** @throws PartnerUnavailable where the partner was silent a moment ago */
  pass(): void {
    if (this.isInTrouble && this.#trouble?.silent) throw this.#trouble
  }

  note(trouble: PartnerUnavailable | null): void {
    this.#trouble = trouble
    this.#until = trouble ? this.#now() + REST_MS : 0
  }
}

/**
 * The outcome of `work`, or PartnerUnavailable after so long. The work itself goes on unheard; whatever it waits for
 * has limits of its own.
 */
export async function withinLimit<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartnerUnavailable('it did not answer in time', true)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { now } from './clock.ts'
import type { SentTimes } from './sent-times.ts'
import { readStream, type Stream, type Way } from './stream.ts'

/** Until the upstream's report of what was written last is here. */
const REPORT_MS = 250

export interface Measured {
  delays: number[]
  /** From the request to the first token, of the streams that began. */
  firsts: number[]
  tokensPerSecond: number
}

/** Many readers at once, each of whom asks for the next text when one is written. */
export class Crowd {
  readonly #way: Way
  readonly #sent: SentTimes
  readonly #leaving = new AbortController()
  readonly #streams = new Set<Stream>()
  readonly #readers: Promise<void>[] = []

  constructor(way: Way, sent: SentTimes) {
    this.#way = way
    this.#sent = sent
  }

  get size(): number {
    return this.#readers.length
  }

  /** More readers arrive, evenly over a span of time. */
  async grow(to: number, overMs: number): Promise<void> {
    const more = to - this.size
    const begun = now()
    for (let n = 0; n < more; n++) {
      this.#readers.push(this.#read())
      await pause(Math.max(0, begun + ((n + 1) * overMs) / more - now()))
    }
  }

  async #read(): Promise<void> {
    const { signal } = this.#leaving
    while (!signal.aborted) {
      await readStream(this.#way, signal, (stream) => this.#streams.add(stream)).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    }
  }

  async measure(forMs: number): Promise<Measured> {
    const from = now()
    await Promise.race([pause(forMs), ...this.#readers])
    const to = now()
    await pause(REPORT_MS)
    const delays = this.#sent.delays(this.#streams, from, to)
    const begun = [...this.#streams].filter((stream) => stream.begun >= from && stream.begun < to)
    const firsts = begun.map(({ begun, arrivals }) => (arrivals[0] ?? to) - begun)
    this.#forget(from)
    return { delays, firsts, tokensPerSecond: (delays.length / (to - from)) * 1000 }
  }

  #forget(before: number) {
    for (const stream of this.#streams) {
      if (!(stream.ended < before)) continue
      this.#streams.delete(stream)
      this.#sent.forget(stream.id)
    }
  }

  async leave(): Promise<void> {
    this.#leaving.abort()
    await Promise.all(this.#readers)
  }
}

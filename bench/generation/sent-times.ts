import type { Child } from './child.ts'
import type { Stream } from './stream.ts'

/** When the upstream wrote each token of each stream, as it reports it. */
export class SentTimes {
  readonly #times = new Map<number, number[]>()

  constructor(upstream: Child) {
    upstream.process.on('message', ({ streams, times }: { streams: Uint32Array; times: Float64Array }) => {
      streams.forEach((stream, n) => {
        const known = this.#times.get(stream)
        if (known) known.push(times[n]!)
        else this.#times.set(stream, [times[n]!])
      })
    })
  }

  /** How long after their writing the tokens of these streams came that came within a span of time. */
  delays(streams: Iterable<Stream>, from: number, to: number): number[] {
    const delays: number[] = []
    for (const { id, arrivals } of streams) {
      const sent = this.#times.get(id) ?? []
      for (let n = 0; n < arrivals.length; n++) {
        const arrival = arrivals[n]!
        if (arrival >= from && arrival < to && sent[n] !== undefined) delays.push(arrival - sent[n]!)
      }
    }
    return delays
  }

  forget(stream: number): void {
    this.#times.delete(stream)
  }
}

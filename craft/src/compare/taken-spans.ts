/** Which letters of a text are taken: asked for as often as there are finds, so in the time of the span alone. */
import type { Span } from '../brief/facts.ts'

export class TakenSpans {
  private readonly letters: Uint8Array

  constructor(length: number) {
    this.letters = new Uint8Array(length)
  }

  meets([from, to]: Span): boolean {
    return this.letters.subarray(from, to).includes(1)
  }

  take([from, to]: Span): void {
    this.letters.fill(1, from, to)
  }
}

/** The longest answer, in UTF-16 units: no job description is as long, and what is longer only holds others up. */
export const ANSWER_MAX_LENGTH = 24_000

const HALF = /[\ud800-\udbff]$/

/** An answer as it comes, without white space around it, never half a character, and no longer than an answer may be. */
export class AnswerText {
  /** There is more than fits; what fits has been passed on. */
  isFull = false
  #held = ''
  #length = 0

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** What can be passed on now. White space and halves of characters wait for what follows them. */
  add(delta: string): string {
    this.#held += delta.replaceAll('\0', '')
    if (this.isEmpty) this.#held = this.#held.trimStart()
    const whole = this.#held.trimEnd().replace(HALF, '').trimEnd()
    const room = ANSWER_MAX_LENGTH - this.#length
    const text = whole.length > room ? whole.slice(0, room).replace(HALF, '').trimEnd() : whole
    this.isFull = this.#held.length > room
    this.#held = this.#held.slice(text.length)
    this.#length += text.length
    return text.toWellFormed()
  }
}

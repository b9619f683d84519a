/** A text that grows while others read it, each from an offset of their own (UTF-16 units). */
export class LiveText {
  text = ''
  ended = false
  #change = Promise.withResolvers<void>()

  append(delta: string): void {
    this.text += delta
    this.#wake()
  }

  end(): void {
    this.ended = true
    this.#wake()
  }

  /** Resolves at the next change. */
  changed(): Promise<void> {
    return this.#change.promise
  }

  #wake(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }
}

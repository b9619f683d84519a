/** Those that changed since the readers were last told. */
let changed: LiveText[] = []

function tellReaders(): void {
  const told = changed
  changed = []
  for (const text of told) text.tell()
}

/**
 * A text that grows while others read it, each from an offset of their own (UTF-16 units). What comes within a turn of the loop
 * is handed over at its end, once for all texts.
 */
export class LiveText {
  text = ''
  ended = false
  #change = Promise.withResolvers<void>()
  #isTold = true

  append(delta: string): void {
    if (!delta) return
    this.text += delta
    this.#wake()
  }

  end(): void {
    this.ended = true
    this.#wake()
  }

  /** What comes behind an offset, once there is some; nothing where the text has ended before. */
  async after(offset: number): Promise<string> {
    while (this.text.length <= offset && !this.ended) await this.#change.promise
    return this.text.slice(offset)
  }

  tell(): void {
    this.#isTold = true
    this.#change.resolve()
    this.#change = Promise.withResolvers()
  }

  #wake(): void {
    if (!this.#isTold) return
    this.#isTold = false
    if (changed.push(this) === 1) setImmediate(tellReaders)
  }
}

import { AppError } from '../../http/errors.ts'

/** As many words in a row as no description has in common with its instructions by chance. */
const LEAK_WORDS = 9
/** Pieces of so many words, or more, count together: instructions also leak in pieces. */
const PIECE_WORDS = 5
/** So many different words of the instructions in such pieces are no chance any more. */
const PIECES_WORDS = 15
/** From so many on they are held back until it shows how they go on. */
const SUSPECT_WORDS = 3

const WORD = /[\p{L}\p{N}]+/gu
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u

/** Passes a text on as it comes, but never repeats `secret`: words in the same order as there are held back while they go on like that. */
export class LeakGuard {
  readonly #secret: string
  #run: Run | undefined
  #held = ''

  constructor(secret: string) {
    this.#secret = secret
  }

  /**
   * @returns what can be passed on now
   * @throws AppError refused, once there are too many of the words
   */
  pass(delta: string): string {
    // Not before the model was asked, which this would hold up.
    this.#run ??= new Run(this.#secret)
    const text = this.#held + delta
    const behind = this.#run.read(delta)
    const passed = text.length - Math.min(behind, text.length)
    this.#held = text.slice(passed)
    return text.slice(0, passed)
  }

  /** What was still held back when the text ended. */
  rest(): string {
    return this.#held
  }
}

/** The words that a growing text, up to its very end, has in common with what is hidden. */
class Run {
  readonly #hidden: string
  readonly #words: Set<string>
  /** Finished words, each with its place in the text. */
  #run: { word: string; at: number }[] = []
  /** The word that the text ends in, as long as it may go on. */
  #open = ''
  #length = 0
  /** Places in what is hidden that pieces came from. */
  readonly #told = new Set<number>()

  constructor(hidden: string) {
    const words = wordsOf(hidden)
    this.#hidden = ` ${words.join(' ')} `
    this.#words = new Set(words)
  }

  /**
   * @returns how many UTF-16 units at the end of the text are suspect
   * @throws AppError refused
   */
  read(delta: string): number {
    const start = this.#length - this.#open.length
    const tail = this.#open + delta
    this.#length += delta.length
    this.#open = ''
    for (const { 0: word, index } of tail.matchAll(WORD)) {
      if (index + word.length === tail.length && ENDS_IN_WORD.test(tail)) this.#open = word
      else this.#finish(word.toLowerCase(), start + index)
    }
    const suspect = this.#open ? this.#withOpen() : this.#run
    return suspect.length >= SUSPECT_WORDS ? this.#length - suspect[0]!.at : 0
  }

  #finish(word: string, at: number): void {
    const longer = this.#words.has(word) ? this.#shorten([...this.#run, { word, at }], ' ') : []
    // What went on until here is a piece; what has become shorter, too.
    if (longer.length <= this.#run.length) for (const place of this.#placesOf(this.#run)) this.#told.add(place)
    this.#run = longer
  }

  /** Where the words of a piece stand in what is hidden; nowhere where it is too short to count. */
  #placesOf(run: { word: string }[]): number[] {
    if (run.length < PIECE_WORDS) return []
    let place = this.#hidden.indexOf(` ${run.map(({ word }) => word).join(' ')}`)
    return run.map(({ word }) => {
      const own = place
      place += word.length + 1
      return own
    })
  }

  #withOpen() {
    if (this.#run.length < SUSPECT_WORDS - 1) return []
    return this.#shorten([...this.#run, { word: this.#open.toLowerCase(), at: this.#length - this.#open.length }], '')
  }

  /** Drops words from the front until the rest is hidden like this. */
  #shorten(run: { word: string; at: number }[], end: string) {
    let rest = run
    while (rest.length > 0 && !this.#hidden.includes(` ${rest.map(({ word }) => word).join(' ')}${end}`))
      rest = rest.slice(1)
    const inPieces = new Set([...this.#told, ...this.#placesOf(rest)]).size
    if (rest.length >= LEAK_WORDS || inPieces >= PIECES_WORDS)
      throw new AppError('refused', 'The assistant did not stay with your brief. Please put the role in other words.')
    return rest
  }
}

const wordsOf = (text: string) => Array.from(text.toLowerCase().matchAll(WORD), ([word]) => word)

import { Writes } from '../kept.ts'
import { CarefulClient } from '../nested-use.ts'

/** From so many times on a statement is worth remembering. */
const OFTEN = 3
/** Each takes memory in the engine for as long as it is open. */
const NAMES_MAX = 100
/** Texts that were counted; those built anew each time would otherwise fill the memory. */
const TEXTS_MAX = 1000

/**
 * A statement without a name is parsed and planned whenever it comes, which in WebAssembly takes longer than to run it: those
 * that come again and again get a name, and so are kept prepared.
 */
export class RememberingClient extends CarefulClient {
  /** Hears of each statement before it is sent. */
  writes = new Writes()
  readonly #times = new Map<string, number>()
  readonly #names = new Map<string, string>()

  // biome-ignore lint/suspicious/noExplicitAny: pg declares seven overloads
  override query(...args: any[]): any {
    const [statement, values] = args
    this.writes.note(typeof statement === 'string' ? statement : statement.text)
    const isPlain = typeof statement?.text === 'string' && !statement.name && !statement.submit
    const name = isPlain && (values ?? statement.values)?.length > 0 ? this.#nameOf(statement.text) : undefined
    return name ? super.query({ ...statement, name }, ...args.slice(1)) : super.query(...args)
  }

  #nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name || this.#names.size >= NAMES_MAX) return name
    const times = (this.#times.get(text) ?? 0) + 1
    if (times < OFTEN) {
      if (this.#times.size >= TEXTS_MAX) this.#times.clear()
      this.#times.set(text, times)
      return undefined
    }
    this.#times.delete(text)
    this.#names.set(text, `remembered_${this.#names.size}`)
    return this.#names.get(text)
  }
}

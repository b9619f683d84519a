import { personServed } from '../../on-behalf-of.ts'
import type { Desk } from './desk.ts'

/** So many more orders than elsewhere may wait where a person's last was done, which knows their brief already. */
const STAYS = 2
/** A further thread takes a second to know its trade: it is started where as many orders wait at each that is open. */
const BUSY = 5
/** Whose last order was done where, of so many people. */
const PEOPLE_MAX = 1000

/** Several desks, of which those are open that are needed. A person's orders go to the same one where that is as good. */
export class Desks {
  readonly #desks: Desk[]
  readonly #last = new Map<string, Desk>()

  constructor(desks: Desk[]) {
    this.#desks = desks
  }

  /** Whether there is a thread, or one is about to be. */
  get isOpen(): boolean {
    return this.#desks.some((desk) => desk.isOpen)
  }

  /** As a desk does. */
  order(task: string, given: unknown[]): Promise<unknown> {
    const person = personServed()
    const desk = this.#deskFor(person)
    this.#last.delete(person)
    this.#last.set(person, desk)
    if (this.#last.size > PEOPLE_MAX) this.#last.delete(this.#last.keys().next().value!)
    return desk.order(task, given)
  }

  #deskFor(person: string): Desk {
    const [open] = this.#desks.filter((desk) => desk.isOpen).sort((a, b) => a.orders - b.orders)
    const closed = this.#desks.find((desk) => !desk.isOpen)
    const best = closed && (!open || open.orders >= BUSY) ? closed : open!
    const last = this.#last.get(person)
    return last?.isOpen && last.orders < best.orders + STAYS ? last : best
  }
}

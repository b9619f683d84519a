import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { untilBack } from '../../db/until-back.ts'
import { ProviderFailure, Unfinished } from '../../generation/failures.ts'
import { LiveText } from '../../generation/live-text.ts'
import { writerOf } from '../../generation/model-keys.ts'
import { AppError, notFound, toAppError } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import {
  appendTexts,
  findGeneration,
  type Generation,
  LEASE_MS,
  markEnded,
  releaseAbandoned,
  requestStop,
  takeWritten,
} from './generations.store.ts'
import type { Writing } from './writing.service.ts'

export {
  countRunningImprovements,
  findByKey,
  type Generation,
  insertGeneration,
  markDone,
  markDoneLate,
  setResult,
} from './generations.store.ts'

/** How often the text so far is stored, and the lease renewed. */
const FLUSH_MS = 1000
/** How often a follower looks for news of a generation that another process writes. */
const POLL_MS = 300

const stopped = () => new Unfinished('stopped', 'You stopped the writing.')
const KEPT = 'What was written so far is kept.'
const CUT = {
  withDraft: `The writing was interrupted. ${KEPT} Please try again.`,
  withoutDraft: 'The writing was interrupted. Please try again.',
}
const interrupted = (text: string) => new AppError('interrupted', text ? CUT.withDraft : CUT.withoutDraft)

/** The next part of a text, and the offset behind it. */
export interface Piece {
  text: string
  at: number
}

interface Running {
  live: LiveText
  /** How much of the text is stored. */
  stored: number
  /** Whether the text is whole, and only has to become a description. */
  written: boolean
  controller: AbortController
  finished: Promise<void>
}

/** A generation that is stored, what is being written for it, and what is known of it beyond its row, where it was not taken up. */
export interface Task<Known> {
  generation: Generation
  writing: Writing
  known: Known | null
}

/**
 * Makes of a whole text what it was written for, and ends its generation in the same transaction.
 * @param giveUp ends the waiting for a database that is away
 * @returns false where the generation had ended otherwise meanwhile; nothing is recorded then
 */
export type Settle<Known> = (
  context: Context,
  written: Omit<Task<Known>, 'writing'> & { text: string },
  giveUp: AbortSignal,
) => Promise<boolean>

/** @throws AppError not_found also where it is somebody else's */
export async function getGeneration(db: Database, userId: string, id: string): Promise<Generation> {
  const found = await findGeneration(db, userId, id)
  if (!found) throw notFound('That description')
  return found
}

/** The generations of this process: each a row and a task in the background; requests only follow. */
export class Generations<Known> {
  readonly #context: Context
  readonly #settle: Settle<Known>
  /** Admitted, but not running yet. */
  readonly #admitted = new Set<AbortSignal>()
  readonly #running = new Map<string, Running>()
  #closing = false
  /** Ends the waiting for a database that is away. */
  readonly #giveUp = new AbortController()
  #flushing: Promise<void> | null = null

  constructor(context: Context, settle: Settle<Known>) {
    this.#context = context
    this.#settle = settle
  }

  /**
   * Holds room for another generation in this process until it starts; comes before anything of one is stored.
   * @param signal that it won't
   * @throws AppError busy or unavailable
   */
  admit(signal: AbortSignal): void {
    if (this.#closing)
      throw new AppError('unavailable', 'The server is about to restart. Please try again in a minute.', {
        retryAfter: 5,
      })
    if (this.#running.size + this.#admitted.size >= this.#context.config.MAX_GENERATIONS)
      throw new AppError('busy', 'Many descriptions are being written right now. Please try again in a minute.', {
        retryAfter: 10,
      })
    this.#admitted.add(signal)
    signal.addEventListener('abort', () => this.#admitted.delete(signal))
  }

  /** @param stored how much of the text is */
  start(task: Task<Known>, stored = 0): void {
    const { id } = task.generation
    const { controller, text } = task.writing
    const running: Running = {
      live: text,
      stored,
      written: false,
      controller,
      finished: Promise.resolve(),
    }
    running.finished = this.#run(task, running).finally(() => {
      this.#running.delete(id)
      running.live.end()
    })
    this.#running.set(id, running)
    this.#admitted.delete(controller.signal)
    this.#flushing ??= this.#flush()
  }

  async #run({ generation, writing: { finished, model }, known }: Task<Known>, running: Running): Promise<void> {
    const { db, log, now } = this.#context
    const { id, writer, userId } = generation
    const { live } = running
    try {
      await finished
      running.written = true
      // At a provider's ceiling another may have stepped in.
      const written = { ...generation, writer: (model && writerOf(model)) ?? writer }
      const settling = { generation: written, text: live.text, known }
      if (await this.#settle(this.#context, settling, this.#giveUp.signal)) return
      log.warn({ generation: id }, 'finished after its lease had ended')
      throw interrupted(live.text)
    } catch (error) {
      const { code, message, status, cause, retryAfter } = toAppError(error)
      if (status >= 500) log.error({ generation: id, model: writer, code, err: cause }, message)
      const state = code === 'stopped' ? 'stopped' : 'failed'
      const reason = error instanceof ProviderFailure ? error.reason : undefined
      if (error instanceof ProviderFailure && error.refusedKey)
        noteSecurity(log, 'key_refused', { account: userId, what: writer?.split(':')[0] })
      const told = error instanceof Unfinished && live.text ? `${message} ${KEPT}` : message
      const retryAt = retryAfter === undefined ? null : new Date(now().getTime() + retryAfter * 1000)
      const failure = { state, errorCode: code, error: told, reason, retryAt } as const
      await untilBack(() => markEnded(db, id, failure, live.text), this.#giveUp.signal).catch((err: unknown) =>
        log.error({ generation: id, err }, 'could not record the end of a generation; its lease will release it'),
      )
    }
  }

  /** Keeps the rows at most a second behind, all in one statement, and hears there of stops that other processes were asked for. */
  async #flush(): Promise<void> {
    const { db, now, log } = this.#context
    for (;;) {
      await pause(FLUSH_MS)
      if (this.#running.size === 0) break
      const texts = [...this.#running].map(([id, running]) => {
        const { text } = running.live
        const { written } = running
        return { id, running, written, length: text.length, delta: text.slice(running.stored) }
      })
      try {
        const rows = await appendTexts(
          db,
          texts.map(({ id, delta, written }) => ({ id, delta, written })),
          now(),
        )
        for (const { id, running, length } of texts) {
          running.stored = length
          const row = rows.get(id)
          if (!row) running.controller.abort(interrupted(running.live.text))
          else if (row.stopRequested) running.controller.abort(stopped())
        }
      } catch (err) {
        log.error({ err }, 'could not store the texts so far; trying again')
      }
    }
    this.#flushing = null
  }

  /** The text from an offset on, as it comes, whichever process writes it; returns the row once it has ended. */
  async *follow(userId: string, id: string, from: number): AsyncGenerator<Piece, Generation> {
    const { db, now } = this.#context
    let at = from
    for (;;) {
      const live = this.#running.get(id)?.live
      if (live) {
        const text = await live.after(at)
        at += text.length
        if (text) yield { text, at }
        continue
      }
      const row = await untilBack(() => getGeneration(db, userId, id), this.#giveUp.signal)
      if (row.text.length > at) {
        const text = row.text.slice(at)
        at = row.text.length
        yield { text, at }
      }
      if (row.state !== 'running') return row
      if (row.leaseUntil < now()) await this.release()
      else await pause(POLL_MS)
    }
  }

  async stop(id: string): Promise<void> {
    const running = this.#running.get(id)
    running?.controller.abort(stopped())
    await (running ? running.finished : requestStop(this.#context.db, id))
  }

  /**
   * Makes descriptions of the texts that are whole and that nobody settles any more, and gives back what the others hold that
   * nobody writes any more.
   * @param all at the start of the only process there is: whatever was running before is dead
   */
  async release({ all = false } = {}): Promise<void> {
    const { db, now, log } = this.#context
    if (this.#closing) return
    const abandoned = { leaseEndedBy: all ? null : now(), alive: [...this.#running.keys()] }
    const written = await takeWritten(db, abandoned, now())
    for (const generation of written) {
      const text = new LiveText()
      text.append(generation.text)
      const writing = { text, finished: Promise.resolve(), controller: new AbortController() }
      this.start({ generation, writing, known: null }, generation.text.length)
    }
    if (written.length > 0) log.warn({ takenUp: written.length }, 'took up texts that another process had finished')
    const released = await releaseAbandoned(db, abandoned, CUT)
    if (released > 0) log.warn({ released }, 'released generations that were cut off')
  }

  /** Takes no new ones, lets the running ones finish, and cuts off those that are not done in time. */
  async close(graceMs: number): Promise<void> {
    this.#closing = true
    const running = [...this.#running.values()]
    const all = Promise.all(running.map(({ finished }) => finished))
    const late = new AbortController()
    await Promise.race([all, pause(graceMs, undefined, { signal: late.signal }).catch(() => {})])
    late.abort()
    for (const { controller, live } of running) controller.abort(interrupted(live.text))
    this.#giveUp.abort()
    await all
  }
}

export const RELEASE_EVERY_MS = LEASE_MS / 3

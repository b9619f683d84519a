import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Context } from '../../context.ts'
import { besideTransaction } from '../../db/nested-use.ts'
import { untilBack } from '../../db/until-back.ts'
import { ask } from '../../generation/ask.ts'
import { ProviderFailure, Unfinished } from '../../generation/failures.ts'
import { writerOf } from '../../generation/model-keys.ts'
import { type DescriptionRequest, describeRole, secretsOf } from '../../generation/prompts/job-description.ts'
import { withhold } from '../../generation/prompts/leak-guard.ts'
import { AppError, notFound, toAppError } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { type Settlement, settle } from './completion.service.ts'
import type { Accepted, Desk, Task, Writing } from './desk.ts'
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
import { LiveText } from './live-text.ts'
import { settlementOf } from './take-up.service.ts'

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

/** The generations of this process: each a row and a task in the background; requests only follow. */
export class Generations {
  readonly #context: Context
  readonly #running = new Map<string, Running>()
  /** Admitted, but not running yet. */
  #starting = 0
  #closing = false
  /** Ends the waiting for a database that is away. */
  readonly #giveUp = new AbortController()
  #flushing: Promise<void> | null = null

  constructor(context: Context) {
    this.#context = context
  }

  /**
   * Starts what `accept` accepts as new, if there is room for it in this process.
   * @param watched whether somebody sees it being written
   * @returns the id of the generation, which may be an earlier one
   * @throws AppError busy or unavailable, and what `accept` throws
   */
  async begin(accept: (desk: Desk) => Promise<Accepted>, { watched = true } = {}): Promise<string> {
    let admitted = 0
    let asked: Writing | null = null
    const admit = () => {
      this.#refuseWhenFull()
      admitted = 1
      this.#starting += 1
    }
    const ask = (model: LanguageModelV4, request: DescriptionRequest) => {
      asked = besideTransaction(() => askModel(model, request, watched))
      return asked
    }
    try {
      const accepted = await accept({ admit, ask })
      if ('repeated' in accepted) return accepted.repeated.id
      this.#start(accepted.task)
      return accepted.task.generation.id
    } catch (error) {
      ;(asked as Writing | null)?.controller.abort(error)
      throw error
    } finally {
      this.#starting -= admitted
    }
  }

  #refuseWhenFull(): void {
    if (this.#closing)
      throw new AppError('unavailable', 'The server is about to restart. Please try again in a minute.', {
        retryAfter: 5,
      })
    if (this.#running.size + this.#starting >= this.#context.config.MAX_GENERATIONS)
      throw new AppError('busy', 'Many descriptions are being written right now. Please try again in a minute.', {
        retryAfter: 10,
      })
  }

  #start(task: Task): void {
    const { parts, controller } = task.writing
    this.#tend(
      task.generation,
      controller,
      async (running) => {
        for await (const delta of parts) running.live.append(delta)
        running.written = true
        // At a provider's ceiling another may have stepped in.
        const writer = writerOf(task.writing.model) ?? task.generation.writer
        await this.#settle({ ...task, generation: { ...task.generation, writer } }, running)
      },
      task.model,
    )
  }

  /** What another process wrote to its end and could not settle. */
  #takeUp(generation: Generation): void {
    this.#tend(generation, new AbortController(), async (running) => {
      running.live.append(generation.text)
      running.stored = generation.text.length
      running.written = true
      await this.#settle(await settlementOf(this.#context, generation), running)
    })
  }

  #tend(
    generation: Generation,
    controller: AbortController,
    work: (running: Running) => Promise<void>,
    model?: string,
  ): void {
    const running: Running = {
      live: new LiveText(),
      stored: 0,
      written: false,
      controller,
      finished: Promise.resolve(),
    }
    running.finished = this.#run(generation, model, running, work).finally(() => {
      this.#running.delete(generation.id)
      running.live.end()
    })
    this.#running.set(generation.id, running)
    this.#flushing ??= this.#flush()
  }

  async #settle(settlement: Settlement, { live }: Running): Promise<void> {
    if (await settle(this.#context, settlement, live.text, this.#giveUp.signal)) return
    this.#context.log.warn({ generation: settlement.generation.id }, 'finished after its lease had ended')
    throw interrupted(live.text)
  }

  async #run(
    generation: Generation,
    model: string | undefined,
    running: Running,
    work: (running: Running) => Promise<void>,
  ): Promise<void> {
    const { db, log, now } = this.#context
    const { id } = generation
    const { live } = running
    try {
      await work(running)
    } catch (error) {
      const { code, message, status, cause, retryAfter } = toAppError(error)
      if (status >= 500) log.error({ generation: id, model, code, err: cause }, message)
      const state = code === 'stopped' ? 'stopped' : 'failed'
      const reason = error instanceof ProviderFailure ? error.reason : undefined
      if (error instanceof ProviderFailure && error.refusedKey)
        noteSecurity(log, 'key_refused', { account: generation.userId, what: model?.split(':')[0] })
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
        const change = live.changed()
        if (live.text.length > at) {
          const text = live.text.slice(at)
          at = live.text.length
          yield { text, at }
        } else if (!live.ended) await change
        continue
      }
      const row = await untilBack(() => findGeneration(db, userId, id), this.#giveUp.signal)
      if (!row) throw notFound('That description')
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
    for (const generation of written) this.#takeUp(generation)
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

function askModel(model: LanguageModelV4, request: DescriptionRequest, watched: boolean): Writing {
  const controller = new AbortController()
  const written = ask(model, describeRole(request, watched), controller.signal)
  return { parts: begun(withhold(secretsOf(request), written)), controller, model }
}

/** The same, but its first step is taken now and not when somebody asks for it. */
function begun<Part>(parts: AsyncGenerator<Part>): AsyncIterable<Part> {
  const first = parts.next()
  // Whoever asks for it hears how it failed.
  first.catch(() => {})
  async function* all() {
    for (let next = await first; !next.done; next = await parts.next()) yield next.value
  }
  return all()
}

export const RELEASE_EVERY_MS = LEASE_MS / 3

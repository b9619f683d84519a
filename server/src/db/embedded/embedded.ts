import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { ensureFolder } from './build-folder.ts'
import { Engine } from './engine.ts'
import { type EngineLender, EngineSocket } from './engine-socket.ts'
import { takeLock } from './lock.ts'
import type { Assignment } from './protocol.ts'

/** The major version is in the name: a later PostgreSQL doesn't read the files of this one. */
const FOLDER = 'pg18'

export interface EmbeddedOptions {
  /** The data folder; null keeps everything in memory. */
  folder: string | null
  /** With no folder: a file to start from, or to be written by `saveSnapshot` if it isn't there. */
  snapshot?: string
  /** How long a statement may take, in milliseconds. */
  statementLimit: number
  log?: { warn(details: object, message: string): void }
}

/** The embedded database: lends its engine to the sockets that `pg` connects with, and starts another when one died. */
export class Embedded implements EngineLender {
  statementLimit: number
  idleLimit = 60_000
  readonly #options: EmbeddedOptions
  readonly #start: () => Promise<Engine>
  readonly #unlock: () => void
  #running: Promise<Engine> | undefined
  #closing = false

  private constructor(options: EmbeddedOptions, start: () => Promise<Engine>, unlock = () => {}) {
    this.statementLimit = options.statementLimit
    this.#options = options
    this.#start = start
    this.#unlock = unlock
  }

  /** @throws Error with a sentence for people, when another process has the folder or it can't be read */
  static async open(options: EmbeddedOptions): Promise<Embedded> {
    const embedded =
      options.folder === null ? Embedded.#inMemory(options) : await Embedded.#onDisk(options.folder, options)
    try {
      await embedded.engine()
      return embedded
    } catch (error) {
      embedded.#unlock()
      throw error
    }
  }

  static #inMemory(options: EmbeddedOptions): Embedded {
    const snapshot = options.snapshot && existsSync(options.snapshot) ? options.snapshot : undefined
    return new Embedded(options, startOnce({ folder: null, snapshot }))
  }

  static async #onDisk(place: string, options: EmbeddedOptions): Promise<Embedded> {
    mkdirSync(place, { recursive: true })
    const unlock = takeLock(join(place, `${FOLDER}.lock`), place)
    const folder = join(place, FOLDER)
    try {
      await ensureFolder(folder)
    } catch (error) {
      unlock()
      throw error
    }
    return new Embedded(options, () => Engine.start({ folder }), unlock)
  }

  /** One after the other, so that two who ask at once don't start two. */
  engine(): Promise<Engine> {
    const before = (this.#running ?? Promise.resolve(undefined)).catch(() => undefined)
    this.#running = before.then(async (engine) => {
      if (engine && !engine.dead) return engine
      await engine?.ended
      const started = await this.#start()
      started.ended.then((code) => {
        if (!this.#closing)
          this.#options.log?.warn({ code }, 'the embedded database stopped and starts again when needed')
      })
      return started
    })
    return this.#running
  }

  socket(): EngineSocket {
    return new EngineSocket(this)
  }

  /** Lets what runs meanwhile take as long as it takes; only for work that has the database to itself. */
  async unhurried<Result>(work: () => Promise<Result>): Promise<Result> {
    const limit = this.statementLimit
    this.statementLimit = UNHURRIED
    try {
      return await work()
    } finally {
      this.statementLimit = limit
    }
  }

  /** Keeps what a database in memory holds by now, for later ones to start from. */
  async saveSnapshot() {
    const { snapshot } = this.#options
    if (!snapshot || existsSync(snapshot)) return
    const unfinished = `${snapshot}.${process.pid}`
    await (await this.engine()).dump(unfinished)
    renameSync(unfinished, snapshot)
  }

  async close() {
    this.#closing = true
    const engine = await this.#running?.catch(() => undefined)
    await engine?.close()
    this.#unlock()
  }
}

/** Half an hour: a limit all the same, for an engine that spins. */
const UNHURRIED = 1_800_000

/** A database in memory is gone with its engine; a new one would be empty. */
function startOnce(assignment: Assignment) {
  let started = false
  return async () => {
    if (started) throw new Error('The database in memory is gone.')
    started = true
    return Engine.start(assignment)
  }
}

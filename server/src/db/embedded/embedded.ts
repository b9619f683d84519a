import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder } from './build-folder.ts'
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
  statementLimit?: number
  idleLimit?: number
}

/** The embedded database: who holds it lends sockets to `pg`. */
export class Embedded implements EngineLender {
  statementLimit: number
  idleLimit: number
  readonly #start: () => Promise<Engine>
  readonly #unlock: () => void
  readonly #snapshot: string | undefined
  #running: Promise<Engine> | undefined

  private constructor(start: () => Promise<Engine>, unlock: () => void, options: EmbeddedOptions) {
    this.#start = start
    this.#unlock = unlock
    this.#snapshot = options.snapshot
    this.statementLimit = options.statementLimit ?? 30_000
    this.idleLimit = options.idleLimit ?? 60_000
  }

  static async open(options: EmbeddedOptions): Promise<Embedded> {
    if (options.folder === null) {
      const snapshot = options.snapshot && existsSync(options.snapshot) ? options.snapshot : undefined
      const embedded = new Embedded(startOnce({ folder: null, snapshot }), () => {}, options)
      await embedded.engine()
      return embedded
    }
    mkdirSync(options.folder, { recursive: true })
    const unlock = takeLock(join(options.folder, `${FOLDER}.lock`), options.folder)
    const folder = join(options.folder, FOLDER)
    const embedded = new Embedded(() => Engine.start({ folder }), unlock, options)
    try {
      if (!existsSync(folder)) await buildFolder(folder)
      await embedded.engine()
    } catch (error) {
      unlock()
      throw error
    }
    return embedded
  }

  /** One after the other, so that two who ask at once don't start two. */
  engine(): Promise<Engine> {
    const before = (this.#running ?? Promise.resolve(undefined)).catch(() => undefined)
    this.#running = before.then(async (engine) => {
      if (engine && !engine.dead) return engine
      await engine?.ended
      return this.#start()
    })
    return this.#running
  }

  socket() {
    return new EngineSocket(this)
  }

  /** Keeps what a database in memory holds by now, for later ones to start from. */
  async saveSnapshot() {
    if (!this.#snapshot || existsSync(this.#snapshot)) return
    const unfinished = `${this.#snapshot}.${process.pid}`
    await (await this.engine()).dump(unfinished)
    renameSync(unfinished, this.#snapshot)
  }

  async close() {
    const engine = await this.#running?.catch(() => undefined)
    await engine?.close()
    this.#unlock()
  }
}

/** A database in memory is gone with its engine; a new one would be empty. */
function startOnce(assignment: Assignment) {
  let started = false
  return async () => {
    if (started) throw new Error('The database in memory is gone.')
    started = true
    return Engine.start(assignment)
  }
}

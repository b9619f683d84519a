import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { databaseAway } from '../trouble.ts'
import { BASELINE_ONLY } from './baseline-only.ts'
import type { Assignment, Order, Report } from './protocol.ts'
import { workerFile } from './worker-file.ts'

/** PostgreSQL allows expressions nested deeper than V8's usual stack holds. */
const STACK_MB = 64
/** Next to all that the thread holds is PostgreSQL's own memory; what JavaScript takes beside it is soon let go. */
const YOUNG_MB = 3

for (const flag of BASELINE_ONLY) setFlagsFromString(flag)

/** The line of PostgreSQL's log that says why it ended. */
const COMPLAINT = /(?:PANIC|FATAL): +(.+)/

interface Waiting {
  resolve: (report: Report) => void
  reject: (error: Error) => void
}

/** PGlite in a thread of its own, which takes one order after the other. Once `dead`, it stays so. */
export class Engine {
  dead = false
  readonly #worker: Worker
  /** Resolves to the exit code once the thread is gone, and with it every open file. */
  readonly ended: Promise<number>
  readonly #waiting: Waiting[] = []
  #reason: Error = databaseAway('The embedded database has ended.')

  private constructor(assignment: Assignment) {
    this.#worker = new Worker(workerFile, {
      name: 'database',
      workerData: assignment,
      resourceLimits: { stackSizeMb: STACK_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    })
    this.#worker.on('message', (report: Report) => this.#waiting.shift()?.resolve(report))
    this.#worker.on('error', (error) => this.#fail(error))
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        this.#fail(databaseAway(`The embedded database stopped unexpectedly (${code}); what it was doing was undone.`))
        resolve(code)
      })
    })
  }

  /** Starts a thread and waits until the database is open. */
  static async start(assignment: Assignment): Promise<Engine> {
    const engine = new Engine(assignment)
    const report = await engine.#next()
    if ('failed' in report) {
      await engine.ended
      const [made] = /initialized by PostgreSQL version \d+/.exec(report.log.join('\n')) ?? []
      if (made !== undefined)
        throw new Error(
          `The embedded database can't be opened, because its files were ${made}. Start the release that made them, or restore a backup.`,
        )
      const says = report.log.map((line) => COMPLAINT.exec(line)?.[1]).find(Boolean) ?? report.failed
      throw new Error(
        `The embedded database can't be opened, because its files are damaged or not all there (${says}). Restore a backup of the data folder.`,
      )
    }
    return engine
  }

  /** Hands a batch of wire protocol to PostgreSQL and returns its answer. */
  async answer(batch: Uint8Array, limit: number): Promise<Uint8Array> {
    const timer = setTimeout(
      () => this.kill(databaseAway(`The statement took longer than ${limit / 1000} s and was stopped.`)),
      limit,
    )
    try {
      return (await this.#order(new Uint8Array(batch))) as Uint8Array
    } finally {
      clearTimeout(timer)
    }
  }

  /** Writes the data folder as a tar file, which a later in-memory database can start from. */
  async dump(file: string) {
    await this.#order({ dump: file })
  }

  /** A clean shutdown; what PostgreSQL held in memory is on the disk. */
  async close() {
    if (!this.dead) await this.#order({ close: true })
    await this.ended
  }

  /** Ends the thread at once, wherever it is; whatever it was asked fails with this reason. */
  async kill(reason: Error) {
    this.#fail(reason)
    await this.#worker.terminate()
  }

  #order(order: Order): Promise<Report> {
    if (this.dead) return Promise.reject(this.#reason)
    const report = this.#next()
    this.#worker.postMessage(order, order instanceof Uint8Array ? [order.buffer as ArrayBuffer] : [])
    return report
  }

  #next(): Promise<Report> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
    })
  }

  #fail(reason: Error) {
    if (!this.dead) this.#reason = reason
    this.dead = true
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#reason)
  }
}

import { Duplex } from 'node:stream'
import { databaseAway } from '../trouble.ts'
import type { Engine } from './engine.ts'

const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
/** The engine has one session for all connections: what an earlier one left behind is undone. */
const RESET = Buffer.concat([simpleQuery('ROLLBACK'), simpleQuery('DISCARD ALL')])
const READY_FOR_QUERY_SIZE = 6
const STARTUP = 0
const TERMINATE = 0x58
/** How an answer ends when no transaction is open. */
const IDLE = 0x49

/** What a socket needs to know of the database. */
export interface EngineLender {
  /** The running engine, started if need be. */
  engine(): Promise<Engine>
  /** How long a statement may take, in milliseconds. */
  statementLimit: number
  /** How long a transaction may wait for its next statement, in milliseconds. */
  idleLimit: number
}

/**
 * What `pg` takes for its connection to a server: the wire protocol goes to the engine's thread instead. `pg` writes whole
 * batches, so each write is one question, and its answer comes back whole. None waits for the answer to the one before: the
 * way to the thread and back takes longer than most statements.
 */
export class EngineSocket extends Duplex {
  readonly #lender: EngineLender
  #engine: Engine | undefined
  #idle: NodeJS.Timeout | undefined
  /** Batches whose answers are not here yet. */
  #unanswered = 0

  constructor(lender: EngineLender) {
    super()
    this.#lender = lender
  }

  /** `pg` connects its socket by itself; there is no port to connect to. */
  connect() {
    this.#lender.engine().then(
      (engine) => {
        this.#engine = engine
        this.emit('connect')
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }

  override _write(batch: Buffer, _: BufferEncoding, done: () => void) {
    this.#ask(batch).catch((error: Error) => this.destroy(error))
    done()
  }

  override _writev(batches: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(batches.map(({ chunk }) => chunk)), 'binary', done)
  }

  override _read() {}

  override _final(done: () => void) {
    this.destroy()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    clearTimeout(this.#idle)
    done(error)
  }

  async #ask(batch: Buffer) {
    clearTimeout(this.#idle)
    if (batch[0] === TERMINATE) return
    if (batch[0] === STARTUP) {
      const answer = await this.#engine!.answer(RESET, this.#lender.statementLimit)
      this.push(Buffer.concat([AUTHENTICATION_OK, answer.subarray(-READY_FOR_QUERY_SIZE)]))
    } else {
      this.#unanswered += 1
      const answer = await this.#engine!.answer(batch, this.#lender.statementLimit)
      this.#unanswered -= 1
      // Where the next statement is under way already, nothing is waited for.
      if (answer.at(-1) !== IDLE && this.#unanswered === 0) this.#limitIdling()
      this.push(answer)
    }
  }

  /** Others wait for this transaction to end; it's not to wait for something that never comes. */
  #limitIdling() {
    const reason = 'The transaction waited too long for its next statement and was undone.'
    this.#idle = setTimeout(() => this.destroy(databaseAway(reason)), this.#lender.idleLimit)
  }

  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    return this
  }

  unref() {
    return this
  }
}

function simpleQuery(text: string): Buffer {
  const bytes = Buffer.from(`Q....${text}\0`)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}

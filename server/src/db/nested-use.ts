import { AsyncLocalStorage } from 'node:async_hooks'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Database } from './database.ts'
import { findTrouble, tellTrouble } from './trouble.ts'

/** A transaction: `open` until it has ended, and the last that is asked in it. */
interface Place {
  open: boolean
  last: Promise<unknown>[]
}

/** The one that the running code is inside of. */
const surrounding = new AsyncLocalStorage<Place>()

/** For work that no transaction waits for: what it asks of the database comes when there is a connection. */
export const besideTransaction = <Value>(work: () => Value): Value => surrounding.run({ open: false, last: [] }, work)

/**
 * For what is asked last in a transaction: it leaves along with the commit, where the transaction does not wait for it. It is
 * to be waited for once the transaction has ended.
 */
export function withCommit<Value>(asked: Promise<Value>): Promise<Value> {
  surrounding.getStore()?.last.push(asked)
  // Where it fails, the transaction does.
  asked.catch(() => {})
  return asked
}

/**
 * A pool that refuses work from inside a transaction. Such a query waits for a connection that the transaction itself holds:
 * the embedded database, which has one, would wait for ever, and a server's pool too as soon as it's busy.
 */
export class GuardedPool extends pg.Pool {
  /** When a statement last failed for want of room, in ms since 1970. */
  fullAt = Number.NEGATIVE_INFINITY

  constructor(options: pg.PoolConfig, onLost: (error: Error) => void = () => {}) {
    super({ Client: CarefulClient, ...options } as pg.PoolConfig)
    // Both fire when the server goes away, idle or amid a transaction, and end the process if nobody listens.
    this.on('error', onLost)
    this.on('connect', (client) => {
      client.on('error', onLost)
      if (client instanceof CarefulClient) client.onTrouble = this.#note
    })
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares seven overloads of each
  override connect(...args: any[]): any {
    refuseInsideTransaction()
    return withTrouble(super.connect(...(args as [])))
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...args: any[]): any {
    refuseInsideTransaction()
    return withTrouble(super.query(...(args as [string])), this.#note)
  }

  readonly #note = (error: unknown) => {
    if (findTrouble(error)?.code === 'database_full') this.fullAt = Date.now()
  }
}

/** What is asked for with a callback answers nothing here, and is told where the asking began. */
const withTrouble = (answer: Promise<unknown> | undefined, note: (error: unknown) => void = () => {}) =>
  answer?.catch((error: unknown) => {
    const told = tellTrouble(error)
    note(told)
    throw told
  })

function refuseInsideTransaction() {
  if (surrounding.getStore()?.open)
    throw new Error('Inside a transaction use its tx, not db: db waits for the transaction to end.')
}

/**
 * PostgreSQL answers COMMIT after a swallowed error with a silent rollback; nobody is to take that for success. Nobody waits
 * for the answer to BEGIN: it says nothing, and what follows is sent behind it. What is asked in one go leaves in one go.
 */
export class CarefulClient extends pg.Client {
  /** Hears of what a statement failed for. */
  onTrouble: (error: unknown) => void = () => {}
  #gathers = false

  /** Each writing to the socket is a call of the system, which takes as long as the statement. */
  #gather() {
    if (this.#gathers) return
    this.#gathers = true
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    // Behind all that goes on from here without waiting for anything outside.
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#gathers = false
        stream.uncork()
      }),
    )
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...args: any[]): any {
    this.#gather()
    const result = withTrouble(super.query(...(args as [string])) as Promise<unknown> | undefined, this.onTrouble)
    if (args[0]?.text === 'begin') return begun(result!)
    return args[0]?.text === 'commit' ? result!.then((answer) => refuseRollback(answer as pg.QueryResult)) : result
  }
}

/** Where it fails the connection is lost, which the next statement says too. */
async function begun(answer: Promise<unknown>) {
  answer.catch(() => {})
}

function refuseRollback(result: pg.QueryResult) {
  if (result.command !== 'ROLLBACK') return result
  throw new Error(
    'A statement of this transaction failed and its error was swallowed: catch around a nested tx.transaction instead.',
  )
}

/** Makes `db.transaction` know what runs inside it, and keep its promises when things go wrong. */
export function guardTransactions<Db extends Database>(db: Db): Db {
  const transact = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const place: Place = { open: true, last: [] }
    let failure: { cause: unknown } | undefined
    try {
      return await transact(async (tx) => {
        try {
          return await surrounding.run(place, () => work(tx))
        } catch (cause) {
          failure = { cause }
          throw cause
        }
      }, config)
    } catch (error) {
      // When the connection is gone the rollback fails too, and would hide why; so would the commit that came behind a failure.
      if (failure) throw failure.cause
      const failed = (await Promise.allSettled(place.last)).find(({ status }) => status === 'rejected')
      throw failed?.status === 'rejected' ? failed.reason : error
    } finally {
      place.open = false
    }
  }
  return db
}

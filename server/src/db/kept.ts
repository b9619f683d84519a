import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Of a database that no other process can use and that has one connection: what is written to it, told as it is sent. */
export class Writes {
  readonly #listeners = new Set<(statement: string) => void>()

  hear(listener: (statement: string) => void): void {
    this.#listeners.add(listener)
  }

  /** Statements that only look are not told; one that locks what it finds does not write it. */
  note(statement: string): void {
    if (!WRITES.test(statement)) return
    for (const listener of this.#listeners) listener(statement)
  }
}
const WRITES = /(?<!\bfor |\bno key )\bupdate\b|\b(?:insert|delete|truncate|merge|copy|alter|drop|call|do)\b/i

const writesOf = new WeakMap<Database, Writes>()

/** From here on what is asked of this database may be kept. */
export const keepAnswersOf = (db: Database, writes: Writes): void => void writesOf.set(db, writes)

/** Of each database. */
const KEPT_MAX = 1000

/** What is known at a time. */
interface Keep<Value> {
  get(key: string): Value | undefined
  /** What was found since; what was written meanwhile may have changed it, and then it is not kept. */
  set(key: string, value: Value): void
}

/**
 * What was found in some tables, until anything is written to one of them: it is forgotten before the statement is sent. On a
 * server, to which others write, and in a transaction everything is asked for each time.
 */
export class Kept<Value extends object> {
  readonly #tables: RegExp
  readonly #of = new WeakMap<Database, Map<string, Value>>()

  /** @param tables also those whose rows take rows of the others with them */
  constructor(tables: PgTable[]) {
    this.#tables = new RegExp(`\\b(?:${tables.map(getTableName).join('|')})\\b`)
  }

  of(db: Database): Keep<Value> {
    const values = this.#valuesOf(db)
    return {
      get: (key) => values?.get(key),
      set: (key, value) => {
        if (!values || values !== this.#of.get(db)) return
        if (values.size >= KEPT_MAX) values.delete(values.keys().next().value!)
        values.set(key, Object.freeze(value))
      },
    }
  }

  #valuesOf(db: Database): Map<string, Value> | undefined {
    const writes = writesOf.get(db)
    if (!writes || this.#of.has(db)) return this.#of.get(db)
    writes.hear((statement) => {
      if (this.#tables.test(statement)) this.#of.set(db, new Map())
    })
    this.#of.set(db, new Map())
    return this.#of.get(db)
  }
}

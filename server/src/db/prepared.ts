import type { Placeholder, SQL } from 'drizzle-orm'
import { fillPlaceholders, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './client.ts'
import * as schema from './schema.ts'

/** What a statement is given, by name. */
type Given = Record<string, unknown>
/** What stands for it while the statement is built. */
export type Values<Name extends string> = { readonly [N in Name]: Placeholder }

/** A statement of Drizzle's, as it is built. */
interface Built<Row> {
  prepare(name: string): { execute(given: Given): Promise<Row[]> }
}

/** A statement that runs on every other request. */
export interface Prepared<Row, Name extends string> {
  (db: Database, given: Record<Name, unknown>): Promise<Row[]>
  /** As the database gets it. */
  query(given: Record<Name, unknown>): { text: string; values: unknown[] }
}

/** Builds statements and asks nobody. */
const drafts: Database = drizzle.mock({ schema, casing: 'snake_case' })

/** `value.name` stands for what is given under that name. */
const value = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/** The values of these names, as a row to insert is given. */
export const given = <Name extends string>(values: Values<Name>, names: readonly Name[]): Values<Name> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Values<Name>

/** A row with what is left out of it as `blank` has it: a statement takes the same values each time. */
export const filled = <Row extends object, Blank extends object>(row: Row, blank: Blank) =>
  ({ ...blank, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) }) as Record<
    keyof Row | keyof Blank,
    unknown
  >

/**
 * Builds a statement once for good, in place of anew for each request, which takes longer than to run it. Every connection, to
 * a server as to the embedded database, keeps it parsed and planned under its name.
 * @param build with `value.name` in the place of each value
 */
export function prepare<Row, Name extends string = never>(
  name: string,
  build: (db: Database, value: Values<Name>) => Built<Row>,
): Prepared<Row, Name> {
  let made: ReturnType<Built<Row>['prepare']> | undefined
  const statement = () => {
    made ??= build(drafts, value as Values<Name>).prepare(name)
    return made
  }
  const run = (db: Database, given: Given): Promise<Row[]> =>
    // The same statement, asked of the connection that this database or transaction is.
    Object.assign(Object.create(statement()), { client: clientOf(db) }).execute(given)
  const query = (given: Given) => {
    const { queryString, params } = statement() as unknown as { queryString: string; params: unknown[] }
    return { text: queryString, values: fillPlaceholders(params, given) }
  }
  return Object.assign(run, { query })
}

const clientOf = (db: Database) => (db._.session as unknown as { client: unknown }).client

/** Something else that one statement finds along with what it is for. */
export interface Alongside<Found> {
  kind: AlongsideKind<Found>
  given: Given
}
export interface AlongsideKind<Found, Name extends string = string> {
  name: string
  column: SQL<Found>
  with(given: Record<Name, unknown>): Alongside<Found>
}

/**
 * What a request wants to know of the person who asks, found in the statement that finds their session: the database is asked
 * once. Its column is about the `users` of that statement.
 */
export function alongside<Found, Name extends string = never>(
  name: string,
  build: (value: Values<Name>) => SQL<Found>,
): AlongsideKind<Found, Name> {
  const kind: AlongsideKind<Found> = {
    name,
    column: build(value as Values<Name>),
    with: (given) => ({ kind, given }),
  }
  return kind
}

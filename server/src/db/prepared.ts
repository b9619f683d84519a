import type { SQL, SQLWrapper } from 'drizzle-orm'
import { fillPlaceholders, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './client.ts'
import * as schema from './schema.ts'

type Values = Record<string, unknown>
type Names<Given extends Values> = { readonly [Name in keyof Given]: SQLWrapper }

/** A statement of Drizzle's, as it is built. */
interface Built<Row> {
  prepare(name: string): { execute(values: Values): Promise<Row[]> }
}

/** A statement that runs on every other request. */
export interface Prepared<Row, Given extends Values> {
  (db: Database, values: Given): Promise<Row[]>
  /** As the database gets it. */
  query(values: Given): { text: string; values: unknown[] }
}

/** Builds statements and asks nobody. */
const drafts: Database = drizzle.mock({ schema, casing: 'snake_case' })

/** `value.name` stands for what is given under that name. */
const value = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/**
 * Builds a statement once for good, in place of anew for each request, which takes longer than to run it. Every connection, to
 * a server as to the embedded database, keeps it parsed and planned under its name.
 * @param build with `value.name` in the place of each value
 */
export function prepare<Row, Given extends Values = Record<string, never>>(
  name: string,
  build: (db: Database, value: Names<Given>) => Built<Row>,
): Prepared<Row, Given> {
  let made: ReturnType<Built<Row>['prepare']> | undefined
  const statement = () => {
    made ??= build(drafts, value as Names<Given>).prepare(name)
    return made
  }
  const run = (db: Database, values: Given): Promise<Row[]> =>
    // The same statement, asked of the connection that this database or transaction is.
    Object.assign(Object.create(statement()), { client: clientOf(db) }).execute(values)
  const query = (values: Given) => {
    const { queryString, params } = statement() as unknown as { queryString: string; params: unknown[] }
    return { text: queryString, values: fillPlaceholders(params, values) }
  }
  return Object.assign(run, { query })
}

const clientOf = (db: Database) => (db._.session as unknown as { client: unknown }).client

/** Something else that one statement finds along with what it is for. */
export interface Alongside<Found> {
  kind: AlongsideKind<Found, Values>
  values: Values
}
export interface AlongsideKind<Found, Given extends Values> {
  name: string
  column: SQL<Found>
  with(values: Given): Alongside<Found>
}

/**
 * What a request wants to know of the person who asks, found in the statement that finds their session: the database is asked
 * once. Its column is about the `users` of that statement.
 */
export function alongside<Found, Given extends Values = Record<string, never>>(
  name: string,
  build: (value: Names<Given>) => SQL<Found>,
): AlongsideKind<Found, Given> {
  const kind: AlongsideKind<Found, Given> = {
    name,
    column: build(value as Names<Given>),
    with: (values) => ({ kind: kind as unknown as AlongsideKind<Found, Values>, values }),
  }
  return kind
}

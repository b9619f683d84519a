import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { Embedded } from './embedded/embedded.ts'
import { keepHouse } from './embedded/housekeeping.ts'
import { RememberingClient } from './embedded/remembering-client.ts'
import { keepAnswersOf, Writes } from './kept.ts'
import { GuardedPool, guardTransactions } from './nested-use.ts'
import { explainRefusal } from './refused.ts'
import * as schema from './schema.ts'
import { databaseAway, databaseFull } from './trouble.ts'

export type { Database } from './database.ts'

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
  /** True where only this process can use it, so that whatever was running before is dead. */
  exclusive: boolean
  /** Resolves when the database answers, rejects when it doesn't within three seconds. */
  ping(): Promise<void>
}

export interface DatabaseOptions {
  /** postgres://… */
  url?: string
  /** Embedded, on disk: the data folder. */
  folder?: string
  /** Embedded, gone when closed. */
  memory?: true
  /** With `memory`: a file to start from, so that it's quick; written if it isn't there. */
  snapshot?: string
  /** How long a statement may take, in milliseconds. */
  statementLimit?: number
  log?: Pick<Logger, 'warn' | 'error'>
}

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number, as long as it's always the same. */
const MIGRATION_LOCK = 7_305_142
/** Of the embedded database, whose thread is ended then. */
const STATEMENT_LIMIT = 30_000
/** Of a server: a request that finds it silent ends within 10 seconds, in getting a connection and then in asking. */
const SERVER_LIMITS = { connection: 3_500, statement: 6_000 }
/** How much later the answer may come than the server was told: it says itself what it stopped. */
const ANSWER_LATER = 200
const PING_LIMIT = 3_000

/** Opens the database that the options name, brought up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url) return openServer(options.url, options)
  if (options.folder) return openEmbedded(options.folder, options)
  if (options.memory) return openEmbedded(null, options)
  throw new Error('A database needs a url, a folder or memory.')
}

async function openServer(url: string, { statementLimit = SERVER_LIMITS.statement, log }: DatabaseOptions) {
  const pool = new GuardedPool(
    {
      connectionString: url,
      max: 10,
      pipeline: true,
      connectionTimeoutMillis: SERVER_LIMITS.connection,
      statement_timeout: statementLimit,
      query_timeout: statementLimit + ANSWER_LATER,
      idle_in_transaction_session_timeout: 60_000,
    },
    (err) => log?.warn({ err }, 'a connection to the database was lost'),
  )
  try {
    await migrateOnce(url)
  } catch (error) {
    await pool.end()
    throw error
  }
  return opened(pool, { exclusive: false, close: () => pool.end() })
}

async function openEmbedded(folder: string | null, options: DatabaseOptions): Promise<OpenDatabase> {
  const { statementLimit = STATEMENT_LIMIT, snapshot, log } = options
  const embedded = await Embedded.open({ folder, snapshot, statementLimit, log })
  const writes = new Writes()
  const pool = new GuardedPool({
    max: 1,
    pipeline: true,
    ssl: false,
    idleTimeoutMillis: 0,
    stream: () => embedded.socket(),
    Client: RememberingClient,
  })
  pool.on('connect', (client) => Object.assign(client, { writes }))
  let stopHousekeeping = () => {}
  const close = async () => {
    stopHousekeeping()
    await pool.end()
    await embedded.close()
  }
  try {
    await embedded.unhurried(() => migrate(drizzle(pool), { migrationsFolder: MIGRATIONS }))
    await embedded.saveSnapshot()
  } catch (error) {
    await close()
    throw error
  }
  if (folder)
    stopHousekeeping = keepHouse({ pool, unhurried: (statement) => runUnhurried(pool, embedded, statement), log })
  const it = opened(pool, { exclusive: true, close })
  keepAnswersOf(it.db, writes)
  return it
}

/** Holds the only connection meanwhile, so that no other statement goes without its limit. */
async function runUnhurried(pool: pg.Pool, embedded: Embedded, statement: string) {
  const client = await pool.connect()
  try {
    await embedded.unhurried(() => client.query(statement))
  } finally {
    client.release()
  }
}

function opened(pool: GuardedPool, rest: Pick<OpenDatabase, 'close' | 'exclusive'>): OpenDatabase {
  const db = guardTransactions(drizzle(pool, { schema, casing: 'snake_case' }))
  return { db, ping: () => ping(pool), ...rest }
}

/** Several replicas may start at once: the first migrates, the others wait and find nothing to do. */
async function migrateOnce(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // What is lost is told by the statement that it was lost in.
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw explainRefusal(error, client)
  })
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrate(db, { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}

/** A disk that was full a moment ago fails few statements, and all that matter. */
const FULL_FOR_MS = 60_000

async function ping(pool: GuardedPool) {
  if (Date.now() - pool.fullAt < FULL_FOR_MS) throw databaseFull()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(databaseAway('The database does not answer.')), PING_LIMIT)
  try {
    await Promise.race([pool.query('select 1'), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, MIGRATIONS, type OpenDatabase, openDatabase } from '../db/client.ts'

/** Any number, as long as it's always the same. */
const TEMPLATE_LOCK = 7_305_143

/**
 * An empty database, brought up to date, for one test file: embedded in memory, or on the server that TEST_DATABASE_URL
 * names. Neither is migrated anew.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url ? copyTemplate(url) : borrowInMemory()
}

/** Emptied ones that wait for the next test: the engine takes ten times as long to start. */
const idle: OpenDatabase[] = []

async function borrowInMemory(): Promise<OpenDatabase> {
  const opened = idle.pop() ?? (await openInMemory())
  const close = async () => {
    try {
      await empty(opened.db)
      // It remembers a full disk for a while.
      await opened.ping()
      idle.push(opened)
    } catch {
      await opened.close()
    }
  }
  return { ...opened, close }
}

async function empty(db: Database) {
  const { rows } = await db.execute<{ tables: string }>(
    sql`select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )
  await db.execute(sql.raw(`truncate ${rows[0]!.tables} restart identity cascade`))
}

export function openInMemory(): Promise<OpenDatabase> {
  const snapshot = join(tmpdir(), `rolewright-${userInfo().uid}-${hashMigrations()}.tar`)
  return openDatabase({ memory: true, snapshot })
}

function hashMigrations(): string {
  const hash = createHash('sha256').update(pgliteVersion())
  for (const name of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Its package.json isn't exported, but its files' names are. */
function pgliteVersion(): string {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  return JSON.parse(readFileSync(join(file, '../../package.json'), 'utf8')).version
}

async function copyTemplate(url: string): Promise<OpenDatabase> {
  const name = `rolewright_test_${randomUUID().replaceAll('-', '')}`
  const template = await ensureTemplate(url)
  await run(url, `create database ${name} template ${template}`)
  const opened = await openDatabase({ url: withDatabase(url, name) })
  const close = async () => {
    await opened.close()
    await run(url, `drop database ${name} with (force)`)
  }
  return { ...opened, close }
}

/** Several test files may ask at once: the first makes it, the others wait. */
async function ensureTemplate(url: string): Promise<string> {
  const name = `rolewright_template_${hashMigrations()}`
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `${name}_new`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished}`)
    const migrated = await openDatabase({ url: withDatabase(url, unfinished) })
    await migrated.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

async function run(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

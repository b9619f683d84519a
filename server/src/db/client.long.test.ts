import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { keys, promisesOf, row } from '../testing/database-promises.ts'
import { findPostgres, startPostgres } from '../testing/postgres.ts'
import { openDatabase } from './client.ts'
import { throttle } from './schema.ts'

const server = findPostgres() ? await startPostgres() : undefined
afterAll(() => server?.stop())

describe.skipIf(!server)('with a server', () => {
  describe('of PostgreSQL', () => promisesOf('server', () => openDatabase({ url: server!.url })))

  const run = async (statement: string) => {
    const client = new pg.Client(server!.url)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const freshUrl = async (name: string) => {
    await run(`create database ${name}`)
    return server!.url.replace(/\/postgres$/, `/${name}`)
  }
  /** As a server does that is restarted; resolves once the news of it has had time to arrive. */
  const cutConnection = async (pid: number) => {
    await run(`select pg_terminate_backend(${pid})`)
    await pause(200)
  }

  test('replicas that start at once all open', async () => {
    const url = await freshUrl('replicas')
    const replicas = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url })))
    for (const replica of replicas) {
      await replica.ping()
      await replica.close()
    }
  })

  test('a connection lost amid a transaction is an error of that transaction alone', async () => {
    const { db, ping, close } = await openDatabase({ url: await freshUrl('lost') })
    const cut = db.transaction(async (tx) => {
      await tx.insert(throttle).values(row('undone'))
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await cutConnection(rows[0]!.pid)
      await tx.insert(throttle).values(row('undone too'))
    })
    await expect(cut).rejects.toThrow('Failed query: insert')
    expect(await keys(db)).toEqual([])
    await ping()
    await close()
  })

  test('a connection lost while nobody uses it is replaced', async () => {
    const { db, ping, close } = await openDatabase({ url: await freshUrl('idle') })
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await cutConnection(rows[0]!.pid)
    await ping()
    await close()
  })

  test('a statement over its limit is stopped', async () => {
    const { db, close } = await openDatabase({ url: await freshUrl('slow'), statementLimit: 200 })
    await expect(db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({ cause: { cause: { code: '57014' } } })
    await close()
  })

  test('ping rejects once the server is gone', async () => {
    const own = await startPostgres()
    const { ping, close } = await openDatabase({ url: own.url })
    await own.stop()
    await expect(ping()).rejects.toThrow()
    await close()
  })
})

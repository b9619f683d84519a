import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../db/client.ts'
import { besideTransaction } from '../db/nested-use.ts'
import { throttle } from '../db/schema.ts'

export const row = (key: string) => ({ key, tries: 0, readyAt: new Date(0), forgetAt: new Date(0) })
export const keys = async (db: Database) =>
  (await db.select({ key: throttle.key }).from(throttle).orderBy(throttle.key)).map(({ key }) => key)

/** What both kinds of database promise. */
export function promisesOf(engine: 'embedded' | 'server', open: () => Promise<OpenDatabase>): void {
  let opened: OpenDatabase
  let db: Database
  beforeAll(async () => {
    opened = await open()
    db = opened.db
  })
  afterAll(() => opened.close())

  test('raw statements answer in the same shapes', async () => {
    const result = await db.execute(
      sql`select 12::int8 as large, 7 as small, '\\x00ff'::bytea as bytes, 1.5::numeric as exact, '{"a":[1]}'::jsonb as json, true as yes, null as nothing`,
    )
    expect(result.rowCount).toBe(1)
    expect(result.rows).toEqual([
      { large: '12', small: 7, bytes: Buffer.from([0, 255]), exact: '1.5', json: { a: [1] }, yes: true, nothing: null },
    ])
  })

  test('a violated constraint is named', async () => {
    await db.insert(throttle).values(row('twice'))
    const error = await db
      .insert(throttle)
      .values(row('twice'))
      .catch((error) => error)
    expect(error.cause).toMatchObject({ code: '23505', constraint: 'throttle_pkey' })
    await db.delete(throttle)
  })

  test('work that no transaction waits for may ask, and is answered once there is a connection', async () => {
    const asked = await db.transaction(async (tx) => {
      await tx.insert(throttle).values(row('beside'))
      return {
        later: besideTransaction(() =>
          db
            .select()
            .from(throttle)
            .then((rows) => rows.length),
        ),
      }
    })
    expect(await asked.later).toBeGreaterThan(0)
    await db.delete(throttle)
  })

  test('db is refused inside a transaction, which would wait for it for ever', async () => {
    const nested = db.transaction(async (tx) => {
      await tx.insert(throttle).values(row('undone'))
      await db.select().from(throttle)
    })
    await expect(nested).rejects.toMatchObject({ cause: { message: expect.stringContaining('use its tx') } })
    const twice = db.transaction(() => db.transaction(async () => {}))
    await expect(twice).rejects.toThrow('use its tx')
    expect(await keys(db)).toEqual([])
  })

  test('db is welcome again once the transaction that started the work has ended', async () => {
    let later: Promise<string[]> | undefined
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    await db.transaction(async () => {
      later = ended.then(() => keys(db))
    })
    end()
    expect(await later).toEqual([])
  })

  test('an error swallowed inside a transaction is no success', async () => {
    const swallowing = db.transaction(async (tx) => {
      await tx.insert(throttle).values(row('undone'))
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(swallowing).rejects.toMatchObject({ cause: { message: expect.stringContaining('was swallowed') } })
    expect(await keys(db)).toEqual([])
  })

  test('an error caught around a nested transaction undoes that alone', async () => {
    await db.transaction(async (tx) => {
      await tx.insert(throttle).values(row('kept'))
      await tx.transaction((inner) => inner.execute(sql`select 1 / 0`)).catch(() => {})
    })
    expect(await keys(db)).toEqual(['kept'])
    await db.delete(throttle)
  })

  test('transactions at the same time each do all or nothing', async () => {
    await db.insert(throttle).values(row('counter'))
    const raise = (n: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update throttle set tries = tries + 1 where key = 'counter'`)
        if (n % 3 === 0) throw new Error('changed my mind')
      })
    const settled = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => raise(n)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await db.select({ tries: throttle.tries }).from(throttle)).toEqual([{ tries: 10 }])
    await db.delete(throttle)
  })

  test('statements sent at once are done in their order, and one that fails is nobody else’s failure', async () => {
    const insert = async (tx: Database, key: string) => void (await tx.insert(throttle).values(row(key)))
    const together = await db.transaction((tx) =>
      Promise.all([insert(tx, 'first'), keys(tx), insert(tx, 'second'), keys(tx)]),
    )
    expect(together).toEqual([undefined, ['first'], undefined, ['first', 'second']])
    await db.delete(throttle)

    const failing = db.transaction((tx) =>
      Promise.all([insert(tx, 'undone'), tx.execute(sql`select 1 / 0`), insert(tx, 'undone too')]),
    )
    await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } })
    expect(await keys(db)).toEqual([])
  })

  test('it says whether it answers', async () => {
    await expect(opened.ping()).resolves.toBeUndefined()
    expect(opened.exclusive).toBe(engine === 'embedded')
  })

  test('words are found by their parts with pg_trgm', async () => {
    await db.execute(sql`create extension if not exists pg_trgm`)
    const { rows } = await db.execute(sql`select similarity('engineer', 'engineering') > 0.5 as similar`)
    expect(rows).toEqual([{ similar: true }])
  })
}

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInMemory } from '../../testing/database.ts'
import type { OpenDatabase } from '../client.ts'

let it: OpenDatabase
beforeAll(async () => {
  it = await openInMemory()
})
afterAll(() => it.close())

const double = async (n: number) => (await it.db.execute(sql`select ${n}::integer * 2 as n`)).rows[0]!.n
const prepared = async () =>
  (await it.db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)).rows.map(
    ({ statement }) => statement,
  )

test('a statement that comes again and again is kept prepared, and takes each value anew', async () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) expect(await double(n)).toBe(n * 2)
  expect((await prepared()).filter((statement) => statement.includes('* 2'))).toHaveLength(1)
})

test('an error in one of them leaves the next well', async () => {
  const divide = async (n: number) => (await it.db.execute(sql`select 12 / ${n}::integer as n`)).rows[0]!.n
  for (const n of [1, 2, 3, 4]) expect(await divide(n)).toBe(12 / n)
  await expect(divide(0)).rejects.toThrow()
  expect(await divide(6)).toBe(2)
})

test('no more are kept than fit', async () => {
  for (let n = 0; n < 120; n++)
    for (let time = 0; time < 3; time++) await it.db.execute(sql`select ${n}::integer + ${sql.raw(String(n))}`)
  expect((await prepared()).length).toBeLessThanOrEqual(100)
  expect(await double(21)).toBe(42)
})

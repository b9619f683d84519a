import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../server/src/db/client.ts'
import { throttle } from '../server/src/db/schema.ts'
import { startPostgres } from '../server/src/testing/postgres.ts'

/** How fast is the embedded database next to a PostgreSQL server on the same machine, both with commits on the disk? */
const ROWS = 5_000
const ROUNDS = 5
const ROUND_MS = 500
/** A ratio below this, one caller at a time, would be worth a look: about half was measured when it was chosen. */
const WORTH_A_LOOK = 0.2

let next = ROWS
const row = (key: string) => ({ key, tries: 0, readyAt: new Date(0), forgetAt: new Date(0) })
const operations: Record<string, (db: Database) => Promise<unknown>> = {
  'point read': (db) =>
    db
      .select()
      .from(throttle)
      .where(eq(throttle.key, `key ${next++ % ROWS}`)),
  insert: (db) => db.insert(throttle).values(row(`key ${next++}`)),
  'transaction of three': (db) =>
    db.transaction(async (tx) => {
      const key = `key ${next++}`
      await tx.insert(throttle).values(row(key))
      await tx.update(throttle).set({ tries: 1 }).where(eq(throttle.key, key))
      await tx.select().from(throttle).where(eq(throttle.key, key))
    }),
}

async function measure(db: Database, run: (db: Database) => Promise<unknown>, callers: number): Promise<number> {
  const end = performance.now() + ROUND_MS
  let done = 0
  const call = async () => {
    for (; performance.now() < end; done++) await run(db)
  }
  await Promise.all(Array.from({ length: callers }, call))
  return done / (ROUND_MS / 1000)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

const folder = mkdtempSync(join(tmpdir(), 'rolewright-bench-'))
const server = await startPostgres({ fsync: true })
const embedded = await openDatabase({ folder })
const postgres = await openDatabase({ url: server.url })
try {
  for (const { db } of [embedded, postgres]) {
    await db.execute(
      sql`insert into throttle (key, tries, ready_at, forget_at) select 'key ' || n, 0, now(), now() from generate_series(0, ${ROWS - 1}) n`,
    )
    await db.execute(sql`analyze`)
  }
  console.log('embedded : server, each operation, 1 and 10 callers (median of interleaved rounds)')
  for (const [name, run] of Object.entries(operations)) {
    for (const callers of [1, 10]) {
      const ratios: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const ours = await measure(embedded.db, run, callers)
        const theirs = await measure(postgres.db, run, callers)
        ratios.push(ours / theirs)
      }
      const ratio = median(ratios)
      const remark = callers === 1 && ratio < WORTH_A_LOOK ? '   <- worth a look' : ''
      console.log(`${name.padEnd(22)} x${String(callers).padEnd(3)} ${ratio.toFixed(2)}${remark}`)
    }
  }
} finally {
  await embedded.close()
  await postgres.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

import { and, eq, gt, inArray, lt, max, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { throttle } from '../../db/schema.ts'

export interface Counter {
  key: string
  account: string | null
  /** So many tries may come at once. */
  free: number
  /** Seconds to wait after the last of those, the one that follows, and so on; the last for all further ones. */
  waits: number[]
  /** Seconds without a try after which it begins anew. */
  forgetAfter: number
}

/**
 * Takes a try, where none has to be waited for: one statement, so that of many at once as many pass as may.
 * @returns when the next may come; null where this one may not
 */
export async function takeTry(db: Database, counter: Counter, now: Date): Promise<Date | null> {
  const { key, account, free, waits, forgetAfter } = counter
  const steps = sql.join(waits, sql`, `)
  const tries = sql`case when ${throttle.forgetAt} <= ${stamp(now)} then 1 else ${throttle.tries} + 1 end`
  const wait = (n: SQL) => sql`coalesce((array[${steps}]::int[])[least(${n} - ${free} + 1, ${waits.length})], 0)`
  // Where nothing has to be waited for, no time is named: the next try may come by a clock that is a little behind.
  const readyAfter = (n: SQL) =>
    sql`case when ${wait(n)} = 0 then ${LONG_AGO} else ${stamp(now)} + make_interval(secs => ${wait(n)}) end`
  const [taken] = await db
    .insert(throttle)
    .values({
      key,
      account,
      tries: 1,
      readyAt: sql`${readyAfter(sql`1`)}`,
      forgetAt: new Date(now.getTime() + forgetAfter * 1000),
    })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        tries,
        readyAt: readyAfter(tries),
        forgetAt: sql`${stamp(now)} + make_interval(secs => ${wait(tries)} + ${forgetAfter})`,
      },
      setWhere: sql`${throttle.readyAt} <= ${stamp(now)}`,
    })
    .returning({ readyAt: throttle.readyAt })
  return taken?.readyAt ?? null
}

const LONG_AGO = sql`to_timestamp(0)`
const stamp = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Gives back a try that turned out right, and the wait that it began unless another try has begun one since. */
export async function giveBackTry(db: Database, key: string, readyAt: Date): Promise<void> {
  await db
    .update(throttle)
    .set({
      tries: sql`greatest(${throttle.tries} - 1, 0)`,
      readyAt: sql`case when ${throttle.readyAt} = ${stamp(readyAt)} then ${LONG_AGO} else ${throttle.readyAt} end`,
    })
    .where(eq(throttle.key, key))
}

export async function findReadyAt(db: Database, key: string): Promise<Date | null> {
  const [found] = await db.select({ readyAt: throttle.readyAt }).from(throttle).where(eq(throttle.key, key))
  return found?.readyAt ?? null
}

/** Until when tries at these accounts wait somewhere. */
export async function listWaits(db: Database, accounts: string[], now: Date): Promise<Map<string, Date>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .select({ account: throttle.account, until: max(throttle.readyAt) })
    .from(throttle)
    .where(and(inArray(throttle.account, accounts), gt(throttle.readyAt, now)))
    .groupBy(throttle.account)
  return new Map(rows.map(({ account, until }) => [account!, until!]))
}

export async function forgetTries(db: Database, account: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.account, account))
}

export async function sweepTries(db: Database, now: Date): Promise<void> {
  await db.delete(throttle).where(lt(throttle.forgetAt, now))
}

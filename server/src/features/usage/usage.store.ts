import { and, count, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { alongside, prepare, type Values } from '../../db/prepared.ts'
import { generations, historyCounts, jobDescriptions, users } from '../../db/schema.ts'

const lockOfQuota = prepare('quota lock', (db, { userId }: Values<'userId'>) =>
  db.select({ id: users.id }).from(users).where(sql`${users.id} = ${userId}`).for('no key update'),
)
/** The person's quota is theirs to change, alone, until the end of the transaction. */
export async function lockQuota(tx: Database, userId: string): Promise<void> {
  await lockOfQuota(tx, { userId })
}

/** Descriptions that the history of the person who asks holds. */
export const heldAlongside = alongside(
  'history',
  () => sql<number>`coalesce((select ${historyCounts.descriptions} from ${historyCounts}
    where ${historyCounts.userId} = ${users.id}), 0)`,
)

const finished = prepare('descriptions since', (db, { userId, since }: Values<'userId' | 'since'>) =>
  db
    .select({ n: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), gte(jobDescriptions.createdAt, since))),
)
/** Descriptions finished since, deleted ones among them: deleting gives no place of the week back. */
export async function countFinished(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await finished(db, { userId, since })
  return row!.n
}

/** As `countFinished`, of the person who asks. */
export const countedAlongside = alongside(
  'descriptions since',
  ({ since }: Values<'since'>) =>
    sql<number>`(select count(*)::int from ${jobDescriptions}
      where ${jobDescriptions.userId} = ${users.id} and ${gte(jobDescriptions.createdAt, since)})`,
)

/**
 * Places of the week that are taken: by finished descriptions, and by those being written for as long as their leases run.
 * In one statement: between two, a description could finish and be in neither.
 */
const taken = prepare('places taken', (db, value: Values<'userId' | 'since' | 'now'>) => {
  const finished = db
    .select({ n: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, value.userId), gte(jobDescriptions.createdAt, value.since)))
  const held = db
    .select({ n: count() })
    .from(generations)
    .where(
      and(
        eq(generations.userId, value.userId),
        sql`${generations.state} = 'running'`,
        isNull(generations.improvesId),
        gt(generations.leaseUntil, value.now),
      ),
    )
  return db.select({ n: sql<number>`(${finished}) + (${held})`.mapWith(Number) }).from(sql`(values (1)) as once`)
})

export async function countTaken(db: Database, userId: string, since: Date, now: Date): Promise<number> {
  const [row] = await taken(db, { userId, since, now })
  return row!.n
}

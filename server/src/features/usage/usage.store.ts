import { and, count, eq, gt, gte, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { alongside } from '../../db/prepared.ts'
import { generations, jobDescriptions, users } from '../../db/schema.ts'

/** The person's quota is theirs to change, alone, until the end of the transaction. */
export async function lockQuota(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Descriptions that the history holds. */
export async function countDescriptions(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), isNull(jobDescriptions.deletionId)))
  return row!.n
}

/** Descriptions finished since, deleted ones among them: deleting gives no place of the week back. */
export async function countFinished(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), gte(jobDescriptions.createdAt, since)))
  return row!.n
}

/** As `countFinished`, of the person who asks. */
export const countedAlongside = alongside(
  'descriptions since',
  ({ since }: { since: SQLWrapper }) =>
    sql<number>`(select count(*)::int from ${jobDescriptions}
      where ${jobDescriptions.userId} = ${users.id} and ${gte(jobDescriptions.createdAt, since)})`,
)

/**
 * Places of the week that are taken: by finished descriptions, and by those being written for as long as their leases run.
 * In one statement: between two, a description could finish and be in neither.
 */
export async function countTaken(db: Database, userId: string, since: Date, now: Date): Promise<number> {
  const finished = db
    .select({ n: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), gte(jobDescriptions.createdAt, since)))
  const held = db
    .select({ n: count() })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        sql`${generations.state} = 'running'`,
        isNull(generations.improvesId),
        gt(generations.leaseUntil, now),
      ),
    )
  const [row] = await db
    .select({ n: sql<number>`(${finished}) + (${held})`.mapWith(Number) })
    .from(sql`(values (1)) as once`)
  return row!.n
}

import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { firstStart, jobDescriptions, users } from '../../db/schema.ts'

/** Fresh: one account alone, nothing written, and nobody said that it is enough. */
export async function isFresh(db: Database): Promise<boolean> {
  const [row] = await db
    .select({
      isFresh: sql<boolean>`not exists (select from ${firstStart})
        and not exists (select from ${jobDescriptions})
        and (select count(*) from (select from ${users} limit 2) as first_two) < 2`,
    })
    .from(sql`(values (1)) as once`)
  return row!.isFresh
}

export async function markStarted(db: Database, closedAt: Date): Promise<void> {
  await db.insert(firstStart).values({ closedAt }).onConflictDoNothing()
}

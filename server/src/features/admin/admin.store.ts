import type { AdminUsersQuery } from '@rolewright/contract/admin'
import { and, desc, eq, getTableColumns, ilike, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { containing } from '../../db/containing.ts'
import { assistants, users } from '../../db/schema.ts'

const { passwordHash: _secret, arrival: _order, ...columns } = getTableColumns(users)

/** One more than `limit`, where there are more. */
export async function listUsers(db: Database, { limit, before, q }: AdminUsersQuery) {
  const found = q && containing(q)
  const rows = await db
    .select({ ...columns, personalizedAssistantId: assistants.id })
    .from(users)
    .leftJoin(assistants, eq(assistants.ownerId, users.id))
    .where(
      and(
        before
          ? lt(users.arrival, sql`(select ${users.arrival} from ${users} where ${users.id} = ${before})`)
          : undefined,
        found
          ? or(
              ilike(users.email, found),
              ilike(users.firstName, found),
              ilike(users.lastName, found),
              ilike(users.username, found),
            )
          : undefined,
      ),
    )
    .orderBy(desc(users.arrival))
    .limit(limit + 1)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

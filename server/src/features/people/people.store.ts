import type { PeopleQuery } from '@rolewright/contract/people'
import { and, desc, eq, getTableColumns, gte, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { containing } from '../../db/containing.ts'
import { earlierThan } from '../../db/earlier.ts'
import { assistants, jobDescriptions, limitRequests, sessions, userRoles, users } from '../../db/schema.ts'

const { passwordHash: _secret, arrival: _order, ...columns } = getTableColumns(users)

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

const SHOWN = {
  all: undefined,
  asking: isNotNull(limitRequests.userId),
  blocked: isNotNull(users.blockedAt),
  admins: eq(userRoles.role, 'admin'),
}

const selectPeople = (db: Database, since: Date) => {
  const weeklyCount = sql<number>`(
    select count(*) from ${jobDescriptions}
    where ${jobDescriptions.userId} = ${users.id} and ${gte(jobDescriptions.createdAt, since)}
      and (${users.weeklyLimit} is not null or not exists (
        select from ${assistants} limited where limited.id = ${jobDescriptions.assistantId} and limited.weekly_limit is not null))
  )::int`
  const lastSeenAt = sql<Date | null>`(
    select max(${sessions.seenAt}) from ${sessions} where ${sessions.userId} = ${users.id}
  )`.mapWith(sessions.seenAt)
  return db
    .select({
      ...columns,
      personalizedAssistantId: assistants.id,
      isAdmin: sql<boolean>`coalesce(${userRoles.role} = 'admin', false)`,
      weeklyCount,
      lastSeenAt,
      wish: limitRequests.wish,
      askedAt: limitRequests.createdAt,
    })
    .from(users)
    .leftJoin(assistants, eq(assistants.ownerId, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(limitRequests, eq(limitRequests.userId, users.id))
}

/** One more than `limit`, where there are more. */
export function listPeople(db: Database, { limit, before, q, show }: PeopleQuery, since: Date) {
  const found = q && containing(q)
  const named = sql`${users.firstName} || ' ' || ${users.lastName}`
  return selectPeople(db, since)
    .where(
      and(
        SHOWN[show],
        earlierThan(users, before),
        found ? or(ilike(users.email, found), ilike(named, found), ilike(users.username, found)) : undefined,
      ),
    )
    .orderBy(desc(users.arrival))
    .limit(limit + 1)
}

export async function findPerson(db: Database, id: string, since: Date): Promise<PersonRow | null> {
  const [found] = await selectPeople(db, since).where(eq(users.id, id))
  return found ?? null
}

/** @returns false where there is nobody of that id */
export async function setBlocked(db: Database, id: string, blockedAt: Date | null): Promise<boolean> {
  const changed = await db.update(users).set({ blockedAt }).where(eq(users.id, id)).returning({ id: users.id })
  return changed.length > 0
}

/** @returns false where there is nobody of that id */
export async function setWeeklyLimit(tx: Database, id: string, weeklyLimit: number | null): Promise<boolean> {
  const changed = await tx.update(users).set({ weeklyLimit }).where(eq(users.id, id)).returning({ id: users.id })
  await tx.delete(limitRequests).where(eq(limitRequests.userId, id))
  return changed.length > 0
}

/** @returns false where they have asked already */
export async function insertRequest(db: Database, userId: string, wish: string, createdAt: Date): Promise<boolean> {
  const asked = await db
    .insert(limitRequests)
    .values({ userId, wish, createdAt })
    .onConflictDoNothing()
    .returning({ userId: limitRequests.userId })
  return asked.length > 0
}

import type { AdminUsersQuery } from '@rolewright/contract/admin'
import type { PageQuery } from '@rolewright/contract/paging'
import { and, count, desc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { containing } from '../../db/containing.ts'
import { earlierThan } from '../../db/earlier.ts'
import { assistants, companies, userAssistants, userRoles, users } from '../../db/schema.ts'

const { passwordHash: _secret, arrival: _order, ...columns } = getTableColumns(users)
const nameIn = (table: typeof users) =>
  sql<string>`coalesce(nullif(trim(${table.firstName} || ' ' || ${table.lastName}), ''), ${table.email})`

/** How many rows match, whichever page is read. */
async function countOf(query: { execute(): Promise<{ n: number }[]> }): Promise<number> {
  return (await query.execute())[0]!.n
}

type Sought = Pick<AdminUsersQuery, 'q' | 'companyId'>
const matching = ({ q, companyId }: Sought): SQL | undefined => {
  const found = q && containing(q)
  const named = sql`${users.firstName} || ' ' || ${users.lastName}`
  return and(
    companyId ? eq(users.companyId, companyId) : undefined,
    found ? or(ilike(users.email, found), ilike(named, found), ilike(users.username, found)) : undefined,
  )
}

/** One more than `limit`, where there are more. */
export async function listUsers(db: Database, { limit, before, ...sought }: AdminUsersQuery) {
  const assigned = sql<number>`(
    select count(*) from ${userAssistants} where ${userAssistants.userId} = ${users.id}
  )::int + (${assistants.id} is not null)::int`
  const rows = await db
    .select({
      ...columns,
      personalizedAssistantId: assistants.id,
      role: userRoles.role,
      assistants: assigned,
      confirmedCompany: companies.name,
    })
    .from(users)
    .leftJoin(assistants, eq(assistants.ownerId, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(earlierThan(users, before), matching(sought)))
    .orderBy(desc(users.arrival))
    .limit(limit + 1)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export const countUsers = (db: Database, sought: Sought) =>
  countOf(db.select({ n: count() }).from(users).where(matching(sought)))

interface Whose {
  assistantId?: string | undefined
  userId?: string | undefined
}
const assignedTo = ({ assistantId, userId }: Whose) =>
  and(
    assistantId ? eq(userAssistants.assistantId, assistantId) : undefined,
    userId ? eq(userAssistants.userId, userId) : undefined,
  )

/** One more than `limit`, where there are more. */
export async function listPermissions(db: Database, { limit, before, ...whose }: PageQuery & Whose) {
  const admins = alias(users, 'admins')
  const { arrival: _order, ...permission } = getTableColumns(userAssistants)
  const rows = await db
    .select({
      ...permission,
      userName: nameIn(users),
      assistantName: assistants.name,
      model: assistants.model,
      inService: sql<boolean>`${assistants.retiredAt} is null`,
      assignedByName: sql<string | null>`case when ${admins.id} is not null then ${nameIn(admins as never)} end`,
    })
    .from(userAssistants)
    .innerJoin(users, eq(users.id, userAssistants.userId))
    .innerJoin(assistants, eq(assistants.id, userAssistants.assistantId))
    .leftJoin(admins, eq(admins.id, userAssistants.assignedBy))
    .where(and(earlierThan(userAssistants, before), assignedTo(whose)))
    .orderBy(desc(userAssistants.arrival))
    .limit(limit + 1)
  return rows.map((row) => ({ ...row, assignedAt: row.assignedAt.toISOString() }))
}

export const countPermissions = (db: Database, whose: Whose) =>
  countOf(db.select({ n: count() }).from(userAssistants).where(assignedTo(whose)))

/** One more than `limit`, where there are more. */
export async function listRoles(db: Database, { limit, before }: PageQuery) {
  const { arrival: _order, ...role } = getTableColumns(userRoles)
  const rows = await db
    .select({ ...role, userName: nameIn(users) })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(earlierThan(userRoles, before))
    .orderBy(desc(userRoles.arrival))
    .limit(limit + 1)
  return rows.map((row) => ({ ...row, assignedAt: row.assignedAt.toISOString() }))
}

export const countRoles = (db: Database) => countOf(db.select({ n: count() }).from(userRoles))

import type { AuditFilter, AuditQuery } from '@rolewright/contract/audit'
import { and, arrayContains, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { containing } from '../../db/containing.ts'
import { earlierThan } from '../../db/earlier.ts'
import { assistants, auditEntries, briefTemplates, companies, users } from '../../db/schema.ts'

const { id, at, actorId, who, what, whom, subjectIds, details } = auditEntries
const DAY_MS = 86_400_000

export async function insertEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry)
}

/** What ids mean to people at this moment: users, assistants, companies and templates. */
export async function nameIds(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const person = sql<string>`${users.firstName} || ' ' || ${users.lastName} || ' <' || ${users.email} || '>'`
  const rows = [
    ...(await db.select({ id: users.id, name: person }).from(users).where(inArray(users.id, ids))),
    ...(await db
      .select({ id: assistants.id, name: assistants.name })
      .from(assistants)
      .where(inArray(assistants.id, ids))),
    ...(await db.select({ id: companies.id, name: companies.name }).from(companies).where(inArray(companies.id, ids))),
    ...(await db
      .select({ id: briefTemplates.id, name: briefTemplates.name })
      .from(briefTemplates)
      .where(inArray(briefTemplates.id, ids))),
  ]
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const matching = ({ q, from, to, doneBy, doneTo }: AuditFilter) => {
  const found = q && containing(q)
  return and(
    found ? or(ilike(who, found), ilike(what, found), ilike(whom, found), ilike(details, found)) : undefined,
    doneBy ? eq(actorId, doneBy) : undefined,
    doneTo ? arrayContains(subjectIds, [doneTo]) : undefined,
    from ? gte(at, new Date(from)) : undefined,
    to ? lt(at, new Date(Date.parse(to) + DAY_MS)) : undefined,
  )
}

const selectEntries = (db: Database) => db.select({ id, at, who, what, whom, details }).from(auditEntries)
export type Entry = Awaited<ReturnType<typeof selectEntries>>[number]

/** One more than `limit`, where there are more. */
export const listEntries = (db: Database, { limit, before, ...filter }: AuditQuery): Promise<Entry[]> =>
  selectEntries(db)
    .where(and(matching(filter), earlierThan(auditEntries, before)))
    .orderBy(desc(auditEntries.arrival))
    .limit(limit + 1)

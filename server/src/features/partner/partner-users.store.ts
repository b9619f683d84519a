import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from '../../db/schema.ts'

const { passwordHash: _secret, arrival: _order, ...columns } = getTableColumns(users)

export type PartnerUser = Omit<typeof users.$inferSelect, 'passwordHash' | 'arrival'>

export interface NewPartnerUser {
  email: string
  username: string | null
  firstName: string
  lastName: string
  source: string
  directoryId: string | null
  directoryLink: string | null
  createdAt: Date
}

/** @returns null where the e-mail address or the place in the directory is taken */
export async function insertPartnerUser(db: Database, user: NewPartnerUser): Promise<PartnerUser | null> {
  const companyId = sql`(select company_id from company_domains where domain = split_part(${user.email}::text, '@', 2))`
  const [inserted] = await db
    .insert(users)
    .values({ ...user, companyId })
    .onConflictDoNothing()
    .returning(columns)
  return inserted ?? null
}

export async function findById(db: Database, id: string): Promise<PartnerUser | null> {
  const [found] = await db.select(columns).from(users).where(eq(users.id, id))
  return found ?? null
}

export async function findByEmail(db: Database, email: string): Promise<PartnerUser | null> {
  const [found] = await db.select(columns).from(users).where(eq(users.email, email))
  return found ?? null
}

export async function findByLink(db: Database, source: string, directoryLink: string): Promise<PartnerUser | null> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.source, source), eq(users.directoryLink, directoryLink)))
  return found ?? null
}

/** Those of the directory's people who are here, by their place in the directory or their address. */
export function listKnown(db: Database, source: string, members: { id: string; email: string | null }[]) {
  if (members.length === 0) return []
  const emails = members.flatMap(({ email }) => email ?? [])
  return db
    .select({ email: users.email, source: users.source, directoryId: users.directoryId })
    .from(users)
    .where(
      or(
        and(
          eq(users.source, source),
          inArray(
            users.directoryId,
            members.map(({ id }) => id),
          ),
        ),
        emails.length > 0 ? inArray(users.email, emails) : undefined,
      ),
    )
}

/** Notes where in the directory somebody stands, unless somebody else stands there. */
export async function noteDirectoryId(
  db: Database,
  userId: string,
  source: string,
  directoryId: string,
): Promise<void> {
  const taken = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.source, source), eq(users.directoryId, directoryId)))
  if (taken.length === 0) await db.update(users).set({ directoryId }).where(eq(users.id, userId))
}

export async function noteLink(db: Database, userId: string, source: string, directoryLink: string): Promise<void> {
  if (await findByLink(db, source, directoryLink)) return
  await db
    .update(users)
    .set({ directoryLink })
    .where(and(eq(users.id, userId), isNull(users.directoryLink)))
}

export async function markDeactivated(db: Database, userId: string, deactivatedAt: Date | null): Promise<void> {
  await db.update(users).set({ deactivatedAt }).where(eq(users.id, userId))
}

/** From here on the partner says who this is: the local password is gone. False where the account is no local one. */
export async function handOverToPartner(db: Database, userId: string, source: string, username: string | null) {
  const changed = await db
    .update(users)
    .set({ source, username, passwordHash: null })
    .where(and(eq(users.id, userId), eq(users.source, 'local')))
    .returning({ id: users.id })
  return changed.length > 0
}

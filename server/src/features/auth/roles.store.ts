import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { userRoles, users } from '../../db/schema.ts'

const columns = { id: userRoles.id, userId: userRoles.userId, role: userRoles.role, assignedAt: userRoles.assignedAt }

export async function setRole(db: Database, userId: string, role: 'user' | 'admin', now: Date) {
  const [set] = await db
    .insert(userRoles)
    .values({ userId, role, assignedAt: now })
    .onConflictDoUpdate({ target: userRoles.userId, set: { role, assignedAt: now } })
    .returning(columns)
  return set!
}

export async function findRole(db: Database, userId: string) {
  const [role] = await db.select(columns).from(userRoles).where(eq(userRoles.userId, userId))
  return role ?? null
}

export async function deleteRole(db: Database, userId: string): Promise<void> {
  await db.delete(userRoles).where(eq(userRoles.userId, userId))
}

/** Holds the role of every admin who can sign in until the end of the transaction, so that two removals can't each spare the other's admin. */
export async function lockAdmins(tx: Database): Promise<string[]> {
  const admins = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), isNull(users.blockedAt), isNull(users.deactivatedAt)))
    .orderBy(userRoles.id)
    .for('update')
  return admins.map(({ userId }) => userId)
}

/** Those of the given e-mails that have an account and are no admins yet. */
export async function findNotYetAdmins(db: Database, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const found = await db
    .select({ id: users.id, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(inArray(users.email, emails))
  return found.filter(({ role }) => role !== 'admin').map(({ id }) => id)
}

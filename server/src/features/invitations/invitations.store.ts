import type { InvitationDraft } from '@rolewright/contract/invitations'
import type { PageQuery } from '@rolewright/contract/paging'
import { and, count, desc, eq, exists, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { earlierThan } from '../../db/earlier.ts'
import { invitations, userRoles, users } from '../../db/schema.ts'

export type Stored = typeof invitations.$inferSelect
type New = InvitationDraft & Pick<Stored, 'tokenHash' | 'invitedBy' | 'createdAt' | 'expiresAt'>

/** In place of an earlier one for the same address. */
export async function insertInvitation(tx: Database, invitation: New): Promise<Stored> {
  const { tokenHash, role, assistantIds, invitedBy, createdAt, expiresAt } = invitation
  const [inserted] = await tx
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: invitations.email,
      set: { tokenHash, role, assistantIds, invitedBy, createdAt, expiresAt },
    })
    .returning()
  return inserted!
}

const isOpen = (now: Date) => gt(invitations.expiresAt, now)

/** One more than `limit`, where there are more. */
export const listOpen = (db: Database, now: Date, { limit, before }: PageQuery): Promise<Stored[]> =>
  db
    .select()
    .from(invitations)
    .where(and(isOpen(now), earlierThan(invitations, before)))
    .orderBy(desc(invitations.arrival))
    .limit(limit + 1)

export const countOpen = async (db: Database, now: Date): Promise<number> =>
  (await db.select({ n: count() }).from(invitations).where(isOpen(now)))[0]!.n

export async function findOpen(db: Database, tokenHash: string, now: Date): Promise<Stored | null> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.tokenHash, tokenHash),
        gt(invitations.expiresAt, now),
        or(ne(invitations.role, 'admin'), exists(stillAdmin(db))),
      ),
    )
  return found ?? null
}

/** Who invites admins must still be one who can sign in. */
const stillAdmin = (db: Database) =>
  db
    .select({ id: userRoles.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.userId, invitations.invitedBy),
        eq(userRoles.role, 'admin'),
        isNull(users.blockedAt),
        isNull(users.deactivatedAt),
      ),
    )

/** Of two that accept it at once, one finds it gone. @returns whether it was there */
export async function deleteInvitation(db: Database, id: string): Promise<boolean> {
  return (await db.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id })).length > 0
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now))
}

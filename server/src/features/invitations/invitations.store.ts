import type { InvitationDraft } from '@rolewright/contract/invitations'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { invitations } from '../../db/schema.ts'

export type Stored = typeof invitations.$inferSelect
type New = InvitationDraft & Pick<Stored, 'tokenHash' | 'invitedBy' | 'createdAt' | 'expiresAt'>

/** In place of an earlier one for the same address. */
export async function insertInvitation(tx: Database, invitation: New): Promise<Stored> {
  await tx.delete(invitations).where(eq(invitations.email, invitation.email))
  const [inserted] = await tx.insert(invitations).values(invitation).returning()
  return inserted!
}

export const listOpen = (db: Database, now: Date): Promise<Stored[]> =>
  db.select().from(invitations).where(gt(invitations.expiresAt, now)).orderBy(desc(invitations.arrival))

export async function findOpen(db: Database, tokenHash: string, now: Date): Promise<Stored | null> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
  return found ?? null
}

/** Of two that accept it at once, one finds it gone. @returns whether it was there */
export async function deleteInvitation(db: Database, id: string): Promise<boolean> {
  return (await db.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id })).length > 0
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now))
}

import { and, eq, exists, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { partnerIdentities, sessions, users } from '../../db/schema.ts'

export interface Identity {
  issuer: string
  subject: string
}

const isThat = ({ issuer, subject }: Identity) =>
  and(eq(partnerIdentities.issuer, issuer), eq(partnerIdentities.subject, subject))

/** Whose identity it is. */
export async function findKnown(db: Database, identity: Identity): Promise<string | null> {
  const [known] = await db.select({ userId: partnerIdentities.userId }).from(partnerIdentities).where(isThat(identity))
  return known?.userId ?? null
}

/** Finds somebody whom the provider vouched for under another name of its own, and notes the new name. */
export async function findMoved(db: Database, { issuer, subject }: Identity, former: string[]): Promise<string | null> {
  if (former.length === 0) return null
  const [moved] = await db
    .update(partnerIdentities)
    .set({ issuer })
    .where(and(inArray(partnerIdentities.issuer, former), eq(partnerIdentities.subject, subject)))
    .returning({ userId: partnerIdentities.userId })
  return moved?.userId ?? null
}

/** @returns false where the identity, or that user's place at the issuer, is taken */
export async function bindIdentity(db: Database, identity: Identity, userId: string, now: Date): Promise<boolean> {
  const { issuer, subject } = identity
  const bound = await db
    .insert(partnerIdentities)
    .values({ issuer, subject, userId, checkedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: partnerIdentities.userId })
  return bound.length > 0
}

export async function isBound(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: partnerIdentities.userId })
    .from(partnerIdentities)
    .where(eq(partnerIdentities.userId, userId))
  return found.length > 0
}

export async function noteSignIn(
  db: Database,
  identity: Identity,
  refreshToken: string | null,
  now: Date,
): Promise<void> {
  await db.update(partnerIdentities).set({ refreshToken, checkedAt: now }).where(isThat(identity))
}

export async function keepRefreshToken(db: Database, identity: Identity, refreshToken: string | null): Promise<void> {
  await db.update(partnerIdentities).set({ refreshToken }).where(isThat(identity))
}

/**
 * People with a live session whom nobody asked the partner about since `before`, and marks them as asked: another
 * server takes others.
 */
export async function claimDue(db: Database, { before, now, limit }: { before: Date; now: Date; limit: number }) {
  const due = db
    .select({ issuer: partnerIdentities.issuer, subject: partnerIdentities.subject })
    .from(partnerIdentities)
    .where(
      and(
        lt(partnerIdentities.checkedAt, before),
        exists(
          db
            .select({ one: sql`1` })
            .from(sessions)
            .where(and(eq(sessions.userId, partnerIdentities.userId), gt(sessions.expiresAt, now))),
        ),
      ),
    )
    .orderBy(partnerIdentities.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(partnerIdentities)
    .set({ checkedAt: now })
    .from(users)
    .where(
      and(
        sql`(${partnerIdentities.issuer}, ${partnerIdentities.subject}) in ${due}`,
        eq(users.id, partnerIdentities.userId),
      ),
    )
    .returning({
      issuer: partnerIdentities.issuer,
      subject: partnerIdentities.subject,
      refreshToken: partnerIdentities.refreshToken,
      userId: users.id,
      directoryId: users.directoryId,
      directoryLink: users.directoryLink,
    })
}

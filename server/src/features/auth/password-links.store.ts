import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { passwordLinks } from '../../db/schema.ts'

export async function insertLink(db: Database, link: typeof passwordLinks.$inferInsert): Promise<void> {
  await db.insert(passwordLinks).values(link)
}

/** Whose link it is, while it works. */
export async function findLink(db: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ userId: passwordLinks.userId })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now)))
  return found?.userId ?? null
}

/** Of two that spend a link at once, one finds it gone. @returns whether it was there */
export async function spendLink(tx: Database, tokenHash: string): Promise<boolean> {
  const spent = await tx
    .delete(passwordLinks)
    .where(eq(passwordLinks.tokenHash, tokenHash))
    .returning({ userId: passwordLinks.userId })
  return spent.length > 0
}

export async function deleteLinksOf(db: Database, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
}

export async function sweepLinks(db: Database, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
}

import type { PageComment } from '@rolewright/contract/links'
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { jobDescriptions, messages, pageComments, pageLinks, users } from '../../db/schema.ts'

export type LinkRow = typeof pageLinks.$inferSelect
export type CommentRow = typeof pageComments.$inferSelect

/** From here to the end of the transaction, nobody else adds a link or a comment to it. */
export async function holdDescription(tx: Database, id: string): Promise<void> {
  await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, id))
    .for('no key update')
}

export async function hasVersion(db: Database, jobDescriptionId: string, version: number): Promise<boolean> {
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.jobDescriptionId, jobDescriptionId), eq(messages.version, version)))
  return found.length > 0
}

export const listLinks = (db: Database, jobDescriptionId: string, now: Date): Promise<LinkRow[]> =>
  db
    .select()
    .from(pageLinks)
    .where(and(eq(pageLinks.jobDescriptionId, jobDescriptionId), gt(pageLinks.expiresAt, now)))
    .orderBy(desc(pageLinks.arrival))

export async function insertLink(db: Database, link: typeof pageLinks.$inferInsert): Promise<LinkRow> {
  const [inserted] = await db.insert(pageLinks).values(link).returning()
  return inserted!
}

const ownedBy = (db: Database, userId: string) =>
  db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.userId, userId), isNull(jobDescriptions.deletionId)))

/** @returns whether the person had such a link */
export async function deleteLink(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(pageLinks)
    .where(and(eq(pageLinks.id, id), inArray(pageLinks.jobDescriptionId, ownedBy(db, userId))))
    .returning({ id: pageLinks.id })
  return deleted.length > 0
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(pageLinks).where(lte(pageLinks.expiresAt, now))
}

/** The version that a link leads to, while it works: neither the page is deleted nor its owner shut out. */
export async function findShared(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      jobDescriptionId: pageLinks.jobDescriptionId,
      version: pageLinks.version,
      content: messages.content,
      writtenAt: messages.createdAt,
    })
    .from(pageLinks)
    .innerJoin(
      jobDescriptions,
      and(eq(jobDescriptions.id, pageLinks.jobDescriptionId), isNull(jobDescriptions.deletionId)),
    )
    .innerJoin(users, and(eq(users.id, jobDescriptions.userId), isNull(users.blockedAt), isNull(users.deactivatedAt)))
    .innerJoin(
      messages,
      and(eq(messages.jobDescriptionId, pageLinks.jobDescriptionId), eq(messages.version, pageLinks.version)),
    )
    .where(and(eq(pageLinks.tokenHash, tokenHash), gt(pageLinks.expiresAt, now)))
  return found ?? null
}

export async function countComments(db: Database, jobDescriptionId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(pageComments)
    .where(eq(pageComments.jobDescriptionId, jobDescriptionId))
  return row!.n
}

export async function insertComment(db: Database, comment: typeof pageComments.$inferInsert): Promise<void> {
  await db.insert(pageComments).values(comment)
}

export const listComments = (db: Database, jobDescriptionId: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(pageComments)
    .where(eq(pageComments.jobDescriptionId, jobDescriptionId))
    .orderBy(asc(pageComments.arrival))

/** Null where the person has no such comment. */
export async function setState(
  db: Database,
  userId: string,
  id: string,
  state: PageComment['state'],
): Promise<CommentRow | null> {
  const [updated] = await db
    .update(pageComments)
    .set({ state })
    .where(and(eq(pageComments.id, id), inArray(pageComments.jobDescriptionId, ownedBy(db, userId))))
    .returning(getTableColumns(pageComments))
  return updated ?? null
}

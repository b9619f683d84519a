import type { PageQuery } from '@rolewright/contract/paging'
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { earlierThan } from '../../db/earlier.ts'
import { conversations, deletions, generations, jobDescriptions, messages } from '../../db/schema.ts'

export type DeletionRow = typeof deletions.$inferSelect & { descriptions: number }

/** What can still be deleted. */
export async function findDescription(tx: Database, userId: string, id: string) {
  const { title, conversationId, userId: owner, deletionId } = jobDescriptions
  const [found] = await tx
    .select({ title, conversationId })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.id, id), eq(owner, userId), isNull(deletionId)))
  return found ?? null
}

export async function findConversationTitle(tx: Database, userId: string, id: string): Promise<string | null> {
  const { title, userId: owner, deletionId } = conversations
  const [found] = await tx
    .select({ title })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(owner, userId), isNull(deletionId)))
  return found?.title ?? null
}

/** Whether a conversation holds a description beside this one, or one is being written in it. */
export async function holdsMore(tx: Database, conversationId: string, besideId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ more: boolean }>(sql`select
    exists (select from ${jobDescriptions} where ${jobDescriptions.conversationId} = ${conversationId}
      and ${ne(jobDescriptions.id, besideId)} and ${isNull(jobDescriptions.deletionId)})
    or exists (select from ${generations} where ${generations.conversationId} = ${conversationId}
      and ${isNull(generations.improvesId)} and ${eq(generations.state, 'running')}) as more`)
  return rows[0]!.more
}

export async function insertDeletion(tx: Database, deletion: typeof deletions.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(deletions).values(deletion).returning({ id: deletions.id })
  return inserted!.id
}

/** Ends what is being written of it, for good: nothing may come of it any more. */
export async function endWriting(
  tx: Database,
  of: { conversationId?: string; improvesId?: string },
): Promise<string[]> {
  const ended = await tx
    .update(generations)
    .set({ state: 'stopped', errorCode: 'stopped', error: 'This was deleted.' })
    .where(
      and(
        of.conversationId ? eq(generations.conversationId, of.conversationId) : undefined,
        of.improvesId ? eq(generations.improvesId, of.improvesId) : undefined,
        or(eq(generations.state, 'running'), eq(generations.errorCode, 'interrupted')),
      ),
    )
    .returning({ id: generations.id })
  return ended.map(({ id }) => id)
}

/** With its versions and with what asked for it. */
export async function deleteDescription(tx: Database, id: string, deletionId: string): Promise<void> {
  await tx.update(jobDescriptions).set({ deletionId }).where(eq(jobDescriptions.id, id))
  const versions = tx.select({ id: messages.id }).from(messages).where(eq(messages.jobDescriptionId, id))
  const briefs = tx
    .select({ id: generations.answersMessageId })
    .from(generations)
    .where(inArray(generations.messageId, versions))
  await tx
    .update(messages)
    .set({ deletionId })
    .where(or(eq(messages.jobDescriptionId, id), inArray(messages.id, briefs)))
}

/** With what of it is not deleted yet. */
export async function deleteConversation(tx: Database, id: string, deletionId: string): Promise<void> {
  await tx.update(conversations).set({ deletionId }).where(eq(conversations.id, id))
  for (const table of [jobDescriptions, messages])
    await tx
      .update(table)
      .set({ deletionId })
      .where(and(eq(table.conversationId, id), isNull(table.deletionId)))
}

const selectDeletions = (db: Database) =>
  db
    .select({ ...getTableColumns(deletions), descriptions: count(jobDescriptions.id) })
    .from(deletions)
    .leftJoin(jobDescriptions, eq(jobDescriptions.deletionId, deletions.id))
    .groupBy(deletions.id)

const own = (userId: string, id: string) => and(eq(deletions.userId, userId), eq(deletions.id, id))

/** Those of after `since`, the latest first; one more than `limit`, where there are more. */
export const listDeletions = (
  db: Database,
  userId: string,
  { limit, before }: PageQuery,
  since: Date,
): Promise<DeletionRow[]> =>
  selectDeletions(db)
    .where(
      and(
        eq(deletions.userId, userId),
        gt(deletions.deletedAt, since),
        earlierThan(deletions, before, eq(deletions.userId, userId)),
      ),
    )
    .orderBy(desc(deletions.arrival))
    .limit(limit + 1)

export async function getDeletion(db: Database, id: string): Promise<DeletionRow> {
  const [found] = await selectDeletions(db).where(eq(deletions.id, id))
  return found!
}

/**
 * Everything of it is there again, and the conversation of each description with it, whenever that was deleted.
 * @returns whether there was such a deletion after `since`
 */
export async function restore(tx: Database, userId: string, id: string, since: Date): Promise<boolean> {
  const [held] = await tx
    .select({ id: deletions.id })
    .from(deletions)
    .where(and(own(userId, id), gt(deletions.deletedAt, since)))
    .for('update')
  if (!held) return false
  const restored = tx
    .select({ id: jobDescriptions.conversationId })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.deletionId, id))
  await tx
    .update(conversations)
    .set({ deletionId: null })
    .where(or(eq(conversations.deletionId, id), inArray(conversations.id, restored)))
  for (const table of [jobDescriptions, messages])
    await tx.update(table).set({ deletionId: null }).where(eq(table.deletionId, id))
  await tx.delete(deletions).where(eq(deletions.id, id))
  return true
}

/** The descriptions of deletions up to then. */
export async function listExpired(
  tx: Database,
  until: Date,
): Promise<{ deletionIds: string[]; descriptionIds: string[] }> {
  const rows = await tx
    .select({ deletionId: deletions.id, descriptionId: jobDescriptions.id })
    .from(deletions)
    .leftJoin(jobDescriptions, eq(jobDescriptions.deletionId, deletions.id))
    .where(lte(deletions.deletedAt, until))
    .for('update', { of: deletions })
  return {
    deletionIds: [...new Set(rows.map(({ deletionId }) => deletionId))],
    descriptionIds: rows.flatMap(({ descriptionId }) => descriptionId ?? []),
  }
}

/** For good: whatever names a deletion goes with it. */
export async function removeForGood(tx: Database, ids: string[]): Promise<void> {
  await tx.delete(deletions).where(inArray(deletions.id, ids))
}

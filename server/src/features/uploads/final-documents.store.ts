import type { FinalDocument } from '@rolewright/contract/uploads'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { deletions, finalDocuments, jobDescriptions, uploads } from '../../db/schema.ts'

export type NewFinalDocument = Omit<typeof finalDocuments.$inferInsert, 'id' | 'inUse'>
/** How many keys go with one statement. */
const AT_ONCE = 500
type Stored = Pick<typeof finalDocuments.$inferSelect, 'storageKey' | 'filename'>

const seen = {
  id: finalDocuments.id,
  jobDescriptionId: finalDocuments.jobDescriptionId,
  title: jobDescriptions.title,
  filename: finalDocuments.filename,
  size: finalDocuments.size,
  format: finalDocuments.format,
  words: finalDocuments.words,
  headings: finalDocuments.headings,
  inUse: finalDocuments.inUse,
  leftOut: finalDocuments.leftOut,
  createdAt: finalDocuments.createdAt,
}

const selectSeen = (db: Database) =>
  db
    .select(seen)
    .from(finalDocuments)
    .innerJoin(
      jobDescriptions,
      and(eq(jobDescriptions.id, finalDocuments.jobDescriptionId), isNull(jobDescriptions.deletionId)),
    )

const answer = (row: Omit<FinalDocument, 'createdAt'> & { createdAt: Date }): FinalDocument => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

export async function listFinalDocuments(db: Database, userId: string): Promise<FinalDocument[]> {
  const rows = await selectSeen(db).where(eq(finalDocuments.userId, userId)).orderBy(desc(finalDocuments.arrival))
  return rows.map(answer)
}

/** With those of deleted descriptions, and where each is. */
export const listEveryDocument = (db: Database, userId: string) =>
  db
    .select({ ...seen, storageKey: finalDocuments.storageKey, deletedAt: deletions.deletedAt })
    .from(finalDocuments)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, finalDocuments.jobDescriptionId))
    .leftJoin(deletions, eq(deletions.id, jobDescriptions.deletionId))
    .where(eq(finalDocuments.userId, userId))
    .orderBy(desc(finalDocuments.arrival))

/** What an upload has become. */
export async function findByUpload(db: Database, uploadKey: string): Promise<FinalDocument | null> {
  const [found] = await selectSeen(db).where(eq(finalDocuments.uploadKey, uploadKey))
  return found ? answer(found) : null
}

const own = (userId: string, id: string) => and(eq(finalDocuments.userId, userId), eq(finalDocuments.id, id))

export async function findStored(db: Database, userId: string, id: string): Promise<Stored | null> {
  const { storageKey, filename, jobDescriptionId } = finalDocuments
  const [found] = await db
    .select({ storageKey, filename })
    .from(finalDocuments)
    .innerJoin(jobDescriptions, and(eq(jobDescriptions.id, jobDescriptionId), isNull(jobDescriptions.deletionId)))
    .where(own(userId, id))
  return found ?? null
}

/** Takes the place of the document that was in use for the description. */
export async function insertFinalDocument(tx: Database, document: NewFinalDocument): Promise<void> {
  // Of two that come at once, the second waits here and replaces the first.
  await tx.execute(sql`select from ${jobDescriptions} where id = ${document.jobDescriptionId} for update`)
  await tx
    .update(finalDocuments)
    .set({ inUse: false })
    .where(and(eq(finalDocuments.jobDescriptionId, document.jobDescriptionId), eq(finalDocuments.inUse, true)))
  await tx.insert(finalDocuments).values(document)
}

export async function deleteFinalDocument(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(finalDocuments).where(own(userId, id))
}

/** Where the files of these descriptions are. */
export async function listKeysOf(db: Database, jobDescriptionIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: finalDocuments.storageKey })
    .from(finalDocuments)
    .where(inArray(finalDocuments.jobDescriptionId, jobDescriptionIds))
  return rows.map(({ key }) => key)
}

/** Where the files of one person are, attached or not; what lies in the trash already is not among them. */
export async function listStorageKeys(db: Database, userId: string): Promise<string[]> {
  const attached = await db
    .select({ key: finalDocuments.storageKey })
    .from(finalDocuments)
    .where(eq(finalDocuments.userId, userId))
  const open = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.sweptAt)))
  return [...attached, ...open].map(({ key }) => key)
}

/** Which of these files a document has. */
export async function listKept(db: Database, storageKeys: string[]): Promise<Set<string>> {
  const { storageKey } = finalDocuments
  const kept = new Set<string>()
  for (let from = 0; from < storageKeys.length; from += AT_ONCE) {
    const some = storageKeys.slice(from, from + AT_ONCE)
    const rows = await db.select({ storageKey }).from(finalDocuments).where(inArray(storageKey, some))
    for (const row of rows) kept.add(row.storageKey)
  }
  return kept
}

export async function countDocuments(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(finalDocuments)
  return row!.n
}

import { and, count, eq, inArray, isNull, lt, min, notInArray, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { finalDocuments, uploads, users } from '../../db/schema.ts'

export type Upload = typeof uploads.$inferSelect
export type NewUpload = Omit<Upload, 'sweptAt'>

/** The person's room is theirs to take, one upload at a time, until the end of the transaction. */
export async function lockRoom(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function findUpload(db: Database, key: string): Promise<Upload | null> {
  const [found] = await db.select().from(uploads).where(eq(uploads.key, key))
  return found ?? null
}

export async function insertUpload(tx: Database, upload: NewUpload): Promise<void> {
  await tx.insert(uploads).values(upload)
}

export async function countOpen(db: Database, userId: string): Promise<{ open: number; oldest: Date | null }> {
  const [row] = await db
    .select({ open: count(), oldest: min(uploads.createdAt) })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.sweptAt)))
  return row!
}

/** What all of somebody's files may take, in bytes: documents, uploads, and what lies in the trash. */
export async function sumSizes(db: Database, userId: string): Promise<number> {
  const [[attached], [others]] = await Promise.all([
    db
      .select({ bytes: sum(finalDocuments.size) })
      .from(finalDocuments)
      .where(eq(finalDocuments.userId, userId)),
    db
      .select({ bytes: sum(uploads.size) })
      .from(uploads)
      .where(eq(uploads.userId, userId)),
  ])
  return Number(attached!.bytes ?? 0) + Number(others!.bytes ?? 0)
}

export async function resizeUpload(db: Database, key: string, size: number): Promise<void> {
  await db.update(uploads).set({ size }).where(eq(uploads.key, key))
}

export async function deleteUploads(db: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(uploads).where(inArray(uploads.key, keys))
}

export async function markSwept(db: Database, keys: string[], now: Date): Promise<void> {
  if (keys.length > 0) await db.update(uploads).set({ sweptAt: now }).where(inArray(uploads.key, keys))
}

/** Those that were signed before and of which nothing is there. */
export async function deleteUnused(db: Database, before: Date, there: string[]): Promise<void> {
  const isThere = there.length > 0 ? notInArray(uploads.key, there) : sql`true`
  await db.delete(uploads).where(and(lt(uploads.createdAt, before), isNull(uploads.sweptAt), isThere))
}

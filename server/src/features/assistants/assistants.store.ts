import { and, asc, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { prepare, type Values } from '../../db/prepared.ts'
import { assistants, defaultModel, userAssistants } from '../../db/schema.ts'

export type Assistant = typeof assistants.$inferSelect

const inService = isNull(assistants.retiredAt)
/** Their own, or assigned to them. */
const usableBy = (userId: string | SQLWrapper) =>
  and(inService, or(eq(assistants.ownerId, userId), eq(userAssistants.userId, userId)))

const withPermission = (db: Database, userId: string | SQLWrapper) =>
  db
    .select({ assistant: assistants })
    .from(assistants)
    .leftJoin(userAssistants, and(eq(userAssistants.assistantId, assistants.id), eq(userAssistants.userId, userId)))

/** The person's own assistant first, then those assigned to them, the oldest assignment first. */
export async function listUsableAssistants(db: Database, userId: string): Promise<Assistant[]> {
  const rows = await withPermission(db, userId)
    .where(usableBy(userId))
    .orderBy(sql`${assistants.ownerId} = ${userId} desc nulls last`, asc(userAssistants.arrival))
  return rows.map(({ assistant }) => assistant)
}

const usable = prepare('usable assistant', (db, { userId, id }: Values<'userId' | 'id'>) =>
  withPermission(db, userId).where(and(usableBy(userId), eq(assistants.id, id))),
)
export const findUsableAssistant = async (db: Database, userId: string, id: string): Promise<Assistant | null> =>
  (await usable(db, { userId, id }))[0]?.assistant ?? null

export async function findAssistant(db: Database, id: string): Promise<Assistant | null> {
  const [found] = await db
    .select()
    .from(assistants)
    .where(and(inService, eq(assistants.id, id)))
  return found ?? null
}

/** Its name, also once it is retired. */
export async function findName(db: Database, id: string): Promise<string | null> {
  const [found] = await db.select({ name: assistants.name }).from(assistants).where(eq(assistants.id, id))
  return found?.name ?? null
}

/** @returns its id */
export async function insertAssistant(db: Database, assistant: typeof assistants.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(assistants).values(assistant).returning({ id: assistants.id })
  return inserted!.id
}

/** The oldest assistant that belongs to nobody. */
export async function findGeneralAssistant(db: Database): Promise<Assistant | null> {
  const [general] = await db
    .select()
    .from(assistants)
    .where(and(inService, isNull(assistants.ownerId)))
    .orderBy(asc(assistants.arrival))
    .limit(1)
  return general ?? null
}

export async function lockGeneralAssistants(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('general assistants'))`)
}

/** Also a retired one counts. */
export async function anyGeneralAssistantExists(db: Database): Promise<boolean> {
  return (await db.select({ id: assistants.id }).from(assistants).where(isNull(assistants.ownerId)).limit(1)).length > 0
}

const permission = {
  id: userAssistants.id,
  userId: userAssistants.userId,
  assistantId: userAssistants.assistantId,
  assignedBy: userAssistants.assignedBy,
  assignedAt: userAssistants.assignedAt,
}

/** @returns the permission; null where the user had it already */
export async function insertPermission(db: Database, values: typeof userAssistants.$inferInsert) {
  const [inserted] = await db.insert(userAssistants).values(values).onConflictDoNothing().returning(permission)
  return inserted ?? null
}

/** @returns false where there was none */
export async function deletePermission(db: Database, userId: string, assistantId: string): Promise<boolean> {
  const deleted = await db
    .delete(userAssistants)
    .where(and(eq(userAssistants.userId, userId), eq(userAssistants.assistantId, assistantId)))
    .returning({ id: userAssistants.id })
  return deleted.length > 0
}

export async function anyoneUses(db: Database, assistantId: string): Promise<boolean> {
  const [used] = await db
    .select({ id: userAssistants.id })
    .from(userAssistants)
    .where(eq(userAssistants.assistantId, assistantId))
    .limit(1)
  return used !== undefined
}

export async function findPersonalised(db: Database, ownerId: string): Promise<Assistant | null> {
  const [found] = await db.select().from(assistants).where(eq(assistants.ownerId, ownerId))
  return found ?? null
}

const sharedOf = (ownerId: string) =>
  and(
    eq(assistants.ownerId, ownerId),
    sql`exists (select from ${userAssistants} where ${userAssistants.assistantId} = ${assistants.id} and ${userAssistants.userId} <> ${ownerId})`,
  )

/** The names of somebody's assistants that others may use. */
export async function listSharedOf(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db.select({ name: assistants.name }).from(assistants).where(sharedOf(ownerId))
  return rows.map(({ name }) => name)
}

/** They belong to nobody in particular from now on. */
export async function disownShared(db: Database, ownerId: string): Promise<void> {
  await db.update(assistants).set({ ownerId: null }).where(sharedOf(ownerId))
}

export async function findDefaultModel(db: Database): Promise<string | null> {
  const [chosen] = await db.select({ model: defaultModel.model }).from(defaultModel)
  return chosen?.model ?? null
}

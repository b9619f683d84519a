import { and, count, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { generations } from '../../db/schema.ts'

export type Generation = typeof generations.$inferSelect

/** A generation whose lease ended unrenewed is dead, and so is its claim on the quota. */
export const LEASE_MS = 15_000

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)
const isRunning = eq(generations.state, 'running')

export async function insertGeneration(
  tx: Database,
  values: Omit<typeof generations.$inferInsert, 'state' | 'leaseUntil'> & { createdAt: Date },
): Promise<Generation> {
  const [inserted] = await tx
    .insert(generations)
    .values({ ...values, state: 'running', leaseUntil: leaseFrom(values.createdAt) })
    .returning()
  return inserted!
}

export async function findGeneration(db: Database, userId: string, id: string): Promise<Generation | null> {
  const [found] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
  return found ?? null
}

export async function findByKey(db: Database, userId: string, key: string): Promise<Generation | null> {
  const [found] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)))
  return found ?? null
}

/** Stores what was written since and renews the lease. Null: it is no longer running, so nobody waits for the rest. */
export async function appendText(
  db: Database,
  id: string,
  delta: string,
  now: Date,
): Promise<{ stopRequested: boolean } | null> {
  const [updated] = await db
    .update(generations)
    .set({ text: sql`${generations.text} || ${delta}`, leaseUntil: leaseFrom(now) })
    .where(and(eq(generations.id, id), isRunning))
    .returning({ stopRequested: generations.stopRequested })
  return updated ?? null
}

/** Ends a running generation as done. @returns false where it had ended otherwise */
export async function markDone(tx: Database, id: string, text: string): Promise<boolean> {
  const done = await tx
    .update(generations)
    .set({ state: 'done', text })
    .where(and(eq(generations.id, id), isRunning))
    .returning({ id: generations.id })
  return done.length > 0
}

export async function setResult(tx: Database, id: string, messageId: string): Promise<void> {
  await tx.update(generations).set({ messageId }).where(eq(generations.id, id))
}

export interface Failure {
  state: 'failed' | 'stopped'
  errorCode: string
  error: string
  reason?: string
}

/** Ends a running generation without a description; the text so far stays as a draft. */
export async function markEnded(db: Database, id: string, failure: Failure, text: string): Promise<void> {
  await db
    .update(generations)
    .set({ ...failure, text })
    .where(and(eq(generations.id, id), isRunning))
}

export async function requestStop(db: Database, id: string): Promise<void> {
  await db
    .update(generations)
    .set({ stopRequested: true })
    .where(and(eq(generations.id, id), isRunning))
}

/** Ends the generations that nobody writes any more. @param leaseEndedBy null: all that are marked as running */
export async function releaseAbandoned(db: Database, failure: Failure, leaseEndedBy: Date | null): Promise<number> {
  const released = await db
    .update(generations)
    .set({ ...failure })
    .where(and(isRunning, leaseEndedBy ? lt(generations.leaseUntil, leaseEndedBy) : undefined))
    .returning({ id: generations.id })
  return released.length
}

/** Improvements of a description that are being written. */
export async function countRunningImprovements(db: Database, jobDescriptionId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(isRunning, eq(generations.improvesId, jobDescriptionId)))
  return row!.n
}

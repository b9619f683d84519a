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

/**
 * Stores what was written since, of many at once, and renews their leases.
 * @returns those that still run, and whether they were asked to stop
 */
export async function appendTexts(
  db: Database,
  additions: { id: string; delta: string }[],
  now: Date,
): Promise<Map<string, { stopRequested: boolean }>> {
  const rows = await db
    .update(generations)
    .set({ text: sql`${generations.text} || added.delta`, leaseUntil: leaseFrom(now) })
    .from(sql`jsonb_to_recordset(${JSON.stringify(additions)}::jsonb) as added(id uuid, delta text)`)
    .where(and(sql`${generations.id} = added.id`, isRunning))
    .returning({ id: generations.id, stopRequested: generations.stopRequested })
  return new Map(rows.map((row) => [row.id, row]))
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

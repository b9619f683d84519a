import { randomUUID } from 'node:crypto'
import { and, count, eq, gte, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { filled, given, prepare, type Values } from '../../db/prepared.ts'
import { generations, messages } from '../../db/schema.ts'

export type Generation = typeof generations.$inferSelect

/** A generation whose lease ended unrenewed is dead, and so is its claim on the quota. */
export const LEASE_MS = 15_000
/** The code of a failure that nobody reported: the lease ended. */
const ABANDONED = 'interrupted'

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)
const isRunning = eq(generations.state, 'running')

const COLUMNS = [
  'id',
  'userId',
  'conversationId',
  'assistantId',
  'answersMessageId',
  'improvesId',
  'wish',
  'writer',
  'state',
  'idempotencyKey',
  'requestHash',
  'leaseUntil',
  'createdAt',
] as const
const newGeneration = prepare('new generation', (db, values: Values<(typeof COLUMNS)[number]>) =>
  db.insert(generations).values(given(values, COLUMNS)).returning(),
)
type Told = 'userId' | 'conversationId' | 'answersMessageId' | 'requestHash' | 'createdAt'
export async function insertGeneration(
  tx: Database,
  values: Pick<Generation, Told> &
    Partial<Pick<Generation, 'assistantId' | 'improvesId' | 'wish' | 'writer' | 'idempotencyKey'>>,
): Promise<Generation> {
  const blank = { assistantId: null, improvesId: null, wish: null, writer: null, idempotencyKey: null }
  const own = { id: randomUUID(), state: 'running', leaseUntil: leaseFrom(values.createdAt) }
  const [inserted] = await newGeneration(tx, { ...filled(values, blank), ...own })
  return inserted!
}

const generation = prepare('generation', (db, { userId, id }: Values<'userId' | 'id'>) =>
  db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId), isThere)),
)
export const findGeneration = async (db: Database, userId: string, id: string): Promise<Generation | null> =>
  (await generation(db, { userId, id }))[0] ?? null

/** What it answers is not deleted. */
const isThere = sql`not exists (
    select from ${messages} answered where answered.id = ${generations.answersMessageId} and answered.deletion_id is not null)`

const generationOfKey = prepare('generation of key', (db, { userId, key }: Values<'userId' | 'key'>) =>
  db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key))),
)
export const findByKey = async (db: Database, userId: string, key: string): Promise<Generation | null> =>
  (await generationOfKey(db, { userId, key }))[0] ?? null

/** Once a lease has ended, its place may have gone to what the person began since: it has to be had anew at the end. */
const mayRenew = (now: Date) =>
  sql`${generations.leaseUntil} >= ${now.toISOString()}::timestamptz or not exists (
    select from ${generations} later
    where later.user_id = ${generations.userId} and later.created_at > ${generations.leaseUntil})`

/**
 * Stores what was written since, of many at once, and renews their leases.
 * @returns those that still run, and whether they were asked to stop
 */
export async function appendTexts(
  db: Database,
  additions: { id: string; delta: string; written?: boolean }[],
  now: Date,
): Promise<Map<string, { stopRequested: boolean }>> {
  const rows = await db
    .update(generations)
    .set({
      text: sql`${generations.text} || added.delta`,
      written: sql`coalesce(added.written, false)`,
      leaseUntil: sql`case when ${mayRenew(now)} then ${leaseFrom(now).toISOString()}::timestamptz else ${generations.leaseUntil} end`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(additions)}::jsonb) as added(id uuid, delta text, written boolean)`)
    .where(and(sql`${generations.id} = added.id`, isRunning))
    .returning({ id: generations.id, stopRequested: generations.stopRequested })
  return new Map(rows.map((row) => [row.id, row]))
}

const done = prepare('generation done', (db, { id, text, now }: Values<'id' | 'text' | 'now'>) =>
  db
    .update(generations)
    .set({ state: 'done', text: sql`${text}` })
    .where(and(eq(generations.id, id), isRunning, gte(generations.leaseUntil, now)))
    .returning({ id: generations.id }),
)
/** Ends a running generation as done. @returns false where it had ended otherwise, or its lease had */
export const markDone = async (tx: Database, id: string, text: string, now: Date): Promise<boolean> =>
  (await done(tx, { id, text, now })).length > 0

/** Given up by a lease and not by who writes it: its text may still come. */
const isLapsed = or(isRunning, and(eq(generations.state, 'failed'), eq(generations.errorCode, ABANDONED)))

/** Ends a generation as done whose lease had ended. @returns false where it was ended on purpose */
export async function markDoneLate(tx: Database, id: string, text: string): Promise<boolean> {
  const done = await tx
    .update(generations)
    .set({ state: 'done', text, error: null, errorCode: null })
    .where(and(eq(generations.id, id), isLapsed))
    .returning({ id: generations.id })
  return done.length > 0
}

const result = prepare('generation result', (db, { id, messageId }: Values<'id' | 'messageId'>) =>
  db
    .update(generations)
    .set({ messageId: sql`${messageId}` })
    .where(eq(generations.id, id))
    .returning({ id: generations.id }),
)
export async function setResult(tx: Database, id: string, messageId: string): Promise<void> {
  await result(tx, { id, messageId })
}

export interface Failure {
  state: 'failed' | 'stopped'
  errorCode: string
  error: string
  reason?: string
  retryAt: Date | null
}

/** Ends a generation without a description, also one that its lease had ended; the text so far stays as a draft. */
export async function markEnded(db: Database, id: string, failure: Failure, text: string): Promise<void> {
  await db
    .update(generations)
    .set({ ...failure, text })
    .where(and(eq(generations.id, id), isLapsed))
}

export async function requestStop(db: Database, id: string): Promise<void> {
  await db
    .update(generations)
    .set({ stopRequested: true })
    .where(and(eq(generations.id, id), isRunning))
}

/** Which generations nobody looks after any more: null for all that are marked as running, but never those that live here. */
export interface Abandoned {
  leaseEndedBy: Date | null
  alive: string[]
}

const isAbandoned = ({ leaseEndedBy, alive }: Abandoned) =>
  and(
    isRunning,
    leaseEndedBy ? lt(generations.leaseUntil, leaseEndedBy) : undefined,
    alive.length > 0 ? notInArray(generations.id, alive) : undefined,
  )

/** Takes over those whose text is whole: only one process gets each. */
export const takeWritten = (db: Database, abandoned: Abandoned, now: Date): Promise<Generation[]> =>
  db
    .update(generations)
    .set({ leaseUntil: leaseFrom(now) })
    .where(and(isAbandoned(abandoned), eq(generations.written, true)))
    .returning()

/** Ends those whose text was cut. @param says the failure, of one that has a draft and of one that has none */
export async function releaseAbandoned(
  db: Database,
  abandoned: Abandoned,
  says: { withDraft: string; withoutDraft: string },
): Promise<number> {
  const released = await db
    .update(generations)
    .set({
      state: 'failed',
      errorCode: ABANDONED,
      error: sql`case when ${generations.text} = '' then ${says.withoutDraft} else ${says.withDraft} end`,
    })
    .where(and(isAbandoned(abandoned), eq(generations.written, false)))
    .returning({ id: generations.id })
  return released.length
}

export async function countRunningImprovements(db: Database, jobDescriptionId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(generations)
    .where(and(isRunning, eq(generations.improvesId, jobDescriptionId)))
  return row!.n
}

import type {
  AssistantDraft,
  AssistantsQuery,
  AssistantVersion,
  ManagedAssistantsQuery,
} from '@rolewright/contract/assistants'
import type { AssistantKind } from '@rolewright/contract/constants'
import type { PageQuery } from '@rolewright/contract/paging'
import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { containing } from '../../db/containing.ts'
import { assistants, assistantVersions, generations, jobDescriptions, userAssistants, users } from '../../db/schema.ts'

const person = (table: typeof users) => ({
  id: table.id,
  email: table.email,
  firstName: table.firstName,
  lastName: table.lastName,
})

/** The people assigned to it, and its owner. */
const userCount = sql<number>`(
  select count(*) from ${userAssistants} where ${userAssistants.assistantId} = ${assistants.id}
)::int + (${assistants.ownerId} is not null)::int`
const descriptionCount = sql<number>`(
  select count(*) from ${jobDescriptions} where ${jobDescriptions.assistantId} = ${assistants.id}
)::int`
const versionCount = sql<number>`(
  select count(*) from ${assistantVersions} where ${assistantVersions.assistantId} = ${assistants.id}
)::int`
/** Of the last generation, where its provider refused it. */
const lastReason = sql<string | null>`(
  select ${generations.reason} from ${generations} where ${generations.assistantId} = ${assistants.id}
  and ${generations.state} <> 'running' order by ${generations.arrival} desc limit 1
)`

const selectManaged = (db: Database) =>
  db
    .select({
      assistant: assistants,
      owner: person(users),
      users: userCount,
      descriptions: descriptionCount,
      versions: versionCount,
      lastReason,
    })
    .from(assistants)
    .leftJoin(users, eq(users.id, assistants.ownerId))

export type Managed = Awaited<ReturnType<typeof listManaged>>[number]

const KINDS = {
  inService: isNull(assistants.retiredAt),
  general: and(isNull(assistants.retiredAt), isNull(assistants.ownerId)),
  personal: and(isNull(assistants.retiredAt), isNotNull(assistants.ownerId)),
  retired: isNotNull(assistants.retiredAt),
}

/** `models` are those that it may have; left out: any. */
export type Sought = Pick<ManagedAssistantsQuery, 'q' | 'show'> & { models?: string[] }
function matching({ q, show, models }: Sought) {
  const kind = and(show && KINDS[show], models && inArray(assistants.model, models))
  const found = q && containing(q)
  if (!found) return kind
  const named = sql`${users.firstName} || ' ' || ${users.lastName}`
  const { name, model, description } = assistants
  return and(kind, or(...[name, model, description, users.email, named].map((text) => ilike(text, found))))
}

/** Those of nobody in particular first, then by the newest. One more than `limit`, where there are more. */
export const listManaged = (db: Database, sought: Sought, { limit, before }: PageQuery) =>
  selectManaged(db)
    .where(and(before ? after(before) : undefined, matching(sought)))
    .orderBy(sql`${assistants.ownerId} is null desc`, desc(assistants.arrival))
    .limit(limit + 1)

/** Those in service, in the same order, with whose it is, of a personal one. One more than `limit`, where there are more. */
export async function listInService(db: Database, { limit, before, q }: AssistantsQuery) {
  const rows = await db
    .select({ assistant: assistants, owner: person(users) })
    .from(assistants)
    .leftJoin(users, eq(users.id, assistants.ownerId))
    .where(and(before ? after(before) : undefined, matching({ q, show: 'inService' })))
    .orderBy(sql`${assistants.ownerId} is null desc`, desc(assistants.arrival))
    .limit(limit + 1)
  return rows.map(({ assistant, owner }) => ({
    ...assistant,
    ownerName: owner && (`${owner.firstName} ${owner.lastName}`.trim() || owner.email),
  }))
}

/** Those that come after one in that order. */
const after = (id: string) => sql`(${assistants.ownerId} is null, ${assistants.arrival}) < (
  select earlier.owner_id is null, earlier.arrival from ${assistants} earlier where earlier.id = ${id}
)`

/** Every model that an assistant has. */
export async function listModelsInUse(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ model: assistants.model }).from(assistants)
  return rows.map(({ model }) => model)
}

export async function countManaged(db: Database, sought: Sought): Promise<number> {
  const rows = db.select({ n: count() }).from(assistants).leftJoin(users, eq(users.id, assistants.ownerId))
  return (await rows.where(matching(sought)))[0]!.n
}

export async function countKinds(db: Database): Promise<Record<AssistantKind, number>> {
  const of = (kind: AssistantKind) => sql<number>`(count(*) filter (where ${KINDS[kind]}))::int`
  const counts = {
    inService: of('inService'),
    general: of('general'),
    personal: of('personal'),
    retired: of('retired'),
  }
  return (await db.select(counts).from(assistants))[0]!
}

export async function findManaged(db: Database, id: string): Promise<Managed | null> {
  const [found] = await selectManaged(db).where(eq(assistants.id, id))
  return found ?? null
}

/** Holds the assistant until the end of the transaction. @returns false where there is none */
export async function lockAssistant(tx: Database, id: string): Promise<boolean> {
  const found = await tx.select({ id: assistants.id }).from(assistants).where(eq(assistants.id, id)).for('update')
  return found.length > 0
}

export async function updateDraft(tx: Database, id: string, draft: AssistantDraft): Promise<void> {
  await tx.update(assistants).set(draft).where(eq(assistants.id, id))
}

export async function setRetired(db: Database, id: string, retiredAt: Date | null): Promise<boolean> {
  const updated = await db
    .update(assistants)
    .set({ retiredAt })
    .where(eq(assistants.id, id))
    .returning({ id: assistants.id })
  return updated.length > 0
}

/** @returns false where there is none */
export async function setWeeklyLimit(db: Database, id: string, weeklyLimit: number | null): Promise<boolean> {
  const updated = await db
    .update(assistants)
    .set({ weeklyLimit })
    .where(eq(assistants.id, id))
    .returning({ id: assistants.id })
  return updated.length > 0
}

/** Keeps what an assistant is from now on, as its next version. */
export async function insertVersion(
  tx: Database,
  assistantId: string,
  { name, description, model, instructions }: AssistantDraft,
  changedBy: string | null,
  changedAt: Date,
): Promise<void> {
  const [last] = await tx
    .select({ number: max(assistantVersions.number) })
    .from(assistantVersions)
    .where(eq(assistantVersions.assistantId, assistantId))
  const number = (last?.number ?? 0) + 1
  await tx
    .insert(assistantVersions)
    .values({ assistantId, number, name, description, model, instructions, changedBy, changedAt })
}

export async function listVersions(db: Database, assistantId: string): Promise<AssistantVersion[]> {
  const rows = await db
    .select({ version: assistantVersions, changedBy: person(users) })
    .from(assistantVersions)
    .leftJoin(users, eq(users.id, assistantVersions.changedBy))
    .where(eq(assistantVersions.assistantId, assistantId))
    .orderBy(desc(assistantVersions.number))
  return rows.map(({ version, changedBy }) => ({
    ...version,
    changedBy,
    changedAt: version.changedAt.toISOString(),
  }))
}

import type { HistoryQuery, JobDescription, JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { and, desc, eq, inArray, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { given, prepare, type Values } from '../../db/prepared.ts'
import { conversations, finalDocuments, jobDescriptions, messages, pageComments } from '../../db/schema.ts'

import { findInTurns, matching } from './history-search.store.ts'

export type JobDescriptionRow = typeof jobDescriptions.$inferSelect

interface Selected {
  record: JobDescriptionRow
  messageId: string | null
  writer: string | null
  documentId: string | null
  openWishes: number
}

const answer = ({ record, messageId, writer, documentId, openWishes }: Selected): JobDescription => ({
  ...record,
  messageId,
  writer,
  openWishes,
  finalDocumentUrl: documentId && `/api/final-documents/${documentId}/file`,
  createdAt: record.createdAt.toISOString(),
})

const isLatest = and(eq(messages.jobDescriptionId, jobDescriptions.id), eq(messages.version, jobDescriptions.versions))
const openWishes = sql<number>`(select count(*)::int from ${pageComments}
  where ${pageComments.jobDescriptionId} = ${jobDescriptions.id} and ${pageComments.state} = 'open')`

/** Each record with the message whose text it shows, the latest version, and its final document. */
const selectRecords = (db: Database) =>
  db
    .select({
      record: jobDescriptions,
      messageId: messages.id,
      writer: messages.writer,
      documentId: finalDocuments.id,
      openWishes,
    })
    .from(jobDescriptions)
    .leftJoin(messages, isLatest)
    .leftJoin(
      finalDocuments,
      and(eq(finalDocuments.jobDescriptionId, jobDescriptions.id), eq(finalDocuments.inUse, true)),
    )

const ownAll = (userId: string) => and(eq(jobDescriptions.userId, userId), isNull(jobDescriptions.deletionId))
const own = (userId: string, id: string) => and(ownAll(userId), eq(jobDescriptions.id, id))

/** Which records a page of the history has, one more than `limit` where there are more; null for none. */
async function findPage(db: Database, userId: string, query: HistoryQuery): Promise<SQL | null> {
  const { limit, before, ...wanted } = query
  const from = before
    ? sql`(select ${jobDescriptions.arrival} from ${jobDescriptions} where ${own(userId, before)})`
    : undefined
  const found = matching(wanted) ? await findInTurns(db, userId, { wanted, from, limit }) : null
  if (!found) return and(ownAll(userId), from && lt(jobDescriptions.arrival, from))!
  return found.length > 0 ? inArray(jobDescriptions.id, found) : null
}

/** One more than `limit`, where there are more. */
export async function listJobDescriptions(
  db: Database,
  userId: string,
  query: HistoryQuery,
): Promise<JobDescription[]> {
  const page = await findPage(db, userId, query)
  if (!page) return []
  const rows = await selectRecords(db)
    .where(page)
    .orderBy(desc(jobDescriptions.arrival))
    .limit(query.limit + 1)
  return rows.map(answer)
}

/** A summary before its texts are cut to what is shown of them. */
export type Beginning = Omit<JobDescriptionSummary, 'opening' | 'excerpt'> & { prompt: string; response: string }
/** As much of a text as can be needed for the lines that a list shows, behind a title and a heading. */
const BEGINNING_LENGTH = 1000
const beginningOf = (text: SQLWrapper) => sql<string>`left(${text}, ${sql.raw(String(BEGINNING_LENGTH))})`

/** As `listJobDescriptions`, without whole texts. */
export async function listBeginnings(db: Database, userId: string, query: HistoryQuery): Promise<Beginning[]> {
  const page = await findPage(db, userId, query)
  if (!page) return []
  const { id, title, place, createdAt, assistantId, assistantName, rating, versions, prompt, response } =
    jobDescriptions
  const rows = await db
    .select({
      ...{ id, title, place, createdAt, assistantId, assistantName, rating, versions, openWishes },
      writer: messages.writer,
      prompt: beginningOf(prompt),
      response: beginningOf(response),
    })
    .from(jobDescriptions)
    .leftJoin(messages, isLatest)
    .where(page)
    .orderBy(desc(jobDescriptions.arrival))
    .limit(query.limit + 1)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export async function findJobDescription(db: Database, userId: string, id: string): Promise<JobDescription | null> {
  const [found] = await selectRecords(db).where(own(userId, id))
  return found ? answer(found) : null
}

/** Null where the person has no such description. */
export async function rateJobDescription(
  db: Database,
  userId: string,
  id: string,
  rated: { rating: number; feedback: string | null },
): Promise<JobDescription | null> {
  await db.update(jobDescriptions).set(rated).where(own(userId, id))
  return findJobDescription(db, userId, id)
}

/** Its conversation is called as before, unless it had the same name. Null where the person has no such description. */
export async function renameJobDescription(
  tx: Database,
  userId: string,
  id: string,
  title: string,
): Promise<JobDescription | null> {
  await tx.execute(sql`update ${conversations} set title = ${title} from ${jobDescriptions}
    where ${own(userId, id)} and ${conversations.id} = ${jobDescriptions.conversationId}
      and ${conversations.title} = ${jobDescriptions.title}`)
  await tx.update(jobDescriptions).set({ title, isNamed: true }).where(own(userId, id))
  return findJobDescription(tx, userId, id)
}

const COLUMNS = [
  'id',
  'userId',
  'conversationId',
  'assistantId',
  'assistantName',
  'title',
  'place',
  'prompt',
  'facts',
  'response',
  'createdAt',
] as const
const newDescription = prepare('new job description', (db, values: Values<(typeof COLUMNS)[number]>) =>
  db.insert(jobDescriptions).values(given(values, COLUMNS)).returning({ id: jobDescriptions.id }),
)
/** @param values with an id of the caller's making: what refers to it need not wait for it */
export async function insertJobDescription(
  tx: Database,
  values: Pick<JobDescriptionRow, (typeof COLUMNS)[number]>,
): Promise<void> {
  await newDescription(tx, values)
}

/**
 * @param latest the version that has to be the latest still; null for any
 * @returns the record with the number of the new version in `versions`; null where another is the latest
 */
export async function addVersion(
  tx: Database,
  id: string,
  text: Pick<JobDescriptionRow, 'response' | 'title' | 'place'>,
  latest: number | null = null,
): Promise<JobDescriptionRow | null> {
  const [updated] = await tx
    .update(jobDescriptions)
    .set({
      ...text,
      title: sql`case when ${jobDescriptions.isNamed} then ${jobDescriptions.title} else ${text.title} end`,
      versions: sql`${jobDescriptions.versions} + 1`,
    })
    .where(and(eq(jobDescriptions.id, id), latest === null ? undefined : eq(jobDescriptions.versions, latest)))
    .returning()
  return updated ?? null
}

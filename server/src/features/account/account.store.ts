import { and, asc, count, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import {
  companies,
  conversations,
  deletions,
  finalDocuments,
  generations,
  jobDescriptions,
  limitRequests,
  messages,
  pageComments,
  pageLinks,
  textDrafts,
  users,
} from '../../db/schema.ts'

/** Some columns of a table, by their names. */
const columns = <Table extends PgTable, Name extends keyof Table['_']['columns'] & string>(
  table: Table,
  ...names: Name[]
): Pick<Table['_']['columns'], Name> => {
  const all = getTableColumns(table)
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Table['_']['columns'], Name>
}

export async function findMembership(db: Database, userId: string) {
  const [found] = await db
    .select({ createdAt: users.createdAt, confirmedCompany: companies.name })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  return found!
}

export async function setProfile(
  db: Database,
  userId: string,
  profile: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(profile).where(eq(users.id, userId))
}

export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

/** Everything of one person that goes with their account. */
export async function countOwned(db: Database, userId: string) {
  const countIn = async (table: typeof conversations | typeof jobDescriptions | typeof finalDocuments) => {
    const [row] = await db.select({ n: count() }).from(table).where(eq(table.userId, userId))
    return row!.n
  }
  return {
    conversations: await countIn(conversations),
    descriptions: await countIn(jobDescriptions),
    documents: await countIn(finalDocuments),
  }
}

export const listOwnConversations = (db: Database, userId: string) =>
  db
    .select({ ...columns(conversations, 'id', 'title', 'createdAt'), deletedAt: deletions.deletedAt })
    .from(conversations)
    .leftJoin(deletions, eq(deletions.id, conversations.deletionId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.arrival))

/** What was said in some conversations, in order. */
export const listMessagesOf = (db: Database, conversationIds: string[]) =>
  db
    .select(
      columns(
        messages,
        'id',
        'conversationId',
        'role',
        'content',
        'userFeedback',
        'feedbackComment',
        'jobDescriptionId',
        'version',
        'claims',
        'facts',
        'notes',
        'wishes',
        'createdAt',
      ),
    )
    .from(messages)
    .where(inArray(messages.conversationId, conversationIds))
    .orderBy(asc(messages.arrival))

/** What was begun and never became a description. */
export const listDrafts = (db: Database, userId: string) =>
  db
    .select(columns(generations, 'conversationId', 'state', 'text', 'createdAt'))
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.state, ['failed', 'stopped', 'running'])))
    .orderBy(asc(generations.arrival))

export const listOwnDescriptions = (db: Database, userId: string) =>
  db
    .select({
      ...columns(
        jobDescriptions,
        'id',
        'conversationId',
        'assistantName',
        'title',
        'prompt',
        'facts',
        'response',
        'versions',
        'rating',
        'feedback',
        'createdAt',
      ),
      deletedAt: deletions.deletedAt,
    })
    .from(jobDescriptions)
    .leftJoin(deletions, eq(deletions.id, jobDescriptions.deletionId))
    .where(eq(jobDescriptions.userId, userId))
    .orderBy(asc(jobDescriptions.arrival))

/** Of whichever description of the person. */
const ofDescriptions = (userId: string) => eq(jobDescriptions.userId, userId)

/** What was typed on a page and is no version yet. */
export const listTextDrafts = (db: Database, userId: string) =>
  db
    .select(columns(textDrafts, 'jobDescriptionId', 'content', 'basedOn', 'savedAt'))
    .from(textDrafts)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, textDrafts.jobDescriptionId))
    .where(ofDescriptions(userId))

/** The links that the person made; what leads to a page is nowhere kept. */
export const listPageLinks = (db: Database, userId: string) =>
  db
    .select(columns(pageLinks, 'jobDescriptionId', 'version', 'createdAt', 'expiresAt'))
    .from(pageLinks)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, pageLinks.jobDescriptionId))
    .where(ofDescriptions(userId))
    .orderBy(asc(pageLinks.arrival))

/** What colleagues said of the person's pages. */
export const listPageComments = (db: Database, userId: string) =>
  db
    .select(columns(pageComments, 'jobDescriptionId', 'version', 'name', 'text', 'state', 'createdAt'))
    .from(pageComments)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, pageComments.jobDescriptionId))
    .where(ofDescriptions(userId))
    .orderBy(asc(pageComments.arrival))

/** That the person asks for more a week; null where they do not. */
export async function findLimitRequest(db: Database, userId: string) {
  const [found] = await db
    .select({ wish: limitRequests.wish, createdAt: limitRequests.createdAt })
    .from(limitRequests)
    .where(eq(limitRequests.userId, userId))
  return found ?? null
}

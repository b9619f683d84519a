import { and, asc, count, eq, inArray } from 'drizzle-orm'
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
    .select({
      id: conversations.id,
      title: conversations.title,
      createdAt: conversations.createdAt,
      deletedAt: deletions.deletedAt,
    })
    .from(conversations)
    .leftJoin(deletions, eq(deletions.id, conversations.deletionId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.arrival))

const {
  id,
  conversationId,
  role,
  content,
  userFeedback,
  feedbackComment,
  jobDescriptionId,
  version,
  claims,
  facts,
  notes,
  wishes,
  createdAt,
} = messages

/** What was said in some conversations, in order. */
export const listMessagesOf = (db: Database, conversationIds: string[]) =>
  db
    .select({
      id,
      conversationId,
      role,
      content,
      userFeedback,
      feedbackComment,
      jobDescriptionId,
      version,
      claims,
      facts,
      notes,
      wishes,
      createdAt,
    })
    .from(messages)
    .where(inArray(conversationId, conversationIds))
    .orderBy(asc(messages.arrival))

/** What was begun and never became a description. */
export const listDrafts = (db: Database, userId: string) =>
  db
    .select({
      conversationId: generations.conversationId,
      state: generations.state,
      text: generations.text,
      createdAt: generations.createdAt,
    })
    .from(generations)
    .where(and(eq(generations.userId, userId), inArray(generations.state, ['failed', 'stopped', 'running'])))
    .orderBy(asc(generations.arrival))

export const listOwnDescriptions = (db: Database, userId: string) =>
  db
    .select({
      id: jobDescriptions.id,
      conversationId: jobDescriptions.conversationId,
      assistantName: jobDescriptions.assistantName,
      title: jobDescriptions.title,
      prompt: jobDescriptions.prompt,
      facts: jobDescriptions.facts,
      response: jobDescriptions.response,
      versions: jobDescriptions.versions,
      rating: jobDescriptions.rating,
      feedback: jobDescriptions.feedback,
      createdAt: jobDescriptions.createdAt,
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
    .select({
      jobDescriptionId: textDrafts.jobDescriptionId,
      content: textDrafts.content,
      basedOn: textDrafts.basedOn,
      savedAt: textDrafts.savedAt,
    })
    .from(textDrafts)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, textDrafts.jobDescriptionId))
    .where(ofDescriptions(userId))

/** The links that the person made; what leads to a page is nowhere kept. */
export const listPageLinks = (db: Database, userId: string) =>
  db
    .select({
      jobDescriptionId: pageLinks.jobDescriptionId,
      version: pageLinks.version,
      createdAt: pageLinks.createdAt,
      expiresAt: pageLinks.expiresAt,
    })
    .from(pageLinks)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, pageLinks.jobDescriptionId))
    .where(ofDescriptions(userId))
    .orderBy(asc(pageLinks.arrival))

/** What colleagues said of the person's pages. */
export const listPageComments = (db: Database, userId: string) =>
  db
    .select({
      jobDescriptionId: pageComments.jobDescriptionId,
      version: pageComments.version,
      name: pageComments.name,
      text: pageComments.text,
      state: pageComments.state,
      createdAt: pageComments.createdAt,
    })
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

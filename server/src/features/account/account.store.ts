import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import {
  companies,
  conversations,
  finalDocuments,
  generations,
  jobDescriptions,
  messages,
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
    .select({ id: conversations.id, title: conversations.title, createdAt: conversations.createdAt })
    .from(conversations)
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
    })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.userId, userId))
    .orderBy(asc(jobDescriptions.arrival))

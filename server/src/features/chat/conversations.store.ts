import { randomUUID } from 'node:crypto'
import type { Message } from '@rolewright/contract/chat'
import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { filled, given, prepare, type Values } from '../../db/prepared.ts'
import { conversations, jobDescriptions, messages } from '../../db/schema.ts'

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']

export const messageAnswer = (row: Row<typeof messages>): Message => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

const own = (userId: string, id: string) =>
  and(eq(conversations.userId, userId), eq(conversations.id, id), isNull(conversations.deletionId))

const newConversation = prepare(
  'new conversation',
  (db, values: Values<'id' | 'userId' | 'assistantId' | 'title' | 'createdAt'>) =>
    db
      .insert(conversations)
      .values(given(values, ['id', 'userId', 'assistantId', 'title', 'createdAt']))
      .returning({ id: conversations.id }),
)
/** @param values with an id of the caller's making: what refers to it need not wait for it */
export async function insertConversation(
  tx: Database,
  values: Pick<Row<typeof conversations>, 'id' | 'userId' | 'assistantId' | 'title' | 'createdAt'>,
): Promise<void> {
  await newConversation(tx, values)
}

export async function isOwnConversation(db: Database, userId: string, id: string): Promise<boolean> {
  const found = await db.select({ id: conversations.id }).from(conversations).where(own(userId, id))
  return found.length > 0
}

const renamed = prepare('name conversation', (db, { id, title, insteadOf }: Values<'id' | 'title' | 'insteadOf'>) =>
  db
    .update(conversations)
    .set({ title: sql`${title}` })
    .where(and(eq(conversations.id, id), eq(conversations.title, insteadOf)))
    .returning({ id: conversations.id }),
)
export async function nameConversation(tx: Database, id: string, title: string, insteadOf: string): Promise<void> {
  await renamed(tx, { id, title, insteadOf })
}

/** @returns whether the person has such a conversation */
export async function renameConversation(db: Database, userId: string, id: string, title: string): Promise<boolean> {
  const renamed = await db
    .update(conversations)
    .set({ title })
    .where(own(userId, id))
    .returning({ id: conversations.id })
  return renamed.length > 0
}

/** A message that says nothing but what it is given. */
const PLAIN = {
  isJobDescription: false,
  userFeedback: null,
  feedbackComment: null,
  jobDescriptionId: null,
  version: null,
  origin: null,
  basedOn: null,
  comment: null,
  writer: null,
  place: null,
  claims: [],
  facts: [],
  notes: [],
  questions: [],
  wishes: [],
  changes: [],
}
type MessageColumn = keyof typeof PLAIN | 'id' | 'conversationId' | 'role' | 'content' | 'createdAt'
const newMessage = prepare('new message', (db, values: Values<MessageColumn>) =>
  db
    .insert(messages)
    .values(
      given(values, [
        ...(Object.keys(PLAIN) as MessageColumn[]),
        'id',
        'conversationId',
        'role',
        'content',
        'createdAt',
      ]),
    )
    .returning({ id: messages.id }),
)
export type NewMessage = typeof messages.$inferInsert
export async function insertMessage(tx: Database, values: NewMessage): Promise<void> {
  await newMessage(tx, filled(values, { ...PLAIN, id: randomUUID() }))
}

export async function findMessage(db: Database, userId: string, id: string) {
  const [found] = await db
    .select({ message: messages, record: jobDescriptions })
    .from(messages)
    .innerJoin(conversations, and(eq(conversations.id, messages.conversationId), eq(conversations.userId, userId)))
    .leftJoin(jobDescriptions, eq(jobDescriptions.id, messages.jobDescriptionId))
    .where(and(eq(messages.id, id), isNull(messages.deletionId)))
  return found ?? null
}

const messageOf = prepare('message', (db, { id }: Values<'id'>) =>
  db.select().from(messages).where(eq(messages.id, id)),
)
/** @throws where there is none: callers have its id from a reference */
export async function getMessage(db: Database, id: string): Promise<Message> {
  const [found] = await messageOf(db, { id })
  return messageAnswer(found!)
}

export async function setFeedback(
  db: Database,
  id: string,
  feedback: { userFeedback: 'thumbs_up' | 'thumbs_down'; feedbackComment: string | null },
): Promise<Message> {
  const [updated] = await db.update(messages).set(feedback).where(eq(messages.id, id)).returning()
  return messageAnswer(updated!)
}

/** What the person said before in this conversation, oldest first. */
export async function listBriefs(db: Database, conversationId: string, exceptId?: string): Promise<string[]> {
  const rows = await db
    .select({ content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.role, 'user'),
        isNull(messages.deletionId),
        exceptId ? ne(messages.id, exceptId) : undefined,
      ),
    )
    .orderBy(asc(messages.arrival))
  return rows.map(({ content }) => content)
}

/** More of what was asked for before helps nobody. */
const COMMENTS_MAX = 20

/** What the versions of a description were asked for, oldest first. */
export async function listComments(db: Database, jobDescriptionId: string): Promise<string[]> {
  const rows = await db
    .select({ comment: messages.comment })
    .from(messages)
    .where(and(eq(messages.jobDescriptionId, jobDescriptionId), isNotNull(messages.comment)))
    .orderBy(desc(messages.version))
    .limit(COMMENTS_MAX)
  return rows.flatMap(({ comment }) => comment ?? []).reverse()
}

/** How often a description was improved. */
export async function countImprovements(db: Database, jobDescriptionId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(eq(messages.jobDescriptionId, jobDescriptionId), eq(messages.origin, 'improved')))
  return row!.n
}

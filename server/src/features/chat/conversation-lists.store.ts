import type { Conversation, ConversationSummary, ListedConversation } from '@rolewright/contract/chat'
import { asc, desc, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isoTime, jsonList, jsonObject } from '../../db/json.ts'
import { alongside, prepare, type Values } from '../../db/prepared.ts'
import { conversations, generations, messages, users } from '../../db/schema.ts'

const { conversationId, arrival, place, deletionId, createdAt, claims, notes, questions, wishes, changes, ...listed } =
  getTableColumns(messages)
const listedMessage = { ...listed, createdAt: isoTime(createdAt) }
/** With what stands beside a text, which is more than the text. */
const wholeMessage = { ...listedMessage, claims, notes, questions, wishes, changes }

/** Without versions in whose place an edited or a restored one stands. */
const messagesAs = (shape: Record<string, SQLWrapper>) =>
  jsonList(
    shape,
    asc(sql`coalesce(${place}, ${arrival})`),
    sql`${messages} where ${conversationId} = ${conversations.id} and ${deletionId} is null
      and not exists (select from ${messages} next where next.job_description_id = ${messages.jobDescriptionId}
        and next.version = ${messages.version} + 1 and next.origin in ('edited', 'restored'))`,
  )

/** Of each message that was to be answered, the last generation, unless it is done. */
const unfinishedAs = (shape: Record<string, SQLWrapper>) =>
  jsonList(
    shape,
    asc(generations.arrival),
    sql`(select distinct on (${generations.answersMessageId}) * from ${generations}
      where ${generations.conversationId} = ${conversations.id}
        and not exists (select from ${messages} where ${messages.id} = ${generations.answersMessageId} and ${deletionId} is not null)
      order by ${generations.answersMessageId}, ${desc(generations.arrival)}) ${generations}
      where ${generations.state} <> 'done'`,
  )

const { id, state, text, answersMessageId, wish, writer, error, errorCode } = generations
const unfinished = unfinishedAs({
  id,
  state,
  text,
  answersMessageId,
  wish,
  writer,
  error: sql`case when ${error} <> '' and ${errorCode} <> '' then ${jsonObject({ error, code: errorCode })} end`,
  createdAt: isoTime(generations.createdAt),
})

const own = {
  id: conversations.id,
  title: conversations.title,
  assistantId: conversations.assistantId,
  createdAt: isoTime(conversations.createdAt),
}
const conversationAs = (message: Record<string, SQLWrapper>) => ({
  ...own,
  messages: messagesAs(message),
  generations: unfinished,
})

/** As much of the first brief as stands beside a title. */
const OPENING_LENGTH = 120
const summary = {
  ...own,
  opening: sql`(select left(${messages.content}, ${sql.raw(String(OPENING_LENGTH))}) from ${messages}
    where ${conversationId} = ${conversations.id} and ${messages.role} = 'user' and ${deletionId} is null order by ${arrival} limit 1)`,
  generations: unfinishedAs({ id, state }),
}

/** Those of the person who asks, newest first: one more than `limit`, where there are more; none before an id that is not theirs. */
const pageAs = <Row>(shape: Record<string, SQLWrapper>, { before, limit }: Values<Page>): SQL<Row[]> =>
  jsonList(
    shape,
    desc(conversations.arrival),
    sql`(select * from ${conversations} where ${conversations.userId} = ${users.id} and ${conversations.deletionId} is null and ${conversations.arrival} <
      case when ${before}::uuid is null then ${sql.raw(String(Number.MAX_SAFE_INTEGER))} else
        (select earlier.arrival from ${conversations} earlier where earlier.id = ${before} and earlier.user_id = ${users.id}) end
      order by ${desc(conversations.arrival)} limit ${limit}::int + 1) ${conversations}`,
  )

type Page = 'before' | 'limit'
export const conversationsAlongside = alongside<ListedConversation[], Page>('conversations', (page) =>
  pageAs(conversationAs(listedMessage), page),
)
export const summariesAlongside = alongside<ConversationSummary[], Page>('conversation summaries', (page) =>
  pageAs(summary, page),
)

const conversation = prepare('conversation', (db, value: Values<'userId' | 'id'>) =>
  db
    .select({ found: jsonObject(conversationAs(wholeMessage)) as SQL<Conversation> })
    .from(conversations)
    .where(
      sql`${conversations.id} = ${value.id} and ${conversations.userId} = ${value.userId} and ${conversations.deletionId} is null`,
    ),
)

export const findConversation = async (db: Database, userId: string, id: string): Promise<Conversation | null> =>
  (await conversation(db, { userId, id }))[0]?.found ?? null

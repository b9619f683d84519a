import { and, count, eq, gt, gte, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { alongside, prepare, type Values } from '../../db/prepared.ts'
import { assistants, generations, historyCounts, jobDescriptions, userAssistants, users } from '../../db/schema.ts'

const lockOfQuota = prepare('quota lock', (db, { userId }: Values<'userId'>) =>
  db.select({ id: users.id }).from(users).where(sql`${users.id} = ${userId}`).for('no key update'),
)
/** The person's quota is theirs to change, alone, until the end of the transaction. */
export async function lockQuota(tx: Database, userId: string): Promise<void> {
  await lockOfQuota(tx, { userId })
}

/** Descriptions that the history of the person who asks holds. */
export const heldAlongside = alongside(
  'history',
  () => sql<number>`coalesce((select ${historyCounts.descriptions} from ${historyCounts}
    where ${historyCounts.userId} = ${users.id}), 0)`,
)

/** What has been used of a limit, and the limit of the assistant, where it has one of its own. */
export interface Used {
  n: number
  assistantLimit: number | null
}

const limitOfAssistant = (assistantId: SQLWrapper) =>
  sql<number | null>`(select limited.weekly_limit from ${assistants} limited where limited.id = ${assistantId}::uuid)`

/**
 * Whether what an assistant wrote counts against the same limit as what is asked about: everything against a limit that is the
 * person's own, and otherwise each assistant with a limit of its own by itself, and all others together.
 */
const countsWith = (writtenBy: SQLWrapper, assistantId: SQLWrapper, isPersonal: SQLWrapper) =>
  sql`(${isPersonal} or case when ${limitOfAssistant(assistantId)} is not null then ${writtenBy} = ${assistantId}::uuid
    else not exists (select from ${assistants} limited where limited.id = ${writtenBy} and limited.weekly_limit is not null) end)`

const isPersonalOf = (userId: SQLWrapper) =>
  sql`(select ${users.weeklyLimit} is not null from ${users} where ${users.id} = ${userId})`

const finishedBy = (db: Database, { userId, assistantId, since }: Values<'userId' | 'assistantId' | 'since'>) =>
  db
    .select({ n: count() })
    .from(jobDescriptions)
    .where(
      and(
        eq(jobDescriptions.userId, userId),
        gte(jobDescriptions.createdAt, since),
        countsWith(jobDescriptions.assistantId, assistantId, isPersonalOf(userId)),
      ),
    )
const once = sql`(values (1)) as once`

const finished = prepare('descriptions since', (db, value: Values<'userId' | 'assistantId' | 'since'>) =>
  db
    .select({
      n: sql<number>`(${finishedBy(db, value)})`.mapWith(Number),
      assistantLimit: limitOfAssistant(value.assistantId),
    })
    .from(once),
)
/** Descriptions finished since, deleted ones among them: deleting gives no place of the week back. */
export async function countFinished(
  db: Database,
  userId: string,
  assistantId: string | null,
  since: Date,
): Promise<Used> {
  const [row] = await finished(db, { userId, assistantId, since })
  return row!
}

/** As `countFinished`, of the person who asks; an assistant that they may not use has no limit to tell. */
export const countedAlongside = alongside(
  'descriptions since',
  ({ assistantId, since }: Values<'assistantId' | 'since'>) => {
    const usable = sql`(select mine.id from ${assistants} mine where mine.id = ${assistantId}::uuid and (mine.owner_id = ${users.id}
    or exists (select from ${userAssistants} given where given.assistant_id = mine.id and given.user_id = ${users.id})))`
    return sql<Used>`(select jsonb_build_object('n', count(*), 'assistantLimit', ${limitOfAssistant(usable)})
    from ${jobDescriptions} where ${jobDescriptions.userId} = ${users.id} and ${gte(jobDescriptions.createdAt, since)}
      and ${countsWith(jobDescriptions.assistantId, usable, sql`${users.weeklyLimit} is not null`)})`
  },
)

/**
 * Places of the week that are taken: by finished descriptions, and by those being written for as long as their leases run.
 * In one statement: between two, a description could finish and be in neither.
 */
const taken = prepare('places taken', (db, value: Values<'userId' | 'assistantId' | 'since' | 'now'>) => {
  const held = db
    .select({ n: count() })
    .from(generations)
    .where(
      and(
        eq(generations.userId, value.userId),
        sql`${generations.state} = 'running'`,
        isNull(generations.improvesId),
        gt(generations.leaseUntil, value.now),
        countsWith(generations.assistantId, value.assistantId, isPersonalOf(value.userId)),
      ),
    )
  return db
    .select({
      n: sql<number>`(${finishedBy(db, value)}) + (${held})`.mapWith(Number),
      assistantLimit: limitOfAssistant(value.assistantId),
    })
    .from(once)
})

export async function countTaken(
  db: Database,
  of: { userId: string; assistantId: string | null; since: Date; now: Date },
): Promise<Used> {
  const [row] = await taken(db, of)
  return row!
}

import type { HistoryQuery } from '@rolewright/contract/job-descriptions'
import { and, desc, eq, gte, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { containing } from '../../db/containing.ts'
import { jobDescriptions } from '../../db/schema.ts'

const { id, userId, arrival, title, prompt, response, rating, assistantId, deletionId } = jobDescriptions

/** As the index has it. */
const words = sql`(${title} || ' ' || ${prompt} || ' ' || ${response})`
/** The index knows texts by their runs of three letters. */
const IS_INDEXED = /[\p{L}\p{N}]{3}/u

/** How many entries one statement looks through. The embedded database does one at a time, and others wait for it. */
const AT_ONCE = { words: 300, rest: 3000 }

type Wanted = Pick<HistoryQuery, 'q' | 'rating' | 'assistantId'>

/** Undefined where anything is wanted. */
export const matching = (wanted: Wanted): SQL | undefined =>
  and(
    wanted.q ? sql`${words} ilike ${containing(wanted.q)}` : undefined,
    wanted.rating === 0 ? isNull(rating) : wanted.rating ? eq(rating, wanted.rating) : undefined,
    wanted.assistantId ? eq(assistantId, wanted.assistantId) : undefined,
  )

interface Search {
  isWanted: SQL
  /** The arrival before which to look; left out: from the newest on. */
  from?: SQLWrapper
  limit: number
  words?: string
}

/**
 * The ids of somebody's entries that are wanted, newest first: one more than `limit`, where there are more. First the newest are
 * looked through, a few hundred in each statement; what is seldom among them is found by the index of words, where that can be.
 */
export async function findInTurns(
  db: Database,
  owner: string,
  { isWanted, from, limit, words }: Search,
): Promise<string[]> {
  const found: string[] = []
  let before: SQLWrapper | undefined = from
  for (let turn = 0; found.length <= limit; turn++) {
    const left = limit + 1 - found.length
    if (turn > 0 && words && IS_INDEXED.test(words)) {
      const rest = await findByWords(db, { owner, isWanted, before, limit: left })
      return [...found, ...rest.map((row) => row.id)]
    }
    const end = await findEnd(db, owner, before, words ? AT_ONCE.words : AT_ONCE.rest)
    const rows = await db
      .select({ id })
      .from(jobDescriptions)
      .where(and(...ofOwner(owner, before), end === null ? undefined : gte(arrival, end), isWanted))
      .orderBy(desc(arrival))
      .limit(left)
    found.push(...rows.map((row) => row.id))
    if (end === null) break
    before = sql`${end}::bigint`
  }
  return found
}

const ofOwner = (owner: string, before?: SQLWrapper) => [
  eq(userId, owner),
  isNull(deletionId),
  before && lt(arrival, before),
]

/** The arrival of the last of the next so many entries; null where there are not as many. */
async function findEnd(db: Database, owner: string, before: SQLWrapper | undefined, many: number) {
  const [last] = await db
    .select({ arrival })
    .from(jobDescriptions)
    .where(and(...ofOwner(owner, before)))
    .orderBy(desc(arrival))
    .offset(many - 1)
    .limit(1)
  return last?.arrival ?? null
}

interface ByWords {
  owner: string
  isWanted: SQL
  before?: SQLWrapper
  limit: number
}

/** What is seldom is found first and sorted then: looking from the newest on, all would be looked through. */
export function findByWords(db: Database, { owner, isWanted, before, limit }: ByWords) {
  const seldom = db.$with('seldom').as(
    db
      .select({ id, arrival })
      .from(jobDescriptions)
      .where(and(...ofOwner(owner, before), isWanted))
      .offset(0),
  )
  return db.with(seldom).select({ id: seldom.id }).from(seldom).orderBy(desc(seldom.arrival)).limit(limit)
}

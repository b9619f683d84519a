import type { HistoryQuery } from '@rolewright/contract/job-descriptions'
import { and, desc, eq, gte, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { containing } from '../../db/containing.ts'
import { jobDescriptions } from '../../db/schema.ts'

const { id, userId, arrival, title, prompt, response, rating, assistantId, deletionId } = jobDescriptions

/** As the index has it. */
const words = sql`(${title} || ' ' || ${prompt} || ' ' || ${response})`
/** The index knows texts by their runs of three signs, of which a blank before a word is one. */
const IS_INDEXED = /[\p{L}\p{N}]{3}/u
const IS_BEGINNING = /^[\p{L}\p{N}]/u

/** How many entries one statement looks through. The embedded database does one at a time, and others wait for it. */
const AT_ONCE = { words: 300, rest: 3000 }
/** How many of the newest are looked through for what the index does not know: more than nearly anybody's history has. */
const NEWEST = 3000

type Wanted = Pick<HistoryQuery, 'q' | 'rating' | 'assistantId'>

/** Undefined where anything is wanted. */
export const matching = (wanted: Wanted): SQL | undefined =>
  and(
    wanted.q ? sql`${words} ilike ${containing(wanted.q)}` : undefined,
    wanted.rating === 0 ? isNull(rating) : wanted.rating ? eq(rating, wanted.rating) : undefined,
    wanted.assistantId ? eq(assistantId, wanted.assistantId) : undefined,
  )

/** What is looked through, in steps, and what is asked of the index for all that is older. */
interface Way {
  atOnce: number
  newest: number
  older?: SQL
}

export function wayTo(wanted: Wanted): Way {
  const { q } = wanted
  if (!q) return { atOnce: AT_ONCE.rest, newest: Number.POSITIVE_INFINITY }
  if (IS_INDEXED.test(q)) return { atOnce: AT_ONCE.words, newest: AT_ONCE.words, older: matching(wanted) }
  const older = IS_BEGINNING.test(q) ? matching({ ...wanted, q: ` ${q}` }) : undefined
  return { atOnce: AT_ONCE.words, newest: NEWEST, older }
}

interface Search {
  wanted: Wanted
  /** The arrival before which to look; left out: from the newest on. */
  from?: SQLWrapper
  limit: number
}

/**
 * The ids of somebody's entries that are wanted, newest first: one more than `limit`, where there are more. First the newest are
 * looked through, a few hundred in each statement; what is seldom among them is found by the index of words. What is too short
 * for it counts in older ones where a word begins so, behind a blank; signs alone count in the newest alone.
 */
export async function findInTurns(db: Database, owner: string, { wanted, from, limit }: Search): Promise<string[]> {
  const { atOnce, newest, older } = wayTo(wanted)
  const isWanted = matching(wanted)
  const found: string[] = []
  let before: SQLWrapper | undefined = from
  for (let looked = 0; looked < newest; looked += atOnce) {
    const end = await findEnd(db, owner, before, atOnce)
    const rows = await db
      .select({ id })
      .from(jobDescriptions)
      .where(and(...ofOwner(owner, before), end === null ? undefined : gte(arrival, end), isWanted))
      .orderBy(desc(arrival))
      .limit(limit + 1 - found.length)
    found.push(...rows.map((row) => row.id))
    if (end === null || found.length > limit) return found
    before = sql`${end}::bigint`
  }
  if (!older) return found
  const rest = await findByWords(db, { owner, isWanted: older, before, limit: limit + 1 - found.length })
  return [...found, ...rest.map((row) => row.id)]
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

/** What is seldom is found first and sorted then: no index is in the order of a sum, and along that of arrivals all would be looked through. */
export const findByWords = (db: Database, { owner, isWanted, before, limit }: ByWords) =>
  db
    .select({ id })
    .from(jobDescriptions)
    .where(and(...ofOwner(owner, before), isWanted))
    .orderBy(sql`${arrival} + 0 desc`)
    .limit(limit)

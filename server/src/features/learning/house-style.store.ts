import type { HouseRule } from '@rolewright/contract/learning'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { assistants, finalDocuments, houseRules, jobDescriptions, users } from '../../db/schema.ts'
import type { Audience } from './audience.ts'

/** The newest final documents among which the closest are looked for. */
const AMONG = 100
/** In characters, of a text that serves as an example. */
const EXAMPLE_MAX_LENGTH = 4000

export interface Final {
  id: string
  title: string
  rating: number | null
}

const withCompany = ({ personId, companyId }: Audience) =>
  companyId ? eq(users.companyId, companyId) : eq(users.id, personId)

export interface HouseStyle {
  /** Those accepted, in the order in which they were found, as later ones may build on earlier ones. */
  rules: HouseRule[]
  /** Those in use, newest first. */
  finals: Final[]
}

/** What an assistant knows of a company's style, in one statement, since a brief waits for it. */
export async function findHouseStyle(
  db: Database,
  assistantId: string,
  audience: Audience,
): Promise<HouseStyle & { instructions: string }> {
  const accepted = db
    .select({ rule: houseRules.rule, arrival: houseRules.arrival })
    .from(houseRules)
    .where(
      and(
        eq(houseRules.assistantId, assistantId),
        eq(houseRules.company, audience.company),
        eq(houseRules.state, 'accepted'),
      ),
    )
    .as('accepted')
  const finals = db
    .select({
      id: finalDocuments.id,
      title: jobDescriptions.title,
      rating: jobDescriptions.rating,
      arrival: finalDocuments.arrival,
    })
    .from(finalDocuments)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, finalDocuments.jobDescriptionId))
    .innerJoin(users, eq(users.id, jobDescriptions.userId))
    .where(
      and(
        eq(jobDescriptions.assistantId, assistantId),
        isNull(jobDescriptions.deletionId),
        eq(finalDocuments.inUse, true),
        eq(finalDocuments.leftOut, false),
        withCompany(audience),
      ),
    )
    .orderBy(desc(finalDocuments.arrival))
    .limit(AMONG)
    .as('finals')
  const own = db
    .select({ instructions: assistants.instructions })
    .from(assistants)
    .where(eq(assistants.id, assistantId))
  const { rows } = await db.execute<HouseStyle & { instructions: string } & Record<string, unknown>>(sql`select
    coalesce((${own}), '') as instructions,
    (select coalesce(jsonb_agg(rule order by arrival), '[]') from ${accepted}) as rules,
    (select coalesce(jsonb_agg(to_jsonb(finals) order by arrival desc), '[]') from ${finals}) as finals`)
  return rows[0]!
}

/** The texts of these documents in this order, as far as an example goes. */
export async function listExamples(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: finalDocuments.id, text: sql<string>`left(${finalDocuments.text}, ${EXAMPLE_MAX_LENGTH})` })
    .from(finalDocuments)
    .where(inArray(finalDocuments.id, ids))
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(({ text }) => text)
}

import type { HouseRule } from '@rolewright/contract/learning'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { prepare, type Values } from '../../db/prepared.ts'
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

export interface HouseStyle {
  /** Those accepted, in the order in which they were found, as later ones may build on earlier ones. */
  rules: HouseRule[]
  /** Those in use, newest first. */
  finals: Final[]
}

type Asked = Values<'assistantId' | 'company' | 'companyId' | 'personId'>

/** Of people of the company; of the person alone where there is none. */
const styleOf = prepare('house style', (db, { assistantId, company, companyId, personId }: Asked) => {
  const accepted = db
    .select({ rule: houseRules.rule, arrival: houseRules.arrival })
    .from(houseRules)
    .where(
      and(eq(houseRules.assistantId, assistantId), eq(houseRules.company, company), eq(houseRules.state, 'accepted')),
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
        sql`case when ${companyId}::uuid is null then ${users.id} = ${personId} else ${users.companyId} = ${companyId} end`,
      ),
    )
    .orderBy(desc(finalDocuments.arrival))
    .limit(AMONG)
    .as('finals')
  return db
    .select({
      instructions: sql<string>`coalesce((select ${assistants.instructions} from ${assistants}
        where ${eq(assistants.id, assistantId)}), '')`,
      rules: sql<HouseRule[]>`(select coalesce(jsonb_agg(rule order by arrival), '[]') from ${accepted})`,
      finals: sql<Final[]>`(select coalesce(jsonb_agg(to_jsonb(finals) order by arrival desc), '[]') from ${finals})`,
    })
    .from(sql`(values (1)) as once`)
})

/** What an assistant knows of a company's style, in one statement, since a brief waits for it. */
export async function findHouseStyle(
  db: Database,
  assistantId: string,
  { company, companyId, personId }: Audience,
): Promise<HouseStyle & { instructions: string }> {
  const [found] = await styleOf(db, { assistantId, company, companyId, personId })
  return found!
}

/** The texts of these documents in this order, as far as an example goes. */
export async function listExamples(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: finalDocuments.id, text: sql<string>`left(${finalDocuments.text}, ${EXAMPLE_MAX_LENGTH})` })
    .from(finalDocuments)
    .where(inArray(finalDocuments.id, ids))
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(({ text }) => text)
}

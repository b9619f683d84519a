import type { HouseRule } from '@rolewright/contract/learning'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { houseRules, users } from '../../db/schema.ts'

type Row = typeof houseRules.$inferSelect
export type RuleRow = Awaited<ReturnType<typeof listRules>>[number]

const isOf = (assistantId: string) => eq(houseRules.assistantId, assistantId)

const selectRules = (db: Database) =>
  db
    .select({
      rule: houseRules,
      decidedBy: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(houseRules)
    .leftJoin(users, eq(users.id, houseRules.decidedBy))

export const listRules = (db: Database, assistantId: string) =>
  selectRules(db).where(isOf(assistantId)).orderBy(asc(houseRules.arrival))

export async function findRule(db: Database, assistantId: string, id: string): Promise<RuleRow | null> {
  const [found] = await selectRules(db).where(and(isOf(assistantId), eq(houseRules.id, id)))
  return found ?? null
}

type Proposal = Pick<Row, 'assistantId' | 'company' | 'audience' | 'topic' | 'proposed' | 'createdAt'>

/** Takes the place of a rule about the same, whatever was decided on that. @returns its id */
export async function insertByHand(
  db: Database,
  rule: Proposal & Pick<Row, 'decidedBy' | 'decidedAt'>,
): Promise<string> {
  const { decidedBy, decidedAt, audience, proposed } = rule
  const [row] = await db
    .insert(houseRules)
    .values({ ...rule, rule: proposed, state: 'accepted', byHand: true })
    .onConflictDoUpdate({
      target: [houseRules.assistantId, houseRules.company, houseRules.topic],
      set: { rule: proposed, audience, state: 'accepted', decidedBy, decidedAt },
    })
    .returning({ id: houseRules.id })
  return row!.id
}

/** A rule on which nobody decided yet follows what the documents say now; the others stay as they are. */
export async function proposeRule(db: Database, proposal: Proposal): Promise<void> {
  const { proposed, audience } = proposal
  await db
    .insert(houseRules)
    .values({ ...proposal, rule: proposed })
    .onConflictDoUpdate({
      target: [houseRules.assistantId, houseRules.company, houseRules.topic],
      set: { proposed, rule: proposed, audience },
      setWhere: sql`${houseRules.decidedAt} is null`,
    })
}

/** Except those on which somebody has decided meanwhile. */
export async function deleteProposals(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(houseRules).where(and(inArray(houseRules.id, ids), isNull(houseRules.decidedAt)))
}

export const setRule = (
  db: Database,
  id: string,
  decision: Pick<Row, 'state' | 'decidedBy' | 'decidedAt'> & { rule?: HouseRule },
) => db.update(houseRules).set(decision).where(eq(houseRules.id, id))

import type { SignedIn } from '@rolewright/contract/auth'
import { closestExamples } from '@rolewright/craft/learn/closest-examples'
import type { Database } from '../../db/client.ts'
import type { DescriptionRequest } from '../../generation/prompts/job-description.ts'
import { audienceOf } from './audience.ts'
import { findHouseStyle, listExamples } from './house-style.store.ts'

/** What a brief for this assistant gets from what the company did before: the rules accepted, and the closest finals in use. */
export async function houseStyleFor(
  db: Database,
  assistantId: string,
  user: SignedIn,
  brief: string,
): Promise<Required<Pick<DescriptionRequest, 'rules' | 'examples'>>> {
  const { rules, finals } = await findHouseStyle(db, assistantId, audienceOf(user))
  if (finals.length === 0) return { rules, examples: [] }
  const ids = closestExamples(brief, finals).map(({ id }) => id)
  return { rules, examples: await listExamples(db, ids) }
}

/** The rules alone. */
export async function acceptedRulesFor(
  db: Database,
  assistantId: string,
  user: SignedIn,
): Promise<Required<DescriptionRequest>['rules']> {
  return (await findHouseStyle(db, assistantId, audienceOf(user))).rules
}

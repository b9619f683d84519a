import type { SignedIn } from '@rolewright/contract/auth'
import { closestExamples } from '@rolewright/craft/learn/closest-examples'
import { readInstructions } from '@rolewright/craft/learn/instructions'
import type { Database } from '../../db/client.ts'
import { audienceOf } from './audience.ts'
import { findHouseStyle, type HouseStyle, listExamples } from './house-style.store.ts'

export type { HouseStyle }

/**
 * What an assistant knows of the style of a person's company: what its instructions say as a rule, the rules accepted, and the
 * final documents in use.
 * @param draft instructions that are tried in place of its own
 */
export async function houseStyleOf(
  db: Database,
  assistantId: string,
  user: SignedIn,
  draft?: string,
): Promise<HouseStyle> {
  const { rules, finals, instructions } = await findHouseStyle(db, assistantId, audienceOf(user))
  return { rules: [...readInstructions(draft ?? instructions).rules, ...rules], finals }
}

export const styleOfDraft = (instructions: string): HouseStyle => ({
  rules: readInstructions(instructions).rules,
  finals: [],
})

/** The texts of those final documents that are closest to a brief, the closest first. */
export async function examplesFor(db: Database, { finals }: HouseStyle, brief: string): Promise<string[]> {
  const ids = closestExamples(brief, finals).map(({ id }) => id)
  return ids.length > 0 ? listExamples(db, ids) : []
}

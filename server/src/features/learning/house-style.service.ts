import type { SignedIn } from '@rolewright/contract/auth'
import { closestExamples } from '@rolewright/craft/learn/closest-examples'
import type { Database } from '../../db/client.ts'
import { audienceOf } from './audience.ts'
import { findHouseStyle, type HouseStyle, listExamples } from './house-style.store.ts'

export type { HouseStyle }

/** What an assistant knows of the style of a person's company: the rules accepted, and the final documents in use. */
export const houseStyleOf = (db: Database, assistantId: string, user: SignedIn): Promise<HouseStyle> =>
  findHouseStyle(db, assistantId, audienceOf(user))

/** The texts of those final documents that are closest to a brief, the closest first. */
export async function examplesFor(db: Database, { finals }: HouseStyle, brief: string): Promise<string[]> {
  const ids = closestExamples(brief, finals).map(({ id }) => id)
  return ids.length > 0 ? listExamples(db, ids) : []
}

import type { AssistantAssignment } from '@rolewright/contract/admin'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'

export interface Refusal extends AssistantAssignment {
  reason: string
}

/** Every chosen user with every chosen assistant. */
export const pairsOf = (userIds: string[], assistantIds: string[]): AssistantAssignment[] =>
  userIds.flatMap((userId) => assistantIds.map((assistantId) => ({ userId, assistantId })))

/** Makes the assignments one after the other, so that one refusal stops none of the rest; answers the refused ones. */
export async function assignMany(pairs: AssistantAssignment[]): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const pair of pairs) {
    try {
      await callJson('POST /api/admin/assign-user', { body: pair })
    } catch (error) {
      refusals.push({ ...pair, reason: sentenceOf(error) })
    }
  }
  return refusals
}

import type { Claim, ClaimDecision, Message } from '@rolewright/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { reading } from '../../lib/query-client.ts'
import { showVersion } from '../../lib/show-version.ts'

/** A description as a message, with its claims. */
export const useMessage = (id: string | null) =>
  useQuery({ ...reading('/api/messages/{id}', { params: { id: id ?? '' } }), enabled: id !== null })

export async function decideClaims(id: string, claims: Claim[], decision: ClaimDecision['decision']): Promise<Message> {
  const which = claims.map(({ from, to, text }) => ({ from, to, text }))
  return showVersion(
    await callJson('POST /api/messages/{id}/claims', { params: { id }, body: { claims: which, decision } }),
  )
}

/** Puts back what a version was before something was removed from it. */
export async function restoreBefore({ jobDescriptionId, basedOn }: Message): Promise<Message> {
  return showVersion(
    await callJson('POST /api/job-descriptions/{id}/versions/{number}/restore', {
      params: { id: jobDescriptionId!, number: basedOn! },
    }),
  )
}

/** Somebody changed the page meanwhile: shows it as it is now. */
export async function readLatest({ jobDescriptionId }: Message): Promise<void> {
  const record = await callJson('GET /api/job-descriptions/{id}', { params: { id: jobDescriptionId! } })
  if (record.messageId) showVersion(await callJson('GET /api/messages/{id}', { params: { id: record.messageId } }))
}

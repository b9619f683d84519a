import type { Claim, ClaimDecision, Message } from '@rolewright/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { showVersion } from '../../lib/show-version.ts'

const messageUrl = (id: string) => `/api/messages/${id}`

/** A description as a message, with its claims. */
export const useMessage = (id: string | null) =>
  useQuery<Message>({ queryKey: [messageUrl(id ?? '')], enabled: id !== null })

export async function decideClaims(id: string, claims: Claim[], decision: ClaimDecision['decision']): Promise<Message> {
  const which = claims.map(({ from, to, text }) => ({ from, to, text }))
  return showVersion(await callJson<Message>('POST', `${messageUrl(id)}/claims`, { claims: which, decision }))
}

/** Puts back what a version was before something was removed from it. */
export async function restoreBefore({ jobDescriptionId, basedOn }: Message): Promise<Message> {
  const url = `/api/job-descriptions/${jobDescriptionId}/versions/${basedOn}/restore`
  return showVersion(await callJson<Message>('POST', url))
}

/** Somebody changed the page meanwhile: shows it as it is now. */
export async function readLatest({ jobDescriptionId }: Message): Promise<void> {
  const record = await callJson<{ messageId: string | null }>('GET', `/api/job-descriptions/${jobDescriptionId}`)
  if (record.messageId) showVersion(await callJson<Message>('GET', messageUrl(record.messageId)))
}

import type { Conversation, Feedback } from '@rolewright/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { call, callJson } from '../../lib/api.ts'
import { queryClient, reading } from '../../lib/query-client.ts'

const RECENT_COUNT = 5
const recent = reading('/api/conversation-summaries', { query: { limit: RECENT_COUNT } })
const conversationOf = (id: string) => reading('/api/conversations/{id}', { params: { id } })

export const useRecentConversations = () => useQuery(recent)

export const useConversation = (id: string | null) => useQuery({ ...conversationOf(id ?? ''), enabled: id !== null })

/** The conversation as it is now, whatever was read before. */
export const readConversation = (id: string): Promise<Conversation> =>
  queryClient.fetchQuery({ ...conversationOf(id), staleTime: 0 })

/** The conversation of a generation; null when it is not known and not among the latest. */
export async function readConversationOf(generationId: string, knownId: string | null): Promise<Conversation | null> {
  if (knownId) return readConversation(knownId)
  const latest = await queryClient.fetchQuery({ ...recent, staleTime: 0 })
  const found = latest.find(({ generations }) => generations.some(({ id }) => id === generationId))
  return found ? readConversation(found.id) : null
}

/** A generation that ended leaves at most a draft in its conversation. */
export function refreshAfterEnd(conversationId: string): void {
  void queryClient.invalidateQueries(conversationOf(conversationId))
  void queryClient.invalidateQueries(reading('/api/conversation-summaries'))
}

/** A finished description changes all of these. */
export function refreshAfterWriting(conversationId: string): void {
  refreshAfterEnd(conversationId)
  void queryClient.invalidateQueries(reading('/api/job-description-summaries'))
  void queryClient.invalidateQueries(reading('/api/dashboard-stats'))
}

export async function renameConversation(id: string, title: string): Promise<void> {
  await call('PUT /api/conversations/{id}/title', { params: { id }, body: { title } })
  refreshAfterEnd(id)
}

export async function sendFeedback(
  conversationId: string | null,
  messageId: string,
  feedback: { feedback: Feedback; comment?: string },
): Promise<void> {
  const marked = await callJson('POST /api/messages/{id}/feedback', { params: { id: messageId }, body: feedback })
  if (!conversationId) return
  queryClient.setQueryData(
    conversationOf(conversationId).queryKey,
    (conversation) =>
      conversation && {
        ...conversation,
        messages: conversation.messages.map((message) => (message.id === marked.id ? marked : message)),
      },
  )
}

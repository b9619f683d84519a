import type { Conversation, Feedback, Message } from '@rolewright/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { callJson } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

const RECENT_COUNT = 5
const LIST = '/api/conversations'
const recentKey = [LIST, { limit: RECENT_COUNT }]
const conversationKey = (id: string) => [`${LIST}/${id}`]

export const useRecentConversations = () => useQuery<Conversation[]>({ queryKey: recentKey })

export const useConversation = (id: string | null) =>
  useQuery<Conversation>({ queryKey: conversationKey(id ?? ''), enabled: id !== null })

/** The conversation as it is now, whatever was read before. */
export const readConversation = (id: string): Promise<Conversation> =>
  queryClient.fetchQuery({ queryKey: conversationKey(id), staleTime: 0 })

/** The conversation of a generation; null when it is not known and not among the latest. */
export async function readConversationOf(generationId: string, knownId: string | null): Promise<Conversation | null> {
  if (knownId) return readConversation(knownId)
  const recent = await queryClient.fetchQuery<Conversation[]>({ queryKey: recentKey, staleTime: 0 })
  const found = recent.find(({ generations }) => generations.some(({ id }) => id === generationId))
  if (found) queryClient.setQueryData(conversationKey(found.id), found)
  return found ?? null
}

/** A generation that ended leaves at most a draft in its conversation. */
export function refreshAfterEnd(conversationId: string): void {
  for (const path of [`${LIST}/${conversationId}`, LIST]) void queryClient.invalidateQueries({ queryKey: [path] })
}

/** A finished description changes all of these. */
export function refreshAfterWriting(conversationId: string): void {
  refreshAfterEnd(conversationId)
  for (const path of ['/api/job-descriptions', '/api/dashboard-stats'])
    void queryClient.invalidateQueries({ queryKey: [path] })
}

export async function sendFeedback(
  conversationId: string | null,
  messageId: string,
  feedback: { feedback: Feedback; comment?: string },
): Promise<void> {
  const marked = await callJson<Message>('POST', `/api/messages/${messageId}/feedback`, feedback)
  if (!conversationId) return
  queryClient.setQueryData<Conversation>(
    conversationKey(conversationId),
    (conversation) =>
      conversation && {
        ...conversation,
        messages: conversation.messages.map((message) => (message.id === marked.id ? marked : message)),
      },
  )
}

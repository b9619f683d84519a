import type { ChatAnswer } from '@rolewright/contract/chat'
import { navigate } from 'wouter/use-browser-location'
import { sentenceOf } from '../../lib/api-error.ts'
import { queryClient, reading } from '../../lib/query-client.ts'
import { toast } from '../../ui/use-toast.ts'
import { refreshAfterEnd, refreshAfterWriting } from './chat.queries.ts'
import { clearAnsweredDraft, draftPlace } from './drafts.ts'
import { conversationAddress, openConversationId, SCREEN_PATH } from './open-conversation.ts'
import { texts } from './texts.ts'
import type { Task } from './writing.ts'

/** Puts the conversation that a first brief began into the address, where the screen still shows that brief. */
export function showConversation(id: string): void {
  const isOnNew = location.pathname === SCREEN_PATH && openConversationId(location.search) === null
  if (isOnNew) navigate(conversationAddress(id), { replace: true })
}

export function announceDone(task: Task, { conversationId, usage }: ChatAnswer): void {
  const { userId, brief, improves, wish, assistantId } = task
  queryClient.setQueryData(reading('/api/usage', { query: { assistantId } }).queryKey, usage)
  // What is left with other assistants may be less, too.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, query] }) =>
      path === '/api/usage' && (query as { assistantId?: string } | undefined)?.assistantId !== assistantId,
  })
  refreshAfterWriting(conversationId)
  // A first brief was typed before its conversation was there.
  for (const place of [draftPlace(userId, null), draftPlace(userId, conversationId)])
    clearAnsweredDraft(place, improves ? (wish ?? '') : brief)
  if (improves) return void toast({ title: texts.toasts.improved })
  toast({ title: texts.toasts.generated, description: texts.toasts.ready })
}

export function announceEnd(conversationId: string | null): void {
  if (conversationId) refreshAfterEnd(conversationId)
  void queryClient.invalidateQueries(reading('/api/usage'))
}

export function announceFailure({ improves }: Task, sentence: string | null): void {
  const { generationFailed, failedToGenerate, regenerationFailed, failedToRegenerate } = texts.toasts
  toast({
    title: improves ? regenerationFailed : generationFailed,
    description: sentence || (improves ? failedToRegenerate : failedToGenerate),
    tone: 'danger',
  })
}

export function announceStopFailed(error: unknown): void {
  toast({ title: texts.toasts.stopFailed, description: sentenceOf(error), tone: 'danger' })
}

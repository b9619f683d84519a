import type { Conversation } from '@rolewright/contract/chat'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../lib/session.ts'
import { useConversation } from './chat.queries.ts'
import { conversationAddress, useOpenConversationId } from './open-conversation.ts'
import { composeThread, type Draft, findPrompt } from './thread-items.ts'
import { beginGeneration, forgetGeneration, joinGeneration, resumeGeneration, useGeneration } from './use-generation.ts'
import { IDLE, type Writing } from './writing.ts'

/** The open conversation and what is being written in it. */
export function useChat() {
  const user = useUser()
  const [, navigate] = useLocation()
  const openId = useOpenConversationId()
  const query = useConversation(openId)
  const conversation = openId ? (query.data ?? null) : null
  const followed = useGeneration(user.id)
  const writing = belongsTo(followed, openId, conversation) ? followed : IDLE

  useReturnToWriting(followed, openId)
  useRejoin(user.id, conversation, followed)

  /** Writes a description of the brief, or an improved version of a message. */
  const write = (brief: string, assistantId: string, improves: string | null = null) =>
    beginGeneration({ userId: user.id, key: makeKey(), brief, assistantId, conversationId: openId, improves })

  return {
    openId,
    query,
    conversation,
    writing,
    items: composeThread(conversation, writing),
    write,
    tryAgain(draft: Draft, assistantId: string) {
      if (draft.reason === 'lost') resumeGeneration()
      else write(draft.brief, assistantId, draft.improves)
    },
    startNew() {
      if (writing.phase !== 'idle' && writing.task.conversationId === null) forgetGeneration()
      navigate(conversationAddress(null))
    },
    promptOf: (messageId: string) => findPrompt(conversation?.messages ?? [], messageId),
  }
}

/** Not crypto.randomUUID, which browsers offer under https alone. */
const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function belongsTo(writing: Writing, openId: string | null, conversation: Conversation | null): boolean {
  if (writing.phase === 'idle') return false
  return (
    writing.task.conversationId === openId ||
    (conversation?.generations.some(({ id }) => id === writing.generationId) ?? false)
  )
}

/** Who comes back to the screen while it is still written finds it there; who comes back later finds it empty. */
function useReturnToWriting(followed: Writing, openId: string | null) {
  const [, navigate] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone
  useEffect(() => {
    if (openId !== null || followed.phase === 'idle' || followed.task.conversationId === null) return
    if (followed.phase === 'writing') navigate(conversationAddress(followed.task.conversationId), { replace: true })
  }, [])
}

/** A conversation in which something is being written, by this person in another tab or before a reload. */
function useRejoin(userId: string, conversation: Conversation | null, followed: Writing) {
  const followedId = followed.phase === 'idle' ? null : followed.generationId
  // One that was only just begun is not known by its id yet.
  const isBeginning = followed.phase === 'writing' && followed.generationId === null
  useEffect(() => {
    const running = conversation?.generations.findLast(({ state }) => state === 'running')
    if (!conversation || !running || isBeginning || running.id === followedId) return
    const { id, text, answersMessageId } = running
    const answered = conversation.messages.find((message) => message.id === answersMessageId)
    const improves = answered?.role === 'assistant' ? answered.id : null
    const brief = improves ? findPrompt(conversation.messages, improves) : answered?.content
    joinGeneration(
      {
        userId,
        key: id,
        brief: brief ?? '',
        assistantId: conversation.assistantId ?? '',
        conversationId: conversation.id,
        improves,
      },
      id,
      text,
    )
  }, [userId, conversation, followedId, isBeginning])
}

import type { Assistant } from '@rolewright/contract/assistants'
import type { Conversation } from '@rolewright/contract/chat'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '../../lib/api-error.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../ui/use-toast.ts'
import { useConversation } from './chat.queries.ts'
import { conversationAddress, useOpenConversationId } from './open-conversation.ts'
import { texts } from './texts.ts'
import { askedBy, composeThread, type Draft, findOpen, findPrompt } from './thread-items.ts'
import {
  beginGeneration,
  joinGeneration,
  leaveGeneration,
  resumeGeneration,
  stopGeneration,
  useGenerations,
} from './use-generation.ts'
import { type Followed, IDLE, type Task } from './writing.ts'

/** A brief with what was put right beside it, or an improved version of a message. */
type Asked = Pick<Task, 'brief' | 'facts' | 'improves' | 'wish'>

type Writer = Pick<Assistant, 'id' | 'model'>

/** The open conversation and what is being written in it. */
export function useChat() {
  const user = useUser()
  const [, navigate] = useLocation()
  const openId = useOpenConversationId()
  const query = useConversation(openId)
  const conversation = openId ? (query.data ?? null) : null
  const followed = useGenerations(user.id)
  const writing = followed.findLast((each) => belongsTo(each, openId, conversation)) ?? IDLE

  useLeaveWhatIsGone(query.error)
  useReturnToWriting(followed, openId)
  useRejoin(user.id, conversation, followed)

  /** Writes a description of the brief, or an improved version of a message. */
  const write = ({ brief, facts, improves, wish }: Asked, { id: assistantId, model: writer }: Writer) => {
    const asked = { brief, facts, improves, wish, assistantId, writer }
    beginGeneration({ userId: user.id, key: makeKey(), ...asked, conversationId: openId })
  }

  return {
    openId,
    query,
    conversation,
    writing,
    items: composeThread(conversation, writing),
    /** The description that is open: what is typed changes it. */
    open: findOpen(conversation, writing),
    write,
    tryAgain(draft: Draft, assistant: Writer) {
      if (draft.reason === 'lost' && writing.phase === 'ended') resumeGeneration(writing.task.key)
      else write(draft, assistant)
    },
    stop() {
      if (writing.phase === 'writing') void stopGeneration(writing.task.key)
    },
    startNew() {
      if (writing.phase !== 'idle' && writing.task.conversationId === null) leaveGeneration(writing.task.key)
      navigate(conversationAddress(null))
    },
    promptOf: (messageId: string) => findPrompt(conversation?.messages ?? [], messageId),
  }
}

/** Not crypto.randomUUID, which browsers offer under https alone. */
const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function belongsTo(writing: Followed, openId: string | null, conversation: Conversation | null): boolean {
  const { task, generationId } = writing
  if (task.conversationId === openId && !(openId === null && task.isLeft)) return true
  return conversation?.generations.some(({ id }) => id === generationId) ?? false
}

/** An old address of a conversation that is not there, or not this person's. */
function useLeaveWhatIsGone(error: unknown) {
  const [, navigate] = useLocation()
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (!isGone) return
    toast({ title: texts.thread.gone, tone: 'danger' })
    navigate(conversationAddress(null), { replace: true })
  }, [isGone, navigate])
}

/** Who comes back to the screen while it is still written finds it there; who comes back later finds it empty. */
function useReturnToWriting(followed: Followed[], openId: string | null) {
  const [, navigate] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone
  useEffect(() => {
    const running = followed.findLast(({ phase, task }) => phase === 'writing' && task.conversationId !== null)
    if (openId === null && running) navigate(conversationAddress(running.task.conversationId), { replace: true })
  }, [])
}

/** A conversation in which something is being written, by this person in another tab or before a reload. */
function useRejoin(userId: string, conversation: Conversation | null, followed: Followed[]) {
  const running = conversation?.generations.findLast(({ state }) => state === 'running')
  const isKnown = followed.some(
    ({ task, generationId }) =>
      generationId === running?.id ||
      // One that was only just begun is not known by its id yet.
      (generationId === null && task.conversationId === conversation?.id),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is not followed yet
  useEffect(() => {
    if (!conversation || !running || isKnown) return
    const { id, text, writer } = running
    const assistantId = conversation.assistantId ?? ''
    const asked = askedBy(running, conversation.messages)
    joinGeneration({ userId, key: id, ...asked, writer, assistantId, conversationId: conversation.id }, id, text)
  }, [running?.id, isKnown])
}

import type { SettledFact } from '@rolewright/contract/briefs'
import type { Conversation, Generation, Message } from '@rolewright/contract/chat'
import type { Followed, Reason, Writing } from './writing.ts'

/** A text without a description behind it: it failed, was stopped, or nobody knows how it ended. */
export interface Draft {
  text: string
  reason: Reason
  sentence: string | null
  /** What trying again writes: the brief, or an improved version of a message. */
  brief: string
  facts: SettledFact[]
  improves: string | null
}

export type ThreadItem =
  | { kind: 'brief'; key: string; text: string }
  | { kind: 'reply'; key: string; message: Message; isImproved: boolean }
  | { kind: 'writing'; key: string; text: string }
  | { kind: 'draft'; key: string; draft: Draft }

/**
 * What is to be seen, in order: the stored conversation, and in its place what is being written right now.
 * @param writing the generation that this screen follows, where it belongs to this conversation
 */
export function composeThread(conversation: Conversation | null, writing: Writing): ThreadItem[] {
  const messages = conversation?.messages ?? []
  const generations = conversation?.generations ?? []
  const followed = writing.phase === 'idle' ? null : writing
  const isStored =
    followed !== null &&
    (generations.some(({ id }) => id === followed.generationId) ||
      (followed.phase === 'done' && messages.some(({ id }) => id === followed.answer.message.id)))
  const unstored = followed && !isStored ? followed : null
  const items: ThreadItem[] = []
  const atTheEnd: ThreadItem[] = []

  messages.forEach((message, index) => {
    if (isAskedAgain(message, messages[index + 1], unstored)) return
    items.push(message.role === 'user' ? briefItem(message) : replyItem(message, messages, followed))
    for (const generation of generations.filter(({ answersMessageId }) => answersMessageId === message.id)) {
      const item = itemOf(generation, message, messages, followed)
      // Improved versions come after everything that was there before them.
      if (item) (message.role === 'user' ? items : atTheEnd).push(item)
    }
  })
  return [...items, ...atTheEnd, ...(unstored ? unstoredItems(unstored) : [])]
}

/** The prompt that a description was first written from. */
export function findPrompt(messages: Message[], messageId: string): string | null {
  const improved = messages.find(({ id }) => id === messageId)
  const record = improved?.jobDescriptionId
  const first = messages.findIndex(({ id, jobDescriptionId }) =>
    record ? jobDescriptionId === record : id === messageId,
  )
  return messages.slice(0, Math.max(0, first)).findLast(({ role }) => role === 'user')?.content ?? null
}

/** A brief that was tried again stands once, where it was tried last. */
function isAskedAgain(message: Message, next: Message | undefined, unstored: Followed | null): boolean {
  if (message.role !== 'user') return false
  if (next) return next.role === 'user' && next.content === message.content
  return unstored !== null && unstored.task.improves === null && unstored.task.brief === message.content
}

const briefItem = ({ id, content }: Message): ThreadItem => ({ kind: 'brief', key: id, text: content })

/** A reply keeps the key of the writing that it came from, so that the page on the screen stays the same page. */
function replyItem(message: Message, messages: Message[], followed: Followed | null): ThreadItem {
  const isFollowed = followed?.phase === 'done' && followed.answer.message.id === message.id
  return {
    kind: 'reply',
    key: isFollowed ? followed.task.key : message.id,
    message,
    isImproved: messages.some(
      ({ jobDescriptionId, version }) =>
        jobDescriptionId !== null && jobDescriptionId === message.jobDescriptionId && version! > message.version!,
    ),
  }
}

function itemOf(
  generation: Generation,
  answered: Message,
  messages: Message[],
  followed: Followed | null,
): ThreadItem | null {
  if (followed && followed.generationId === generation.id)
    return followed.phase === 'done' && messages.some(({ id }) => id === followed.answer.message.id)
      ? null
      : followedItem(followed)
  if (generation.state === 'done') return null
  if (generation.state === 'running') return { kind: 'writing', key: generation.id, text: generation.text }
  const improves = answered.role === 'assistant' ? answered.id : null
  const brief = improves ? (findPrompt(messages, improves) ?? '') : answered.content
  const { text, error, state } = generation
  return {
    kind: 'draft',
    key: generation.id,
    draft: {
      text,
      reason: state,
      sentence: state === 'failed' ? (error?.error ?? null) : null,
      brief,
      facts: answered.facts,
      improves,
    },
  }
}

/** What the conversation as it was last read does not know of yet. */
function unstoredItems(followed: Followed): ThreadItem[] {
  const { key, brief, improves } = followed.task
  const item = followedItem(followed)
  return improves ? [item] : [{ kind: 'brief', key: `${key}-brief`, text: brief }, item]
}

function followedItem(followed: Followed): ThreadItem {
  const { task, text } = followed
  const { key, brief, facts, improves } = task
  switch (followed.phase) {
    case 'writing':
      return { kind: 'writing', key, text }
    case 'done':
      return { kind: 'reply', key, message: followed.answer.message, isImproved: false }
    case 'ended':
      return {
        kind: 'draft',
        key,
        draft: { text, reason: followed.reason, sentence: followed.sentence, brief, facts, improves },
      }
  }
}

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
  wish: string | null
  writer: string | null
}

export type ThreadItem =
  | { kind: 'brief'; key: string; text: string }
  | { kind: 'reply'; key: string; message: Message; isImproved: boolean }
  | { kind: 'writing'; key: string; text: string; writer: string | null }
  | { kind: 'draft'; key: string; draft: Draft }

/**
 * What is to be seen, in order: the stored conversation, and in its place what is being written right now.
 * @param writing the generation that this screen follows, where it belongs to this conversation
 */
export function composeThread(conversation: Conversation | null, writing: Writing): ThreadItem[] {
  const messages = conversation?.messages ?? []
  const generations = conversation?.generations ?? []
  const followed = writing.phase === 'idle' ? null : writing
  const stored = followed && generations.some(({ id }) => id === followed.generationId)
  const unstored = followed && !stored && !standIn(followed, messages) ? followed : null
  const items: ThreadItem[] = []
  const atTheEnd: ThreadItem[] = []

  messages.forEach((message, index) => {
    if (isAskedAgain(message, messages[index + 1], unstored)) return
    items.push(...(message.role === 'user' ? [briefItem(message)] : replyItems(message, messages, followed)))
    if (message.role !== 'user') return
    for (const generation of generations.filter(({ answersMessageId }) => answersMessageId === message.id))
      items.push(...itemsOf(generation, messages, followed))
  })
  // Improved versions come after everything that was there before them.
  const briefs = new Set(messages.filter(({ role }) => role === 'user').map(({ id }) => id))
  for (const generation of generations)
    if (!briefs.has(generation.answersMessageId) && isToBeSeen(generation, messages))
      atTheEnd.push(...itemsOf(generation, messages, followed))
  return [...items, ...atTheEnd, ...(unstored ? unstoredItems(unstored) : [])]
}

/** A draft of what somebody has edited since is of no use. */
const isToBeSeen = ({ state, answersMessageId }: Generation, messages: Message[]): boolean =>
  state === 'running' || messages.some(({ id }) => id === answersMessageId)

/** The prompt that a description was first written from. */
export function findPrompt(messages: Message[], messageId: string): string | null {
  const improved = messages.find(({ id }) => id === messageId)
  const record = improved?.jobDescriptionId
  const first = messages.findIndex(({ id, jobDescriptionId }) =>
    record ? jobDescriptionId === record : id === messageId,
  )
  return messages.slice(0, Math.max(0, first)).findLast(({ role }) => role === 'user')?.content ?? null
}

/** The description that a message in this conversation is about: the latest version of the last one. */
export function findOpen(conversation: Conversation | null, writing: Writing): Message | null {
  const written = writing.phase === 'done' ? writing.answer.message : null
  const last = conversation?.messages.findLast(({ jobDescriptionId }) => jobDescriptionId !== null) ?? null
  return written && (!last || isNewer(written, last, conversation)) ? written : last
}

/** What was written just now may not have been read with the conversation yet. */
const isNewer = (written: Message, last: Message, conversation: Conversation | null): boolean =>
  !conversation?.messages.some((message) => standsFor(message, written)) &&
  (written.jobDescriptionId !== last.jobDescriptionId || written.version! > last.version!)

/** What a generation was asked for. */
export function askedBy(
  { answersMessageId, wish }: Generation,
  messages: Message[],
): Pick<Draft, 'brief' | 'facts' | 'improves' | 'wish'> {
  const answered = messages.find(({ id }) => id === answersMessageId)
  // A version in whose place an edited one stands is not among the messages.
  const improves = answered?.role === 'user' ? null : answersMessageId
  const brief = (improves ? (findPrompt(messages, improves) ?? lastBrief(messages)) : answered?.content) ?? ''
  return { brief, facts: answered?.facts ?? [], improves, wish }
}

const lastBrief = (messages: Message[]) => messages.findLast(({ role }) => role === 'user')?.content

/** A brief that was tried again stands once, where it was tried last. */
function isAskedAgain(message: Message, next: Message | undefined, unstored: Followed | null): boolean {
  if (message.role !== 'user') return false
  if (next) return next.role === 'user' && next.content === message.content
  return unstored !== null && unstored.task.improves === null && unstored.task.brief === message.content
}

const briefItem = ({ id, content }: Message): ThreadItem => ({ kind: 'brief', key: id, text: content })
const wishItem = (key: string, text: string): ThreadItem => ({ kind: 'brief', key: `${key}-wish`, text })

/** Whether a message is a description, or an edited version that stands in its place. */
const standsFor = (message: Message, written: Message): boolean =>
  message.id === written.id ||
  (message.jobDescriptionId !== null &&
    message.jobDescriptionId === written.jobDescriptionId &&
    message.version! > written.version! &&
    message.origin !== 'improved')

/** The first message that is, or stands for, what was written just now. */
const standIn = (followed: Followed | null, messages: Message[]): Message | null =>
  followed?.phase === 'done' ? (messages.find((message) => standsFor(message, followed.answer.message)) ?? null) : null

/** A reply keeps the key of the writing that it came from, so that the page on the screen stays the same page. */
function replyItems(message: Message, messages: Message[], followed: Followed | null): ThreadItem[] {
  const { jobDescriptionId, version, comment, basedOn } = message
  const before = messages.filter((one) => one.jobDescriptionId === jobDescriptionId && one.version! < version!)
  const isFollowed = standIn(followed, messages) === message
  const key = isFollowed ? followed!.task.key : `${jobDescriptionId} ${before.length}`
  // What was written just now may not have been read with the conversation yet.
  const all = followed?.phase === 'done' ? [...messages, followed.answer.message] : messages
  const isImproved = all.some((one) => one.jobDescriptionId === jobDescriptionId && one.version! > version!)
  const reply: ThreadItem = { kind: 'reply', key, message, isImproved }
  const isSaidAbove = before.some((one) => one.version === basedOn && one.feedbackComment === comment)
  return comment && !isSaidAbove ? [wishItem(key, comment), reply] : [reply]
}

function itemsOf(generation: Generation, messages: Message[], followed: Followed | null): ThreadItem[] {
  const { id, state, text, error, writer } = generation
  if (followed && followed.generationId === id) return standIn(followed, messages) ? [] : followedItems(followed)
  if (state === 'done') return []
  const asked = askedBy(generation, messages)
  const said = asked.wish && !isStoredComment(asked.wish, messages) ? [wishItem(id, asked.wish)] : []
  if (state === 'running') return [...said, { kind: 'writing', key: id, text, writer }]
  const sentence = state === 'failed' ? (error?.error ?? null) : null
  return [...said, { kind: 'draft', key: id, draft: { text, reason: state, sentence, writer, ...asked } }]
}

/** The comment beside a thumb stands below its page already. */
const isStoredComment = (wish: string, messages: Message[]): boolean =>
  messages.some(({ feedbackComment }) => feedbackComment === wish)

/** What the conversation as it was last read does not know of yet. */
function unstoredItems(followed: Followed): ThreadItem[] {
  const { key, brief, improves } = followed.task
  const items = followedItems(followed)
  return improves ? items : [{ kind: 'brief', key: `${key}-brief`, text: brief }, ...items]
}

function followedItems(followed: Followed): ThreadItem[] {
  const { task, text } = followed
  const { key, brief, facts, improves, wish, writer } = task
  const said = improves && wish ? [wishItem(key, wish)] : []
  switch (followed.phase) {
    case 'writing':
      return [...said, { kind: 'writing', key, text, writer }]
    case 'done':
      return [...said, { kind: 'reply', key, message: followed.answer.message, isImproved: false }]
    case 'ended': {
      const { reason, sentence } = followed
      return [...said, { kind: 'draft', key, draft: { text, reason, sentence, brief, facts, improves, wish, writer } }]
    }
  }
}

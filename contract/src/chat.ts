import * as z from 'zod/mini'
import { BriefNote, SettledFacts } from './briefs.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, PageQuery } from './paging.ts'
import { remark, saidText } from './text.ts'
import { Usage } from './usage.ts'

/** The longest brief, in UTF-16 units after trimming. */
export const MESSAGE_MAX_LENGTH = 2000
export const COMMENT_MAX_LENGTH = 2000
/** How often one description may be improved. */
export const IMPROVEMENT_LIMIT = 10
/** The title of a conversation until the role's title is known. */
export const DEFAULT_CONVERSATION_TITLE = 'Job Description'

export const Feedback = z.enum(['thumbs_up', 'thumbs_down'])
export type Feedback = z.infer<typeof Feedback>

/** What a description says that somebody must have said before. Offsets are UTF-16 units of its content. */
export const Claim = z.object({
  from: z.int(),
  to: z.int(),
  text: z.string(),
  kind: z.enum(['figure', 'year', 'degree', 'tool', 'place', 'benefit', 'demand', 'name', 'typical']),
  /** brief and company: it was said; role: a typical line of such roles, added because little was told; none: nobody said it. */
  ground: z.enum(['brief', 'company', 'role', 'none']),
  /** Where in the brief, where that is the ground. */
  source: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** Whether the person looked at it and let it stand. */
  kept: z.boolean(),
})
export type Claim = z.infer<typeof Claim>

/** One thing that a comment asked for. */
export const Wish = z.object({
  text: z.string(),
  done: z.boolean(),
  /** What was changed, or why it was not. */
  why: z.string(),
})
export type Wish = z.infer<typeof Wish>

export const Message = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.iso.datetime(),
  isJobDescription: z.boolean(),
  userFeedback: z.nullable(Feedback),
  feedbackComment: z.nullable(z.string()),
  /** The history record that this message is a version of, and which one: 1 is the first. */
  jobDescriptionId: z.nullable(z.uuid()),
  version: z.nullable(z.int()),
  claims: z.array(Claim),
  /** Of a brief: what the person put right beside it. */
  facts: SettledFacts,
  /** Of a description: what of the brief stands beside it and why. */
  notes: z.array(BriefNote),
  /** Of an improved description: what was asked for, done or not. */
  wishes: z.array(Wish),
  /** Whether a claim was dropped from it, which can be undone. */
  undoable: z.boolean(),
})
export type Message = z.infer<typeof Message>

export const GENERATION_STATES = ['running', 'done', 'failed', 'stopped'] as const

/** One run of the assistant. `text` is what it has written so far; a draft, unless the state is done. */
export const Generation = z.object({
  id: z.uuid(),
  state: z.enum(GENERATION_STATES),
  text: z.string(),
  /** The message of the conversation that it answers: a brief, or the description that it improves. */
  answersMessageId: z.uuid(),
  error: z.nullable(z.object({ error: z.string(), code: z.string() })),
  createdAt: z.iso.datetime(),
})
export type Generation = z.infer<typeof Generation>

export const Conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  assistantId: z.nullable(z.uuid()),
  messages: z.array(Message),
  /** Running ones, and the last one of a message where it ended without a description: its draft is kept. */
  generations: z.array(Generation),
})
export type Conversation = z.infer<typeof Conversation>

export const ChatRequest = z.object({
  message: saidText('Please describe the role', MESSAGE_MAX_LENGTH),
  assistantId: z.uuid('Please select an assistant first'),
  /** Continue this conversation. */
  conversationId: z.optional(z.uuid()),
  /** Write an improved version of this assistant message, from its stored comment, the prompt and the earlier text. */
  improve: z.optional(z.object({ messageId: z.uuid() })),
  /** What the person put right on the sheet beside the composer. */
  facts: z.optional(SettledFacts),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export const ChatAnswer = z.object({
  response: z.string(),
  message: Message,
  conversationId: z.uuid(),
  jobDescriptionId: z.uuid(),
  usage: Usage,
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

/**
 * As JSON, or with `Accept: text/event-stream` as events: `delta` {text} with the offset behind it as id (UTF-16 units),
 * then `done` with the JSON answer, or `error` with the JSON error and the text so far as `response`.
 * `Content-Location` names the generation. `Idempotency-Key` makes a repeat return the same description.
 */
export const postChat = endpoint({
  method: 'POST',
  path: '/api/chat',
  access: 'user',
  summary: 'Write a job description, or an improved version of one',
  body: ChatRequest,
  answer: ChatAnswer,
})
export const followGeneration = endpoint({
  method: 'GET',
  path: '/api/generations/{id}',
  access: 'user',
  summary: 'Follow a generation, from the offset in Last-Event-ID when given; the same answer as the chat call',
  params: IdParams,
  answer: ChatAnswer,
})
export const stopGeneration = endpoint({
  method: 'DELETE',
  path: '/api/generations/{id}',
  access: 'user',
  summary: 'Stop a running generation; its draft is kept and nothing is counted',
  params: IdParams,
  status: 204,
})
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'user',
  summary: 'Conversations with their messages, newest first',
  query: PageQuery,
  answer: z.array(Conversation),
})
export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}',
  access: 'user',
  summary: 'One conversation with its messages',
  params: IdParams,
  answer: Conversation,
})

export const MessageFeedback = z.object({
  feedback: Feedback,
  comment: z.optional(z.nullable(remark(COMMENT_MAX_LENGTH))),
})
export type MessageFeedback = z.infer<typeof MessageFeedback>
export const postMessageFeedback = endpoint({
  method: 'POST',
  path: '/api/messages/{id}/feedback',
  access: 'user',
  summary: 'Say whether a description was helpful',
  params: IdParams,
  body: MessageFeedback,
  answer: Message,
})

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/messages/{id}',
  access: 'user',
  summary: 'One message with its claims',
  params: IdParams,
  answer: Message,
})

/** Which claim, by its place and words, and what is to become of it. */
export const ClaimDecision = z.object({
  from: z.int().check(z.minimum(0)),
  to: z.int().check(z.minimum(1)),
  text: z.string().check(z.maxLength(2000)),
  decision: z.enum(['keep', 'drop']),
})
export type ClaimDecision = z.infer<typeof ClaimDecision>
export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/messages/{id}/claims',
  access: 'user',
  summary: 'Keep a claim of a description, or drop it: the sentence is rewritten without it',
  params: IdParams,
  body: ClaimDecision,
  answer: Message,
})
export const undoDrop = endpoint({
  method: 'DELETE',
  path: '/api/messages/{id}/claims/last',
  access: 'user',
  summary: 'Put back the claim that was dropped last',
  params: IdParams,
  answer: Message,
})

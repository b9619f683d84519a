import * as z from 'zod/mini'
import { BriefNote, BriefQuestion, SettledFacts } from './briefs.ts'
import { COMMENT_MAX_LENGTH, MESSAGE_MAX_LENGTH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { NewTitle } from './job-descriptions.ts'
import { IdParams, PageQuery } from './paging.ts'
import { remark, saidText } from './text-fields.ts'
import { Usage } from './usage.ts'

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

/** One thing that differs between two versions: a line, a sentence, or a part of the line of facts. */
export const TextChange = z.object({
  how: z.enum(['added', 'removed', 'altered', 'moved']),
  role: z.enum(['title', 'fact', 'heading', 'bullet', 'sentence']),
  /** What stands before its words in light markdown: "## ", "- ", or nothing. */
  mark: z.string(),
  /** Its words; null where it was not there before. */
  before: z.nullable(z.string()),
  /** Null where it is gone. */
  after: z.nullable(z.string()),
  /** The headings that it stood and stands under, empty above the first. */
  under: z.object({ before: z.string(), after: z.string() }),
  /** What stood before it in the earlier version; null where nothing did. */
  follows: z.nullable(z.string()),
})
export type TextChange = z.infer<typeof TextChange>

/** One thing that a comment asked for. */
export const Wish = z.object({
  text: z.string(),
  done: z.boolean(),
  /** What was changed, or why it was not. */
  why: z.string(),
  /** Which of the message's changes came of it. */
  changes: z.array(z.int()),
})
export type Wish = z.infer<typeof Wish>

/** How a version came about. */
export const Origin = z.enum(['written', 'improved', 'edited', 'restored'])
export type Origin = z.infer<typeof Origin>

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
  /** Null where it is no version. */
  origin: z.nullable(Origin),
  /** The version that it was made from; null of the first. */
  basedOn: z.nullable(z.int()),
  /** What was asked for to improve it. */
  comment: z.nullable(z.string()),
  /** The model that wrote its words, as `provider:name`; null where a person did, or where it is not known. */
  writer: z.nullable(z.string()),
  claims: z.array(Claim),
  /** Of a brief: what the person put right beside it. */
  facts: SettledFacts,
  /** Of a description: what of the brief stands beside it and why. */
  notes: z.array(BriefNote),
  /** Of a description: what a good one still lacks. */
  questions: z.array(BriefQuestion),
  /** Of an improved description: what was asked for, done or not. */
  wishes: z.array(Wish),
  /** Of an improved description: what is different from the version that it was made from. */
  changes: z.array(TextChange),
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
  /** What an improvement is to bring; null where a description is written anew. */
  wish: z.nullable(z.string()),
  /** The model that writes, as `provider:name`. */
  writer: z.nullable(z.string()),
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

/** What stands beside a text is with the message alone, as it is more than the text. */
export const ListedMessage = z.omit(Message, {
  claims: true,
  notes: true,
  questions: true,
  wishes: true,
  changes: true,
})
export const ListedConversation = z.extend(Conversation, { messages: z.array(ListedMessage) })
export type ListedConversation = z.infer<typeof ListedConversation>

/** What a list shows of a conversation. */
export const ConversationSummary = z.object({
  ...z.pick(Conversation, { id: true, title: true, createdAt: true, assistantId: true }).shape,
  /** How its first brief begins; null without one. */
  opening: z.nullable(z.string()),
  /** As in the conversation. */
  generations: z.array(z.pick(Generation, { id: true, state: true })),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const ChatRequest = z.object({
  message: saidText('Please describe the role', MESSAGE_MAX_LENGTH),
  assistantId: z.uuid('Please select an assistant first'),
  /** Continue this conversation. */
  conversationId: z.optional(z.uuid()),
  /**
   * Write an improved version of this assistant message, from the prompt, the earlier text and the wish: what is asked for here,
   * or else the stored comment. Nothing is counted, and what was said of the message stays as it is.
   */
  improve: z.optional(
    z.object({
      messageId: z.uuid(),
      wish: z.optional(saidText('Please say what should change', COMMENT_MAX_LENGTH)),
    }),
  ),
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
  answer: z.array(ListedConversation),
})
export const listConversationSummaries = endpoint({
  method: 'GET',
  path: '/api/conversation-summaries',
  access: 'user',
  summary: 'Conversations as a list shows them, newest first',
  query: PageQuery,
  answer: z.array(ConversationSummary),
})
export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}',
  access: 'user',
  summary: 'One conversation with its messages',
  params: IdParams,
  answer: Conversation,
})

export const renameConversation = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/title',
  access: 'user',
  summary: 'Call a conversation something else',
  params: IdParams,
  body: NewTitle,
  status: 204,
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

/** Which claims, by their places and words, and what is to become of them. */
export const ClaimDecision = z.object({
  decision: z.enum(['keep', 'drop']),
  claims: z
    .array(
      z.object({
        from: z.int().check(z.minimum(0)),
        to: z.int().check(z.minimum(1)),
        text: z.string().check(z.maxLength(2000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
})
export type ClaimDecision = z.infer<typeof ClaimDecision>
export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/messages/{id}/claims',
  access: 'user',
  summary: 'Keep claims of a description, or drop them: a new version has the sentences without them',
  params: IdParams,
  body: ClaimDecision,
  answer: Message,
})

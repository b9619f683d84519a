import * as z from 'zod/mini'
import { SettledFacts } from './briefs.ts'
import { TITLE_MAX_LENGTH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, pageFields } from './paging.ts'
import { nameText, remark } from './text-fields.ts'

export const RATINGS = [1, 2, 3, 4, 5] as const

/** A description in the history. `response` is the latest version, in light markdown. */
export const JobDescription = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Where the job is, as the text says it. */
  place: z.nullable(z.string()),
  prompt: z.string(),
  /** What the person put right beside the prompt. */
  facts: SettledFacts,
  response: z.string(),
  createdAt: z.iso.datetime(),
  assistantId: z.nullable(z.uuid()),
  assistantName: z.nullable(z.string()),
  rating: z.nullable(z.int()),
  feedback: z.nullable(z.string()),
  finalDocumentUrl: z.nullable(z.string()),
  conversationId: z.nullable(z.uuid()),
  /** The message whose text `response` is: its claims are to be had there. */
  messageId: z.nullable(z.uuid()),
  /** The model that wrote the words of the latest version, as `provider:name`; null where it is not known. */
  writer: z.nullable(z.string()),
  /** How many versions were written; the latest has this number. */
  versions: z.int(),
  /** How many wishes of colleagues, left by a link, wait for a decision. */
  openWishes: z.int(),
})
export type JobDescription = z.infer<typeof JobDescription>

/** What a list shows of a description. */
export const JobDescriptionSummary = z.object({
  ...z.pick(JobDescription, {
    id: true,
    title: true,
    place: true,
    createdAt: true,
    assistantId: true,
    assistantName: true,
    rating: true,
    writer: true,
    versions: true,
    openWishes: true,
  }).shape,
  /** How the prompt begins, an ellipsis behind it where there is more. */
  opening: z.string(),
  /** The first paragraphs and lists of the text, a line of plain words each, cut like the opening. */
  excerpt: z.string(),
})
export type JobDescriptionSummary = z.infer<typeof JobDescriptionSummary>

export const HistoryQuery = z.object({
  ...pageFields,
  /** Words to find in the title, the prompt or the text, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** 0 asks for those not rated. */
  rating: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(5))),
  assistantId: z.optional(z.uuid()),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

export const listJobDescriptions = endpoint({
  method: 'GET',
  path: '/api/job-descriptions',
  access: 'user',
  summary: 'The history, newest first',
  query: HistoryQuery,
  answer: z.array(JobDescription),
})

export const listJobDescriptionSummaries = endpoint({
  method: 'GET',
  path: '/api/job-description-summaries',
  access: 'user',
  summary: 'The history as a list shows it, newest first',
  query: HistoryQuery,
  answer: z.array(JobDescriptionSummary),
})

export const getJobDescription = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}',
  access: 'user',
  summary: 'One description of the history',
  params: IdParams,
  answer: JobDescription,
})

export const RatingFeedback = z.object({
  rating: z
    .int('Please provide a star rating')
    .check(z.minimum(1, 'Please provide a star rating'), z.maximum(5, 'Please provide a star rating')),
  feedback: z.optional(z.nullable(remark(5000))),
})
export type RatingFeedback = z.infer<typeof RatingFeedback>
export const rateJobDescription = endpoint({
  method: 'POST',
  path: '/api/job-descriptions/{id}/feedback',
  access: 'user',
  summary: 'Rate a description',
  params: IdParams,
  body: RatingFeedback,
  answer: JobDescription,
})

/** What a description or a conversation is called from now on. */
export const NewTitle = z.object({ title: nameText('Please give it a name', TITLE_MAX_LENGTH) })
export type NewTitle = z.infer<typeof NewTitle>
export const renameJobDescription = endpoint({
  method: 'PUT',
  path: '/api/job-descriptions/{id}/title',
  access: 'user',
  summary:
    'Call a description something else, whatever its versions are headed; its conversation is renamed where it had the same name',
  params: IdParams,
  body: NewTitle,
  answer: JobDescription,
})

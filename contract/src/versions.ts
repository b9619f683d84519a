import * as z from 'zod/mini'
import { FactKind } from './briefs.ts'
import { Message, Origin, TextChange } from './chat.ts'
import { TEXT_MAX_LENGTH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, PageQuery } from './paging.ts'
import { isBlank } from './text.ts'

/** One of the versions of a description, in a list; its text is to be had by its number. */
export const Version = z.object({
  /** Of its message. */
  id: z.uuid(),
  number: z.int(),
  origin: Origin,
  basedOn: z.nullable(z.int()),
  comment: z.nullable(z.string()),
  writer: z.nullable(z.string()),
  words: z.int(),
  createdAt: z.iso.datetime(),
})
export type Version = z.infer<typeof Version>
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/versions',
  access: 'user',
  summary: 'The versions of a description, newest first',
  params: IdParams,
  query: PageQuery,
  answer: z.array(Version),
})

export const VersionNumber = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))
export const VersionParams = z.object({ id: z.uuid(), number: VersionNumber })
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/versions/{number}',
  access: 'user',
  summary: 'One version of a description',
  params: VersionParams,
  answer: Message,
})
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/job-descriptions/{id}/versions/{number}/restore',
  access: 'user',
  summary: 'Make an earlier version the latest one, as a new version; nothing is counted',
  params: VersionParams,
  status: 201,
  answer: Message,
})

/** A difference in what is meant, not in how it is said. */
export const MeaningChange = z.object({
  what: FactKind,
  how: z.enum(['added', 'dropped', 'changed', 'to-must', 'to-wish']),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Where it stands in the wording: what is taken back with it. */
  change: TextChange,
})
export type MeaningChange = z.infer<typeof MeaningChange>
export const Comparison = z.object({
  from: z.object({ number: z.int(), content: z.string() }),
  to: z.object({ number: z.int(), content: z.string() }),
  meaning: z.array(MeaningChange),
})
export type Comparison = z.infer<typeof Comparison>
export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/comparison',
  access: 'user',
  summary: 'Two versions side by side, and what changed in meaning from the one to the other',
  params: IdParams,
  query: z.object({ from: VersionNumber, to: VersionNumber }),
  answer: Comparison,
})

const text = z.string('There is no text').check(
  z.maxLength(TEXT_MAX_LENGTH, `At most ${TEXT_MAX_LENGTH} characters`),
  z.refine((said) => !isBlank(said), { error: 'A description needs some words' }),
)
/** The version that the text was made from, by its number. */
const basedOn = z.int().check(z.minimum(1), z.maximum(1_000_000))

export const TextRequest = z.object({
  content: text,
  basedOn,
  /** Where there is a newer version meanwhile: true makes this one the next all the same, and both stay in the list. */
  keepBoth: z.optional(z.boolean()),
  /** The draft that this text comes from, which ends with it. */
  draft: z.optional(z.uuid()),
  /** Which of that version's changes were taken back; the others stay marked. */
  undone: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(1000))),
})
export type TextRequest = z.infer<typeof TextRequest>
export const putText = endpoint({
  method: 'PUT',
  path: '/api/job-descriptions/{id}/text',
  access: 'user',
  summary: 'Make an edited text the latest version; nothing is counted',
  params: IdParams,
  body: TextRequest,
  answer: Message,
})

/** What somebody types on a page before it is a version. There is one for a description, on whatever device. */
export const TextDraft = z.object({
  content: z.string(),
  basedOn: z.int(),
  /** Names this state of it; another with each save. */
  revision: z.uuid(),
  savedAt: z.iso.datetime(),
})
export type TextDraft = z.infer<typeof TextDraft>
export const getTextDraft = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/draft',
  access: 'user',
  summary: 'What was typed on a description and is no version yet; null where nothing is',
  params: IdParams,
  answer: z.object({ draft: z.nullable(TextDraft) }),
})
export const TextDraftRequest = z.object({
  content: z.string().check(z.maxLength(TEXT_MAX_LENGTH, `At most ${TEXT_MAX_LENGTH} characters`)),
  basedOn,
  /** The state that it goes on from; null where there was none. */
  revision: z.nullable(z.uuid()),
})
export type TextDraftRequest = z.infer<typeof TextDraftRequest>
export const putTextDraft = endpoint({
  method: 'PUT',
  path: '/api/job-descriptions/{id}/draft',
  access: 'user',
  summary: 'Save what is being typed; refused where it was typed on elsewhere meanwhile',
  params: IdParams,
  body: TextDraftRequest,
  answer: TextDraft,
})
export const deleteTextDraft = endpoint({
  method: 'DELETE',
  path: '/api/job-descriptions/{id}/draft',
  access: 'user',
  summary: 'Throw away what was typed and is no version yet',
  params: IdParams,
  query: z.object({ revision: z.uuid() }),
  status: 204,
})

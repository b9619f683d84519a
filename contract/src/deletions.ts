import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdParams, PageQuery } from './paging.ts'

/** What a person deleted in one go: a description, or a conversation with its descriptions. */
export const Deletion = z.object({
  id: z.uuid(),
  title: z.string(),
  /** How many descriptions went with it. */
  descriptions: z.int(),
  deletedAt: z.iso.datetime(),
  /** Until when it can be restored. */
  goneAt: z.iso.datetime(),
})
export type Deletion = z.infer<typeof Deletion>

export const deleteJobDescription = endpoint({
  method: 'DELETE',
  path: '/api/job-descriptions/{id}',
  access: 'user',
  summary: 'Delete a description with its versions and documents, and its conversation where that holds no other',
  params: IdParams,
  answer: Deletion,
})
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/{id}',
  access: 'user',
  summary: 'Delete a conversation with its descriptions',
  params: IdParams,
  answer: Deletion,
})
export const listDeletions = endpoint({
  method: 'GET',
  path: '/api/deletions',
  access: 'user',
  summary: 'What was deleted and can be restored, the latest first',
  query: PageQuery,
  answer: z.array(Deletion),
})
export const restoreDeletion = endpoint({
  method: 'POST',
  path: '/api/deletions/{id}/restore',
  access: 'user',
  summary: 'Restore what was deleted',
  params: IdParams,
  status: 204,
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'

/** The longest text that is turned into a document, in UTF-16 units. */
export const DOCUMENT_MAX_LENGTH = 200_000

export const RtfRequest = z.object({
  content: z
    .string('There is no text to download')
    .check(z.minLength(1, 'There is no text to download'), z.maxLength(DOCUMENT_MAX_LENGTH, 'The text is too long')),
  /** Without the ending; what file systems can't hold is replaced. */
  filename: z.optional(z.string().check(z.maxLength(200, 'At most 200 characters'))),
})
export type RtfRequest = z.infer<typeof RtfRequest>

export const generateRtf = endpoint({
  method: 'POST',
  path: '/api/generate-rtf',
  access: 'user',
  summary: 'Turn light markdown into a rich-text document',
  body: RtfRequest,
  file: 'application/rtf',
})
export const downloadWord = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/doc',
  access: 'user',
  summary: 'A description from the history as a Word-compatible document',
  params: IdParams,
  file: 'application/msword',
})

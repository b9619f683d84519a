import * as z from 'zod/mini'
import { FORMATS, type Format } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'
import { isBlank } from './text.ts'
import { optionalName } from './text-fields.ts'
import { VersionNumber } from './versions.ts'

/** The longest text that is turned into a document, in UTF-16 units. */
export const DOCUMENT_MAX_LENGTH = 200_000

export const RtfRequest = z.object({
  content: z.string('There is no text to download').check(
    z.refine((text) => !isBlank(text), { error: 'There is no text to download', abort: true }),
    z.maxLength(DOCUMENT_MAX_LENGTH, 'The text is too long'),
  ),
  /** Without the ending; what file systems can't hold is replaced. */
  filename: z.optional(optionalName(200)),
  /** Which version of a description it is; the file says so. */
  version: z.optional(VersionNumber),
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

export const DocumentParams = z.object({
  id: z.uuid(),
  format: z.enum(Object.keys(FORMATS) as [Format, ...Format[]]),
})
/** Absent: the latest. */
const VersionQuery = z.object({ version: z.optional(VersionNumber) })

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/documents/{format}',
  access: 'user',
  summary: 'A version of a description as a file, which says which one it is',
  params: DocumentParams,
  query: VersionQuery,
  file: 'application/octet-stream',
})

/** schema.org's JobPosting, and in plain words which of the properties that Google requires the brief does not give. */
export const JobPosting = z.object({
  posting: z.record(z.string(), z.unknown()),
  missing: z.array(z.string()),
  /** Of the description that it was made from. */
  version: z.int(),
})
export type JobPosting = z.infer<typeof JobPosting>
export const getJobPosting = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/job-posting',
  access: 'user',
  summary: 'A description as structured data for search engines',
  params: IdParams,
  query: VersionQuery,
  answer: JobPosting,
})

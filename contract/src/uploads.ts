import * as z from 'zod/mini'
import { FINAL_DOCUMENT_ENDINGS } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { JobDescription } from './job-descriptions.ts'
import { IdParams } from './paging.ts'
import { optionalName } from './text-fields.ts'

/** Nothing is required. With its size, the URL takes a file of that size alone. */
export const UploadIntent = z.object({
  size: z.optional(z.int().check(z.minimum(0))),
})
export const UploadURL = z.object({ uploadURL: z.string() })
export type UploadURL = z.infer<typeof UploadURL>
export const requestUpload = endpoint({
  method: 'POST',
  path: '/api/objects/upload',
  access: 'user',
  summary: 'A signed URL that one file may be PUT to',
  body: UploadIntent,
  answer: UploadURL,
})

/** What was read from a document. */
export const DocumentReading = z.object({
  /** In bytes. */
  size: z.int(),
  format: z.enum(FINAL_DOCUMENT_ENDINGS),
  words: z.int(),
  headings: z.array(z.string()),
})
export type DocumentReading = z.infer<typeof DocumentReading>

export const UploadedDocument = z.object({
  documentURL: z
    .string('Please upload a document first')
    .check(z.minLength(1, 'Please upload a document first'), z.maxLength(4000)),
})
/** Of an upload that is to finish a description. */
export const UploadToRead = z.extend(UploadedDocument, { jobDescriptionId: z.optional(z.uuid()) })

export const UploadReading = z.extend(DocumentReading, {
  /** Why it may not be the final text of the description; null where nothing speaks against it, or none was named. */
  doubt: z.nullable(z.enum(['curriculum-vitae', 'another-text'])),
  /** Of the generated words, the share that it kept, 0 to 1; null where no description was named. */
  kept: z.nullable(z.number()),
})
export type UploadReading = z.infer<typeof UploadReading>
export const readUpload = endpoint({
  method: 'POST',
  path: '/api/objects/read',
  access: 'user',
  summary: 'What can be read from an upload, before it is attached; refused with the reason where nothing can',
  body: UploadToRead,
  answer: UploadReading,
})

export const FinalDocument = z.extend(DocumentReading, {
  id: z.uuid(),
  jobDescriptionId: z.uuid(),
  /** Of the description that it finishes. */
  title: z.string(),
  filename: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether later descriptions may learn from it: of each description, the document that came last. */
  inUse: z.boolean(),
  /** Nothing learns from it all the same: an admin left it out, or its owner has not said that it is the final text. */
  leftOut: z.boolean(),
})
export type FinalDocument = z.infer<typeof FinalDocument>

export const AttachDocument = z.extend(UploadedDocument, {
  filename: z.optional(optionalName(300)),
  /** The person says that it is the final text: without that, nothing learns from one that looks like another. */
  isFinal: z.optional(z.boolean()),
})
export type AttachDocument = z.infer<typeof AttachDocument>

/** The updated record, with what was read. */
export const AttachedDocument = z.extend(JobDescription, { finalDocument: FinalDocument })
export const attachFinalDocument = endpoint({
  method: 'PUT',
  path: '/api/job-descriptions/{id}/final-document',
  access: 'user',
  summary: 'Attach the final document of a description: its text is read at once',
  params: IdParams,
  body: AttachDocument,
  answer: AttachedDocument,
})
export const listFinalDocuments = endpoint({
  method: 'GET',
  path: '/api/final-documents',
  access: 'user',
  summary: 'The final documents of the signed-in person, newest first',
  answer: z.array(FinalDocument),
})
export const downloadFinalDocument = endpoint({
  method: 'GET',
  path: '/api/final-documents/{id}/file',
  access: 'user',
  summary: 'The file of a final document, as it was uploaded',
  params: IdParams,
  file: 'application/octet-stream',
})
export const withdrawFinalDocument = endpoint({
  method: 'DELETE',
  path: '/api/final-documents/{id}',
  access: 'user',
  summary: 'Withdraw a final document: nothing learns from it any more, and the file is removed',
  params: IdParams,
  status: 204,
})

/** The calls below have the shapes that upload libraries for S3 ask for, so that others can use them, too. */
const filename = z.optional(z.string().check(z.maxLength(300)))
const type = z.optional(z.string().check(z.maxLength(200)))
const KeyQuery = z.object({ key: z.string().check(z.minLength(1), z.maxLength(300)) })
const Location = z.object({ location: z.string() })

export const uploadParams = endpoint({
  method: 'GET',
  path: '/s3/params',
  access: 'user',
  summary: 'Where and how to send a file in one piece',
  query: z.object({
    filename,
    type,
    'metadata[size]': z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
  }),
  answer: z.object({
    method: z.literal('PUT'),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
    headers: z.record(z.string(), z.string()),
  }),
})
export const createMultipart = endpoint({
  method: 'POST',
  path: '/s3/multipart',
  access: 'user',
  summary: 'Begin an upload in parts',
  body: z.object({ filename, type, metadata: z.optional(z.record(z.string(), z.unknown())) }),
  answer: z.object({ key: z.string(), uploadId: z.string() }),
})
export const listParts = endpoint({
  method: 'GET',
  path: '/s3/multipart/{uploadId}',
  access: 'user',
  summary: 'The parts that have arrived',
  params: z.object({ uploadId: z.string() }),
  query: KeyQuery,
  answer: z.array(z.object({ PartNumber: z.int(), Size: z.int(), ETag: z.string() })),
})
export const CANNOT_SIGN = 'Cannot sign without a key, an uploadId, and a partNumber'
export const signPart = endpoint({
  method: 'GET',
  path: '/s3/multipart/{uploadId}/{partNumber}',
  access: 'user',
  summary: 'Where to send a part',
  params: z.object({ uploadId: z.string(), partNumber: z.string() }),
  query: z.object({ key: z.optional(z.string()) }),
  answer: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), expires: z.int() }),
})
export const completeMultipart = endpoint({
  method: 'POST',
  path: '/s3/multipart/{uploadId}/complete',
  access: 'user',
  summary: 'Put the parts together',
  params: z.object({ uploadId: z.string() }),
  query: KeyQuery,
  body: z.object({ parts: z.array(z.object({ PartNumber: z.int(), ETag: z.string() })) }),
  answer: Location,
})
export const abortMultipart = endpoint({
  method: 'DELETE',
  path: '/s3/multipart/{uploadId}',
  access: 'user',
  summary: 'Give up an upload in parts',
  params: z.object({ uploadId: z.string() }),
  query: KeyQuery,
  answer: z.object({}),
})
export const temporaryCredentials = endpoint({
  method: 'GET',
  path: '/s3/sts',
  access: 'user',
  summary: 'Temporary credentials, where the store hands them out',
  answer: z.object({
    credentials: z.object({
      AccessKeyId: z.string(),
      SecretAccessKey: z.string(),
      SessionToken: z.string(),
      Expiration: z.string(),
    }),
    bucket: z.string(),
    region: z.string(),
  }),
})

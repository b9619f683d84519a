import { MULTIPART_FROM_SIZE } from '@rolewright/contract/constants'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { withRetries } from './retry.ts'
import type { Signed } from './send-signed.ts'

/** An upload in parts that the store knows of. */
export interface Begun {
  uploadId: string
  key: string
}
export interface Part {
  PartNumber: number
  ETag: string
}

const named = ({ uploadId, key }: Begun) => ({ params: { uploadId }, query: { key } })

/** A call by the rules for uploads; in the end its failure has the sentence that people read. */
async function ask<Answer>(signal: AbortSignal | undefined, asked: () => Promise<Answer>): Promise<Answer> {
  try {
    return await withRetries(asked, signal)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Error(sentenceOf(error), { cause: error })
  }
}

/** When a file goes in parts, and of which sizes in bytes; S3 allows neither smaller ones, the last aside, nor more of them. */
export interface PartRules {
  above: number
  least: number
  most: number
}
const parts: PartRules = { above: MULTIPART_FROM_SIZE, least: 5 * 1024 * 1024, most: 10_000 }

/** What an upload asks of the server. */
export const s3Calls = {
  parts,

  async signFile({ size }: File, signal: AbortSignal): Promise<Signed> {
    const { uploadURL } = await ask(signal, () => callJson('POST /api/objects/upload', { body: { size }, signal }))
    // A server that does not know its own address answers a path.
    return { url: uploadURL && new URL(uploadURL, location.href).href }
  },

  createMultipartUpload: ({ name, type, size }: File, signal: AbortSignal): Promise<Begun> =>
    ask(signal, () => callJson('POST /s3/multipart', { body: { filename: name, type, metadata: { size } }, signal })),

  listParts: (upload: Begun, signal: AbortSignal): Promise<Part[]> =>
    ask(signal, () => callJson('GET /s3/multipart/{uploadId}', { ...named(upload), signal })),

  signPart(upload: Begun, partNumber: number, signal: AbortSignal): Promise<Signed> {
    const { params, query } = named(upload)
    const signing = { params: { ...params, partNumber }, query, signal }
    return ask(signal, () => callJson('GET /s3/multipart/{uploadId}/{partNumber}', signing))
  },

  completeMultipartUpload: (upload: Begun, parts: Part[], signal: AbortSignal): Promise<{ location: string }> =>
    ask(signal, () =>
      callJson('POST /s3/multipart/{uploadId}/complete', { ...named(upload), body: { parts }, signal }),
    ),

  abortMultipartUpload: (upload: Begun): Promise<unknown> =>
    ask(undefined, () => callJson('DELETE /s3/multipart/{uploadId}', named(upload))),
}

export type S3Calls = typeof s3Calls

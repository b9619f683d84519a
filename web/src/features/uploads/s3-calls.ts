import type { AwsS3Part, AwsS3UploadParameters } from '@uppy/aws-s3'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { withRetries } from './retry.ts'
import { type Sending, sendFile, sendPart } from './send-file.ts'

interface Named {
  name?: string
  type?: string
  size: number | null
}
interface Multipart {
  uploadId?: string
  key: string
  signal?: AbortSignal
}

const named = ({ uploadId, key, signal }: Multipart) => ({ params: { uploadId: uploadId! }, query: { key }, signal })

/** A call by the rules for uploads; in the end its failure has the sentence that people read. */
async function ask<Answer>(signal: AbortSignal | undefined, asked: () => Promise<Answer>): Promise<Answer> {
  try {
    return await withRetries(asked, signal)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Error(sentenceOf(error), { cause: error })
  }
}

async function signFile(size: number, signal?: AbortSignal): Promise<string> {
  const { uploadURL } = await ask(signal, () => callJson('POST /api/objects/upload', { body: { size }, signal }))
  // A server that does not know its own address answers a path; the library wants whole ones.
  return uploadURL && new URL(uploadURL, location.href).href
}

/** What the library asks of the server, and how it sends. */
export const s3Calls = {
  async getUploadParameters({ size }: Named, { signal }: { signal?: AbortSignal }): Promise<AwsS3UploadParameters> {
    return { method: 'PUT', url: await signFile(size ?? 0, signal), headers: {}, fields: {} }
  },

  createMultipartUpload: ({ name, type, size }: Named, signal?: AbortSignal) =>
    ask(signal, () => callJson('POST /s3/multipart', { body: { filename: name, type, metadata: { size } }, signal })),

  listParts: (_file: unknown, upload: Multipart) =>
    ask(upload.signal, () => callJson('GET /s3/multipart/{uploadId}', named(upload))),

  /** The library would try again whatever the failure, and use its delays up while offline: it gets no failure. */
  async signPart(_file: unknown, { partNumber, signal, ...upload }: Multipart & { partNumber: number }) {
    const part = { method: 'PUT', url: '', isPart: true }
    try {
      const { params, query } = named(upload)
      const signing = { params: { ...params, partNumber }, query, signal }
      const signed = await ask(signal, () => callJson('GET /s3/multipart/{uploadId}/{partNumber}', signing))
      return { ...part, ...signed }
    } catch (failure) {
      if (signal?.aborted) throw failure
      return { ...part, failure }
    }
  },

  completeMultipartUpload: (_file: unknown, { parts, signal, ...upload }: Multipart & { parts: AwsS3Part[] }) =>
    ask(signal, () =>
      callJson('POST /s3/multipart/{uploadId}/complete', {
        ...named({ ...upload, signal }),
        body: { parts: parts.map(({ ETag, PartNumber }) => ({ ETag: ETag!, PartNumber: PartNumber! })) },
      }),
    ),

  abortMultipartUpload: (_file: unknown, upload: Multipart) =>
    ask(undefined, () => callJson('DELETE /s3/multipart/{uploadId}', { ...named(upload), signal: undefined })),

  uploadPartBytes: (sending: Sending) => (sending.signature.isPart ? sendPart(sending) : sendFile(sending, signFile)),
}

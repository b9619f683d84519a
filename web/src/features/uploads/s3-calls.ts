import type { UploadURL } from '@rolewright/contract/uploads'
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
interface Location {
  location: string
}

const multipartUrl = ({ uploadId, key }: Multipart, more = '') =>
  `/s3/multipart/${encodeURIComponent(uploadId!)}${more}?key=${encodeURIComponent(key)}`

/** A call by the rules for uploads; in the end its failure has the sentence that people read. */
async function ask<Answer>(method: string, url: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  try {
    return await withRetries(() => callJson<Answer>(method, url, body, { signal }), signal)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Error(sentenceOf(error), { cause: error })
  }
}

async function signFile(size: number, signal?: AbortSignal): Promise<string> {
  const { uploadURL } = await ask<UploadURL>('POST', '/api/objects/upload', { size }, signal)
  // A server that does not know its own address answers a path; the library wants whole ones.
  return uploadURL && new URL(uploadURL, location.href).href
}

/** What the library asks of the server, and how it sends. */
export const s3Calls = {
  async getUploadParameters({ size }: Named, { signal }: { signal?: AbortSignal }): Promise<AwsS3UploadParameters> {
    return { method: 'PUT', url: await signFile(size ?? 0, signal), headers: {}, fields: {} }
  },

  createMultipartUpload: ({ name, type, size }: Named, signal?: AbortSignal) =>
    ask<{ key: string; uploadId: string }>(
      'POST',
      '/s3/multipart',
      { filename: name, type, metadata: { size } },
      signal,
    ),

  listParts: (_file: unknown, upload: Multipart) =>
    ask<AwsS3Part[]>('GET', multipartUrl(upload), undefined, upload.signal),

  /** The library would try again whatever the failure, and use its delays up while offline: it gets no failure. */
  async signPart(_file: unknown, { partNumber, signal, ...upload }: Multipart & { partNumber: number }) {
    const part = { method: 'PUT', url: '', isPart: true }
    try {
      return { ...part, ...(await ask<object>('GET', multipartUrl(upload, `/${partNumber}`), undefined, signal)) }
    } catch (failure) {
      if (signal?.aborted) throw failure
      return { ...part, failure }
    }
  },

  completeMultipartUpload: (_file: unknown, { parts, signal, ...upload }: Multipart & { parts: AwsS3Part[] }) =>
    ask<Location>(
      'POST',
      multipartUrl(upload, '/complete'),
      { parts: parts.map(({ ETag, PartNumber }) => ({ ETag, PartNumber })) },
      signal,
    ),

  abortMultipartUpload: (_file: unknown, upload: Multipart) => ask<void>('DELETE', multipartUrl(upload)),

  uploadPartBytes: (sending: Sending) => (sending.signature.isPart ? sendPart(sending) : sendFile(sending, signFile)),
}

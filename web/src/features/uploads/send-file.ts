import { hasExpired, isPassing, TransferError, withRetries } from './retry.ts'
import { sendBytes } from './send-bytes.ts'

export interface Sending {
  signature: {
    method?: string
    url?: string
    headers?: Record<string, string>
    expires?: number
    isPart?: true
    /** Why it was not signed, and never will be. */
    failure?: Error
  }
  body: Blob
  onProgress: (event: { loaded: number; lengthComputable: boolean }) => void
  onComplete?: (etag: string) => void
  signal?: AbortSignal
}

/**
 * A file in one piece. The library would give up at the first failure: here the rules for parts hold for it, too.
 * @param sign a new address, for when the first has expired
 */
export async function sendFile(
  { signature, body, onProgress, onComplete, signal }: Sending,
  sign: (size: number, signal?: AbortSignal) => Promise<string>,
) {
  let { url } = signature
  let expired = false
  const etag = await withRetries(async () => {
    if (expired) url = await sign(body.size, signal)
    expired = false
    try {
      return await sendBytes({ ...signature, url, body, onProgress, signal })
    } catch (error) {
      expired = hasExpired(error)
      throw error
    }
  }, signal)
  onProgress({ loaded: body.size, lengthComputable: true })
  onComplete?.(etag ?? '')
  return { ETag: etag ?? '', location: url!.split('?')[0]! }
}

/** A part, once: the library signs and sends it again where that may help. */
export async function sendPart({ signature, body, onProgress, onComplete, signal }: Sending) {
  if (signature.failure) throw signature.failure
  const etag = await sendBytes({ ...signature, body, onProgress, signal }).catch((error: unknown) => {
    // The library would try a 400 again, which has a status; without one it does not.
    throw error instanceof TransferError && !isPassing(error) ? new TransferError(error.message, undefined) : error
  })
  if (!etag) throw new TransferError('Unknown error', undefined)
  onProgress({ loaded: body.size, lengthComputable: true })
  onComplete?.(etag)
  return { ETag: etag }
}

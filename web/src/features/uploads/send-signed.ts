import { hasExpired, withRetries } from './retry.ts'
import { sendBytes } from './send-bytes.ts'

export interface Signed {
  url: string
  headers?: Record<string, string>
  /** For how long the address is good, in seconds. */
  expires?: number
}
interface Sending {
  body: Blob
  sign: () => Promise<Signed>
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Sends bytes to an address that is signed for them, by the rules for uploads; one that has expired is signed anew. */
export async function sendSigned({ body, sign, onProgress, signal }: Sending): Promise<{ etag?: string; url: string }> {
  let signed: Signed | null = null
  const sent = await withRetries(async () => {
    signed ??= await sign()
    const { url } = signed
    try {
      return { etag: await sendBytes({ ...signed, body, onProgress, signal }), url }
    } catch (error) {
      if (hasExpired(error)) signed = null
      throw error
    }
  }, signal)
  onProgress(body.size)
  return sent
}

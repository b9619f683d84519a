import { EXPIRED, TransferError } from './retry.ts'

export interface Transfer {
  /** PUT unless said. */
  method?: string
  url?: string
  headers?: Record<string, string>
  body: Blob | FormData
  /** For how long the address is good, in seconds. */
  expires?: number
  onProgress: (sent: number) => void
  signal?: AbortSignal
}

const unread = (header: string) =>
  `Could not read the ${header} header. This likely means CORS is not configured correctly on the S3 Bucket: it must expose it.`

/**
 * Sends to a signed address, by XMLHttpRequest because fetch tells no progress.
 * @returns the ETag; undefined where it can't be seen
 */
export function sendBytes({ method = 'PUT', url, headers = {}, body, expires, onProgress, signal }: Transfer) {
  signal?.throwIfAborted()
  if (!url) throw new Error('Cannot upload to an undefined URL')
  return new Promise<string | undefined>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (message: string, status: number) => reject(new TransferError(message, status))
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (expires) request.timeout = expires * 1000
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('timeout', () => fail(EXPIRED, 403))
    request.addEventListener('error', () => fail('Unknown error', 0))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status === 403 && responseText.includes(`<Message>${EXPIRED}</Message>`)) return fail(EXPIRED, 403)
      if (status < 200 || status >= 300) return fail('Non 2xx', status)
      const etag = request.getResponseHeader('etag') ?? undefined
      // A form is answered with where the file is, too.
      if (method === 'POST' && !request.getResponseHeader('location')) console.error(unread('Location'))
      if (!etag) console.error(unread('ETag'))
      resolve(etag)
    })
    signal?.addEventListener('abort', abort, { once: true })
    request.send(body)
  })
}

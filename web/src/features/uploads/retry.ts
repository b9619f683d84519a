import { ApiError } from '../../lib/api-error.ts'

/** Waits between tries, in ms; after the last one a request has failed. */
export const RETRY_DELAYS = [0, 1000, 3000, 5000]
export const EXPIRED = 'Request has expired'

/** A request to the store that failed. Status 0: no answer came; none: another try would be of no use. */
export class TransferError extends Error {
  readonly status: number | undefined

  constructor(message: string, status: number | undefined) {
    super(message)
    this.status = status
  }
}

/** The status that a failed request was answered with, 0 where none came, undefined where it is another failure. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof TransferError || error instanceof ApiError) return error.status
  return error instanceof TypeError ? 0 : undefined
}

export const hasExpired = (error: unknown) =>
  statusOf(error) === 403 && error instanceof Error && error.message === EXPIRED

/** Expired, too many, in conflict, failed on the other side, or never answered: worth another try. Nothing else is. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  if (status === undefined) return false
  return status === 0 || status >= 500 || status === 409 || status === 429 || hasExpired(error)
}

/** Tries until it succeeds, fails for good, or the delays are used up. Offline it waits, and no delay is used. */
export async function withRetries<Result>(attempt: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const delays = RETRY_DELAYS.values()
  for (;;) {
    signal?.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error)) throw error
      if (statusOf(error) === 0 && !navigator.onLine) {
        await once('online', signal)
        continue
      }
      const delay = delays.next()
      if (delay.done) throw error
      await pause(delay.value, signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return untilAborted(signal, (done) => {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  })
}

function once(event: 'online', signal: AbortSignal | undefined): Promise<void> {
  return untilAborted(signal, (done) => {
    window.addEventListener(event, done)
    return () => window.removeEventListener(event, done)
  })
}

function untilAborted(signal: AbortSignal | undefined, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = begin(() => {
      signal?.removeEventListener('abort', abort)
      end()
      resolve()
    })
    const abort = () => {
      end()
      reject(signal!.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
  })
}

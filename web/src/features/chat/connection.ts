import { ApiError } from '../../lib/api-error.ts'
import { LineWentSilent } from './event-stream.ts'

/** Waits between the tries to get through again; after the last one we give up. */
export const RETRY_DELAYS_MS = [300, 1000, 2000, 4000, 8000, 8000]

/** Whether the same call may well succeed a moment later: no answer came, or none from our server. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 502 && (error.code === null || error.code === 'unavailable')
  // fetch and its body reject with a TypeError when the line breaks.
  return error instanceof TypeError || error instanceof LineWentSilent
}

/** Waits that long, less when the network comes back meanwhile, and for as long as there is none. */
export function waitForConnection(ms: number, signal: AbortSignal): Promise<void> {
  const isOffline = globalThis.navigator?.onLine === false
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      globalThis.removeEventListener?.('online', goOn)
      settle()
    }
    const stop = () => finish(() => reject(signal.reason))
    const goOn = () => finish(resolve)
    const timer = isOffline ? undefined : setTimeout(goOn, ms)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    globalThis.addEventListener?.('online', goOn)
  })
}

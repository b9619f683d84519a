import { startSwift } from '../server/src/testing/swift.ts'
import { ensureCounterpart, S3_STORE } from './counterparts.ts'

/** A store that speaks S3 for one run of the tests; null where none can be had. */
export async function borrowS3(): Promise<{ endpoint: string; stop(): Promise<void> } | null> {
  const endpoint = process.env.TEST_S3_ENDPOINT
  if (endpoint) return { endpoint, stop: async () => {} }
  if (!ensureCounterpart(S3_STORE)) return null
  // Between looking for a free port and listening, somebody else may take it.
  return startSwift().catch(() => startSwift())
}

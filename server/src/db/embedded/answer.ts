import type { PGlite } from '@electric-sql/pglite'
import { TRAPPED } from './end-on-trap.ts'

/** Lets the engine run a batch of wire protocol messages, and returns what it says. */
export async function answerTo(engine: PGlite, batch: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  try {
    await engine.execProtocolRawStream(batch, { syncToFs: false, onRawData: (bytes) => parts.push(bytes.slice()) })
  } catch {
    process.exit(TRAPPED)
  }
  if (parts.length === 1) return parts[0]!
  const answer = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let end = 0
  for (const part of parts) {
    answer.set(part, end)
    end += part.length
  }
  return answer
}

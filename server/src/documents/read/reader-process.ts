import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { type ReadDocument, readDocument } from './read.ts'
import { Unreadable } from './unreadable.ts'

/** `failed` is where a reader broke, without its message, which may quote the document. */
export type Answer = { read: ReadDocument } | { refused: string } | { tooMuch: true } | { failed: string }

/** Where the answer goes: libraries print to the others. */
const ANSWER = 3

const answer: Answer = await readDocument(await buffer(process.stdin)).then(
  (read) => ({ read }),
  (error: unknown) => {
    if (isOutOfMemory(error)) return { tooMuch: true }
    if (error instanceof Unreadable) return { refused: error.message }
    return { failed: framesOf(error) }
  },
)
const bytes = Buffer.from(JSON.stringify(answer))
for (let written = 0; written < bytes.length; ) written += writeSync(ANSWER, bytes, written)
process.exit(0)

/** What the process may not have, a reader may have taken for damage. */
function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof RangeError && /allocation failed|invalid array (buffer )?length/i.test(error.message))
    return true
  return isOutOfMemory(error.cause)
}

function framesOf(error: unknown): string {
  const { name = 'unknown', stack = '' } = error as { name?: string; stack?: string }
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n')
}

import { runApart, TookTooMuch } from '../thread.ts'
import { threadFile } from '../thread-file.ts'
import type { ReadDocument } from './read.ts'
import type { Answer } from './reader-thread.ts'
import { Unreadable } from './unreadable.ts'

const TOO_MUCH = 'This file takes too much time or memory to read. Please save it as plain text or as a new document.'

const read = runApart<Uint8Array, Answer>(threadFile('./read/reader-thread.ts', './document-reader.js'), {
  atOnce: 2,
  milliseconds: 30_000,
  memoryMb: 384,
})

/**
 * Reads a document in a thread of its own, so that one made to exhaust its reader stops nobody else.
 * @throws Unreadable with the reason in words
 */
export async function readApart(bytes: Uint8Array): Promise<ReadDocument> {
  const answer = await read(bytes).catch((cause: unknown) => {
    throw cause instanceof TookTooMuch ? new Unreadable(TOO_MUCH, { cause }) : cause
  })
  if ('refused' in answer) throw new Unreadable(answer.refused)
  return answer.read
}

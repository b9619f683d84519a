import { FairQueue } from '../../fair-queue.ts'
import { runConfined } from '../confined.ts'
import { TookTooMuch } from '../thread.ts'
import { threadFile } from '../thread-file.ts'
import type { ReadDocument } from './read.ts'
import type { Answer } from './reader-process.ts'
import { Unreadable } from './unreadable.ts'

const TOO_MUCH = 'This file takes too much time or memory to read. Please save it as plain text or as a new document.'

const reader = threadFile('./read/reader-process.ts', './document-reader.js')
export const READER_LIMITS = { milliseconds: 20_000, memoryMb: 384, answerMb: 32 }
const queue = new FairQueue({ atOnce: 2, ofOne: 1, waiting: 20 })

/**
 * Reads a document in a process of its own, so that one made to exhaust its reader harms nobody else.
 * @param person whose it is: everybody has their turn
 * @throws Unreadable with the reason in words; AppError busy
 */
export async function readApart(bytes: Uint8Array, person: string): Promise<ReadDocument> {
  const answer = await queue.run(person, () => read(bytes))
  if ('tooMuch' in answer) throw new Unreadable(TOO_MUCH)
  if ('refused' in answer) throw new Unreadable(answer.refused)
  if ('failed' in answer) throw new Error(`A reader broke: ${answer.failed}`)
  return answer.read
}

async function read(bytes: Uint8Array): Promise<Answer> {
  try {
    return JSON.parse((await runConfined(reader, bytes, READER_LIMITS)).toString())
  } catch (error) {
    if (error instanceof TookTooMuch) return { tooMuch: true }
    throw error
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import { type ReadDocument, readDocument } from './read.ts'
import { Unreadable } from './unreadable.ts'

export type Answer = { read: ReadDocument } | { refused: string }

const answer: Answer = await readDocument(workerData as Uint8Array).then(
  (read) => ({ read }),
  (error: unknown) => {
    if (error instanceof Unreadable) return { refused: error.message }
    throw error
  },
)
parentPort!.postMessage(answer)

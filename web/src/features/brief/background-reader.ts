import type { Brief } from '@rolewright/craft/brief/facts'

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, (brief: Brief) => void>()

/** Reads a brief in a thread of its own, so that typing never waits. Never answers where the thread could not start. */
export function readInBackground(text: string): Promise<Brief> {
  worker ??= startWorker()
  const id = ++count
  worker.postMessage({ id, text })
  return new Promise((resolve) => waiting.set(id, resolve))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { id, brief } }: MessageEvent<{ id: number; brief: Brief }>) => {
    waiting.get(id)?.(brief)
    waiting.delete(id)
  })
  // Without the network, say: the next pause in typing tries again.
  started.addEventListener('error', () => {
    waiting.clear()
    worker = null
  })
  return started
}

import { parentPort } from 'node:worker_threads'
import { READY } from '../generation/craft/thread-file.ts'

/** Keeps busy for as many milliseconds as it is told, first when it starts, and answers with the name that it was given. */
parentPort!.on('message', ({ id, task, given: [ms] }: { id: number; task: string; given: [number] }) => {
  keepBusy(ms)
  parentPort!.postMessage({ id, result: task })
})

function keepBusy(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

keepBusy(1000)
parentPort!.postMessage(READY)

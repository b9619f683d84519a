import { parentPort } from 'node:worker_threads'

/** Keeps busy for as many milliseconds as it is told, and answers with the name that it was given. */
parentPort!.on('message', ({ id, task, given: [ms] }: { id: number; task: string; given: [number] }) => {
  const until = performance.now() + ms
  while (performance.now() < until);
  parentPort!.postMessage({ id, result: task })
})

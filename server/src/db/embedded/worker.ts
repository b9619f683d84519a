import { parentPort, workerData } from 'node:worker_threads'
import { answerTo } from './answer.ts'
import { buildFolder } from './build-folder.ts'
import { openEngine } from './open-engine.ts'
import type { Assignment, Order, Report } from './protocol.ts'

/** The thread in which PGlite lives: one message in, one out, in order. */
const port = parentPort!
const { folder, snapshot, build } = workerData as Assignment
const log: string[] = []
const report = (message: Report) =>
  port.postMessage(message, message instanceof Uint8Array ? [message.buffer as ArrayBuffer] : [])
const keepLine = (line: string) => {
  log.push(line)
  if (log.length > 20) log.shift()
}

try {
  if (build) {
    await buildFolder(folder!, keepLine)
    report({ done: true })
  } else {
    const engine = await openEngine({ folder, snapshot, onLog: keepLine })
    port.on('message', async (order: Order) => {
      if (order instanceof Uint8Array) return report(await answerTo(engine, order))
      if ('dump' in order) await dumpTo(order.dump)
      else await engine.close()
      report({ done: true })
      if ('close' in order) port.close()
    })
    const dumpTo = async (file: string) => {
      const { writeFileSync } = await import('node:fs')
      writeFileSync(file, await (await engine.dumpDataDir('none')).bytes())
    }
    report({ ready: true })
  }
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error), log })
  port.close()
}

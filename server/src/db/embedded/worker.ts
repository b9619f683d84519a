import { writeFileSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { answerTo } from './answer.ts'
import { openEngine } from './open-engine.ts'
import type { Assignment, Order, Report } from './protocol.ts'

/**
 * PGlite's side. As a thread it answers one order after the other; as a process of its own it makes a new database in the
 * folder it is given, and ends.
 */
if (parentPort) await serve(parentPort, workerData as Assignment)
else await build(process.argv[2]!)

async function build(folder: string) {
  // The start that wanted the folder is gone, and nobody will rename it.
  process.on('disconnect', () => process.exit(1))
  const engine = await openEngine({ folder })
  await engine.close()
  process.exit(0)
}

async function serve(port: MessagePort, { folder, snapshot }: Assignment) {
  const log: string[] = []
  const report = (message: Report) =>
    port.postMessage(message, message instanceof Uint8Array ? [message.buffer as ArrayBuffer] : [])
  const keepLine = (line: string) => {
    log.push(line)
    if (log.length > 20) log.shift()
  }
  try {
    const engine = await openEngine({ folder, snapshot, onLog: keepLine })
    port.on('message', async (order: Order) => {
      if (order instanceof Uint8Array) return report(await answerTo(engine, order))
      if ('dump' in order) writeFileSync(order.dump, await (await engine.dumpDataDir('none')).bytes())
      else await engine.close()
      report({ done: true })
      if ('close' in order) port.close()
    })
    report({ ready: true })
  } catch (error) {
    report({ failed: error instanceof Error ? error.message : String(error), log })
    port.close()
  }
}

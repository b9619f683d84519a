import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

type Said = { open?: true; rows?: Record<string, unknown>[]; error?: string }

/** A database in a process of its own, so that it can be killed. */
export async function startConsole(folder: string, environment: Record<string, string> = {}) {
  const [file, faults] = ['console.ts', 'faults.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)))
  const child = spawn(process.execPath, ['--import', faults!, file!, folder], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  child.stdin.on('error', () => {})
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const listen = async (): Promise<Said> => {
    const { value, done } = await lines.next()
    return done ? { error: complaint } : JSON.parse(value)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  onTestFinished(kill)
  return {
    opened: listen(),
    /** The rows, or a rejection with the database's complaint. */
    async run(statement: string) {
      child.stdin.write(`${statement}\n`)
      const { rows, error } = await listen()
      if (!rows) throw new Error(error)
      return rows
    },
    kill,
  }
}

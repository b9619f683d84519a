import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Opening the database after a crash takes longest. */
const START_LIMIT_MS = 60_000

export interface ServerProcess {
  origin: string
  /** Everything it has printed. */
  output(): string
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** The product in a process of its own, as it runs for people, on a port that is free. */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOGIN_RATE_LIMIT: 'off', LOG_LEVEL: 'warn', PORT: '0', ...settings },
  })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    output += data
  })
  const port = await readyPort(child, () => output)
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode) return child.exitCode
      const exit = once(child, 'exit')
      child.kill(signal)
      return (await exit)[0]
    },
  }
}

function readyPort(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const give = (error: Error) => {
      child.kill('SIGKILL')
      reject(error)
    }
    const late = setTimeout(() => give(new Error(`not ready in time:\n${output()}`)), START_LIMIT_MS)
    child.on('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`ended with ${code}:\n${output()}`))
    })
    child.stdout?.on('data', () => {
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(output())?.[1]
      if (!port) return
      clearTimeout(late)
      resolve(port)
    })
  })
}

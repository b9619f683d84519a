import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
const READY = /^Rolewright is ready: (\S+)$/m

export interface Product {
  url: string
  stop(): Promise<void>
}

/** The built product, as `npm start` runs it, on an empty database and a free port. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'rolewright-journey-'))
  const quiet = { LOGIN_RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...quiet, PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  let said = ''
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    said += chunk
    const url = READY.exec(said)?.[1]
    if (!url) continue
    server.stdout.resume()
    return { url, stop }
  }
  await stop()
  throw new Error(`The product ended before it was ready:\n${said}`)
}

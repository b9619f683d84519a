import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { createServer } from 'vite'
import { runRestarting } from './restarting.ts'
import { ROOT } from './steps.ts'

/** The web by Vite, which hands calls on to the server, which restarts by itself: one address, one command, one end. */
const port = Number(process.env.PORT || 5173)
const serverPort = await findFreePort()
const target = `http://127.0.0.1:${serverPort}`

const web = await createServer({
  configFile: `${ROOT}/web/vite.config.ts`,
  logLevel: 'warn',
  server: { port, strictPort: true, proxy: { '/api': target, '/s3': target, '/healthz': target, '/readyz': target } },
})
await web.listen()

// The server itself says that it is ready, and at which address it is to be seen.
const server = runRestarting('server/src/main.ts', {
  ...process.env,
  PORT: String(serverPort),
  HOST: '127.0.0.1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PUBLIC_URL: `http://localhost:${port}`,
})

const stop = async () => {
  await Promise.all([web.close(), server.stop()])
  process.exit(0)
}
// Vite's own would end the process before the server has closed its database.
process.removeAllListeners('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

async function findFreePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

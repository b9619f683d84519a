import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'

/** The bound: a bare Fastify that answers each path with what one prepared statement finds, over a pool as large as ours. */
export interface Bare {
  url: string
  /** By path. */
  statements: Record<string, { text: string; values: unknown[] }>
}

const { url, statements }: Bare = JSON.parse(process.argv[2]!)
const pool = new pg.Pool({ connectionString: url, max: 10 })
// Its end is told by the database's.
pool.on('error', () => {})
const app = fastify()
for (const [path, { text, values }] of Object.entries(statements))
  app.get(path, async () => (await pool.query({ name: path, text, values })).rows)
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ port: (app.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit())

import { createInterface } from 'node:readline'
import pg from 'pg'
import { Embedded } from '../embedded.ts'

/** Opens the folder it is given, then runs one statement for each line, and says how it went. */
const embedded = await Embedded.open({ folder: process.argv[2]!, statementLimit: 30_000 })
const pool = new pg.Pool({ max: 1, ssl: false, stream: () => embedded.socket() })
pool.on('error', () => {})
pool.on('connect', (client) => client.on('error', () => {}))
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
let client: pg.PoolClient | undefined

say({ open: true })
for await (const line of createInterface(process.stdin)) {
  try {
    client ??= await pool.connect()
    const { rows } = await client.query(line)
    say({ rows })
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) {
      client?.release(true)
      client = undefined
    }
    say({ error: (error as Error).message })
  }
}
client?.release()
await pool.end()
await embedded.close()

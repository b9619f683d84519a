import { createInterface } from 'node:readline'
import pg from 'pg'
import { Embedded } from '../embedded.ts'

/** Opens the folder it is given, then runs one statement for each line, and says how it went. */
const embedded = await Embedded.open({ folder: process.argv[2]!, statementLimit: 30_000 })
const pool = new pg.Pool({ max: 1, ssl: false, stream: () => embedded.socket() })
pool.on('error', () => {})
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

say({ open: true })
for await (const line of createInterface(process.stdin)) {
  try {
    const { rows } = await pool.query(line)
    say({ rows })
  } catch (error) {
    say({ error: (error as Error).message })
  }
}
await pool.end()
await embedded.close()

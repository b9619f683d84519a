import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from './db/client.ts'
import { explainFailure } from './start-failure.ts'

let server: Server | undefined
afterEach(() => void server?.close())

const listen = async (answer = Buffer.alloc(0)) => {
  server = createServer((socket) => socket.once('data', () => socket.end(answer)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as { port: number }).port
}
/** What PostgreSQL answers instead of letting somebody in. */
const refusal = (code: string, message: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
const failureOf = (work: Promise<unknown>) => work.then(() => 'it started', explainFailure)
const open = (port: number, host = '127.0.0.1') =>
  failureOf(openDatabase({ url: `postgres://ada:hunter2@${host}:${port}/jobs` }))

describe('one sentence says why there is no start', () => {
  test('with a port in use', async () => {
    const port = await listen()
    const second = createServer().listen(port, '127.0.0.1')
    const [error] = await once(second, 'error')
    expect(explainFailure(error)).toBe(
      `Port ${port} is in use by another program. Stop that, or set PORT to another number.`,
    )
  })

  test('with an address that is not ours', async () => {
    const [error] = await once(createServer().listen(0, '203.0.113.9'), 'error')
    expect(explainFailure(error)).toMatch(/^HOST is 203.0.113.9, which is no address of this machine\./)
  })

  test('with a port that only root may use', () => {
    const error = Object.assign(new Error('listen'), { code: 'EACCES', syscall: 'listen', port: 80 })
    expect(explainFailure(error)).toBe('Port 80 may not be used by this account. Set PORT to a number above 1023.')
  })

  test.each([
    ['28P01', 'password authentication failed for user "ada"', 'refuses the user or the password of DATABASE_URL.'],
    ['28000', 'no pg_hba.conf entry', 'refuses the user or the password of DATABASE_URL.'],
    ['3D000', 'database "jobs" does not exist', 'has no database jobs. Make it, or change DATABASE_URL.'],
    ['53300', 'too many clients', 'has no connection left. Raise its max_connections.'],
    ['57P03', 'starting up', 'does not answer (57P03). Is it running, and is DATABASE_URL right?'],
  ])('with a database that answers %s', async (code, message, says) => {
    const port = await listen(refusal(code, message))
    const told = await open(port)
    expect(told).toMatch(new RegExp(`^The (database|server) at 127.0.0.1:${port} `))
    expect(told.endsWith(says)).toBe(true)
  })

  test.each(['127.0.0.1', 'localhost'])('with no database at %s', async (host) => {
    expect(await open(9, host)).toBe(
      `The database at ${host}:9 does not answer (ECONNREFUSED). Is it running, and is DATABASE_URL right?`,
    )
  })

  test.each([
    ['XX001', 'invalid page in block 0 of relation "base/5/16394"'],
    ['XX002', 'index "users_email_unique" contains unexpected zero page'],
    ['58P01', 'could not open file "base/5/16386": No such file or directory'],
  ])('with damaged tables (%s), and not the statement that met them', (code, message) => {
    const cause = Object.assign(new Error(message), { code })
    const error = new Error('Failed query: select "email" from "users"\nparams: ada@example.com', { cause })
    expect(explainFailure(error)).toBe(
      `The data of the database are damaged (${message}). Restore a backup; nothing was changed.`,
    )
  })

  test('with a full disk', () => {
    const cause = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect(explainFailure(new Error('x', { cause }))).toMatch(/^There is no room left on the disk of the data/)
  })
})

test('whatever else it is, no statement is repeated with what it was given', () => {
  const cause = Object.assign(new Error('permission denied for table users'), { code: '42501' })
  const error = new Error('Failed query: insert into users\nparams: ada@example.com', { cause })
  expect(explainFailure(new Error('It does not start', { cause: error }))).toBe(
    'It does not start\n  because: permission denied for table users',
  )
})

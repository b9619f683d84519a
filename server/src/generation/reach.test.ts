import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchWithin, forbiddenIn, type Lookup, type Reach } from './reach.ts'

let server: Server
let origin: string
let asked = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1
    response.writeHead(request.url === '/away' ? 302 : 200, { location: `${origin}/there`, connection: 'close' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const port = () => new URL(origin).port
const refusalOf = (call: Promise<unknown>) => call.then(() => null, forbiddenIn)
/** A system whose names all lead there. */
const leadingTo = (...addresses: string[]) =>
  ((_host: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as Lookup

test('what the operator names is called wherever it is, and no redirect is followed', async () => {
  const before = asked
  const call = fetchWithin('anywhere')
  expect((await call(`${origin}/there`)).status).toBe(200)
  expect((await call(`http://localhost:${port()}/there`)).status).toBe(200)
  expect((await call(`${origin}/away`)).status).toBe(302)
  expect((await call(`${origin}/away`, { redirect: 'follow' })).status).toBe(302)
  expect(asked).toBe(before + 4)
})

test.each<[string, Reach[]]>([
  ['127.0.0.1', ['private', 'loopback']],
  ['::1', ['private', 'loopback']],
  ['::ffff:127.0.0.1', ['private', 'loopback']],
  ['10.1.2.3', ['private']],
  ['172.16.0.1', ['private']],
  ['192.168.1.1', ['private']],
  ['100.64.0.1', ['private']],
  ['fd00::1', ['private']],
  ['169.254.169.254', []],
  ['fd00:ec2::254', []],
  ['100.100.100.200', []],
  ['168.63.129.16', []],
  ['fe80::1', []],
  ['0.0.0.0', []],
])('%s is called by those alone that may: %j', async (address, those) => {
  for (const reach of ['public', 'private', 'loopback'] as const) {
    if (those.includes(reach)) continue
    const host = address.includes(':') ? `[${address}]` : address
    expect(await refusalOf(fetchWithin(reach)(`http://${host}:${port()}/`))).not.toBeNull()
    const named = fetchWithin(reach, leadingTo('93.184.215.14', address))
    expect(await refusalOf(named(`http://name.example:${port()}/`))).not.toBeNull()
  }
})

test.each<Reach>(['private', 'loopback'])(
  'a name that leads to this machine alone is called within %s',
  async (reach) => {
    const call = fetchWithin(reach, leadingTo('127.0.0.1'))
    expect((await call(`http://name.example:${port()}/`)).status).toBe(200)
  },
)

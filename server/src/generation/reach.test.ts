import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forbiddenIn, type Lookup, type Reach, wayWithin } from './reach.ts'

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

/** Both ways to call that there are: what comes of each. */
const callsOf = (reach: Reach, lookup?: Lookup) => {
  const { fetch, post } = wayWithin(reach, lookup)
  return [
    async (url: string) => (await fetch(url)).status,
    async (url: string) => {
      const { statusCode, body } = await post(url, { headers: new Headers(), body: '' })
      await body.dump()
      return statusCode
    },
  ]
}

test('what the operator names is called wherever it is, and no redirect is followed', async () => {
  const before = asked
  for (const call of callsOf('anywhere')) {
    expect(await call(`${origin}/there`)).toBe(200)
    expect(await call(`http://localhost:${port()}/there`)).toBe(200)
    expect(await call(`${origin}/away`)).toBe(302)
  }
  expect((await wayWithin('anywhere').fetch(`${origin}/away`, { redirect: 'follow' })).status).toBe(302)
  expect(asked).toBe(before + 7)
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
    for (const call of callsOf(reach)) expect(await refusalOf(call(`http://${host}:${port()}/`))).not.toBeNull()
    for (const named of callsOf(reach, leadingTo('93.184.215.14', address)))
      expect(await refusalOf(named(`http://name.example:${port()}/`))).not.toBeNull()
  }
})

test.each<Reach>(['private', 'loopback'])(
  'a name that leads to this machine alone is called within %s',
  async (reach) => {
    for (const call of callsOf(reach, leadingTo('127.0.0.1')))
      expect(await call(`http://name.example:${port()}/`)).toBe(200)
  },
)

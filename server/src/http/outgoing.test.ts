import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outgoingFetch, PrivateAddress } from './outgoing.ts'

let server: Server
let origin: string
let asked = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1
    response.writeHead(request.url === '/away' ? 302 : 200, { location: `${origin}/there` }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const port = () => new URL(origin).port

test('what the settings name is called wherever it is, and no redirect is followed', async () => {
  const before = asked
  const call = outgoingFetch(`${origin}/v1`)
  expect((await call(`${origin}/there`)).status).toBe(200)
  expect((await call(`${origin}/away`)).status).toBe(302)
  expect((await call(new Request(`${origin}/away`), { redirect: 'follow' })).status).toBe(302)
  expect(asked).toBe(before + 3)
})

test.each([
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '[fd00::1]',
  '[fe80::1]',
])('%s is called by nobody else', async (host) => {
  const before = asked
  for (const named of [null, 'https://api.example.com/v1'])
    await expect(outgoingFetch(named)(`http://${host}:${port()}/`)).rejects.toBeInstanceOf(PrivateAddress)
  expect(asked).toBe(before)
})

test('nor is a name that leads there, even beside a public address', async () => {
  const call = outgoingFetch(null, async (host) => (host === 'localhost' ? ['93.184.215.14', '127.0.0.1'] : []))
  await expect(call(`http://localhost:${port()}/`)).rejects.toBeInstanceOf(PrivateAddress)
})

test('a name that leads to public addresses alone is called', async () => {
  const call = outgoingFetch(null, async () => ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
  expect((await call(`http://localhost:${port()}/`)).status).toBe(200)
})

// @vitest-environment happy-dom
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sendBytes } from './send-bytes.ts'

/** What the store answers with, whatever it is sent. */
const answer = { status: 200, headers: {} as Record<string, string>, body: '' }
let store: Server
let url: string

beforeAll(async () => {
  store = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(answer.status, answer.headers).end(answer.body))
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/`
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => void store.close())

const send = (more: object = {}) => sendBytes({ url, body: new Blob(['text']), onProgress: () => {}, ...more })
const cors = (header: string) =>
  `Could not read the ${header} header. This likely means CORS is not configured correctly on the S3 Bucket: it must expose it.`

test.each([
  ['neither is there for a PUT: the ETag', 'PUT', {}, undefined, [cors('ETag')]],
  ['neither is there for a POST: both', 'POST', {}, undefined, [cors('Location'), cors('ETag')]],
  ['the ETag alone is there for a POST: the Location', 'POST', { etag: '"1"' }, '"1"', [cors('Location')]],
  ['the ETag is there for a PUT: nothing', 'PUT', { etag: '"1"' }, '"1"', []],
  ['both are there for a POST: nothing', 'POST', { etag: '"1"', location: '/a' }, '"1"', []],
])('what is likely CORS is logged, and no failure: %s', async (_what, method, headers, etag, logged) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  Object.assign(answer, { status: 200, headers, body: '' })
  expect(await send({ method })).toBe(etag)
  expect(log.mock.calls.flat()).toEqual(logged)
})

test.each([
  [403, '<Error><Message>Request has expired</Message></Error>', 'Request has expired'],
  [403, '<Error><Message>Access Denied</Message></Error>', 'Non 2xx'],
  [500, '<Error><Message>Request has expired</Message></Error>', 'Non 2xx'],
  [304, '', 'Non 2xx'],
])('a %i with the body “%s” fails as “%s”', async (status, body, message) => {
  Object.assign(answer, { status, headers: {}, body })
  await expect(send()).rejects.toMatchObject({ message, status })
})

test('where nobody answers it fails as “Unknown error”', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  await once(nobody.close(), 'close')
  const failure = { message: 'Unknown error', status: 0 }
  await expect(send({ url: `http://127.0.0.1:${port}/` })).rejects.toMatchObject(failure)
})

test('without an address it fails', () => {
  expect(() => send({ url: undefined })).toThrow('Cannot upload to an undefined URL')
})

// @vitest-environment happy-dom
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createUploader } from './create-uploader.ts'
import type { S3Calls } from './s3-calls.ts'
import type { Upload } from './upload-state.ts'

/** Each address that bytes were sent to, and the status that it was answered with; null: it is still waited for. */
const sent: { path: string; status: number | null }[] = []
let answerWith: (path: string) => number | null
let store: Server
let address: string

beforeAll(async () => {
  store = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const path = request.url!
      const status = answerWith(path)
      sent.push({ path, status })
      if (status) response.writeHead(status, { etag: `"${path}"` }).end()
    })
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address)
})
beforeEach(() => {
  sent.length = 0
  calls.length = 0
  answerWith = () => 200
})
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  store.closeAllConnections()
  store.close()
})

/** What the server was asked. */
const calls: string[] = []
/** Signs for the store above, and knows what has arrived there. */
const endpoint: S3Calls = {
  parts: { above: 100, least: 5, most: 10_000 },
  signFile: async ({ name }) => ({ url: `${address}/${name}?signed` }),
  createMultipartUpload: async ({ name }) => {
    calls.push('create')
    return { uploadId: '1', key: name }
  },
  listParts: async () => {
    calls.push('list')
    const arrived = sent.filter(({ status }) => status === 200)
    return arrived.map(({ path }) => ({ PartNumber: Number(path.split('/')[2]), ETag: `"${path}"` }))
  },
  signPart: async ({ key }, part) => ({ url: `${address}/${key}/${part}` }),
  completeMultipartUpload: async ({ key }, parts) => {
    calls.push(`complete ${parts.map(({ PartNumber }) => PartNumber)}`)
    return { location: `${address}/${key}` }
  },
  abortMultipartUpload: async () => void calls.push('abort'),
}
const uploaderOf = (maxSize: number) => createUploader({ maxSize, endpoint })
const small = () => new File(['text'], 'final.md')
/** 21 parts, of which the last has one byte. */
const large = () => new File(['a'.repeat(101)], 'large.md')
const PARTS = Array.from({ length: 21 }, (_, index) => index + 1)

/** However busy the machine is. */
const until = (what: () => void) => vi.waitFor(what, { timeout: 60_000 })
const isIn = (uploader: ReturnType<typeof uploaderOf>, phase: Upload['phase']) =>
  until(() => expect(uploader.read().upload?.phase).toBe(phase))

test('a small file goes in one piece, when it is told to', async () => {
  const uploader = uploaderOf(4)
  const arrived = vi.fn()
  uploader.offer([small()])
  expect([uploader.read().upload?.phase, sent]).toEqual(['chosen', []])
  uploader.send(arrived)
  await isIn(uploader, 'arrived')
  expect(arrived).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'final.md' }), `${address}/final.md`)
  expect(sent).toEqual([{ path: '/final.md?signed', status: 200 }])
})

test('a large one goes in parts, at most six at once, and is put together in order', async () => {
  const uploader = uploaderOf(1000)
  const arrived = vi.fn()
  answerWith = () => null
  uploader.offer([large()])
  uploader.send(arrived)
  await until(() => expect(sent).toHaveLength(6))
  answerWith = () => 200
  uploader.pause()
  expect(uploader.read().upload?.phase).toBe('paused')
  uploader.send(arrived)
  await isIn(uploader, 'arrived')
  expect(calls).toEqual(['create', 'list', `complete ${PARTS}`])
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(21)
  expect(arrived).toHaveBeenCalledExactlyOnceWith(expect.anything(), `${address}/large.md`)
})

test('one of as many bytes as go in one piece goes so', async () => {
  const uploader = uploaderOf(1000)
  uploader.offer([new File(['a'.repeat(100)], 'final.md')])
  uploader.send(() => {})
  await isIn(uploader, 'arrived')
  expect([calls, sent]).toEqual([[], [{ path: '/final.md?signed', status: 200 }]])
})

test('a part that fails for a while is sent again, and the others are not', async () => {
  const uploader = uploaderOf(1000)
  answerWith = (path) => (path.endsWith('/3') && sent.every((one) => one.path !== path) ? 503 : 200)
  uploader.offer([large()])
  uploader.send(() => {})
  await isIn(uploader, 'arrived')
  expect(sent).toHaveLength(PARTS.length + 1)
  expect(calls).toEqual(['create', `complete ${PARTS}`])
})

test('paused, it sends what has not arrived, once it goes on', async () => {
  const uploader = uploaderOf(1000)
  answerWith = () => (sent.length < 10 ? 200 : null)
  uploader.offer([large()])
  uploader.send(() => {})
  await until(() => expect(sent).toHaveLength(16))
  uploader.pause()
  answerWith = () => 200
  uploader.send(() => {})
  await isIn(uploader, 'arrived')
  expect(sent).toHaveLength(21 + 6)
  expect(uploader.read().upload?.sent).toBe(101)
})

test('a part that is refused fails the whole, which is given up at the store and can begin anew', async () => {
  const uploader = uploaderOf(1000)
  answerWith = (path) => (path.endsWith('/3') ? 400 : 200)
  uploader.offer([large()])
  uploader.send(() => {})
  await isIn(uploader, 'failed')
  expect(uploader.read().upload?.error).toBe('Non 2xx')
  expect(calls).toEqual(['create', 'abort'])
  answerWith = () => 200
  uploader.send(() => {})
  await isIn(uploader, 'arrived')
  expect(calls.slice(2)).toEqual(['create', `complete ${PARTS}`])
})

test('cancelled, it is given up at the store, and nobody hears of it', async () => {
  const uploader = uploaderOf(1000)
  const arrived = vi.fn()
  answerWith = () => null
  uploader.offer([large()])
  uploader.send(arrived)
  await until(() => expect(sent).toHaveLength(6))
  uploader.clear()
  expect(uploader.read().upload).toBeNull()
  expect(calls).toEqual(['create', 'abort'])
  expect(arrived).not.toHaveBeenCalled()
})

test('an upload that is done is not given up when the uploader goes', async () => {
  const uploader = uploaderOf(1000)
  uploader.offer([large()])
  uploader.send(() => {})
  await isIn(uploader, 'arrived')
  uploader.clear()
  expect(calls).toEqual(['create', `complete ${PARTS}`])
})

test('one file of the greatest size is taken, not a byte more and no second one', () => {
  const uploader = uploaderOf(4)
  uploader.offer([new File(['12345'], 'final.md')])
  expect(uploader.read()).toEqual({ upload: null, notes: ['final.md exceeds maximum allowed size of 4 bytes'] })
  uploader.offer([new File(['1234'], 'first.md'), new File([''], 'second.md'), new File([''], 'third.md')])
  expect(uploader.read()).toMatchObject({
    upload: { file: { name: 'first.md' } },
    notes: ['You can only upload 1 file'],
  })
})

test('none is added to one that is on its way', async () => {
  const uploader = uploaderOf(4)
  answerWith = () => null
  uploader.offer([small()])
  uploader.send(() => {})
  uploader.offer([small()])
  expect(uploader.read().notes).toEqual(['Cannot add more files'])
  uploader.clear()
})

test('a program is no document, whatever it holds', () => {
  const uploader = uploaderOf(100)
  uploader.offer([new File(['just text'], 'final.exe', { type: 'text/plain' })])
  expect(uploader.read().notes).toEqual([expect.stringContaining('You can only upload: .docx')])
  uploader.offer([new File(['text'], 'FINAL.MD')])
  expect(uploader.read()).toMatchObject({ upload: { phase: 'chosen' }, notes: [] })
})

test('what was wrong is said for five seconds', () => {
  vi.useFakeTimers()
  const uploader = uploaderOf(4)
  uploader.offer([new File(['too long'], 'large.md')])
  vi.advanceTimersByTime(4999)
  expect(uploader.read().notes).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(uploader.read().notes).toEqual([])
})

test('an uploader without a server says what it expects', () => {
  expect(() => createUploader({ maxSize: 4 } as never)).toThrow('Expected a `endpoint` option')
})

import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { objectRoutes } from '../features/uploads/objects.routes.ts'
import { sendError } from '../http/errors.ts'
import { borrowBucket, usesS3 } from '../testing/s3.ts'
import { openDiskStorage } from './disk.ts'
import { openS3Storage } from './s3.ts'
import { PART_MIN_SIZE, type Storage } from './storage.ts'

interface Opened {
  storage: Storage
  /** What signed URLs that are paths are relative to. */
  origin: string
  close(): Promise<void>
}

async function openDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'rolewright-files-'))
  const storage = await openDiskStorage(folder)
  const app = fastify()
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  await objectRoutes(app, { storage, now: () => new Date() }, async () => {})
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    storage,
    origin,
    async close() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function openS3(): Promise<Opened> {
  const bucket = await borrowBucket()
  return { storage: await openS3Storage(bucket), origin: bucket.endpoint, close: async () => {} }
}

const MB = 1024 * 1024
const newKey = () => `uploads/${randomUUID()}/${randomUUID()}`
const terms = { maxSize: 100 * MB }
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
const missing = { code: 'not_found' }

describe(usesS3() ? 'a store that speaks S3' : 'a folder on disk', { timeout: 60_000 }, () => {
  let it: Opened
  let storage: Storage
  beforeAll(async () => {
    it = await (usesS3() ? openS3() : openDisk())
    storage = it.storage
  })
  afterAll(() => it?.close())

  const put = (url: string, content: string | Uint8Array, headers: Record<string, string> = {}) =>
    fetch(new URL(url, it.origin), { method: 'PUT', body: Buffer.from(content), headers })
  const contentOf = async (key: string) => {
    const { size, type, body } = await storage.read(key)
    const bytes = Buffer.concat(await body.toArray())
    expect(bytes.length).toBe(size)
    return { type, text: bytes.toString(), bytes }
  }

  test('keeps what is written, replaces it whole, and forgets what is removed', async () => {
    const key = newKey()
    await storage.write(key, Buffer.from('first and longer'), 'text/plain')
    await storage.write(key, Buffer.from('second'), 'text/markdown')
    expect(await contentOf(key)).toMatchObject({ text: 'second', type: 'text/markdown' })
    await storage.remove(key)
    await storage.remove(key)
    await expect(storage.read(key)).rejects.toMatchObject(missing)
  })

  test('moves a file with its type, in the place of another; one that is not there leaves the other', async () => {
    const [from, to] = [newKey(), `trash/2026-01-01/${newKey()}`]
    await storage.write(from, Buffer.from('moved'), 'text/markdown')
    await storage.write(to, Buffer.from('from before'), 'text/plain')
    await storage.move(from, to)
    expect(await contentOf(to)).toMatchObject({ text: 'moved', type: 'text/markdown' })
    await expect(storage.read(from)).rejects.toMatchObject(missing)
    await storage.move(from, to)
    expect((await contentOf(to)).text).toBe('moved')
  })

  test('takes one file at a signed URL, with its type, and answers its ETag', async () => {
    const key = newKey()
    const { url, headers } = await storage.signPut(key, { ...terms, type: 'text/markdown' })
    const answer = await put(url, '# Größe', headers)
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${md5(Buffer.from('# Größe'))}"`])
    expect(await contentOf(key)).toMatchObject({ text: '# Größe', type: 'text/markdown' })
  })

  test('takes any type where none was signed', async () => {
    const key = newKey()
    const { url, headers } = await storage.signPut(key, terms)
    expect(headers).toEqual({})
    expect((await put(url, 'text', { 'content-type': 'application/pdf' })).status).toBe(200)
    expect((await contentOf(key)).text).toBe('text')
  })

  test('takes an empty file', async () => {
    const key = newKey()
    expect((await put((await storage.signPut(key, terms)).url, '')).status).toBe(200)
    expect((await contentOf(key)).text).toBe('')
  })

  test('holds an upload to the size that was signed', async () => {
    const key = newKey()
    const { url } = await storage.signPut(key, { ...terms, size: 4 })
    const refused = await put(url, 'longer')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    await expect(storage.read(key)).rejects.toMatchObject(missing)
    expect((await put(url, 'text')).status).toBe(200)
  })

  test.each([
    ['for another key', (url: URL) => (url.pathname = url.pathname.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a')))],
    ['whose signature was changed', (url: URL) => changeSignature(url)],
    ['without a signature', (url: URL) => (url.search = '')],
  ])('refuses a URL %s', async (_what, change) => {
    const key = newKey()
    const url = new URL((await storage.signPut(key, terms)).url, it.origin)
    change(url)
    expect([400, 403]).toContain((await put(url.href, 'text')).status)
    await expect(storage.read(key)).rejects.toMatchObject(missing)
  })

  test('refuses another method than the signed one', async () => {
    const key = newKey()
    await storage.write(key, Buffer.from('secret'), 'text/plain')
    const { url } = await storage.signPut(key, terms)
    for (const method of ['GET', 'DELETE'])
      expect((await fetch(new URL(url, it.origin), { method })).status).toBeGreaterThanOrEqual(400)
    expect((await contentOf(key)).text).toBe('secret')
  })

  test('signs for seven days unless said, and refuses what has expired in the words of S3', async () => {
    const lasting = new URL((await storage.signPut(newKey(), terms)).url, it.origin).searchParams
    const seconds = lasting.get('X-Amz-Expires') ?? (Number(lasting.get('expires')) - Date.now()) / 1000
    expect(Math.round(Number(seconds))).toBe(604_800)
    const { url } = await storage.signPut(newKey(), { ...terms, expiresIn: 1 })
    await new Promise((resolve) => setTimeout(resolve, 2100))
    const late = await put(url, 'text')
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')])
  })

  test('tells where an object is, and whose address it is', async () => {
    const key = newKey()
    const { url } = await storage.signPut(key, terms)
    expect(storage.keyOf(storage.urlOf(key))).toBe(key)
    expect(storage.keyOf(url)).toBe(key)
    expect(url.startsWith(storage.urlOf(key))).toBe(true)
    for (const other of ['https://example.com/x', '/api/x', '', `x${storage.urlOf(key)}`])
      expect(storage.keyOf(other)).toBeNull()
  })

  test('lists what is older under a prefix', async () => {
    const [mine, other] = [newKey(), newKey()]
    for (const key of [mine, other]) await storage.write(key, Buffer.from('x'), 'text/plain')
    const prefix = mine.slice(0, mine.lastIndexOf('/') + 1)
    expect(await storage.listOlder(prefix, new Date(Date.now() + 60_000))).toEqual([mine])
    expect(await storage.listOlder(prefix, new Date(Date.now() - 60_000))).toEqual([])
    expect(await storage.listOlder('nothing/here/', new Date())).toEqual([])
  })

  describe('in parts', () => {
    const first = Buffer.alloc(PART_MIN_SIZE, 'a')
    const second = Buffer.from('the end')
    const begin = async () => {
      const key = newKey()
      return { key, uploadId: await storage.createMultipart(key, 'text/plain') }
    }
    const send = async ({ key, uploadId }: { key: string; uploadId: string }, PartNumber: number, bytes: Buffer) => {
      const { url, headers } = await storage.signPart(key, uploadId, PartNumber, terms)
      const answer = await put(url, bytes, headers)
      expect(answer.status).toBe(200)
      return { PartNumber, ETag: answer.headers.get('etag')! }
    }

    test('an upload is put together in order, whatever came first', async () => {
      const upload = await begin()
      const end = await send(upload, 2, second)
      const start = await send(upload, 1, first)
      expect(await storage.listParts(upload.key, upload.uploadId)).toEqual([
        { ...start, Size: first.length },
        { ...end, Size: second.length },
      ])
      await expect(storage.read(upload.key)).rejects.toMatchObject(missing)
      await storage.completeMultipart(upload.key, upload.uploadId, [start, end])
      const whole = await contentOf(upload.key)
      expect([whole.type, md5(whole.bytes)]).toEqual(['text/plain', md5(Buffer.concat([first, second]))])
      // Sweeping what was never finished leaves it alone.
      await storage.abortOlder(upload.key, new Date(Date.now() + 60_000))
      expect((await contentOf(upload.key)).bytes.length).toBe(first.length + second.length)
    })

    test('a part sent again takes the place of the first', async () => {
      const upload = await begin()
      await send(upload, 1, Buffer.from('wrong'))
      const part = await send(upload, 1, second)
      await storage.completeMultipart(upload.key, upload.uploadId, [part])
      expect((await contentOf(upload.key)).text).toBe('the end')
    })

    test('parts that were not sent are refused', async () => {
      const upload = await begin()
      await send(upload, 1, second)
      const wrong = [{ PartNumber: 1, ETag: `"${md5(first)}"` }]
      await expect(storage.completeMultipart(upload.key, upload.uploadId, wrong)).rejects.toMatchObject({
        code: 'refused',
      })
    })

    test('a part too small, and not the last, is refused', async () => {
      const upload = await begin()
      const parts = [await send(upload, 1, second), await send(upload, 2, second)]
      await expect(storage.completeMultipart(upload.key, upload.uploadId, parts)).rejects.toMatchObject({
        code: 'refused',
      })
    })

    test('what is given up leaves nothing, also when it is given up twice', async () => {
      const upload = await begin()
      await send(upload, 1, second)
      await storage.abortMultipart(upload.key, upload.uploadId)
      await storage.abortMultipart(upload.key, upload.uploadId)
      await expect(storage.listParts(upload.key, upload.uploadId)).rejects.toMatchObject(missing)
    })

    test('what was begun long ago is given up', async () => {
      const [upload, other] = [await begin(), await begin()]
      const prefix = upload.key.slice(0, upload.key.lastIndexOf('/') + 1)
      await storage.abortOlder(prefix, new Date(Date.now() - 60_000))
      expect(await storage.listParts(upload.key, upload.uploadId)).toEqual([])
      await storage.abortOlder(prefix, new Date(Date.now() + 60_000))
      await expect(storage.listParts(upload.key, upload.uploadId)).rejects.toMatchObject(missing)
      expect(await storage.listParts(other.key, other.uploadId)).toEqual([])
    })
  })

  test('hands out no temporary credentials unless a role for it is named', async () => {
    expect(await storage.temporaryCredentials('uploads/x/', new Date())).toBeNull()
  })
})

function changeSignature(url: URL) {
  const name = url.searchParams.has('signature') ? 'signature' : 'X-Amz-Signature'
  const signature = url.searchParams.get(name)!
  url.searchParams.set(name, signature.slice(0, -2) + (signature.endsWith('00') ? '11' : '00'))
}

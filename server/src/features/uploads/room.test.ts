import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Person } from '../../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'
import { sweepUploads } from './sweep.service.ts'

const HOUR = 3_600_000
const KB = 1024
/** Of so many bytes. */
const text = (size: number) => 'Nurses. '.repeat(size / 8)

let it: UploadApp
beforeAll(async () => {
  it = await startUploadApp({ UPLOAD_MAX_SIZE: String(10 * KB), UPLOAD_QUOTA: String(40 * KB), MAX_OPEN_UPLOADS: '6' })
})
afterAll(() => it.close())

const sign = (person: Person, size?: number) => person.post('/api/objects/upload', { size })
const codesOf = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => body.code ?? status)

describe('what the files of one person may take', () => {
  test('is set aside when an address is given: whole where the size is not said', async () => {
    const person = await it.register()
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await sign(person))
    expect(codesOf(answers)).toEqual([200, 200, 200, 200, 'too_large'])
    expect(answers.at(-1)!.status).toBe(413)
    expect((await sign(await it.register())).status).toBe(200)
  })

  test('is not passed by many that ask at once, whichever way', async () => {
    const person = await it.register()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        [
          () => sign(person),
          () => person.get('/s3/params?filename=a&type=text/plain'),
          () => person.post('/s3/multipart', { filename: 'a', type: 'text/plain' }),
        ][n % 3]!(),
      ),
    )
    expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(4)
  })

  test('is taken by documents, and given back when one is withdrawn', async () => {
    const person = await it.register()
    const ids: string[] = []
    for (let n = 0; n < 4; n++) {
      const { attach } = await it.describeRole(person)
      const { uploadURL } = (await sign(person, 10 * KB)).body
      await it.send(uploadURL, text(10 * KB))
      ids.push((await attach(uploadURL.split('?')[0])).body.finalDocument.id)
    }
    expect(codesOf([await sign(person, 1)])).toEqual(['too_large'])
    await person.delete(`/api/final-documents/${ids[0]}`)
    expect(codesOf([await sign(person, 10 * KB), await sign(person, 1)])).toEqual([200, 'too_large'])
  })

  test('counts what was given up no more: refused uploads, and those in parts', async () => {
    const person = await it.register()
    for (let n = 0; n < 8; n++) {
      const { uploadURL } = (await sign(person)).body
      await it.send(uploadURL, new Uint8Array(100))
      expect((await person.post('/api/objects/read', { documentURL: uploadURL.split('?')[0] })).status).toBe(422)
      const { key, uploadId } = (await person.post('/s3/multipart', { filename: 'a', type: 'text/plain' })).body
      await person.delete(`/s3/multipart/${uploadId}?key=${encodeURIComponent(key)}`)
    }
    expect((await sign(person)).status).toBe(200)
  })

  test('an upload in parts takes what it has once it is whole, and nothing once it is given up', async () => {
    const person = await it.register()
    const { key, uploadId } = (await person.post('/s3/multipart', { filename: 'a', type: 'text/plain' })).body
    const at = `/s3/multipart/${uploadId}`
    const query = `?key=${encodeURIComponent(key)}`
    const part = (await person.get(`${at}/1${query}`)).body
    const sent = await it.send(part.url, text(2 * KB))
    await person.post(`${at}/complete${query}`, { parts: [{ PartNumber: 1, ETag: sent.headers.get('etag') }] })
    const sizes = [10, 10, 10, 8].map((size) => size * KB)
    for (const size of sizes) expect((await sign(person, size)).status).toBe(200)
    expect(codesOf([await sign(person, 1)])).toEqual(['too_large'])
    await person.delete(at + query)
    expect(await it.countFiles(person, 'uploads')).toBe(0)
    expect((await sign(person, 2 * KB)).status).toBe(200)
  })

  test('an address that is used again takes room again, or is refused', async () => {
    const person = await it.register()
    const addresses: string[] = []
    for (let n = 0; n < 4; n++) {
      const { uploadURL } = (await sign(person)).body
      addresses.push(uploadURL)
      await it.send(uploadURL, new Uint8Array(100))
      await person.post('/api/objects/read', { documentURL: uploadURL.split('?')[0] })
    }
    for (let n = 0; n < 3; n++) expect((await sign(person)).status).toBe(200)
    // A store of its own takes what it signed; this server asks.
    if (it.endpoint) return
    const again = []
    for (const url of addresses) again.push((await it.send(url, text(KB))).status)
    expect(again).toEqual([200, 413, 413, 413])
    expect(await it.countFiles(person, 'uploads')).toBe(1)
  })
})

describe('open uploads', () => {
  test('are six at the most, however small, and it says when there is room again', async () => {
    const person = await it.register()
    const answers = await Promise.all(Array.from({ length: 9 }, () => sign(person, 10)))
    expect(codesOf(answers).sort()).toEqual([...Array(6).fill(200), ...Array(3).fill('too_many_uploads')])
    const refused = await sign(person, 10)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.closeTo(24 * 3600, -2)])
    expect(refused.body.error).toMatch(/^There are 6 uploads of yours that are not attached/)
  })

  test('are open no more once attached, or a day later; what was sent takes room until it is gone for good', async () => {
    const person = await it.register()
    const { attach } = await it.describeRole(person)
    const sent: string[] = []
    for (let n = 0; n < 6; n++) sent.push((await sign(person, 5 * KB)).body.uploadURL)
    for (const url of sent.slice(0, 3)) await it.send(url, text(5 * KB))
    expect(codesOf([await sign(person, 10)])).toEqual(['too_many_uploads'])
    await attach(sent[0]!.split('?')[0]!)
    expect(codesOf([await sign(person, 10), await sign(person, 10)])).toEqual([200, 'too_many_uploads'])
    it.pass(25 * HOUR)
    await sweepUploads(it.context)
    // Three times 5 KB are left of the 40: a document and two in the trash. Nothing came of the others.
    const sizes = [10, 10, 5].map((size) => size * KB)
    for (const size of sizes) expect((await sign(person, size)).status).toBe(200)
    expect(codesOf([await sign(person, 1)])).toEqual(['too_large'])
    if (!it.endpoint) expect((await it.send(sent[1]!, text(5 * KB))).status).toBe(403)
    it.pass(32 * 24 * HOUR)
    await sweepUploads(it.context)
    const login = { email: person.user.email, password: 'a long enough secret' }
    const back = new Person(it.app, (await it.visitor.post('/api/auth/login', login)).body.token, person.user)
    for (const size of [10, 10, 10, 5]) expect((await sign(back, size * KB)).status).toBe(200)
    expect(codesOf([await sign(back, 1)])).toEqual(['too_large'])
  })
})

import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { FINAL_DOCUMENT_MAX_SIZE } from '@rolewright/contract/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const FINAL = '# Night nurse'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())

const sendTo = (url: string, content: string | Uint8Array, headers = {}) =>
  it.app.inject({ method: 'PUT', url, payload: Buffer.from(content), headers })
const filesOf = async (person: Person) =>
  (await it.context.storage.listOlder(`uploads/${person.user.id}/`, new Date(Date.now() + HOUR))).length

describe('a signed URL of the folder on disk', () => {
  test('takes the file, whoever sends it, and answers its ETag', async () => {
    const person = await it.register()
    const { status, body } = await person.post('/api/objects/upload')
    expect(status).toBe(200)
    expect(body.uploadURL).toMatch(new RegExp(`^http://localhost/s3/objects/uploads/${person.user.id}/[\\w-]{36}\\?`))
    const sent = await sendTo(body.uploadURL, FINAL, { 'content-type': 'text/markdown' })
    expect([sent.statusCode, sent.headers.etag]).toEqual([200, expect.stringMatching(/^"[\da-f]{32}"$/)])
  })

  test('is good for seven days, then its refusal reads as S3 words it', async () => {
    const person = await it.register()
    const { uploadURL } = (await person.post('/api/objects/upload')).body
    const expires = Number(new URL(uploadURL).searchParams.get('expires'))
    expect(Math.round((expires - Date.now()) / 1000)).toBe(604_800)
    it.pass(604_801_000)
    const late = await sendTo(uploadURL, FINAL)
    it.pass(-604_801_000)
    expect([late.statusCode, late.body]).toEqual([
      403,
      expect.stringContaining('<Message>Request has expired</Message>'),
    ])
  })

  test.each([
    ['another key', (url: URL) => (url.pathname = url.pathname.replace(/.$/, '_'))],
    ['a larger size', (url: URL) => url.searchParams.set('size', '99999999')],
    ['a later end', (url: URL) => url.searchParams.set('expires', '99999999999999')],
    ['another type', (url: URL) => url.searchParams.set('type', 'text/html')],
    ['another method', (url: URL) => url.searchParams.set('method', 'GET')],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['two signatures', (url: URL) => url.searchParams.append('signature', 'x')],
  ])('allows nothing with %s', async (_what, change) => {
    const person = await it.register()
    const url = new URL((await person.post('/api/objects/upload')).body.uploadURL)
    change(url)
    const refused = await sendTo(url.href, FINAL)
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'forbidden' }])
    expect(await filesOf(person)).toBe(0)
  })

  test('takes no byte more than was agreed, said or not', async () => {
    const person = await it.register()
    const { uploadURL } = (await person.post('/api/objects/upload', { size: 10 })).body
    const refused = await sendTo(uploadURL, 'eleven byte', {})
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'too_large' }])
    const unsaid = await it.app.inject({
      method: 'PUT',
      url: uploadURL,
      payload: Readable.from([Buffer.from('eleven'), Buffer.from(' byte')]),
    })
    expect(unsaid.statusCode).toBe(413)
    expect(await filesOf(person)).toBe(0)
    expect((await sendTo(uploadURL, 'ten  bytes')).statusCode).toBe(200)
  })

  test('is not given for more than 10 MB', async () => {
    const person = await it.register()
    const refused = await person.post('/api/objects/upload', { size: FINAL_DOCUMENT_MAX_SIZE + 1 })
    expect([refused.status, refused.body.error]).toEqual([413, 'This file is larger than 10 MB.'])
    expect((await person.post('/api/objects/upload', { size: FINAL_DOCUMENT_MAX_SIZE })).status).toBe(200)
  })
})

test('the folder is made where the data are, and its key is for nobody else to read', async () => {
  const key = await stat(`${it.context.config.DATA_DIR}/files/signing-key`)
  expect([key.size, key.mode & 0o077]).toEqual([32, 0])
})

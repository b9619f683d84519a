import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { openS3Storage } from '../../storage/s3.ts'
import { PART_MIN_SIZE } from '../../storage/storage.ts'
import { Caller, type Person, startTestApp } from '../../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'

const ROOM = { UPLOAD_MAX_SIZE: String(3 * PART_MIN_SIZE) }
const FINAL = '# Night nurse\n\n## What you will do\n\n- Lead the night shift\n'

describe('the calls of upload libraries', { timeout: 60_000 }, () => {
  let it: UploadApp
  beforeAll(async () => {
    it = await startUploadApp(ROOM)
  })
  afterAll(() => it.close())

  const multipart = (uploadId: string, key: string, more = '') =>
    `/s3/multipart/${encodeURIComponent(uploadId)}${more}?key=${encodeURIComponent(key)}`
  const begin = async (person: Person) =>
    (await person.post('/s3/multipart', { filename: 'final.md', type: 'text/markdown', metadata: {} })).body
  const sendPart = async (
    person: Person,
    { key, uploadId }: { key: string; uploadId: string },
    bytes: Buffer,
    n = 1,
  ) => {
    const { body } = await person.get(multipart(uploadId, key, `/${n}`))
    expect(body).toMatchObject({ expires: 604_800, headers: {} })
    return { PartNumber: n, ETag: (await it.send(body.url, bytes)).headers.get('etag') }
  }

  test('a final document goes from its upload to the record and back', async () => {
    const person = await it.register()
    const id = (await person.write('Nurse')).body.jobDescriptionId
    const { uploadURL } = (await person.post('/api/objects/upload', { size: FINAL.length })).body
    expect((await it.send(uploadURL, FINAL)).status).toBe(200)
    const documentURL = uploadURL.split('?')[0]
    expect((await person.post('/api/objects/read', { documentURL })).body).toMatchObject({ format: 'md', words: 10 })
    const { body } = await person.put(`/api/job-descriptions/${id}/final-document`, { documentURL, filename: 'a.md' })
    expect(body.finalDocument).toMatchObject({ filename: 'a.md', headings: ['Night nurse', 'What you will do'] })
    expect((await person.get(body.finalDocumentUrl)).raw.toString()).toBe(FINAL)
    expect((await person.delete(`/api/final-documents/${body.finalDocument.id}`)).status).toBe(204)
    expect((await person.get(body.finalDocumentUrl)).status).toBe(404)
  })

  test('pages may send to the store, and nowhere else', async () => {
    const web = mkdtempSync(join(tmpdir(), 'rolewright-web-'))
    writeFileSync(join(web, 'index.html'), '<!doctype html>')
    const page = new Caller(await createApp(it.context, { webFolder: web }))
    const policy = String((await page.get('/')).headers['content-security-policy'])
    expect(policy).toContain(`connect-src 'self'${it.endpoint ? ` ${it.endpoint}` : ''};`)
  })

  test('the way for a file in one piece comes with its headers and its key', async () => {
    const person = await it.register()
    const { body } = await person.get(`/s3/params?filename=final.md&type=${encodeURIComponent('text/markdown')}`)
    expect(body).toMatchObject({
      method: 'PUT',
      headers: { 'content-type': 'text/markdown' },
      fields: { key: expect.stringMatching(new RegExp(`^uploads/${person.user.id}/[\\w-]{36}$`)) },
    })
    expect((await it.send(body.url, FINAL, body.headers)).status).toBe(200)
    expect((await person.get('/s3/params?filename=a&type=%0d%0ax')).body.headers).toEqual({
      'content-type': 'application/octet-stream',
    })
    expect((await person.get(`/s3/params?metadata%5Bsize%5D=${4 * PART_MIN_SIZE}`)).status).toBe(413)
  })

  test('a document in parts is put together, and can be attached', async () => {
    const person = await it.register()
    const upload = await begin(person)
    const parts = [await sendPart(person, upload, Buffer.from(FINAL))]
    const { uploadId, key } = upload
    expect((await person.get(multipart(uploadId, key))).body).toEqual([{ ...parts[0], Size: FINAL.length }])
    const { body } = await person.post(multipart(uploadId, key, '/complete'), { parts })
    expect(body.location).toMatch(new RegExp(`^${it.endpoint ?? 'http://localhost'}/.*${key}$`))
    const { status } = await person.post('/api/objects/read', { documentURL: body.location })
    expect(status).toBe(200)
  })

  test('an upload in parts that is given up leaves nothing', async () => {
    const person = await it.register()
    const { uploadId, key } = await begin(person)
    const gone = await person.delete(multipart(uploadId, key))
    expect([gone.status, gone.body]).toEqual([200, {}])
    expect((await person.get(multipart(uploadId, key))).body).toMatchObject({ code: 'not_found' })
  })

  test('no more parts are signed than the limit needs, and no more bytes put together', async () => {
    const person = await it.register()
    const { uploadId, key } = await begin(person)
    expect((await person.get(multipart(uploadId, key, '/4'))).body).toMatchObject({ code: 'too_large' })
    const half = Buffer.alloc(2 * PART_MIN_SIZE)
    const parts = [
      await sendPart(person, { uploadId, key }, half, 1),
      await sendPart(person, { uploadId, key }, half, 2).catch(() => ({ PartNumber: 2, ETag: null })),
    ]
    const sent = parts.filter(({ ETag }) => ETag)
    // The folder on disk refuses the part that is too much; S3 takes it, and then not the whole.
    expect(sent).toHaveLength(it.endpoint ? 2 : 1)
    if (!it.endpoint) return
    expect((await person.post(multipart(uploadId, key, '/complete'), { parts })).status).toBe(413)
    expect((await person.get(multipart(uploadId, key))).status).toBe(404)
  })

  test('nothing is signed without a key, an uploadId, and a partNumber', async () => {
    const person = await it.register()
    const { uploadId, key } = await begin(person)
    for (const url of [`/s3/multipart/${encodeURIComponent(uploadId)}/1`, multipart(uploadId, key, '/one')]) {
      const refused = await person.get(url)
      expect([refused.status, refused.body.error]).toEqual([
        400,
        'Cannot sign without a key, an uploadId, and a partNumber',
      ])
    }
  })

  test("somebody else's uploads are nowhere", async () => {
    const [owner, other] = [await it.register(), await it.register()]
    const { uploadId, key } = await begin(owner)
    const tries = [
      other.get(multipart(uploadId, key)),
      other.get(multipart(uploadId, key, '/1')),
      other.post(multipart(uploadId, key, '/complete'), { parts: [] }),
      other.delete(multipart(uploadId, key)),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    expect((await owner.get(multipart(uploadId, key))).body).toEqual([])
  })

  test('temporary credentials are refused in words where the store hands out none', async () => {
    const person = await it.register()
    const refused = await person.get('/s3/sts')
    expect([refused.status, refused.body.error]).toEqual([
      404,
      'This store hands out no temporary credentials: ask for signed URLs.',
    ])
  })
})

test('settings for S3 are needed together', async () => {
  await expect(startTestApp({ S3_BUCKET: 'jobs' })).rejects.toThrow(
    /S3_ACCESS_KEY_ID is needed for an S3 store[\s\S]*S3_SECRET_ACCESS_KEY is needed/,
  )
})

test.each([
  ['at Amazon', {}, 'https://s3.eu-central-1.amazonaws.com/jobs.of.us/'],
  ['elsewhere', { endpoint: 'https://s3.example.com' }, 'https://s3.example.com/jobs.of.us/'],
])('signed URLs name the bucket in their path, %s, and carry what was agreed', async (_where, more, base) => {
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const storage = await openS3Storage({ bucket: 'jobs.of.us', region: 'eu-central-1', ...keys, ...more })
  const { url } = await storage.signPut('uploads/person/file', { size: 7, maxSize: 10 })
  expect(url.startsWith(`${base}uploads/person/file?`)).toBe(true)
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    'X-Amz-Expires': '604800',
    'X-Amz-SignedHeaders': 'content-length;host',
  })
  expect([storage.origin, storage.keyOf(url)]).toEqual([new URL(base).origin, 'uploads/person/file'])
})

test('a store that can not be reached is said so, and what was there stays', async () => {
  const lost = await startTestApp({
    S3_BUCKET: 'jobs',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const person = await lost.register()
  const { uploadURL } = (await person.post('/api/objects/upload')).body
  const refused = await person.post('/api/objects/read', { documentURL: uploadURL })
  expect([refused.status, refused.body]).toEqual([
    503,
    { code: 'unavailable', error: 'The file store does not answer.' },
  ])
  await lost.close()
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller } from '../../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'

const FINAL = '# Night nurse\n\nWe care.\n\n## What you will do\n\n- Lead the night shift\n'

let it: UploadApp
beforeAll(async () => {
  it = await startUploadApp()
})
afterAll(() => it.close())

describe('a final document', () => {
  test('is read at once, and the record says where it is', async () => {
    const person = await it.register()
    const { id, attach, record } = await it.describeRole(person)
    const documentURL = await it.upload(person, FINAL)
    const reading = await person.post('/api/objects/read', { documentURL })
    expect(reading.body).toEqual({
      format: 'md',
      words: 12,
      headings: ['Night nurse', 'What you will do'],
      size: FINAL.length,
      doubt: null,
      kept: null,
    })
    const { status, body } = await attach(documentURL, 'C:\\jobs\\Nurse, final.md')
    expect([status, body]).toMatchObject([
      200,
      { id, prompt: 'Nurse', finalDocument: { filename: 'Nurse, final.md', words: 12, inUse: true } },
    ])
    expect((await record()).finalDocumentUrl).toBe(`/api/final-documents/${body.finalDocument.id}/file`)
    const file = await person.get(body.finalDocumentUrl)
    expect(file.raw.toString()).toBe(FINAL)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Nurse%2C%20final.md",
    })
    expect([await it.countFiles(person, 'uploads'), await it.countFiles(person, 'documents')]).toEqual([0, 1])
  })

  test('keeps the text that was generated when it came', async () => {
    const person = await it.register()
    const { id, attach, record } = await it.describeRole(person)
    await attach(await it.upload(person, FINAL))
    const { response } = await record()
    const kept = await it.context.db.query.finalDocuments.findFirst({
      where: (t, { eq }) => eq(t.jobDescriptionId, id),
    })
    expect(kept).toMatchObject({ generated: response, text: FINAL.trim() })
  })

  test('sent again is attached once; also at the same moment', async () => {
    const person = await it.register()
    const { attach } = await it.describeRole(person)
    const documentURL = await it.upload(person, FINAL)
    const answers = await Promise.all([attach(documentURL), attach(documentURL), attach(documentURL)])
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThan(0)
    const again = await attach(documentURL)
    expect(again.body.finalDocument.id).toBe(good[0]!.body.finalDocument.id)
    expect((await person.get('/api/final-documents')).body).toHaveLength(1)
    expect(await it.countFiles(person, 'documents')).toBe(1)
  })

  test('gives way to a later one, and stays in the list', async () => {
    const person = await it.register()
    const { attach, record } = await it.describeRole(person)
    const [first, second] = [await it.upload(person, FINAL), await it.upload(person, 'Second and final')]
    await Promise.all([attach(first, 'one.md'), attach(second, 'two.md')])
    const { body } = await person.get('/api/final-documents')
    expect(body.map(({ inUse }: { inUse: boolean }) => inUse)).toEqual([true, false])
    expect((await record()).finalDocumentUrl).toContain(body[0].id)
  })

  test('withdrawn is nowhere any more', async () => {
    const person = await it.register()
    const { attach, record } = await it.describeRole(person)
    const { id } = (await attach(await it.upload(person, FINAL))).body.finalDocument
    expect((await person.delete(`/api/final-documents/${id}`)).status).toBe(204)
    expect((await person.get('/api/final-documents')).body).toEqual([])
    expect((await record()).finalDocumentUrl).toBeNull()
    expect((await person.get(`/api/final-documents/${id}/file`)).status).toBe(404)
    expect((await person.delete(`/api/final-documents/${id}`)).status).toBe(404)
    expect(await it.countFiles(person, 'documents')).toBe(0)
  })

  test.each([
    ['an address elsewhere', () => 'https://example.com/final.docx'],
    ['the same path elsewhere', (url: string) => url.replace(/\/\/[^/]+\//, '//evil.example/')],
    ['a file of the server', () => 'file:///etc/passwd'],
    ['a way out of the folder', (url: string) => url.replace(/uploads\/.*/, 'uploads/..%2f..%2fsigning-key')],
    ['no address at all', () => 'x'],
  ])('is never %s', async (_what, wrong) => {
    const person = await it.register()
    const { attach } = await it.describeRole(person)
    const refused = await attach(wrong(await it.upload(person, FINAL)))
    expect([refused.status, refused.body.code]).toEqual([422, 'refused'])
  })

  test('needs an address', async () => {
    const person = await it.register()
    const { attach } = await it.describeRole(person)
    expect((await attach('')).body).toMatchObject({ fields: { documentURL: 'Please upload a document first' } })
  })
})

test("nobody reaches somebody else's", async () => {
  const [owner, other] = [await it.register(), await it.register()]
  const [mine, theirs] = [await it.describeRole(owner), await it.describeRole(other)]
  const documentURL = await it.upload(owner, FINAL)
  expect((await theirs.attach(documentURL)).status).toBe(422)
  expect((await other.post('/api/objects/read', { documentURL })).status).toBe(422)
  // Whose description it is comes first, whatever is to be attached to it.
  for (const document of [
    { documentURL },
    { documentURL: await it.upload(other, FINAL) },
    { documentURL: await it.upload(other, FINAL), filename: 'final.exe' },
    { documentURL: 'nonsense' },
  ])
    expect((await other.put(`/api/job-descriptions/${mine.id}/final-document`, document)).status).toBe(404)
  const { id } = (await mine.attach(documentURL)).body.finalDocument
  expect((await other.get('/api/final-documents')).body).toEqual([])
  expect((await other.get(`/api/final-documents/${id}/file`)).status).toBe(404)
  expect((await other.delete(`/api/final-documents/${id}`)).status).toBe(404)
  expect((await owner.get(`/api/final-documents/${id}/file`)).status).toBe(200)
})

test('an address that is answered never has a Host in it that anybody made up', async () => {
  const person = await it.register()
  for (const host of ['evil.example', 'localhost.evil.example', '203.0.113.7:3000', 'user@evil.example', '[::2]']) {
    const { status, body } = await person.post('/api/objects/upload', {}, { host })
    expect([status, body.uploadURL]).toEqual([200, expect.not.stringContaining(host)])
    if (!it.endpoint) expect(body.uploadURL).toMatch(/^\/s3\/objects\//)
    const { key, uploadId } = (await person.post('/s3/multipart', { filename: 'a', type: 'text/plain' })).body
    const part = await person.get(`/s3/multipart/${uploadId}/1?key=${encodeURIComponent(key)}`, { host })
    expect(part.body.url).not.toContain(host)
  }
  // What it does not know is of no use to whoever made it up, and no harm to others.
  const { attach } = await it.describeRole(person)
  const { uploadURL } = (await person.post('/api/objects/upload', {}, { host: 'evil.example' })).body
  await it.send(new URL(uploadURL, 'http://localhost/').href, FINAL)
  expect((await attach(uploadURL.split('?')[0])).status).toBe(200)
})

test('every call but the PUT to a signed URL asks who calls', async () => {
  const visitor = new Caller(it.app)
  for (const path of [
    '/s3/params',
    '/s3/sts',
    '/s3/multipart/x?key=y',
    '/s3/multipart/x/1?key=y',
    '/api/final-documents',
  ])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 401])
  for (const path of ['/api/objects/upload', '/api/objects/read', '/s3/multipart', '/s3/multipart/x/complete?key=y'])
    expect([path, (await visitor.post(path, {})).status]).toEqual([path, 401])
  expect((await visitor.delete('/s3/multipart/x?key=y')).status).toBe(401)
  expect((await visitor.get('/s3/objects/uploads/x/y')).status).toBe(404)
})

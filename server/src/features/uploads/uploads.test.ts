import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { FINAL_DOCUMENT_MAX_SIZE } from '@rolewright/contract/uploads'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepUploads } from './sweep.service.ts'

const HOUR = 3_600_000
const FINAL = '# Night nurse\n\nWe care.\n\n## What you will do\n\n- Lead the night shift\n'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp({ WEEKLY_LIMIT: '1000' })
})
afterAll(() => it.close())

const sendTo = (url: string, content: string | Uint8Array, headers = {}) =>
  it.app.inject({ method: 'PUT', url, payload: Buffer.from(content), headers })

async function upload(person: Person, content: string | Uint8Array = FINAL): Promise<string> {
  const { body } = await person.post('/api/objects/upload')
  expect((await sendTo(body.uploadURL, content)).statusCode).toBe(200)
  return body.uploadURL.split('?')[0]
}

async function describeRole(person: Person) {
  const { body } = await person.write('Nurse')
  const id = body.jobDescriptionId
  const attach = (documentURL: string, filename?: string) =>
    person.put(`/api/job-descriptions/${id}/final-document`, { documentURL, filename })
  const record = async () => (await person.get(`/api/job-descriptions/${id}`)).body
  return { id, attach, record }
}

const filesOf = async (person: Person, folder: string) =>
  (await it.context.storage.listOlder(`${folder}/${person.user.id}/`, new Date(Date.now() + HOUR))).length

describe('a signed URL', () => {
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
    expect(await filesOf(person, 'uploads')).toBe(0)
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
    expect(await filesOf(person, 'uploads')).toBe(0)
    expect((await sendTo(uploadURL, 'ten  bytes')).statusCode).toBe(200)
  })

  test('is not given for more than 10 MB', async () => {
    const person = await it.register()
    const refused = await person.post('/api/objects/upload', { size: FINAL_DOCUMENT_MAX_SIZE + 1 })
    expect([refused.status, refused.body.error]).toEqual([413, 'This file is larger than 10 MB.'])
    expect((await person.post('/api/objects/upload', { size: FINAL_DOCUMENT_MAX_SIZE })).status).toBe(200)
  })
})

describe('a final document', () => {
  test('is read at once, and the record says where it is', async () => {
    const person = await it.register()
    const { id, attach, record } = await describeRole(person)
    const documentURL = await upload(person)
    const reading = await person.post('/api/objects/read', { documentURL })
    expect(reading.body).toEqual({
      format: 'md',
      words: 12,
      headings: ['Night nurse', 'What you will do'],
      size: FINAL.length,
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
    expect([await filesOf(person, 'uploads'), await filesOf(person, 'documents')]).toEqual([0, 1])
  })

  test('keeps the text that was generated when it came', async () => {
    const person = await it.register()
    const { id, attach, record } = await describeRole(person)
    await attach(await upload(person))
    const { response } = await record()
    const kept = await it.context.db.query.finalDocuments.findFirst({
      where: (t, { eq }) => eq(t.jobDescriptionId, id),
    })
    expect(kept).toMatchObject({ generated: response, text: FINAL.trim() })
  })

  test('sent again is attached once; also at the same moment', async () => {
    const person = await it.register()
    const { attach } = await describeRole(person)
    const documentURL = await upload(person)
    const answers = await Promise.all([attach(documentURL), attach(documentURL), attach(documentURL)])
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThan(0)
    const again = await attach(documentURL)
    expect(again.body.finalDocument.id).toBe(good[0]!.body.finalDocument.id)
    expect((await person.get('/api/final-documents')).body).toHaveLength(1)
    expect(await filesOf(person, 'documents')).toBe(1)
  })

  test('gives way to a later one, and stays in the list', async () => {
    const person = await it.register()
    const { attach, record } = await describeRole(person)
    const [first, second] = [await upload(person), await upload(person, 'Second and final')]
    await Promise.all([attach(first, 'one.md'), attach(second, 'two.md')])
    const { body } = await person.get('/api/final-documents')
    expect(body.map(({ inUse }: { inUse: boolean }) => inUse)).toEqual([true, false])
    expect((await record()).finalDocumentUrl).toContain(body[0].id)
  })

  test('withdrawn is nowhere any more', async () => {
    const person = await it.register()
    const { attach, record } = await describeRole(person)
    const { id } = (await attach(await upload(person))).body.finalDocument
    expect((await person.delete(`/api/final-documents/${id}`)).status).toBe(204)
    expect((await person.get('/api/final-documents')).body).toEqual([])
    expect((await record()).finalDocumentUrl).toBeNull()
    expect((await person.get(`/api/final-documents/${id}/file`)).status).toBe(404)
    expect((await person.delete(`/api/final-documents/${id}`)).status).toBe(404)
    expect(await filesOf(person, 'documents')).toBe(0)
  })

  const protectedPdf = async () => {
    const pdf = new PDFDocument({ userPassword: 'secret', pdfVersion: '1.7ext3' })
    pdf.text('The final text')
    pdf.end()
    return Buffer.concat(await pdf.toArray())
  }
  const bomb = () => zipSync({ 'word/document.xml': new Uint8Array(80 * 1024 * 1024) }, { level: 9 })
  test.each([
    ['empty', () => '', 422, /is empty/],
    [
      'a picture that calls itself a document',
      () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
      422,
      /no text, Word/,
    ],
    ['a bomb', bomb, 422, /unfolds to more/],
    ['an archive', () => zipSync({ 'a.txt': strToU8('x') }), 422, /archive or another kind/],
    ['encrypted', protectedPdf, 422, /password/],
  ])('that is %s is refused with the reason, and the one from before stays', async (_what, make, status, reason) => {
    const person = await it.register()
    const { attach, record } = await describeRole(person)
    await attach(await upload(person), 'good.md')
    const before = await record()
    const documentURL = await upload(person, await make())
    const refused = await attach(documentURL, 'bad.docx')
    expect([refused.status, refused.body]).toEqual([status, { code: 'refused', error: expect.stringMatching(reason) }])
    expect(await record()).toEqual(before)
    expect([await filesOf(person, 'uploads'), await filesOf(person, 'documents')]).toEqual([0, 1])
    expect((await attach(documentURL)).status).toBe(404)
  })

  test('that is larger than 10 MB is refused even where larger uploads are allowed', async () => {
    const roomy = await startTestApp({ UPLOAD_MAX_SIZE: '200000000' })
    const person = await roomy.register()
    const { uploadURL } = (await person.post('/api/objects/upload')).body
    const sent = await roomy.app.inject({ method: 'PUT', url: uploadURL, payload: Buffer.alloc(10_485_761, 'a ') })
    expect(sent.statusCode).toBe(200)
    const refused = await person.post('/api/objects/read', { documentURL: uploadURL })
    expect([refused.status, refused.body.error]).toEqual([413, 'This file is larger than 10 MB.'])
    await roomy.close()
  })

  test.each([
    ['an address elsewhere', () => 'https://example.com/final.docx'],
    ['the same path elsewhere', (url: string) => url.replace('//localhost/', '//evil.example/')],
    ['a file of the server', () => 'file:///etc/passwd'],
    ['a way out of the folder', (url: string) => url.replace(/uploads\/.*/, 'uploads/..%2f..%2fsigning-key')],
    ['no address at all', () => 'x'],
  ])('is never %s', async (_what, wrong) => {
    const person = await it.register()
    const { attach } = await describeRole(person)
    const refused = await attach(wrong(await upload(person)))
    expect([refused.status, refused.body.code]).toEqual([422, 'refused'])
  })

  test('needs an address', async () => {
    const person = await it.register()
    const { attach } = await describeRole(person)
    expect((await attach('')).body).toMatchObject({ fields: { documentURL: 'Please upload a document first' } })
  })
})

test("nobody reaches somebody else's", async () => {
  const [owner, other] = [await it.register(), await it.register()]
  const [mine, theirs] = [await describeRole(owner), await describeRole(other)]
  const documentURL = await upload(owner)
  expect((await theirs.attach(documentURL)).status).toBe(422)
  expect((await other.post('/api/objects/read', { documentURL })).status).toBe(422)
  expect((await other.put(`/api/job-descriptions/${mine.id}/final-document`, { documentURL })).status).toBe(422)
  const ofOther = await upload(other)
  expect((await other.put(`/api/job-descriptions/${mine.id}/final-document`, { documentURL: ofOther })).status).toBe(
    404,
  )
  const { id } = (await mine.attach(documentURL)).body.finalDocument
  expect((await other.get('/api/final-documents')).body).toEqual([])
  expect((await other.get(`/api/final-documents/${id}/file`)).status).toBe(404)
  expect((await other.delete(`/api/final-documents/${id}`)).status).toBe(404)
  expect((await owner.get(`/api/final-documents/${id}/file`)).status).toBe(200)
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

describe('what is abandoned is swept after a day', () => {
  test('uploads, and never what was attached', async () => {
    const person = await it.register()
    const { attach } = await describeRole(person)
    await upload(person)
    const { id } = (await attach(await upload(person))).body.finalDocument
    it.pass(23 * HOUR)
    await sweepUploads(it.context)
    expect(await filesOf(person, 'uploads')).toBe(1)
    it.pass(2 * HOUR)
    await sweepUploads(it.context)
    it.pass(-25 * HOUR)
    expect([await filesOf(person, 'uploads'), await filesOf(person, 'documents')]).toEqual([0, 1])
    expect((await person.get(`/api/final-documents/${id}/file`)).status).toBe(200)
  })

  test('files whose document is gone, and uploads in parts that were never finished', async () => {
    const person = await it.register()
    const { user } = person
    await it.context.storage.write(`documents/${user.id}/left-behind`, strToU8('x'), 'text/plain')
    const { key, uploadId } = (await person.post('/s3/multipart', { filename: 'a', type: 'text/plain' })).body
    const parts = () => person.get(`/s3/multipart/${uploadId}?key=${encodeURIComponent(key)}`)
    expect((await parts()).body).toEqual([])
    it.pass(25 * HOUR)
    await sweepUploads(it.context)
    it.pass(-25 * HOUR)
    expect(await filesOf(person, 'documents')).toBe(0)
    expect((await parts()).status).toBe(404)
  })
})

test('the folder is made where the data are, and its key is for nobody else to read', async () => {
  const key = await stat(`${it.context.config.DATA_DIR}/files/signing-key`)
  expect([key.size, key.mode & 0o077]).toEqual([32, 0])
})

import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { FINAL_DOCUMENT_MAX_SIZE } from '@rolewright/contract/constants'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../testing/test-app.ts'
import { type DescribedRole, startUploadApp, type UploadApp } from '../../testing/upload-app.ts'

let it: UploadApp
/** Somebody with a description and its document. */
let person: Person
let described: DescribedRole
beforeAll(async () => {
  it = await startUploadApp()
  person = await it.register()
  described = await it.describeRole(person)
  await described.attach(await it.upload(person, strToU8('# The one from before')), 'good.md')
})
afterAll(() => it.close())

const protectedPdf = async () => {
  const pdf = new PDFDocument({ userPassword: 'secret', pdfVersion: '1.7ext3' })
  pdf.text('The final text')
  pdf.end()
  return Buffer.concat(await pdf.toArray())
}
/** Saved with the password “secret”, as Word does it. */
const protectedDocx = () => readFile(new URL('../../testing/protected.docx', import.meta.url))
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)
const bomb = () => zipSync({ 'word/document.xml': zeros(65) })
const program = () => readFile(process.execPath).then((bytes) => bytes.subarray(0, 100_000))
const windowsProgram = () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), zeros(1)])

test.each<[what: string, filename: string, make: () => Uint8Array | Promise<Uint8Array>, reason: string | RegExp]>([
  ['an empty file', 'final.docx', () => zeros(0), 'This file is empty.'],
  ['a picture', 'final.docx', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /no text, Word/],
  ['a program', 'final.pdf', windowsProgram, /no text, Word/],
  ['a program for this machine', 'final.txt', program, /no text, Word/],
  ['a bomb', 'final.docx', bomb, /unfolds to more/],
  ['an archive', 'final.docx', () => zipSync({ 'a.txt': strToU8('x') }), /archive or another kind/],
  ['a PDF with a password', 'final.pdf', protectedPdf, /password/],
  ['a Word document with a password', 'final.docx', protectedDocx, /password/],
  ['a PDF that breaks off', 'final.pdf', async () => (await protectedPdf()).subarray(0, 200), /damaged/],
])(
  '%s called %s is refused with the reason, and the document from before stays',
  async (_what, filename, make, reason) => {
    const { attach, record } = described
    const before = await record()
    const documentURL = await it.upload(person, await make())
    const refused = await attach(documentURL, filename)
    expect([refused.status, refused.body]).toEqual([422, { code: 'refused', error: expect.stringMatching(reason) }])
    expect(await record()).toEqual(before)
    expect((await person.get(before.finalDocumentUrl)).raw.toString()).toBe('# The one from before')
    // The upload is of no use, and gone.
    expect([await it.countFiles(person, 'uploads'), await it.countFiles(person, 'documents')]).toEqual([0, 1])
    expect((await attach(documentURL)).status).toBe(404)
  },
)

test.each(['final.exe', 'C:\\jobs\\final.pdf.exe', 'final.JS '])('a text called %s is refused', async (filename) => {
  const person = await it.register()
  const { attach, record } = await it.describeRole(person)
  const refused = await attach(await it.upload(person, strToU8('The final text')), filename)
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([
    422,
    'refused',
    expect.stringMatching(/ends in \.(exe|js) is no document/),
  ])
  expect((await record()).finalDocumentUrl).toBeNull()
})

test('a document is what its content says, whichever document its name promises', async () => {
  const person = await it.register()
  const { attach } = await it.describeRole(person)
  const { body } = await attach(await it.upload(person, strToU8('{\\rtf1 The final text}')), 'Final v2.1.docx')
  expect(body.finalDocument).toMatchObject({ format: 'rtf', filename: 'Final v2.1.docx', words: 3 })
})

test('no address is given for a file of more than 10 MB', async () => {
  const person = await it.register()
  const refused = await person.post('/api/objects/upload', { size: FINAL_DOCUMENT_MAX_SIZE + 1 })
  expect([refused.status, refused.body.error]).toEqual([413, 'This file is larger than 10 MB.'])
})

test('a file larger than was said is refused, and nothing of it is kept', async () => {
  const person = await it.register()
  const { uploadURL } = (await person.post('/api/objects/upload', { size: 10 })).body
  expect((await it.send(uploadURL, 'eleven byte')).status).toBeGreaterThanOrEqual(400)
  expect(await it.countFiles(person, 'uploads')).toBe(0)
  expect((await it.send(uploadURL, 'ten  bytes')).status).toBe(200)
})

test('a file of more than 10 MB that says nothing of its size is not taken, or not used', async () => {
  const { attach, record } = described
  const before = await record()
  const { uploadURL } = (await person.post('/api/objects/upload')).body
  const megabyte = Buffer.alloc(1024 * 1024, 'a ')
  const sent = await it.send(uploadURL, Readable.from(Array.from({ length: 11 }, () => megabyte)))
  // S3 can not be held to a greatest size: there, who reads it refuses.
  if (!it.endpoint) expect(sent.status).toBe(413)
  const refused = await attach(uploadURL, 'large.txt')
  expect(refused.status).toBe(it.endpoint ? 413 : 404)
  expect(await record()).toEqual(before)
  expect([await it.countFiles(person, 'uploads'), await it.countFiles(person, 'documents')]).toEqual([0, 1])
})

test('a document is at most 10 MB, also where larger uploads are allowed', async () => {
  const roomy = await startUploadApp({ UPLOAD_MAX_SIZE: '200000000' })
  const person = await roomy.register()
  const documentURL = await roomy.upload(person, Buffer.alloc(FINAL_DOCUMENT_MAX_SIZE + 1, 'a '))
  const refused = await person.post('/api/objects/read', { documentURL })
  expect([refused.status, refused.body.error]).toEqual([413, 'This file is larger than 10 MB.'])
  expect(await roomy.countFiles(person, 'uploads')).toBe(0)
  await roomy.close()
})

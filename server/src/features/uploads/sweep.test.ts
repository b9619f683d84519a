import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'
import { sweepUploads } from './sweep.service.ts'

const HOUR = 3_600_000
const FINAL = '# Night nurse\n\nWe care.\n\n## What you will do\n\n- Lead the night shift\n'

let it: UploadApp
beforeAll(async () => {
  it = await startUploadApp({ LOG_LEVEL: 'info' })
})
afterAll(() => it.close())

describe('what is abandoned is swept after a day', () => {
  test('uploads, and never what was attached', async () => {
    const person = await it.register()
    const { attach } = await it.describeRole(person)
    await it.upload(person, FINAL)
    const { id } = (await attach(await it.upload(person, FINAL))).body.finalDocument
    it.pass(23 * HOUR)
    await sweepUploads(it.context)
    expect(await it.countFiles(person, 'uploads')).toBe(1)
    it.pass(2 * HOUR)
    await sweepUploads(it.context)
    it.pass(-25 * HOUR)
    expect([await it.countFiles(person, 'uploads'), await it.countFiles(person, 'documents')]).toEqual([0, 1])
    expect((await person.get(`/api/final-documents/${id}/file`)).status).toBe(200)
  })

  test('uploads lie in the trash for 30 days, and the log says which', async () => {
    const person = await it.register()
    const { uploadURL } = (await person.post('/api/objects/upload')).body
    await it.send(uploadURL, FINAL)
    const { storage } = it.context
    const [key] = await storage.listOlder(`uploads/${person.user.id}/`, new Date(Date.now() + HOUR))
    const trashed = async () => (await storage.listOlder('trash/', new Date(Date.now() + 1e12))).filter(isTheirs)
    const isTheirs = (one: string) => one.endsWith(`/${key}`)
    it.pass(25 * HOUR)
    await sweepUploads(it.context)
    const [there] = await trashed()
    expect(there).toMatch(/^trash\/[\d-]{10}\/uploads\//)
    expect(await text((await storage.read(there!)).body)).toBe(FINAL)
    expect(it.logged()).toContain(key)
    it.pass(29 * 24 * HOUR)
    await sweepUploads(it.context)
    expect(await trashed()).toHaveLength(1)
    it.pass(3 * 24 * HOUR)
    await sweepUploads(it.context)
    expect(await trashed()).toEqual([])
    it.pass(-32 * 24 * HOUR - 25 * HOUR)
  })

  test('files whose document is gone, and uploads in parts that were never finished', async () => {
    const person = await it.register()
    const { user } = person
    await it.context.storage.write(`documents/${user.id}/left-behind`, Buffer.from('x'), 'text/plain')
    const { key, uploadId } = (await person.post('/s3/multipart', { filename: 'a', type: 'text/plain' })).body
    const parts = () => person.get(`/s3/multipart/${uploadId}?key=${encodeURIComponent(key)}`)
    expect((await parts()).body).toEqual([])
    it.pass(25 * HOUR)
    await sweepUploads(it.context)
    it.pass(-25 * HOUR)
    expect(await it.countFiles(person, 'documents')).toBe(0)
    expect((await parts()).status).toBe(404)
  })
})

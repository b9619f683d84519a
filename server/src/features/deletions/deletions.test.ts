import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'
import { sweepDeletions } from './deletions.service.ts'

const DAY = 24 * 3_600_000
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const FINAL = '# Night nurse\n\nWe care.\n\n## What you will do\n\n- Lead the night shift\n'

let it: UploadApp
beforeAll(async () => {
  it = await startUploadApp({ WEEKLY_LIMIT: '3' })
})
afterAll(() => it.close())

let person: Person
let written: { id: string; conversationId: string; messageId: string }
const write = async (brief: string, more: object = {}) => {
  const { body } = await person.write(brief, more)
  return { id: body.jobDescriptionId, conversationId: body.conversationId, messageId: body.message.id }
}
const history = async () => (await person.get('/api/job-descriptions')).body.map(({ id }: { id: string }) => id)
const conversations = async () => (await person.get('/api/conversations')).body
const deletions = async () => (await person.get('/api/deletions')).body
const discard = (id: string) => person.delete(`/api/job-descriptions/${id}`)
const restore = (id: string) => person.post(`/api/deletions/${id}/restore`)

beforeEach(async () => {
  person = await it.register()
  written = await write('Nurse')
})

describe('a description that is deleted', () => {
  test('is gone at once from everywhere, and there again once it is restored', async () => {
    const { id, conversationId, messageId } = written
    const document = await person.put(`/api/job-descriptions/${id}/final-document`, {
      documentURL: await it.upload(person, FINAL),
      filename: 'Nurse.md',
    })
    const file = `/api/final-documents/${document.body.finalDocument.id}/file`
    await person.put(`/api/job-descriptions/${id}/draft`, { content: '# Nurse', basedOn: 1, revision: null })
    const addresses = [
      `/api/job-descriptions/${id}`,
      `/api/job-descriptions/${id}/versions`,
      `/api/job-descriptions/${id}/draft`,
      `/api/job-descriptions/${id}/job-posting`,
      `/api/conversations/${conversationId}`,
      `/api/messages/${messageId}`,
      file,
    ]
    const statuses = () => Promise.all(addresses.map(async (address) => (await person.get(address)).status))
    const before = await Promise.all(addresses.map(async (address) => (await person.get(address)).body))
    const { status, body } = await discard(id)
    expect([status, body]).toMatchObject([200, { title: 'Engineer', descriptions: 1 }])
    expect(Date.parse(body.goneAt) - Date.parse(body.deletedAt)).toBe(30 * DAY)
    expect(await statuses()).toEqual(addresses.map(() => 404))
    expect([await history(), await conversations()]).toEqual([[], []])
    expect((await person.get('/api/conversation-summaries')).body).toEqual([])
    expect((await person.get('/api/final-documents')).body).toEqual([])
    expect((await person.get('/api/dashboard-stats')).body).toMatchObject({ totalJobs: 0 })
    expect(await deletions()).toEqual([body])
    expect((await discard(id)).status).toBe(404)
    const improve = { improve: { messageId, wish: 'Shorter' }, conversationId }
    expect((await person.write('Nurse', improve)).status).toBe(404)
    expect((await person.write('Nurse', { conversationId })).status).toBe(404)

    expect((await restore(body.id)).status).toBe(204)
    expect(await Promise.all(addresses.map(async (address) => (await person.get(address)).body))).toEqual(before)
    expect([await history(), await deletions()]).toEqual([[id], []])
    expect((await restore(body.id)).status).toBe(404)
  })

  test('gives no place of the week back', async () => {
    await discard(written.id)
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 1, remaining: 2 })
    await discard((await write('Nurse')).id)
    await discard((await write('Nurse')).id)
    expect((await person.write('Nurse')).status).toBe(429)
  })

  test('leaves the others of its conversation, without what asked for it', async () => {
    const { conversationId } = written
    const second = await write('Baker for the night', { conversationId })
    const { body } = await discard(written.id)
    const shown = async () =>
      (await person.get(`/api/conversations/${conversationId}`)).body.messages.map(
        (m: { content: string }) => m.content,
      )
    expect([await history(), (await shown()).length]).toEqual([[second.id], 2])
    expect((await shown())[0]).toBe('Baker for the night')
    // Nor is the deleted brief told to a model again.
    const calls = it.model.calls.length
    await write('Another one', { conversationId })
    expect(JSON.stringify(it.model.calls[calls]!.prompt)).not.toContain('Nurse')
    // With the last of them the conversation goes; whichever is restored brings it back.
    for (const id of (await history()) as string[]) await discard(id)
    expect(await conversations()).toEqual([])
    await restore(body.id)
    expect([await history(), await shown()]).toMatchObject([[written.id], ['Nurse', expect.any(String)]])
    expect(await deletions()).toMatchObject([{ descriptions: 1 }, { descriptions: 1 }])
  })
})

describe('a conversation that is deleted', () => {
  test('goes with all its descriptions, and comes back with them', async () => {
    const { conversationId } = written
    const second = await write('Baker', { conversationId })
    const { status, body } = await person.delete(`/api/conversations/${conversationId}`)
    expect([status, body]).toMatchObject([200, { descriptions: 2 }])
    expect([await history(), await conversations()]).toEqual([[], []])
    expect((await person.delete(`/api/conversations/${conversationId}`)).status).toBe(404)
    await restore(body.id)
    expect([await history(), (await conversations()).length]).toEqual([[second.id, written.id], 1])
  })

  test('takes along what is being written in it: nothing comes of that', async () => {
    it.model.byHand = true
    const writing = person.write('Baker', { conversationId: written.conversationId })
    await expect.poll(async () => (await conversations())[0].generations.length).toBe(1)
    await person.delete(`/api/conversations/${written.conversationId}`)
    it.model.end('# Baker\n\nBread.')
    it.model.byHand = false
    expect((await writing).status).toBeGreaterThanOrEqual(400)
    const [deleted] = await deletions()
    expect(deleted).toMatchObject({ descriptions: 1 })
    await restore(deleted.id)
    expect(await history()).toEqual([written.id])
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 1 })
  })
})

describe('after 30 days', () => {
  test('what was deleted is gone for good, with its files and its brief, and nothing else is', async () => {
    const { conversationId, id } = written
    const second = await write('Baker', { conversationId })
    await person.put(`/api/job-descriptions/${id}/final-document`, {
      documentURL: await it.upload(person, FINAL),
      filename: 'Nurse.md',
    })
    const { body } = await discard(id)
    it.pass(30 * DAY - 60_000)
    await sweepDeletions(it.context)
    expect([(await deletions()).length, await it.countFiles(person, 'documents')]).toEqual([1, 1])
    it.pass(120_000)
    // Even before anything is swept.
    expect([await deletions(), (await restore(body.id)).status]).toEqual([[], 404])
    await sweepDeletions(it.context)
    it.pass(-30 * DAY - 60_000)
    expect(await it.countFiles(person, 'documents')).toBe(0)
    expect([await deletions(), await history()]).toEqual([[], [second.id]])
    const [conversation] = await conversations()
    expect(conversation.messages.map((m: { content: string }) => m.content)).toEqual(['Baker', expect.any(String)])
  })

  test('a conversation, too', async () => {
    await person.delete(`/api/conversations/${written.conversationId}`)
    it.pass(31 * DAY)
    await sweepDeletions(it.context)
    it.pass(-31 * DAY)
    expect((await person.get('/api/account/deletion')).body).toMatchObject({ conversations: 0, descriptions: 0 })
  })
})

describe('the list of what was deleted', () => {
  test('comes in pages, the latest first', async () => {
    const second = await write('Baker')
    await discard(written.id)
    await discard(second.id)
    const all = await deletions()
    expect(all).toHaveLength(2)
    const first = await person.get('/api/deletions?limit=1')
    expect(first.body).toEqual([all[0]])
    expect((await person.get(/<([^>]+)>/.exec(String(first.headers.link))![1]!)).body).toEqual([all[1]])
  })

  test("is one's own", async () => {
    const { body } = await discard(written.id)
    const other = await it.register()
    expect((await other.get('/api/deletions')).body).toEqual([])
    expect((await other.post(`/api/deletions/${body.id}/restore`)).status).toBe(404)
    expect((await other.delete(`/api/job-descriptions/${written.id}`)).status).toBe(404)
    expect((await restore(NOWHERE)).status).toBe(404)
    expect((await it.visitor.get('/api/deletions')).status).toBe(401)
  })
})

describe('a name of its own', () => {
  const named = async () => ({
    description: (await person.get(`/api/job-descriptions/${written.id}`)).body.title,
    conversation: (await person.get(`/api/conversations/${written.conversationId}`)).body.title,
  })

  test('stays with a description whatever its versions are headed, and is its conversation’s where they shared one', async () => {
    const { status, body } = await person.put(`/api/job-descriptions/${written.id}/title`, { title: ' Ward 4 ' })
    expect([status, body.title]).toEqual([200, 'Ward 4'])
    expect(await named()).toEqual({ description: 'Ward 4', conversation: 'Ward 4' })
    await person.put(`/api/job-descriptions/${written.id}/text`, { content: '# Sister\n\nWe care.', basedOn: 1 })
    expect(await named()).toEqual({ description: 'Ward 4', conversation: 'Ward 4' })
    await person.put(`/api/conversations/${written.conversationId}/title`, { title: 'Hiring in spring' })
    await person.put(`/api/job-descriptions/${written.id}/title`, { title: 'Ward 5' })
    expect(await named()).toEqual({ description: 'Ward 5', conversation: 'Hiring in spring' })
  })

  test.each([{}, { title: ' ' }, { title: '\u200b' }, { title: 'x'.repeat(121) }])(
    'has to be one: %j',
    async (body) => {
      for (const what of [`job-descriptions/${written.id}`, `conversations/${written.conversationId}`])
        expect(await person.put(`/api/${what}/title`, body)).toMatchObject({
          status: 400,
          body: { code: 'invalid_request', fields: { title: expect.any(String) } },
        })
      expect(await named()).toEqual({ description: 'Engineer', conversation: 'Engineer' })
    },
  )

  test('nobody else gives it', async () => {
    const other = await it.register()
    for (const what of [`job-descriptions/${written.id}`, `conversations/${written.conversationId}`])
      expect((await other.put(`/api/${what}/title`, { title: 'Mine' })).status).toBe(404)
    expect(await named()).toEqual({ description: 'Engineer', conversation: 'Engineer' })
  })
})

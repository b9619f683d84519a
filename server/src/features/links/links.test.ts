import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepLinks } from './links.service.ts'

const DAY = 24 * 3_600_000
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const SPENT = { status: 410, body: { code: 'link_spent' } }

let it: TestApp
let admin: Person
beforeAll(async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', LOG_LEVEL: 'debug', WEEKLY_LIMIT: '1000' })
  admin = await it.register()
})
afterAll(() => it.close())

let owner: Person
let page: string
beforeEach(async () => {
  owner = await it.register()
  page = `/api/job-descriptions/${(await owner.write('Nurse')).body.jobDescriptionId}`
})
const make = (draft: object = {}) => owner.post(`${page}/links`, { version: 1, days: 7, ...draft })
const open = (token: unknown) => it.visitor.post('/api/shared-page', { token })
const comment = (draft: object) => it.visitor.post('/api/shared-page/comments', draft)
const comments = async () => (await owner.get(`${page}/comments`)).body

describe('a link', () => {
  test('shows anybody one version and its date, and nothing else', async () => {
    const { status, body } = await make()
    expect([status, body]).toMatchObject([201, { version: 1, token: expect.stringMatching(/^[\w-]{43}$/) }])
    await owner.put(`${page}/text`, { content: '# Sister\n\nAnother page.', basedOn: 1 })
    const { createdAt } = (await owner.get(`${page}/versions/1`)).body
    const opened = await open(body.token)
    expect(opened).toMatchObject({ status: 200, body: { content: it.model.text, writtenAt: createdAt } })
    expect(Object.keys(opened.body).sort()).toEqual(['content', 'writtenAt'])
    expect(opened.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await open((await make({ version: 2 })).body.token)).body.content).toContain('Another page.')
  })

  test('is known to its owner without its token, which neither the database nor the log has', async () => {
    const { token, ...link } = (await make()).body
    expect((await owner.get(`${page}/links`)).body).toEqual([link])
    await open(token)
    const { rows } = await it.context.db.execute(sql`select * from page_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(it.logged()).not.toContain(token)
  })

  test.each([1, 7])('for %i days ends after them', async (days) => {
    const { token, createdAt, expiresAt } = (await make({ days })).body
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(days * DAY)
    it.pass(days * DAY - 60_000)
    expect((await open(token)).status).toBe(200)
    it.pass(120_000)
    expect(await open(token)).toMatchObject(SPENT)
    expect(await comment({ token, text: 'Shorter' })).toMatchObject(SPENT)
    expect((await owner.get(`${page}/links`)).body).toEqual([])
    await sweepLinks(it.context)
    it.pass(-days * DAY - 60_000)
    expect((await owner.get(`${page}/links`)).body).toEqual([])
  })

  test('works no more once it is withdrawn; what was said by it stays', async () => {
    const { id, token } = (await make()).body
    await comment({ token, text: 'Shorter' })
    expect((await owner.delete(`/api/links/${id}`)).status).toBe(204)
    expect(await open(token)).toMatchObject(SPENT)
    expect((await owner.delete(`/api/links/${id}`)).status).toBe(404)
    expect(await comments()).toMatchObject([{ text: 'Shorter' }])
  })

  test('rests while its page is deleted or its owner blocked', async () => {
    const { token } = (await make()).body
    const deletion = (await owner.delete(page)).body.id
    expect(await open(token)).toMatchObject(SPENT)
    await owner.post(`/api/deletions/${deletion}/restore`)
    expect((await open(token)).status).toBe(200)
    await admin.put(`/api/admin/people/${owner.user.id}/block`, { blocked: true })
    expect(await open(token)).toMatchObject(SPENT)
    await admin.put(`/api/admin/people/${owner.user.id}/block`, { blocked: false })
    expect((await open(token)).status).toBe(200)
  })

  test.each([{ version: 0 }, { version: 'x' }, { days: 2 }, { days: '7' }, { days: null }])(
    'is made for a version and a time: not %j',
    async (draft) => {
      expect(await make(draft)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    },
  )

  test('of a version that is not there, or one too many, is refused', async () => {
    expect((await make({ version: 2 })).status).toBe(404)
    for (let n = 0; n < 20; n++) expect((await make()).status).toBe(201)
    expect(await make()).toMatchObject({ status: 400, body: { error: expect.stringContaining('20 links') } })
  })

  test.each(['', 'x', 'a'.repeat(43), 7, null])('that is none opens nothing: %j', async (token) => {
    expect([400, 410]).toContain((await open(token)).status)
    expect([400, 410]).toContain((await comment({ token, text: 'Shorter' })).status)
  })
})

describe('a comment', () => {
  test('is seen by the owner, and is sent or dismissed', async () => {
    const { token } = (await make()).body
    expect((await comment({ token, name: ' Mia ', text: ' Name the ward ' })).status).toBe(204)
    await comment({ token, text: 'Shorter' })
    const [first, second] = await comments()
    expect([first, second]).toMatchObject([
      { name: 'Mia', text: 'Name the ward', version: 1, state: 'open' },
      { name: '', text: 'Shorter', state: 'open' },
    ])
    const waiting = async () => (await owner.get(page)).body.openWishes
    expect(await waiting()).toBe(2)
    const decided = await owner.put(`/api/comments/${first.id}`, { state: 'sent' })
    expect(decided).toMatchObject({ status: 200, body: { ...first, state: 'sent' } })
    await owner.put(`/api/comments/${second.id}`, { state: 'dismissed' })
    expect((await comments()).map(({ state }: { state: string }) => state)).toEqual(['sent', 'dismissed'])
    expect(await waiting()).toBe(0)
    expect((await owner.put(`/api/comments/${first.id}`, { state: 'done' })).status).toBe(400)
    expect((await owner.put(`/api/comments/${NOWHERE}`, { state: 'sent' })).status).toBe(404)
  })

  test.each([
    {},
    { text: ' ' },
    { text: '\u200b' },
    { text: 'x'.repeat(2001) },
    { text: 'Shorter', name: 'x'.repeat(81) },
  ])('says something, and not too much: %#', async (draft) => {
    const { token } = (await make()).body
    expect(await comment({ token, ...draft })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(await comments()).toEqual([])
  })

  test('finds no room on a page that has a hundred', async () => {
    const { token } = (await make()).body
    for (let n = 0; n < 100; n++) await comment({ token, text: `Wish ${n}` })
    expect(await comment({ token, text: 'One more' })).toMatchObject({ status: 422, body: { code: 'refused' } })
    expect(await comments()).toHaveLength(100)
  })

  test("is nobody else's", async () => {
    const { id, token } = (await make()).body
    await comment({ token, text: 'Shorter' })
    const [said] = await comments()
    for (const other of [await it.register(), admin]) {
      expect((await other.get(`${page}/links`)).status).toBe(404)
      expect((await other.post(`${page}/links`, { version: 1, days: 7 })).status).toBe(404)
      expect((await other.delete(`/api/links/${id}`)).status).toBe(404)
      expect((await other.get(`${page}/comments`)).status).toBe(404)
      expect((await other.put(`/api/comments/${said.id}`, { state: 'sent' })).status).toBe(404)
    }
    expect((await it.visitor.get(`${page}/comments`)).status).toBe(401)
    expect((await open(token)).status).toBe(200)
  })
})

test('from one network come only so many comments and so many made-up links', async () => {
  const strict = await startTestApp({ LOGIN_RATE_LIMIT: 'on' })
  const person = await strict.register()
  const { jobDescriptionId } = (await person.write('Nurse')).body
  const { token } = (await person.post(`/api/job-descriptions/${jobDescriptionId}/links`, { version: 1, days: 1 })).body
  const say = () => strict.visitor.post('/api/shared-page/comments', { token, text: 'Shorter' })
  for (let n = 0; n < 10; n++) expect((await say()).status).toBe(204)
  const refused = await say()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // Reading goes on.
  expect((await strict.visitor.post('/api/shared-page', { token })).status).toBe(200)
  const guess = () => strict.visitor.post('/api/shared-page', { token: 'x'.repeat(43) })
  for (let n = 0; n < 59; n++) await guess()
  await guess()
  expect((await guess()).status).toBe(429)
  await strict.close()
})

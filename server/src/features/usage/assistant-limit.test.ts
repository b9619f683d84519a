import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

let it: TestApp
let admin: Person
beforeAll(async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', WEEKLY_LIMIT: '2' })
  admin = await it.register()
})
afterAll(() => it.close())

let person: Person
let assistantId: string
beforeEach(async () => {
  person = await it.register()
  const draft = { name: 'Wards', description: '', model: 'test:scripted', instructions: '' }
  assistantId = (await admin.post('/api/admin/assistants', draft)).body.id
  await admin.post('/api/admin/assign-user', { userId: person.user.id, assistantId })
})
const limit = (weeklyLimit: unknown) => admin.put(`/api/admin/assistants/${assistantId}/weekly-limit`, { weeklyLimit })
const limitPerson = (weeklyLimit: unknown) =>
  admin.put(`/api/admin/people/${person.user.id}/weekly-limit`, { weeklyLimit })
const usage = async (query = '') => (await person.get(`/api/usage${query}`)).body
const usageHere = () => usage(`?assistantId=${assistantId}`)
const writeHere = () => person.write('Nurse', { assistantId })
const statuses = async (write: () => Promise<{ status: number }>, times: number) => {
  const answers = []
  for (let n = 0; n < times; n++) answers.push((await write()).status)
  return answers
}

describe('an assistant with a limit of its own', () => {
  test('is counted apart from the others, in place of the general limit', async () => {
    expect(await limit(3)).toMatchObject({ status: 200, body: { id: assistantId, weeklyLimit: 3 } })
    expect(await usageHere()).toMatchObject({ weeklyCount: 0, weeklyLimit: 3, remaining: 3 })
    expect(await statuses(writeHere, 4)).toEqual([200, 200, 200, 429])
    expect((await writeHere()).body).toEqual({
      error: "You've reached your weekly limit of 3 job descriptions. Your usage will reset next week.",
      code: 'quota_exceeded',
    })
    expect(await usageHere()).toMatchObject({ weeklyCount: 3, weeklyLimit: 3, remaining: 0 })
    expect(await usage()).toMatchObject({ weeklyCount: 0, weeklyLimit: 2, remaining: 2 })
    expect(await statuses(() => person.write('Nurse'), 3)).toEqual([200, 200, 429])
    const own = `?assistantId=${person.user.personalizedAssistantId}`
    expect(await usage(own)).toMatchObject({ weeklyCount: 2, weeklyLimit: 2, remaining: 0 })
  })

  test('may have a smaller one, and none at all', async () => {
    await limit(0)
    expect(await statuses(writeHere, 1)).toEqual([429])
    await limit(1)
    const first = await writeHere()
    expect(first.body.usage).toMatchObject({ weeklyCount: 1, weeklyLimit: 1, remaining: 0 })
    expect((await writeHere()).status).toBe(429)
    expect((await limit(null)).body.weeklyLimit).toBeNull()
    // From here on the general one counts what was written with it, too.
    expect(await usage()).toMatchObject({ weeklyCount: 1, weeklyLimit: 2 })
    expect(await statuses(writeHere, 2)).toEqual([200, 429])
  })

  test('never lets more through at once', async () => {
    await limit(3)
    const answers = await Promise.all(Array.from({ length: 12 }, writeHere))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)])
  })

  test('counts nothing of others', async () => {
    await limit(1)
    const other = await it.register()
    await admin.post('/api/admin/assign-user', { userId: other.user.id, assistantId })
    await writeHere()
    expect((await other.write('Nurse', { assistantId })).status).toBe(200)
  })
})

test('a limit of the person wins over it, and counts everything', async () => {
  await limit(5)
  await limitPerson(2)
  expect(await usageHere()).toMatchObject({ weeklyCount: 0, weeklyLimit: 2, remaining: 2 })
  await person.write('Nurse')
  expect(await statuses(writeHere, 2)).toEqual([200, 429])
  expect(await usageHere()).toMatchObject({ weeklyCount: 2, weeklyLimit: 2, remaining: 0 })
  await limitPerson(null)
  expect(await usageHere()).toMatchObject({ weeklyCount: 1, weeklyLimit: 5, remaining: 4 })
})

test('people of the partner have none by it', async () => {
  await limit(1)
  await it.context.db.execute(sql`update users set source = 'partner' where id = ${person.user.id}`)
  expect(await usageHere()).toMatchObject({ weeklyLimit: null, remaining: null })
  expect(await statuses(writeHere, 2)).toEqual([200, 200])
})

test('the list of people counts what counts against the limit that it shows', async () => {
  await limit(5)
  await writeHere()
  await person.write('Nurse')
  const shown = async () =>
    (await admin.get(`/api/admin/people?q=${encodeURIComponent(person.user.email)}`)).body[0].weeklyCount
  expect(await shown()).toBe(1)
  await limitPerson(4)
  expect(await shown()).toBe(2)
})

test('the limit of an assistant that somebody may not use is not told', async () => {
  await limit(7)
  const other = await it.register()
  expect((await other.get(`/api/usage?assistantId=${assistantId}`)).body).toMatchObject({ weeklyLimit: 2 })
  expect((await person.get('/api/usage?assistantId=x')).status).toBe(400)
})

describe('setting it', () => {
  test.each([-1, 1.5, '3', 1_000_001, undefined])('refuses %j', async (weeklyLimit) => {
    expect(await limit(weeklyLimit)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  test('is for admins, of an assistant that is there, and leaves a line', async () => {
    const path = `/api/admin/assistants/${assistantId}/weekly-limit`
    expect((await person.put(path, { weeklyLimit: 3 })).status).toBe(403)
    expect((await it.visitor.put(path, { weeklyLimit: 3 })).status).toBe(401)
    expect((await admin.put(path.replace(assistantId, NOWHERE), { weeklyLimit: 3 })).status).toBe(404)
    await limit(9)
    const [line] = (await admin.get('/api/admin/audit?limit=1')).body
    expect(line).toMatchObject({ whom: 'Wards', details: 'weeklyLimit: 9' })
    const shown = (await admin.get('/api/admin/assistants')).body.find(({ id }: { id: string }) => id === assistantId)
    expect(shown.weeklyLimit).toBe(9)
  })
})

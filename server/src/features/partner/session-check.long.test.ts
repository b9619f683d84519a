import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PartnerDirectory } from '../../testing/partner-directory.ts'
import { inventPeople, PARTNER_PASSWORD, type PartnerPerson } from '../../testing/partner-people.ts'
import { PartnerProvider } from '../../testing/partner-provider.ts'
import { Caller, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { CHECK_EVERY_MS, checkSessions } from './session-check.service.ts'

const people = inventPeople(60)
let provider: PartnerProvider
let directory: PartnerDirectory
let it: TestApp
let admin: Person

beforeAll(async () => {
  provider = await PartnerProvider.start({
    people,
    redirectUris: ['http://localhost/api/auth/partner/callback'],
    withRefreshTokens: true,
  })
  directory = await PartnerDirectory.start(people)
  it = await startTestApp({
    FIRST_USER_IS_ADMIN: 'on',
    ...provider.settings,
    PARTNER_SCOPES: 'openid profile email offline_access',
    PARTNER_REFUSAL_MS: '20',
    ...directory.settings,
  })
  admin = await it.register({ email: 'boss@example.com' })
})
afterAll(async () => {
  await it.close()
  await directory.close()
  await provider.close()
})
afterEach(() => {
  directory.trouble = 'none'
  provider.trouble = 'none'
  it.pass(11_000)
})

let next = 0
async function signIn(): Promise<{ person: PartnerPerson; me: Caller; userId: string }> {
  const person = people[next++]!
  const { body } = await login(person)
  return { person, me: new Caller(it.app, body.token), userId: body.user.id }
}
const login = (person: PartnerPerson) =>
  it.visitor.post('/api/auth/login', { email: person.email, password: PARTNER_PASSWORD })
const isIn = async (me: Caller) => (await me.get('/api/auth/me')).status === 200
const check = () => {
  it.pass(CHECK_EVERY_MS + 1000)
  return checkSessions(it.context)
}

test('whom the directory deactivates is out at the next check, with grants kept, and in again once they are back', async () => {
  const { person, me, userId } = await signIn()
  await admin.post('/api/admin/assign-role', { userId, role: 'admin' })
  await check()
  expect(await isIn(me)).toBe(true)
  person.isActive = false
  await check()
  expect(await isIn(me)).toBe(false)
  const refused = await login(person)
  expect([refused.status, refused.body.code]).toEqual([403, 'deactivated'])
  expect((await admin.get('/api/admin/user-roles')).body).toContainEqual(
    expect.objectContaining({ userId, role: 'admin' }),
  )
  person.isActive = true
  const back = await login(person)
  expect([back.status, back.body.user.id]).toEqual([200, userId])
  expect((await new Caller(it.app, back.body.token).get('/api/user/is-admin')).body).toEqual({ isAdmin: true })
})

test('whom the directory no longer has is out as well', async () => {
  const { person, me } = await signIn()
  await check()
  directory.people = people.filter((other) => other !== person)
  await check()
  expect(await isIn(me)).toBe(false)
  directory.people = people
})

test('whom the provider refuses is out, and others stay', async () => {
  const [one, other] = [await signIn(), await signIn()]
  one.person.isLocked = true
  await check()
  expect([await isIn(one.me), await isIn(other.me)]).toEqual([false, true])
  await check()
  expect(await isIn(other.me)).toBe(true)
  one.person.isLocked = false
  expect((await login(one.person)).status).toBe(200)
})

test.each([
  ['the directory is silent', () => Object.assign(directory, { trouble: 'silent' })],
  ['the directory is another page', () => Object.assign(directory, { trouble: 'not-scim' })],
  ['the provider is silent', () => Object.assign(provider, { trouble: 'silent' })],
])('nobody is put out because %s', async (_what, break_) => {
  const { me } = await signIn()
  break_()
  await check()
  expect(await isIn(me)).toBe(true)
})

test('local people are never looked at', async () => {
  const local = await it.register()
  const asked = directory.asked.length
  it.pass(CHECK_EVERY_MS + 1000)
  await it.context.db.execute(sql`delete from partner_identities`)
  await checkSessions(it.context)
  expect(directory.asked.length).toBe(asked)
  expect((await local.get('/api/auth/me')).status).toBe(200)
})

test('everyone is asked about once per round, by however many servers', async () => {
  const crowd = await Promise.all(Array.from({ length: 45 }, () => signIn()))
  await check()
  directory.asked.length = 0
  it.pass(CHECK_EVERY_MS + 1000)
  await Promise.all([checkSessions(it.context), checkSessions(it.context)])
  expect(directory.asked.length).toBe(crowd.length)
  expect(new Set(directory.asked).size).toBe(crowd.length)
  await checkSessions(it.context)
  expect(directory.asked.length).toBe(crowd.length)
})

test('refresh tokens stand sealed in the database', async () => {
  await signIn()
  const { rows } = await it.context.db.execute<{ refresh_token: string }>(
    sql`select refresh_token from partner_identities where refresh_token is not null`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { refresh_token } of rows)
    expect(it.context.partner.seal.open('refresh', refresh_token)).toEqual(expect.any(String))
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { makeAdmin } from '../features/auth/roles.service.ts'
import { PartnerDirectory } from '../testing/partner-directory.ts'
import { inventPeople, PARTNER_PASSWORD } from '../testing/partner-people.ts'
import { PartnerProvider } from '../testing/partner-provider.ts'
import { FakeProvider } from '../testing/provider.ts'
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts'

let it: TestApp
const closing: (() => unknown)[] = []
afterEach(async () => {
  await it.close()
  for (const close of closing.splice(0)) await close()
})

const start = async (settings: Record<string, string> = {}) => {
  it = await startTestApp({ LOG_LEVEL: 'info', FIRST_USER_IS_ADMIN: 'on', TRUST_PROXY: 'loopback', ...settings })
}
const logged = (event: string) =>
  it
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line))
const from = (ip: string) => ({ 'x-forwarded-for': ip })

test('who gets a role or loses it, and by whom', async () => {
  await start({ ADMIN_EMAILS: 'boss@example.com' })
  const first = await it.register()
  const boss = await it.register({ email: 'boss@example.com' })
  const someone = await it.register()
  await first.post('/api/admin/assign-role', { userId: someone.user.id, role: 'admin' })
  await first.post('/api/admin/assign-role', { userId: someone.user.id, role: 'admin' })
  await first.delete('/api/admin/remove-role', { userId: someone.user.id })
  await first.delete('/api/admin/remove-role', { userId: boss.user.id })
  await makeAdmin(it.context, it.context.db, someone.user.id, 'shell')
  const facts = { level: 30, role: 'admin' }
  expect(logged('role_assigned')).toMatchObject([
    { ...facts, account: first.user.id, by: 'first account' },
    { ...facts, account: boss.user.id, by: 'settings' },
    { ...facts, account: someone.user.id, by: first.user.id },
    { ...facts, account: someone.user.id, by: 'shell' },
  ])
  expect(logged('role_removed')).toMatchObject([{ level: 30, account: someone.user.id, by: first.user.id }])
})

test('calls that were refused, with the route and never with what was sent along', async () => {
  await start()
  await it.register()
  const { token, user } = await it.register()
  const headers = { authorization: `Bearer ${token}`, ...from('2001:db8:1:2::3') }
  expect((await it.visitor.get('/api/admin/users?q=secret-words', headers)).status).toBe(403)
  const made = { authorization: `Bearer ${'A'.repeat(43)}`, ...from('192.0.2.9') }
  expect((await it.visitor.get('/api/conversations/00000000-0000-4000-8000-000000000000', made)).status).toBe(401)
  expect(
    (await it.visitor.call('PUT', '/s3/objects/uploads/x/y?signature=made-up', 'x', from('192.0.2.9'))).status,
  ).toBe(403)
  // Whoever has not signed in yet is no event.
  expect((await it.visitor.get('/api/auth/me')).status).toBe(401)
  expect(logged('call_refused')).toMatchObject([
    { level: 30, account: user.id, network: '2001:db8:1:2::/64', what: 'GET /api/admin/users' },
    { level: 30, account: null, network: '192.0.2.9', what: 'GET /api/conversations/{id}' },
    { level: 30, account: null, network: '192.0.2.9', what: 'PUT /s3/objects' },
  ])
  expect(it.logged()).not.toMatch(/secret-words|AAAAA|made-up/)
})

test.each([401, 403])('a language model that answers our key with %i', async (status) => {
  const provider = await FakeProvider.start()
  closing.push(() => provider.close())
  await start({ COMPATIBLE_BASE_URL: `${provider.origin}/v1`, DEFAULT_MODEL: 'compatible:small' })
  const person = await it.register()
  provider.behave({ status: 500, retryAfter: '9' })
  await person.write('Nurse')
  expect(logged('key_refused')).toEqual([])
  provider.behave({ status })
  await person.write('Nurse')
  expect(logged('key_refused')).toMatchObject([{ level: 30, account: person.user.id, what: 'compatible' }])
})

test('a partner that refuses our secret, and a directory that refuses our token', async () => {
  const people = inventPeople(1)
  const provider = await PartnerProvider.start({ people, redirectUris: ['http://localhost:3000/back'] })
  const directory = await PartnerDirectory.start(people)
  closing.push(
    () => provider.close(),
    () => directory.close(),
  )
  await start({
    PUBLIC_URL: 'http://localhost:3000',
    ...provider.settings,
    PARTNER_CLIENT_SECRET: 'not the secret',

    PARTNER_REFUSAL_MS: '0',
    ...directory.settings,
    PARTNER_SCIM_TOKEN: 'not the token',
  })
  const admin = await it.register()
  await it.visitor.post('/api/auth/login', { email: people[0]!.email, password: PARTNER_PASSWORD })
  await admin.get('/api/admin/partner-users')
  expect(logged('key_refused')).toMatchObject([
    { level: 30, what: 'partner sign-in' },
    { level: 30, what: 'partner directory' },
  ])
})

test('a file store that refuses our key', async () => {
  const store = createServer((_request, response) => response.writeHead(403).end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => store.once('listening', resolve))
  closing.push(() => void store.close())
  await start({
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const person: Person = await it.register()
  const { uploadURL } = (await person.post('/api/objects/upload')).body
  const { status } = await person.post('/api/objects/read', { documentURL: uploadURL })
  expect(status).toBe(503)
  expect(logged('key_refused')).toMatchObject([{ level: 30, account: person.user.id, what: 'file store' }])
})

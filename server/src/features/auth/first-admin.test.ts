import { afterEach, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
afterEach(() => it.close())

const isAdmin = async (person: Person) => (await person.get('/api/user/is-admin')).body.isAdmin
const assistantNames = async (person: Person) =>
  (await person.get('/api/assistants/accessible')).body.map(({ name }: { name: string }) => name)

test('the first account of a fresh instance is an admin and gets the general assistant; the second is not', async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on' })
  const first = await it.register({ company: 'Finlo' })
  const second = await it.register({ company: 'Other' })
  expect([await isAdmin(first), await isAdmin(second)]).toEqual([true, false])
  expect(await assistantNames(first)).toEqual(['Finlo Assistant', 'General Assistant'])
  expect(await assistantNames(second)).toEqual(['Other Assistant'])
  const { body } = await first.get('/api/admin/user-permissions')
  expect(body).toMatchObject([{ userId: first.user.id, assignedBy: first.user.id }])
})

test('of ten first accounts at once, one is an admin', async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on' })
  const people = await Promise.all(Array.from({ length: 10 }, () => it.register()))
  const admins = await Promise.all(people.map(isAdmin))
  expect(admins.filter(Boolean)).toHaveLength(1)
})

test('without the setting nobody is, but those whom ADMIN_EMAILS names', async () => {
  it = await startTestApp({ ADMIN_EMAILS: 'Boss@example.com' })
  const first = await it.register()
  const boss = await it.register({ email: 'boss@example.com' })
  expect([await isAdmin(first), await isAdmin(boss)]).toEqual([false, true])
})

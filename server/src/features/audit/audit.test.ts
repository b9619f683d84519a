import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let admin: Person
let nina: Person
beforeAll(async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', SECRET_KEY: 'a secret of at least 32 characters' })
  admin = await it.register({ firstName: 'Grace', lastName: 'Keeper', email: 'grace@example.com' })
  nina = await it.register({
    firstName: '=HYPERLINK("http://x","Nina")',
    lastName: 'Evil;=1+1',
    email: 'nina@example.com',
  })
})
afterAll(() => it.close())

const list = async (query = '') => (await admin.get(`/api/admin/audit${query}`)).body
const WHO = 'Grace Keeper <grace@example.com>'

test('what an admin does is kept in the words of then: who, what, whom, when', async () => {
  await admin.post('/api/admin/assign-role', { userId: nina.user.id, role: 'admin' })
  await admin.put(`/api/admin/people/${nina.user.id}/weekly-limit`, { weeklyLimit: 7 })
  await admin.delete('/api/admin/remove-role', { userId: nina.user.id })
  await admin.delete(`/api/admin/people/${nina.user.id}`)
  const whom = '=HYPERLINK("http://x","Nina") Evil;=1+1 <nina@example.com>'
  const common = { id: expect.any(String), at: expect.any(String), who: WHO, whom }
  expect(await list()).toEqual([
    { ...common, what: 'Delete an account with all that is its own', details: '' },
    { ...common, what: "Take a user's role away", details: '' },
    { ...common, what: expect.stringContaining('weekly limit of their own'), details: 'weeklyLimit: 7' },
    { ...common, what: 'Give a user a role', details: 'role: admin' },
  ])
})

test('what was refused, and what only reads, leaves no line; neither does a person', async () => {
  const before = (await list()).length
  await admin.delete('/api/admin/remove-role', { userId: admin.user.id })
  await admin.get('/api/admin/users')
  const person = await it.register()
  await person.put('/api/account/profile', { firstName: 'A', lastName: 'B' })
  await person.post('/api/admin/assign-role', { userId: person.user.id, role: 'admin' })
  expect(await list()).toHaveLength(before)
})

test('no key and no text is in it', async () => {
  const key = 'sk-typed-by-an-admin-0123456789'
  const address = 'https://models.example.com/v1'
  expect((await admin.put('/api/admin/providers/compatible', { address, key })).status).toBe(200)
  const draft = { name: 'Writer', description: 'x', model: 'builtin:writer', instructions: 'Our secret tone.' }
  await admin.post('/api/admin/assistants', draft)
  const entries = await list()
  expect(entries.slice(0, 2)).toMatchObject([{ whom: 'Writer, builtin:writer' }, { whom: 'compatible' }])
  expect(JSON.stringify(entries)).not.toContain(key)
  expect(JSON.stringify(entries)).not.toContain('secret tone')
})

test('it is searched, and read by days and in pages', async () => {
  expect(await list('?q=WEEKLY')).toMatchObject([{ details: 'weeklyLimit: 7' }])
  expect(await list('?q=nobody')).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  const all = await list()
  expect(await list(`?from=${today}&to=${today}`)).toEqual(all)
  expect(await list('?to=2020-01-01')).toEqual([])
  const first = await admin.get('/api/admin/audit?limit=1')
  const next = /<([^>]+)>/.exec(String(first.headers.link))![1]!
  expect((await admin.get(next)).body).toEqual([all[1]])
  expect((await admin.get('/api/admin/audit?from=yesterday')).status).toBe(400)
})

test('it is filtered by who did it and by whom it was done to', async () => {
  const [gus, ida] = [await it.register({ firstName: 'Gus' }), await it.register({ firstName: 'Ida' })]
  await admin.post('/api/admin/assign-role', { userId: gus.user.id, role: 'admin' })
  await gus.put(`/api/admin/people/${ida.user.id}/block`, { blocked: true })
  await gus.put(`/api/admin/people/${ida.user.id}/block`, { blocked: false })
  const { body: company } = await gus.post('/api/admin/companies', { name: 'Ward' })
  const userIds = [gus.user.id, ida.user.id]
  await admin.put('/api/admin/company-members', { userIds, companyId: company.id })
  const count = async (query: string) => (await list(query)).length
  expect(await count(`?doneBy=${gus.user.id}`)).toBe(3)
  expect(await count(`?doneTo=${ida.user.id}`)).toBe(3)
  expect(await count(`?doneTo=${gus.user.id}`)).toBe(2)
  expect(await count(`?doneBy=${gus.user.id}&doneTo=${ida.user.id}`)).toBe(2)
  expect(await count(`?doneBy=${gus.user.id}&q=blocked: true`)).toBe(1)
  expect(await count(`?doneBy=${ida.user.id}`)).toBe(0)
  // Also once they are gone, by the id that they had.
  await admin.delete(`/api/admin/people/${ida.user.id}`)
  expect(await count(`?doneTo=${ida.user.id}`)).toBe(4)
  const exported = await admin.get<string>(`/api/admin/audit/export?doneTo=${ida.user.id}`)
  expect(exported.body.trim().split('\r\n')).toHaveLength(5)
  for (const name of ['doneBy', 'doneTo']) expect((await admin.get(`/api/admin/audit?${name}=Ida`)).status).toBe(400)
})

test('as CSV, no cell is a formula', async () => {
  const { status, headers, body } = await admin.get<string>('/api/admin/audit/export?q=nina')
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="audit.csv"',
  ])
  const [head, ...lines] = body.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('at,who,what,whom,details')
  expect(lines).toHaveLength(4)
  for (const line of lines) expect(line).toContain(`"'=HYPERLINK(""http://x"",""Nina"") Evil;'=1+1 <nina@example.com>"`)
  expect(body).not.toMatch(/(^|,|")[=+\-@]/m)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const NURSE = { name: 'Nurse', brief: 'Nurse in [place], [hours] hours a week, for the [ward] ward' }

let it: TestApp
let admin: Person
let companies = 0
beforeAll(async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on' })
  admin = await it.register({ firstName: 'Grace', lastName: 'Keeper' })
})
afterAll(() => it.close())

let company: { id: string; name: string }
let person: Person
beforeEach(async () => {
  company = (await admin.post('/api/admin/companies', { name: `Ward ${++companies}` })).body
  person = await it.register()
  await admin.put('/api/admin/company-members', { userIds: [person.user.id], companyId: company.id })
})
const kept = () => `/api/admin/companies/${company.id}/templates`
const add = (draft: object = NURSE) => admin.post(kept(), draft)
const seen = async (by = person) => (await by.get('/api/templates')).body

test('templates of a company are seen by its people, by name, and by nobody else', async () => {
  const added = await add({ name: ' Nurse ', brief: `  ${NURSE.brief}\n` })
  expect(added).toMatchObject({ status: 201, body: NURSE })
  await add({ name: 'Baker', brief: 'Baker in [place]' })
  expect(await seen()).toMatchObject([{ name: 'Baker' }, NURSE])
  expect((await admin.get(kept())).body).toEqual(await seen())
  expect(await seen(await it.register({ company: company.name }))).toEqual([])
  const other = (await admin.post('/api/admin/companies', { name: `Other ${companies}` })).body
  await admin.put('/api/admin/company-members', { userIds: [person.user.id], companyId: other.id })
  expect(await seen()).toEqual([])
})

test('an admin changes and deletes them', async () => {
  const { id } = (await add()).body
  await add({ name: 'Baker', brief: 'Baker' })
  const changed = await admin.put(`/api/admin/templates/${id}`, { name: 'Head nurse', brief: 'Head nurse in [place]' })
  expect(changed).toMatchObject({ status: 200, body: { id, name: 'Head nurse' } })
  expect(await seen()).toMatchObject([{ name: 'Baker' }, { name: 'Head nurse', brief: 'Head nurse in [place]' }])
  expect(await admin.put(`/api/admin/templates/${id}`, { name: 'Baker', brief: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'already_exists' },
  })
  expect((await admin.put(`/api/admin/templates/${id}`, { name: 'Head nurse', brief: 'Again' })).status).toBe(200)
  expect((await admin.delete(`/api/admin/templates/${id}`)).status).toBe(204)
  expect((await admin.delete(`/api/admin/templates/${id}`)).status).toBe(404)
  expect(await seen()).toMatchObject([{ name: 'Baker' }])
})

test('they go with their company', async () => {
  const { id } = (await add()).body
  await admin.delete(`/api/admin/companies/${company.id}`)
  expect((await admin.get(kept())).status).toBe(404)
  expect((await admin.put(`/api/admin/templates/${id}`, NURSE)).status).toBe(404)
  expect(await seen()).toEqual([])
})

describe('refused', () => {
  test.each([
    [{}],
    [{ ...NURSE, name: ' ' }],
    [{ ...NURSE, brief: '\u200b' }],
    [{ ...NURSE, name: 'x'.repeat(61) }],
    [{ ...NURSE, brief: 'x'.repeat(2001) }],
  ])('%#', async (draft) => {
    expect(await add(draft)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    const { id } = (await add()).body
    expect((await admin.put(`/api/admin/templates/${id}`, draft)).status).toBe(400)
    expect(await seen()).toMatchObject([NURSE])
  })

  test('is a name that is taken, a company that is not there, and one too many', async () => {
    await add()
    expect(await add()).toMatchObject({ status: 409, body: { code: 'already_exists' } })
    expect((await admin.get(`/api/admin/companies/${NOWHERE}/templates`)).status).toBe(404)
    expect((await admin.post(`/api/admin/companies/${NOWHERE}/templates`, NURSE)).status).toBe(404)
    expect((await admin.put(`/api/admin/templates/${NOWHERE}`, NURSE)).status).toBe(404)
    for (let n = 1; n < 50; n++) expect((await add({ ...NURSE, name: `Role ${n}` })).status).toBe(201)
    expect(await add({ ...NURSE, name: 'Role 50' })).toMatchObject({
      status: 400,
      body: { error: 'A company has at most 50 templates.' },
    })
  })

  test('is whoever is no admin, or nobody', async () => {
    expect((await person.post(kept(), NURSE)).status).toBe(403)
    expect((await person.get(kept())).status).toBe(403)
    expect((await it.visitor.get('/api/templates')).status).toBe(401)
  })
})

test('each change leaves a line in the audit trail, with the names of then', async () => {
  const { id } = (await add()).body
  await admin.put(`/api/admin/templates/${id}`, { ...NURSE, name: 'Head nurse' })
  await admin.delete(`/api/admin/templates/${id}`)
  const { body } = await admin.get('/api/admin/audit?limit=3')
  expect(body.map(({ what, whom }: { what: string; whom: string }) => [what, whom])).toEqual([
    ['Delete a template', 'Head nurse'],
    ['Change a template', 'Nurse, Head nurse'],
    ['Add a template to a company', `${company.name}, Nurse`],
  ])
  expect(JSON.stringify(body)).not.toContain('[place]')
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let admin: Person
let general: string
beforeAll(async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on' })
  admin = await it.register({ email: 'boss@example.com' })
  const { body } = await admin.get('/api/assistants')
  general = body.find(({ name }: { name: string }) => name === 'General Assistant').id
})
afterAll(() => it.close())

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const assistantsOf = async (person: Person) => (await person.get('/api/assistants/accessible')).body.length
const isAdmin = async (person: Person) => (await person.get('/api/user/is-admin')).body.isAdmin

test.each([
  ['GET', '/api/assistants', undefined],
  ['GET', '/api/admin/users', undefined],
  ['GET', '/api/admin/user-permissions', undefined],
  ['GET', '/api/admin/user-roles', undefined],
  ['POST', '/api/admin/assign-user', { userId: NOWHERE, assistantId: NOWHERE }],
  ['DELETE', '/api/admin/remove-user', { userId: NOWHERE, assistantId: NOWHERE }],
  ['POST', '/api/admin/assign-role', { userId: NOWHERE, role: 'admin' }],
  ['DELETE', '/api/admin/remove-role', { userId: NOWHERE }],
] as const)('%s %s is for admins alone', async (method, url, body) => {
  const person = await it.register()
  expect((await it.visitor.call(method, url, body)).status).toBe(401)
  const refused = await person.call(method, url, body)
  expect([refused.status, refused.body]).toEqual([403, { error: 'Only admins can do this.', code: 'forbidden' }])
})

describe('users', () => {
  test('are listed newest first, without anything secret', async () => {
    const person = await it.register({ company: 'Finlo' })
    const { body } = await admin.get('/api/admin/users?limit=1')
    expect(body).toEqual([
      {
        ...person.user,
        createdAt: expect.any(String),
        signInWaitsUntil: null,
        role: null,
        assistants: 1,
        confirmedCompany: null,
      },
    ])
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('are found by e-mail, first and last name, in any case', async () => {
    await it.register({ email: 'zoe.q@example.com', firstName: 'Zoë', lastName: 'Quast' })
    for (const q of ['ZOE.Q', 'zoë', 'quast'])
      expect((await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).body).toMatchObject([
        { lastName: 'Quast' },
      ])
    expect((await admin.get('/api/admin/users?q=%25zz')).body).toEqual([])
  })

  test('come page by page', async () => {
    for (let n = 0; n < 3; n++) await it.register({ lastName: 'Paged' })
    const first = await admin.get('/api/admin/users?q=paged&limit=2')
    expect(first.body).toHaveLength(2)
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1]
    expect((await admin.get(next!)).body).toHaveLength(1)
    // However many are on the page, it says how many there are.
    expect([first.headers['x-total-count'], (await admin.get(next!)).headers['x-total-count']]).toEqual(['3', '3'])
  })

  test('are listed with what they may do here', async () => {
    const person = await it.register({ lastName: 'Placed' })
    const { id: userId } = person.user
    await admin.post('/api/admin/assign-user', { userId, assistantId: general })
    await admin.post('/api/admin/assign-role', { userId, role: 'user' })
    const company = (await admin.post('/api/admin/companies', { name: 'Placed Ltd' })).body
    await admin.put('/api/admin/company-members', { userIds: [userId], companyId: company.id })
    expect((await admin.get('/api/admin/users?q=ada placed')).body).toMatchObject([
      { id: userId, role: 'user', assistants: 2, confirmedCompany: 'Placed Ltd' },
    ])
  })
})

describe('assistants', () => {
  test('are assigned and taken away', async () => {
    const person = await it.register()
    const body = { userId: person.user.id, assistantId: general }
    const assigned = await admin.post('/api/admin/assign-user', body)
    expect(assigned.status).toBe(201)
    expect(assigned.body).toEqual({
      id: expect.any(String),
      ...body,
      assignedBy: admin.user.id,
      assignedAt: expect.any(String),
    })
    expect(await assistantsOf(person)).toBe(2)
    expect((await person.write('Nurse', { assistantId: general })).status).toBe(200)
    const again = await admin.post('/api/admin/assign-user', body)
    expect([again.status, again.body.code]).toEqual([409, 'already_exists'])
    expect((await admin.get('/api/admin/user-permissions')).body).toContainEqual({
      ...assigned.body,
      userName: 'Ada Muster',
      assistantName: 'General Assistant',
      model: 'test:scripted',
      inService: true,
      assignedByName: 'Ada Muster',
    })
    expect((await admin.delete('/api/admin/remove-user', body)).status).toBe(204)
    expect(await assistantsOf(person)).toBe(1)
    expect((await person.write('Nurse', { assistantId: general })).status).toBe(404)
    expect((await admin.delete('/api/admin/remove-user', body)).status).toBe(404)
  })

  test.each([
    [{ userId: NOWHERE }, 404],
    [{ assistantId: NOWHERE }, 404],
    [{ userId: '' }, 400],
    [{ assistantId: undefined }, 400],
  ])('need a user and an assistant that exist: %j', async (wrong, status) => {
    const refused = await admin.post('/api/admin/assign-user', {
      userId: admin.user.id,
      assistantId: general,
      ...wrong,
    })
    expect(refused.status).toBe(status)
    if (status === 400) expect(refused.body.error).toBe('Please select both a user and an assistant')
  })

  test('show no instructions, not even to admins here', async () => {
    const { body } = await admin.get('/api/assistants')
    expect(Object.keys(body[0]).sort()).toEqual(['description', 'id', 'model', 'name', 'ownerName'])
  })
})

describe('roles', () => {
  test('are assigned, replaced and removed, and act at once', async () => {
    const person = await it.register()
    const userId = person.user.id
    const assigned = await admin.post('/api/admin/assign-role', { userId, role: 'admin' })
    expect([assigned.status, assigned.body]).toMatchObject([
      201,
      { userId, role: 'admin', assignedAt: expect.any(String) },
    ])
    expect(await isAdmin(person)).toBe(true)
    expect((await admin.post('/api/admin/assign-role', { userId, role: 'admin' })).status).toBe(409)
    expect((await admin.get('/api/admin/user-roles')).body).toContainEqual({ ...assigned.body, userName: 'Ada Muster' })
    expect((await admin.post('/api/admin/assign-role', { userId, role: 'user' })).status).toBe(201)
    expect(await isAdmin(person)).toBe(false)
    expect((await admin.delete('/api/admin/remove-role', { userId })).status).toBe(204)
    expect((await admin.delete('/api/admin/remove-role', { userId })).status).toBe(404)
  })

  test('leave the last admin in place', async () => {
    const userId = admin.user.id
    for (const refused of [
      await admin.delete('/api/admin/remove-role', { userId }),
      await admin.post('/api/admin/assign-role', { userId, role: 'user' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'last_admin'])
    expect(await isAdmin(admin)).toBe(true)
  })

  test('leave one admin when two remove each other at once', async () => {
    const other = await it.register()
    await admin.post('/api/admin/assign-role', { userId: other.user.id, role: 'admin' })
    const answers = await Promise.all([
      admin.delete('/api/admin/remove-role', { userId: other.user.id }),
      other.delete('/api/admin/remove-role', { userId: admin.user.id }),
    ])
    const admins = [await isAdmin(admin), await isAdmin(other)].filter(Boolean)
    expect(admins).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    if (!(await isAdmin(admin))) await other.post('/api/admin/assign-role', { userId: admin.user.id, role: 'admin' })
  })

  test.each([
    [{ userId: NOWHERE, role: 'admin' }, 404],
    [{ userId: NOWHERE, role: 'king' }, 400],
    [{ role: 'admin' }, 400],
  ])('need a user and a role that exist: %j', async (body, status) => {
    const refused = await admin.post('/api/admin/assign-role', body)
    expect(refused.status).toBe(status)
    if (status === 400) expect(refused.body.error).toBe('Please select both a user and a role')
  })
})

describe('among ten thousand people', () => {
  beforeAll(async () => {
    await it.context.db.execute(sql`
      with many as (
        insert into users (email, first_name, last_name, created_at)
        select 'many-' || n || '@example.com', 'Many', 'Person ' || n, now() from generate_series(1, 10000) n returning id
      ), assigned as (
        insert into user_assistants (user_id, assistant_id, assigned_at)
        select id, ${general}, now() from many returning user_id
      )
      insert into user_roles (user_id, role, assigned_at) select user_id, 'user', now() from assigned`)
  })

  test.each(['users', 'user-permissions', 'user-roles'])(
    '%s come a page at a time, and say how many there are',
    async (what) => {
      const first = await admin.get(`/api/admin/${what}?limit=50`)
      expect(first.body).toHaveLength(50)
      expect(Number(first.headers['x-total-count'])).toBeGreaterThan(10_000)
      const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))![1]!
      const second = await admin.get(next)
      const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id)
      expect(new Set(ids).size).toBe(100)
    },
  )

  test('assignments are found by assistant and by person', async () => {
    const person = await it.register()
    const body = { userId: person.user.id, assistantId: general }
    await admin.post('/api/admin/assign-user', body)
    const of = async (query: string) => {
      const { body: found, headers } = await admin.get(`/api/admin/user-permissions?${query}`)
      return [found.length, headers['x-total-count']]
    }
    expect(await of(`userId=${person.user.id}`)).toEqual([1, '1'])
    expect(await of(`assistantId=${person.user.personalizedAssistantId}`)).toEqual([0, '0'])
    expect((await of(`assistantId=${general}&limit=10`))[0]).toBe(10)
    for (const name of ['userId', 'assistantId'])
      expect((await admin.get(`/api/admin/user-permissions?${name}=x`)).status).toBe(400)
  })

  test('somebody is found by a part of the name', async () => {
    const { body, headers } = await admin.get('/api/admin/users?q=person 777')
    expect([body.length, headers['x-total-count']]).toEqual([11, '11'])
  })
})

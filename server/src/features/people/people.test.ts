import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, type Person } from '../../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'

const PASSWORD = 'a long enough secret'
const NOWHERE = '00000000-0000-4000-8000-000000000000'

let it: UploadApp
let admin: Person
beforeAll(async () => {
  it = await startUploadApp({
    FIRST_USER_IS_ADMIN: 'on',
    WEEKLY_LIMIT: '3',
    ADMIN_EMAILS: 'named@example.com',
    LOG_LEVEL: 'info',
  })
  admin = await it.register({ firstName: 'Grace' })
})
afterAll(() => it.close())

const login = (email: string) => it.visitor.post('/api/auth/login', { email, password: PASSWORD })
const block = (id: string, blocked = true, who: Caller = admin) => who.put(`/api/admin/people/${id}/block`, { blocked })
const limit = (id: string, weeklyLimit: unknown) => admin.put(`/api/admin/people/${id}/weekly-limit`, { weeklyLimit })
const found = async (q: string) => (await admin.get(`/api/admin/people?q=${encodeURIComponent(q)}`)).body

describe('people', () => {
  test('are listed with what they use, and nothing secret', async () => {
    const person = await it.register({ firstName: 'Zoë', lastName: 'Quast' })
    await person.write('Nurse')
    const [listed] = await found('zoë quast')
    expect(listed).toEqual({
      ...person.user,
      createdAt: expect.any(String),
      signInWaitsUntil: null,
      isAdmin: false,
      blockedAt: null,
      weeklyLimit: null,
      weeklyCount: 1,
      lastSeenAt: expect.any(String),
      asks: null,
    })
  })

  test('come in pages, searched and filtered on the server', async () => {
    for (let n = 0; n < 3; n++) await it.register({ lastName: `Paged${n}` })
    const first = await admin.get('/api/admin/people?q=paged&limit=2')
    expect(first.body.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Paged2', 'Paged1'])
    const next = /<([^>]+)>/.exec(String(first.headers.link))![1]!
    const second = await admin.get(next)
    expect([second.body.length, second.body[0].lastName, second.headers.link]).toEqual([1, 'Paged0', undefined])
    expect((await admin.get('/api/admin/people?show=admins')).body.map(({ id }: Person['user']) => id)).toContain(
      admin.user.id,
    )
    expect((await admin.get('/api/admin/people?show=nobody')).status).toBe(400)
  })

  test('are searched without a wait where there are 10,000', async () => {
    await it.context.db.execute(sql`
      insert into users (email, first_name, last_name, source, created_at)
      select 'crowd-' || n || '@example.com', 'Crowd', 'Member ' || n, 'local', now() from generate_series(1, 10000) n`)
    const started = performance.now()
    expect(await found('member 7777')).toHaveLength(1)
    expect((await admin.get('/api/admin/people?limit=50')).body).toHaveLength(50)
    expect(performance.now() - started).toBeLessThan(3000)
    await it.context.db.execute(sql`delete from users where first_name = 'Crowd'`)
  })
})

describe('blocking', () => {
  test('ends every session at once, keeps out whoever has the right password, and is taken back', async () => {
    const person = await it.register()
    const elsewhere = new Caller(it.app, (await login(person.user.email)).body.token)
    const { status, body } = await block(person.user.id)
    expect([status, body.blockedAt]).toEqual([200, expect.any(String)])
    for (const caller of [person, elsewhere]) expect((await caller.get('/api/auth/me')).status).toBe(401)
    expect(await login(person.user.email)).toMatchObject({ status: 403, body: { code: 'deactivated' } })
    const wrong = await it.visitor.post('/api/auth/login', { email: person.user.email, password: 'wrong' })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials'])
    const { body: blocked } = await admin.get('/api/admin/people?show=blocked')
    expect(blocked).toMatchObject([{ id: person.user.id }])
    expect((await block(person.user.id, false)).body.blockedAt).toBeNull()
    expect((await login(person.user.email)).status).toBe(200)
    expect(it.logged()).toContain('"event":"account_blocked"')
  })

  test('is not for oneself, for the last admin, for one whom the settings name, or for nobody', async () => {
    expect((await block(admin.user.id)).status).toBe(403)
    const named = await it.register({ email: 'named@example.com' })
    expect((await block(named.user.id)).body.code).toBe('last_admin')
    expect((await block(NOWHERE)).status).toBe(404)
    expect((await admin.put(`/api/admin/people/${named.user.id}/block`, {})).status).toBe(400)
  })
})

describe('deleting somebody', () => {
  test('takes all that is their own', async () => {
    const person = await it.register()
    const role = await it.describeRole(person)
    await role.attach(await it.upload(person, '# Nurse\n\nWe look for a nurse.'), 'Nurse.md')
    expect((await admin.delete(`/api/admin/people/${person.user.id}`)).status).toBe(204)
    expect((await person.get('/api/auth/me')).status).toBe(401)
    expect(await it.countFiles(person, 'documents')).toBe(0)
    expect(await found(person.user.email)).toEqual([])
    expect((await admin.delete(`/api/admin/people/${person.user.id}`)).status).toBe(404)
  })

  test('is not for oneself', async () => {
    expect((await admin.delete(`/api/admin/people/${admin.user.id}`)).status).toBe(403)
  })
})

describe('a weekly limit of their own', () => {
  test('holds in place of the general one, and is taken back', async () => {
    const person = await it.register()
    expect((await limit(person.user.id, 1)).body.weeklyLimit).toBe(1)
    expect((await person.write('Nurse')).status).toBe(200)
    expect(await person.write('Nurse')).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('weekly limit of 1 ') },
    })
    await limit(person.user.id, 5)
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyLimit: 5, remaining: 4 })
    await limit(person.user.id, null)
    expect((await person.get('/api/usage')).body.weeklyLimit).toBe(3)
  })

  test('is for people of the partner, too, who have none otherwise', async () => {
    const person = await it.register()
    await it.context.db.execute(sql`update users set source = 'partner' where id = ${person.user.id}`)
    expect((await person.get('/api/usage')).body.weeklyLimit).toBeNull()
    await limit(person.user.id, 0)
    expect((await person.write('Nurse')).status).toBe(429)
  })

  test.each([-1, 1.5, 'many', undefined])('is not %j', async (weeklyLimit) => {
    const { status } = await limit(admin.user.id, weeklyLimit)
    expect(status).toBe(400)
  })

  test('of nobody is 404', async () => {
    expect((await limit(NOWHERE, 3)).status).toBe(404)
  })
})

describe('asking for more', () => {
  test('is seen by admins until one answers', async () => {
    const person = await it.register()
    expect((await person.post('/api/usage/request', { wish: 'Ten nurses by Friday' })).status).toBe(204)
    const again = await person.post('/api/usage/request', {})
    expect([again.status, again.body.code]).toEqual([409, 'already_exists'])
    const { body } = await admin.get('/api/admin/people?show=asking')
    expect(body).toMatchObject([{ id: person.user.id, asks: { wish: 'Ten nurses by Friday', at: expect.any(String) } }])
    expect((await limit(person.user.id, 10)).body.asks).toBeNull()
    expect((await admin.get('/api/admin/people?show=asking')).body).toEqual([])
    expect((await person.post('/api/usage/request', {})).status).toBe(204)
  })

  test('is of no use without a limit, and nobody asks at length', async () => {
    const person = await it.register()
    expect((await person.post('/api/usage/request', { wish: 'x'.repeat(501) })).status).toBe(400)
    await it.context.db.execute(sql`update users set source = 'partner' where id = ${person.user.id}`)
    expect((await person.post('/api/usage/request', {})).status).toBe(409)
  })
})

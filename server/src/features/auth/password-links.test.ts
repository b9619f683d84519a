import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { Caller, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

const NEXT = 'another long secret'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const login = (it: TestApp, email: string, password: string) => it.visitor.post('/api/auth/login', { email, password })
const setNew = (it: TestApp, token: string, password = NEXT) =>
  it.visitor.post('/api/auth/new-password', { token, password })

describe('with a mail server', () => {
  let it: TestApp
  let mail: MailServer
  beforeAll(async () => {
    mail = await startMailServer()
    it = await startTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://jobs.example.com/', LOG_LEVEL: 'info' })
  })
  afterAll(async () => {
    await it.close()
    await mail.close()
  })
  afterEach(() => {
    mail.received.length = 0
    mail.refuse = false
  })

  const ask = (email: string) => it.visitor.post('/api/auth/password-link', { email })
  const mailedToken = async (email: string) => {
    expect((await ask(email)).status).toBe(204)
    await expect.poll(() => mail.received.length).toBeGreaterThan(0)
    return /https:\/\/jobs\.example\.com\/new-password#([\w-]{43})\s/.exec(mail.received.at(-1)!.text)![1]!
  }

  test('the sign-in screen knows that mail is sent', async () => {
    expect((await it.visitor.get('/api/settings')).body.sendsMail).toBe(true)
  })

  test('a forgotten password is set anew by the link in a mail, which signs in and ends every other session', async () => {
    const person = await it.register()
    const token = await mailedToken(` ${person.user.email.toUpperCase()} `)
    expect(mail.received[0]).toMatchObject({ to: [person.user.email], from: 'no-reply@jobs.example.com' })
    const { status, body } = await setNew(it, token)
    expect([status, body]).toMatchObject([200, { success: true, user: { id: person.user.id } }])
    expect((await person.get('/api/auth/me')).status).toBe(401)
    expect((await new Caller(it.app, body.token).get('/api/auth/me')).status).toBe(200)
    expect((await login(it, person.user.email, 'a long enough secret')).status).toBe(401)
    expect((await login(it, person.user.email, NEXT)).status).toBe(200)
  })

  test('a link works once, and takes the others of its account along', async () => {
    const person = await it.register()
    const first = await mailedToken(person.user.email)
    mail.received.length = 0
    const second = await mailedToken(person.user.email)
    expect((await setNew(it, second)).status).toBe(200)
    for (const token of [first, second]) {
      const { status, body } = await setNew(it, token)
      expect([status, body.code]).toEqual([410, 'link_spent'])
    }
  })

  test('of two who use a link at once, one sets the password', async () => {
    const token = await mailedToken((await it.register()).user.email)
    const statuses = await Promise.all([setNew(it, token), setNew(it, token)])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('it is good for an hour', async () => {
    const token = await mailedToken((await it.register()).user.email)
    it.pass(3_601_000)
    expect((await setNew(it, token)).status).toBe(410)
  })

  test('a password that is not good enough leaves it good', async () => {
    const token = await mailedToken((await it.register()).user.email)
    const weak = await setNew(it, token, 'short')
    expect([weak.status, weak.body.fields]).toEqual([400, { password: expect.stringContaining('at least 8') }])
    expect((await setNew(it, token)).status).toBe(200)
  })

  test('whoever has no account gets the same answer, and no mail', async () => {
    const { user } = await it.register()
    const answers = [await ask('nobody@example.com'), await ask(user.email)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ])
    await expect.poll(() => mail.received.length).toBe(1)
    expect(mail.received[0]!.to).toEqual([user.email])
  })

  test('a mail server that refuses is for the log alone', async () => {
    mail.refuse = true
    const { user } = await it.register()
    expect((await ask(user.email)).status).toBe(204)
    await expect.poll(() => it.logged()).toContain('could not be mailed')
    expect(it.logged()).not.toContain(user.email)
  })

  test('no token is in the database or in the log', async () => {
    const token = await mailedToken((await it.register()).user.email)
    const { rows } = await it.context.db.execute(sql`select * from password_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
    await setNew(it, token)
    expect(it.logged()).toContain('password_link_made')
    expect(it.logged()).not.toContain(token)
  })
})

test('asking again and again has to wait, whether or not there is an account', async () => {
  const mail = await startMailServer()
  const it = await startTestApp({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://jobs.example.com',
    LOGIN_RATE_LIMIT: 'on',
    TRUST_PROXY: 'loopback',
  })
  const { user } = await it.register()
  for (const email of [user.email, 'nobody@example.com']) {
    const statuses = []
    for (let n = 0; n < 5; n++) {
      const from = { 'x-forwarded-for': `203.0.${n}.1` }
      statuses.push((await it.visitor.post('/api/auth/password-link', { email }, from)).status)
    }
    expect(statuses).toEqual([204, 204, 204, 429, 429])
  }
  await it.close()
  await mail.close()
})

describe('without a mail server', () => {
  let it: TestApp
  let admin: Person
  beforeAll(async () => {
    it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', LOG_LEVEL: 'info' })
    admin = await it.register()
  })
  afterAll(() => it.close())
  const linkFor = (who: Caller, id: string) => who.post(`/api/admin/users/${id}/password-link`)

  test('nobody is promised mail', async () => {
    expect((await it.visitor.get('/api/settings')).body.sendsMail).toBe(false)
    const { status, body } = await it.visitor.post('/api/auth/password-link', { email: admin.user.email })
    expect([status, body.code]).toEqual([503, 'unavailable'])
  })

  test('an admin makes a link that works once, for a day', async () => {
    const person = await it.register()
    const made = await linkFor(admin, person.user.id)
    expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store'])
    const left = Date.parse(made.body.expiresAt) - Date.now()
    expect(left).toBeGreaterThan(23.9 * 3_600_000)
    expect((await setNew(it, made.body.token)).status).toBe(200)
    expect((await setNew(it, made.body.token)).status).toBe(410)
    expect((await person.get('/api/auth/me')).status).toBe(401)
    expect(it.logged()).toContain('"event":"password_link_made"')
  })

  test('for nobody, and for somebody whose password the partner keeps, there is none', async () => {
    expect((await linkFor(admin, NOWHERE)).status).toBe(404)
    const person = await it.register()
    await it.context.db.execute(sql`update users set source = 'partner' where id = ${person.user.id}`)
    const { status, body } = await linkFor(admin, person.user.id)
    expect([status, body.code]).toEqual([409, 'kept_elsewhere'])
  })

  test('is for admins alone', async () => {
    const person = await it.register()
    expect((await linkFor(it.visitor, admin.user.id)).status).toBe(401)
    expect((await linkFor(person, admin.user.id)).status).toBe(403)
  })

  test.each(['', 'x', 'a'.repeat(43), '../../etc'])('%j is no token', async (token) => {
    expect((await setNew(it, token)).status).toBe(410)
  })
})

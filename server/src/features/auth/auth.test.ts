import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())

const DAY_MS = 86_400_000
const ada = {
  email: 'ada@example.com',
  password: 'a long enough secret',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Finlo',
  companyWebsite: 'https://finlo.example',
  industry: 'technology',
  jobTitle: 'Head of HR',
  companySize: '51-200',
}

describe('registering', () => {
  test('makes an account with an assistant for the company, and signs in', async () => {
    const { status, body } = await it.visitor.post('/api/auth/register', { ...ada, email: '  Ada@Example.COM ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String),
      user: { email: 'ada@example.com', firstName: 'Ada', company: 'Finlo', source: 'local', username: null },
    })
    const me = new Caller(it.app, body.token)
    const assistants = await me.get('/api/assistants/accessible')
    expect(assistants.body).toEqual([
      {
        id: body.user.personalizedAssistantId,
        name: 'Finlo Assistant',
        description: expect.any(String),
        model: 'test:scripted',
      },
    ])
  })

  test('says 409 for an e-mail in use, in whatever case', async () => {
    await it.register({ email: 'taken@example.com' })
    const again = await it.visitor.post('/api/auth/register', { ...ada, email: 'TAKEN@example.com' })
    expect(again.status).toBe(409)
    expect(again.body).toEqual({ success: false, error: expect.any(String), code: 'email_taken' })
  })

  test.each([
    ['no e-mail', { email: '' }, 'email', 'Please fill in all required fields'],
    ['no first name', { firstName: '   ' }, 'firstName', 'Please fill in all required fields'],
    ['no last name', { lastName: undefined }, 'lastName', 'Please fill in all required fields'],
    ['no password', { password: '' }, 'password', 'Please fill in all required fields'],
    ['something that is no e-mail', { email: 'ada' }, 'email', 'Please enter a valid e-mail address'],
    ['a short password', { password: 'short' }, 'password', expect.stringContaining('at least 8')],
    ['a common password', { password: 'password123' }, 'password', expect.stringContaining('most common')],
    ['the e-mail as password', { password: 'new@example.com' }, 'password', expect.stringContaining('not your name')],
    ['a password of 129 characters', { password: `${'ab'.repeat(64)}c` }, 'password', expect.stringContaining('128')],
    ['an unknown industry', { industry: 'piracy' }, 'industry', expect.any(String)],
    ['an unknown company size', { companySize: '7' }, 'companySize', expect.any(String)],
  ])('refuses %s', async (_what, wrong, field, message) => {
    const { status, body } = await it.visitor.post('/api/auth/register', { ...ada, email: 'new@example.com', ...wrong })
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code: 'invalid_request', fields: { [field]: message } })
  })

  test('takes empty optional fields as not said', async () => {
    const { user } = await it.register({ company: '', industry: '', companySize: '', jobTitle: null })
    expect(user).toMatchObject({ company: null, industry: null, companySize: null, jobTitle: null })
  })

  test('does not let the caller choose source or role', async () => {
    const person = await it.register({ source: 'partner', role: 'admin', isAdmin: true })
    expect(person.user.source).toBe('local')
    expect((await person.get('/api/user/is-admin')).body).toEqual({ isAdmin: false })
  })

  test('makes one account of ten requests at once', async () => {
    const requests = Array.from({ length: 10 }, () =>
      it.visitor.post('/api/auth/register', { ...ada, email: 'rush@example.com' }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
  })
})

describe('signing in', () => {
  test('works with the right password, in whatever case the e-mail', async () => {
    await it.register({ email: 'right@example.com' })
    const { status, body } = await it.visitor.post('/api/auth/login', {
      email: ' RIGHT@example.com',
      password: 'a long enough secret',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, user: { email: 'right@example.com' } })
    expect((await new Caller(it.app, body.token).get('/api/auth/me')).body).toEqual(body.user)
  })

  test.each([
    ['a wrong password', 'known@example.com'],
    ['an unknown e-mail', 'nobody@example.com'],
  ])('answers the same for %s', async (_what, email) => {
    await it.visitor.post('/api/auth/register', { ...ada, email: 'known@example.com' })
    const { status, body } = await it.visitor.post('/api/auth/login', { email, password: 'a wrong password' })
    expect(status).toBe(401)
    expect(body).toEqual({ success: false, error: 'Invalid email or password', code: 'wrong_credentials' })
  })

  test('refuses a request that is no JSON', async () => {
    const { status, body } = await it.visitor.post('/api/auth/login', '{"email":')
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, error: 'The request is not valid JSON.', code: 'invalid_request' })
  })
})

describe('a session', () => {
  test('ends at logout, and only that one', async () => {
    const first = await it.register({ email: 'two@example.com' })
    const login = await it.visitor.post('/api/auth/login', {
      email: 'two@example.com',
      password: 'a long enough secret',
    })
    expect((await first.post('/api/auth/logout')).status).toBe(200)
    expect((await first.get('/api/auth/me')).status).toBe(401)
    expect((await new Caller(it.app, login.body.token).get('/api/auth/me')).status).toBe(200)
  })

  test('ends 30 days after its last use, and use prolongs it', async () => {
    const person = await it.register()
    it.pass(29 * DAY_MS)
    expect((await person.get('/api/auth/me')).status).toBe(200)
    it.pass(29 * DAY_MS)
    expect((await person.get('/api/auth/me')).status).toBe(200)
    it.pass(31 * DAY_MS)
    expect((await person.get('/api/auth/me')).status).toBe(401)
  })

  test.each(['', 'nonsense', 'a.b.c', '%E0%A4%A', 'x'.repeat(6000), 'A'.repeat(43)])(
    'is not opened by %j',
    async (token) => {
      const { status, body } = await it.visitor.get('/api/auth/me', { authorization: `Bearer ${token}` })
      expect(status).toBe(401)
      expect(body).toEqual({ error: 'Please sign in.', code: 'unauthenticated' })
    },
  )

  test('stands in the database without its token', async () => {
    const person = await it.register()
    const { rows } = await it.context.db.execute(sql`select * from sessions`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(person.token)
  })
})

test.each([
  ['GET', '/api/auth/me'],
  ['POST', '/api/auth/logout'],
  ['GET', '/api/user/is-admin'],
])('%s %s asks who is there', async (method, url) => {
  expect((await it.visitor.call(method as 'GET', url)).status).toBe(401)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp({ LOGIN_RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' })
})
afterAll(() => it.close())

const from = (ip: string) => ({ 'x-forwarded-for': ip })
const login = (email: string, password: string, ip: string) =>
  it.visitor.post('/api/auth/login', { email, password }, from(ip))

test('of a burst at one account, five are looked at, on two servers together', async () => {
  const replica = await it.startReplica()
  const tries = Array.from({ length: 20 }, (_, n) =>
    (n % 2 ? it : replica).visitor.post(
      '/api/auth/login',
      { email: 'x@example.com', password: 'guess' },
      from('192.0.2.1'),
    ),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
  await replica.app.close()
})

test('says when to come back, in the same words whether or not the account exists', async () => {
  await it.register({ email: 'exists@example.com' })
  const answers = []
  for (const email of ['exists@example.com', 'does-not@example.com']) {
    for (let n = 0; n < 5; n++) await login(email, 'guess', '192.0.2.2')
    answers.push(await login(email, 'guess', '192.0.2.2'))
  }
  const [known, unknown] = answers
  expect(known!.body).toEqual({
    success: false,
    error: 'Too many attempts. Please try again in 15 minutes.',
    code: 'too_many_attempts',
  })
  expect(unknown!.body).toEqual(known!.body)
  expect(Number(known!.headers['retry-after'])).toBeGreaterThan(800)
})

test('the right password is refused too while the account is throttled from there, and works from elsewhere', async () => {
  await it.register({ email: 'owner@example.com' })
  for (let n = 0; n < 5; n++) await login('owner@example.com', 'guess', '192.0.2.3')
  expect((await login('owner@example.com', 'a long enough secret', '192.0.2.3')).status).toBe(429)
  expect((await login('owner@example.com', 'a long enough secret', '198.51.100.7')).status).toBe(200)
})

test('right passwords cost nothing', async () => {
  await it.register({ email: 'often@example.com' })
  for (let n = 0; n < 8; n++)
    expect((await login('often@example.com', 'a long enough secret', '192.0.2.4')).status).toBe(200)
})

test('an address that tries many accounts is stopped', async () => {
  const statuses = []
  for (let n = 0; n < 61; n++) statuses.push((await login(`victim-${n}@example.com`, 'guess', '192.0.2.5')).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

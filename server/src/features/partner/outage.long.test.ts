import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createLog } from '../../log/log.ts'
import { createPartner } from '../../partner/partner.ts'
import { PartnerJourney } from '../../testing/partner-journey.ts'
import { inventPeople, PARTNER_PASSWORD, type PartnerPerson } from '../../testing/partner-people.ts'
import { CLIENT_SECRET, PartnerProvider } from '../../testing/partner-provider.ts'
import { SELF_SIGNED } from '../../testing/self-signed.ts'
import { Caller, startTestApp, type TestApp } from '../../testing/test-app.ts'

const DOWN =
  'Invalid email or password, or the partner sign-in is not available right now. Please try again in a minute.'
const people = inventPeople(3)
const [ada] = people as [PartnerPerson]
let provider: PartnerProvider
let it: TestApp
let settings: Record<string, string>

beforeAll(async () => {
  provider = await PartnerProvider.start({ people, redirectUris: ['http://localhost:3000/api/auth/partner/callback'] })
  settings = {
    PUBLIC_URL: 'http://localhost:3000',
    ...provider.settings,
    PARTNER_REFUSAL_MS: '50',
  }
  it = await startTestApp(settings)
  await it.register({ email: 'local@example.com' })
})
afterAll(async () => {
  await it.close()
  await provider.close()
})
afterEach(() => {
  provider.trouble = 'none'
  it.pass(11_000)
})

const login = (email: string, password = PARTNER_PASSWORD) => it.visitor.post('/api/auth/login', { email, password })
const timed = async <Answer>(work: Promise<Answer>) => {
  const started = performance.now()
  const answer = await work
  return { answer, ms: performance.now() - started }
}

describe('with the provider silent', () => {
  test('local people sign in, others read that it is unavailable, and only the first of them waits', async () => {
    provider.trouble = 'silent'
    const first = await timed(login(ada.email!))
    expect([first.answer.status, first.answer.body.error]).toEqual([503, DOWN])
    expect(first.ms).toBeLessThan(8000)
    const local = await login('local@example.com', 'a long enough secret')
    expect(local.status).toBe(200)
    const next = await timed(login('nobody@example.com'))
    expect([next.answer.status, next.answer.body.error]).toEqual([503, DOWN])
    expect(next.ms).toBeLessThan(first.ms / 2)
    const wrong = await login('local@example.com', 'wrong')
    expect(wrong.body).toEqual(next.answer.body)
    const redirect = await new PartnerJourney(it.app).begin()
    expect(redirect).toBe('/login?partner')
  })

  test('an app that starts then serves local people at once, and heals by itself', async () => {
    provider.trouble = 'silent'
    const app = await createApp(
      { ...it.context, partner: createPartner(it.context.config, it.context.now) },
      { webFolder: '/nowhere' },
    )
    const visitor = new Caller(app)
    const local = await visitor.post('/api/auth/login', {
      email: 'local@example.com',
      password: 'a long enough secret',
    })
    expect(local.status).toBe(200)
    provider.trouble = 'none'
    const partner = await visitor.post('/api/auth/login', { email: ada.email, password: PARTNER_PASSWORD })
    expect(partner.status).toBe(200)
    await app.close()
  })
})

test('with the provider gone it is unavailable at once, and back when it is back with new keys', async () => {
  expect((await login(ada.email!)).status).toBe(200)
  await provider.close()
  const { answer, ms } = await timed(login(ada.email!))
  expect([answer.status, answer.body.error]).toEqual([503, DOWN])
  expect(ms).toBeLessThan(4000)
  expect((await login('local@example.com', 'a long enough secret')).status).toBe(200)
  provider.changeKeys()
  await provider.listen()
  it.pass(11_000)
  expect((await login(ada.email!)).status).toBe(200)
})

test('keys that change while everything runs are noticed within the same sign-in', async () => {
  expect((await login(ada.email!)).status).toBe(200)
  provider.changeKeys()
  expect((await login(ada.email!)).status).toBe(200)
})

describe('what is not right is refused, and the log names the cause and no secret', () => {
  /** An app of its own, which has read nothing of the provider yet, and what it logs. */
  async function startWatched(more: Record<string, string> = {}) {
    const lines: string[] = []
    const config = { ...it.context.config, ...more }
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const app = await createApp(
      { ...it.context, config, log, partner: createPartner(config, it.context.now) },
      { webFolder: '/nowhere' },
    )
    const login = () => new Caller(app).post('/api/auth/login', { email: ada.email, password: PARTNER_PASSWORD })
    return { app, login, logged: () => lines.join('') }
  }

  test.each([
    [
      'another issuer',
      'other-issuer',
      {},
      /it calls itself https:\/\/other\.example, and PARTNER_ISSUER says http:\/\/127/,
    ],
    ['keys that did not sign', 'other-keys', {}, /signature/],
    ['a token for somebody else', 'other-audience', {}, /the token is for another audience: "?somebody-else/],
    [
      'a wrong secret',
      'none',
      { PARTNER_CLIENT_SECRET: 'not the secret' },
      /PARTNER_CLIENT_ID and PARTNER_CLIENT_SECRET/,
    ],
  ] as const)('%s', async (_what, trouble, more, cause) => {
    provider.trouble = trouble
    const watched = await startWatched(more)
    const { status, body } = await watched.login()
    expect([status, body.error]).toEqual([503, DOWN])
    expect(watched.logged()).toMatch(cause)
    for (const secret of [PARTNER_PASSWORD, CLIENT_SECRET, 'not the secret', 'eyJ'])
      expect(watched.logged()).not.toContain(secret)
    await watched.app.close()
  })

  test('a certificate that nobody vouches for', async () => {
    const server = createTlsServer(SELF_SIGNED, (_request, response) => response.end('{}')).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const watched = await startWatched({ PARTNER_ISSUER: `https://127.0.0.1:${port}` })
    expect((await watched.login()).status).toBe(503)
    expect(watched.logged()).toContain('its certificate is signed by itself')
    await watched.app.close()
    server.close()
  })
})

test('refusals of either kind take as long as the setting says, and sign-ins do not', async () => {
  const app = await createApp(
    { ...it.context, config: { ...it.context.config, PARTNER_REFUSAL_MS: 1500 } },
    { webFolder: '/nowhere' },
  )
  const login = (email: string, password: string) => timed(new Caller(app).post('/api/auth/login', { email, password }))
  expect((await login('local@example.com', 'wrong')).ms).toBeGreaterThan(1450)
  expect((await login('nobody@example.com', 'wrong')).ms).toBeGreaterThan(1450)
  expect((await login('local@example.com', 'a long enough secret')).ms).toBeLessThan(1450)
  await app.close()
})

test('with the password grant off, no password reaches the partner', async () => {
  const config = { ...it.context.config, PARTNER_PASSWORD_GRANT: false }
  const app = await createApp({ ...it.context, config }, { webFolder: '/nowhere' })
  provider.tried.length = 0
  const { status, body } = await new Caller(app).post('/api/auth/login', {
    email: ada.email,
    password: PARTNER_PASSWORD,
  })
  expect([status, body.error]).toEqual([401, 'Invalid email or password'])
  expect(provider.tried).toEqual([])
  expect((await new PartnerJourney(app).signIn(ada.username, PARTNER_PASSWORD)).status).toBe(200)
  await app.close()
})

test('with domains set, only their addresses are tried there', async () => {
  const config = { ...it.context.config, PARTNER_EMAIL_DOMAINS: ['partner.example'] }
  const app = await createApp({ ...it.context, config }, { webFolder: '/nowhere' })
  provider.tried.length = 0
  const login = (email: string) => new Caller(app).post('/api/auth/login', { email, password: PARTNER_PASSWORD })
  expect((await login('typo@example.com')).status).toBe(401)
  expect((await login('x@evil-partner.example')).status).toBe(401)
  expect((await login(ada.email!)).status).toBe(200)
  expect(provider.tried).toEqual([ada.email])
  await app.close()
})

describe('what the settings may ask for', () => {
  const startWith = (more: object) =>
    createApp({ ...it.context, config: { ...it.context.config, ...more } }, { webFolder: '/nowhere' })
  const loginAt = (app: Awaited<ReturnType<typeof startWith>>, person: PartnerPerson) =>
    new Caller(app).post('/api/auth/login', { email: person.email, password: PARTNER_PASSWORD })

  test('a claim, without which nobody comes in', async () => {
    const [, ben, chloe] = people as [PartnerPerson, PartnerPerson, PartnerPerson]
    ben.claims = { tid: ['other', 'ours'] }
    chloe.claims = { tid: 'theirs' }
    const app = await startWith({ PARTNER_REQUIRED_CLAIM: { claim: 'tid', value: 'ours' } })
    expect((await loginAt(app, ben)).status).toBe(200)
    const refused = await loginAt(app, chloe)
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    await app.close()
  })

  test('that addresses count as verified', async () => {
    const person = { ...people[0]!, sub: 'unproven', username: 'unproven', email: 'unproven@partner.example' }
    people.push({ ...person, emailIsVerified: false })
    expect((await login(person.email)).body.code).toBe('not_linked')
    const app = await startWith({ PARTNER_TRUST_EMAIL: true })
    expect((await loginAt(app, person)).status).toBe(200)
    await app.close()
  })

  test('that a provider which moved is still the same, for the same people', async () => {
    const before = await login(ada.email!)
    await it.context.db.execute(sql`update partner_identities set issuer = 'https://old.example'`)
    expect((await login(ada.email!)).body.code).toBe('not_linked')
    const app = await startWith({ PARTNER_FORMER_ISSUERS: ['https://old.example'] })
    const after = await loginAt(app, ada)
    expect([after.status, after.body.user.id]).toEqual([200, before.body.user.id])
    await app.close()
  })
})

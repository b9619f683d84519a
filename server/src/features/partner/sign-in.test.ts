import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { PartnerJourney } from '../../testing/partner-journey.ts'
import { inventPeople, PARTNER_PASSWORD, type PartnerPerson } from '../../testing/partner-people.ts'
import { PartnerProvider } from '../../testing/partner-provider.ts'
import { Caller, Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let provider: PartnerProvider
let it: TestApp
const people = inventPeople(8)
const [ada, ben, chloe] = people as [PartnerPerson, PartnerPerson, PartnerPerson]

const somebody = (more: Partial<PartnerPerson>): PartnerPerson => {
  const sub = `extra-${people.length}`
  const person = {
    sub,
    username: sub,
    password: PARTNER_PASSWORD,
    email: `${sub}@partner.example`,
    emailIsVerified: true,
    ...more,
  }
  people.push(person)
  return person
}

const settings = (provider: PartnerProvider) => ({
  PUBLIC_URL: 'http://localhost:3000',
  PARTNER_ID: 'acme',
  ...provider.settings,
  PARTNER_REFUSAL_MS: '50',
})

beforeAll(async () => {
  provider = await PartnerProvider.start({ people, redirectUris: ['http://localhost:3000/api/auth/partner/callback'] })
  it = await startTestApp(settings(provider))
})
afterAll(async () => {
  await it.close()
  await provider.close()
})
beforeEach(() => {
  provider.trouble = 'none'
})

const login = (email: string | undefined, password = PARTNER_PASSWORD) =>
  it.visitor.post('/api/auth/login', { email, password })
const journey = () => new PartnerJourney(it.app)

test('the sign-in screen learns which ways there are', async () => {
  const { body } = await it.visitor.get('/api/settings')
  expect(body.partner).toEqual({ id: 'acme', name: 'Acme', redirect: true, password: true })
})

describe('the form', () => {
  test("takes the partner's credentials, and the person is Pro: unlimited, without an assistant", async () => {
    const { status, body } = await login(ada.email)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String),
      user: {
        email: ada.email,
        firstName: 'Ada',
        lastName: ada.familyName,
        source: 'acme',
        personalizedAssistantId: null,
        username: ada.username,
      },
    })
    const me = new Caller(it.app, body.token)
    expect((await me.get('/api/auth/me')).body).toEqual(body.user)
    expect((await me.get('/api/usage')).body).toMatchObject({ weeklyLimit: null, remaining: null })
    expect((await me.get('/api/dashboard-stats')).body.isDeeSecureUser).toBe(true)
    expect((await me.get('/api/assistants/accessible')).body).toEqual([])
  })

  test('makes one account of eight first sign-ins at once, and the same of all later ones', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(ben.email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const ids = new Set([...answers, await login(ben.email)].map(({ body }) => body.user.id))
    expect(ids.size).toBe(1)
  })

  test('refuses a wrong password and an unknown address alike', async () => {
    for (const refused of [await login(ada.email, 'wrong'), await login('nobody@nowhere.example')])
      expect([refused.status, refused.body]).toEqual([
        401,
        { success: false, error: 'Invalid email or password', code: 'wrong_credentials' },
      ])
  })

  test('never shows the partner the password of a local account', async () => {
    await it.register({ email: 'local@example.com' })
    provider.tried.length = 0
    expect((await login('local@example.com', 'a long enough secret')).status).toBe(200)
    expect((await login('local@example.com', 'mistyped')).status).toBe(401)
    expect(provider.tried).toEqual([])
  })
})

describe('the redirect', () => {
  test('ends with a token in the page, which never stands in an address', async () => {
    const on = journey()
    const { status, body, headers } = await on.signIn(chloe.username, PARTNER_PASSWORD)
    expect([status, body.user.email]).toEqual([200, chloe.email])
    expect((await new Caller(it.app, body.token).get('/api/auth/me')).status).toBe(200)
    expect(on.visited.join(' ')).not.toContain(body.token)
    expect(headers['cache-control']).toBe('no-store')
    expect((await login(chloe.email)).body.user.id).toBe(body.user.id)
  })

  test('asks with PKCE, state and nonce', async () => {
    const { searchParams } = new URL(await journey().begin())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('says that it was cancelled', async () => {
    const on = journey()
    const { status, body } = await on.comeBack(await on.goToPartner('', '', '', true))
    expect([status, body.error]).toEqual([401, 'The sign-in at Acme was cancelled.'])
  })

  test.each<[string, (on: PartnerJourney, back: string) => Promise<{ status: number }>]>([
    ['with another state', (on, back) => on.comeBack(back.replace(/state=[^&]+/, 'state=forged'))],
    ['from another issuer', (on, back) => on.comeBack(back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'))],
    ['with a made-up code', (on, back) => on.comeBack(back.replace(/code=[^&]+/, 'code=made-up'))],
    ['in a browser that did not begin it', (_on, back) => journey().comeBack(back)],
  ])('refuses to come back %s', async (_what, come) => {
    const on = journey()
    const { status, body } = (await come(on, await on.goToPartner(ada.username, PARTNER_PASSWORD))) as Awaited<
      ReturnType<PartnerJourney['collect']>
    >
    expect([status, body.code]).toEqual([401, 'sign_in_expired'])
  })

  test('works once: neither the way back nor what came of it can be repeated', async () => {
    const on = journey()
    const back = await on.goToPartner(ada.username, PARTNER_PASSWORD)
    expect((await on.comeBack(back)).status).toBe(200)
    expect((await on.collect()).status).toBe(401)
    expect((await on.comeBack(back)).status).toBe(401)
  })

  test('is over after ten minutes, and what came of it after one', async () => {
    const slow = journey()
    const back = await slow.goToPartner(ada.username, PARTNER_PASSWORD)
    it.pass(601_000)
    expect((await slow.comeBack(back)).status).toBe(401)
  })

  test('a forged way back does not close the way for others', async () => {
    for (let n = 0; n < 3; n++)
      await journey().comeBack('http://localhost:3000/api/auth/partner/callback?code=x&state=y')
    expect((await login(ada.email)).status).toBe(200)
    expect((await journey().signIn(ada.username, PARTNER_PASSWORD)).status).toBe(200)
  })

  test('made-up codes are tried five times for one voyage, and no more', async () => {
    const app = await createApp(
      { ...it.context, config: { ...it.context.config, LOGIN_RATE_LIMIT: true } },
      { webFolder: '/nowhere' },
    )
    const on = new PartnerJourney(app)
    const back = await on.goToPartner(ada.username, PARTNER_PASSWORD)
    const voyage = on.cookies()
    const codes = []
    for (let n = 0; n < 7; n++) {
      on.keep(voyage)
      codes.push((await on.comeBack(back.replace(/code=[^&]+/, `code=made-up-${n}`))).body.code)
    }
    expect(codes).toEqual([...Array(5).fill('sign_in_expired'), ...Array(2).fill('too_many_attempts')])
    await app.close()
  })

  test('is collected once: whoever keeps what the browser sent has nothing of it', async () => {
    const on = journey()
    const { pathname, search } = new URL(await on.goToPartner(ada.username, PARTNER_PASSWORD))
    const headers = { cookie: on.cookies().join('; ') }
    const landed = await it.visitor.get(pathname + search, headers)
    on.keep(landed.headers['set-cookie'])
    const outcome = on.cookies()
    expect((await on.collect()).status).toBe(200)
    on.keep(outcome)
    const again = await on.collect()
    expect([again.status, again.body.code]).toEqual([401, 'sign_in_expired'])
  })

  test('is begun only from an address that is known to be ours', async () => {
    const { PUBLIC_URL: _unset, ...others } = settings(provider)
    const alone = await startTestApp(others)
    const start = (host: string) => alone.visitor.get('/api/auth/partner', { host })
    const foreign = await start('evil.example')
    expect(foreign.headers.location).toBe('/login?partner')
    expect(String(foreign.headers['set-cookie'])).not.toContain('voyage')
    const cookie = String(foreign.headers['set-cookie']).split(';')[0]!
    const told = await alone.visitor.post('/api/auth/partner/token', undefined, { cookie })
    expect([told.status, told.body.error]).toEqual([502, expect.stringContaining('PUBLIC_URL')])
    const person = await alone.register()
    const link = await person.post(
      '/api/auth/partner/link',
      { password: 'a long enough secret' },
      { host: 'x.example' },
    )
    expect(link.status).toBe(502)
    expect(String((await start('localhost:3000')).headers.location)).toContain(
      encodeURIComponent('http://localhost:3000/api/auth/partner/callback'),
    )
    await alone.close()
  })

  test('leaves no cookie that goes over plain http where people come by https', async () => {
    const secure = await startTestApp({ ...settings(provider), PUBLIC_URL: 'https://jobs.example.com' })
    const cookies: string[] = []
    const note = ({ headers }: { headers: Record<string, unknown> }) => {
      const set = [headers['set-cookie'] ?? []].flat().map(String)
      cookies.push(...set)
      return set.map((cookie) => cookie.split(';')[0]).join('; ')
    }
    const person = { email: 'secure@example.com', password: 'a long enough secret', firstName: 'A', lastName: 'B' }
    note(await secure.visitor.post('/api/auth/register', person))
    note(await secure.visitor.post('/api/auth/login', person))
    const cookie = note(await secure.visitor.get('/api/auth/partner'))
    const outcome = note(await secure.visitor.get('/api/auth/partner/callback?error=access_denied', { cookie }))
    note(await secure.visitor.post('/api/auth/partner/token', undefined, { cookie: outcome }))
    expect(new Set(cookies.map((one) => one.split('=')[0]))).toEqual(
      new Set(['device', 'partner_voyage', 'partner_outcome']),
    )
    expect(cookies.filter((one) => !/; Secure(;|$)/.test(one))).toEqual([])
    await secure.close()
  })

  test('is collected by our own pages alone', async () => {
    const refused = await it.visitor.post('/api/auth/partner/token', undefined, { 'sec-fetch-site': 'cross-site' })
    expect(refused.status).toBe(403)
  })
})

describe('whose account it is', () => {
  const bothWays = async (person: PartnerPerson) => [
    await login(person.username),
    await journey().signIn(person.username, PARTNER_PASSWORD),
  ]

  test.each([
    ['an address that is not verified', { email: 'unproven@partner.example', emailIsVerified: false }, 'not_linked'],
    ['no address at all', { email: undefined }, 'claims_missing'],
    ['something that is no address', { email: 'nonsense' }, 'claims_missing'],
  ])('nobody gets one for %s', async (_what, more, code) => {
    const person = somebody(more)
    for (const { status, body } of await bothWays(person)) {
      expect([status, body.code]).toEqual([403, code])
      expect(body.error).toMatch(/administrator/)
    }
    const { rows } = await it.context.db.execute(sql`select * from users where username = ${person.username}`)
    expect(rows).toEqual([])
  })

  test('the same words for an address that is taken here and one that is not, and a local account is never taken over', async () => {
    const owner = await it.register({ email: 'owner@example.com' })
    const answers = []
    for (const email of ['owner@example.com', 'free@example.com'])
      answers.push(...(await bothWays(somebody({ email, emailIsVerified: false }))))
    answers.push(...(await bothWays(somebody({ email: 'owner@example.com', emailIsVerified: true }))))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.error}`)).size).toBe(1)
    expect(answers[0]!.body.code).toBe('not_linked')
    expect((await owner.get('/api/auth/me')).body).toMatchObject({ id: owner.user.id, source: 'local' })
  })

  test('the subject counts, whatever address is claimed later', async () => {
    const person = somebody({})
    const before = await login(person.username)
    person.email = 'owner@example.com'
    person.emailIsVerified = true
    const after = await login(person.username)
    expect(after.body.user).toMatchObject({ id: before.body.user.id, email: before.body.user.email })
  })

  test('another subject of the same address is somebody else', async () => {
    const first = somebody({ email: 'reused@partner.example' })
    expect((await login(first.username)).status).toBe(200)
    const second = somebody({ email: 'reused@partner.example' })
    expect((await login(second.username)).body.code).toBe('not_linked')
  })

  test.each([
    ['no name', {}, (email: string) => ({ firstName: email.split('@')[0], lastName: '' })],
    [
      'one name as a whole',
      { claims: { name: 'Maria de la Cruz' } },
      () => ({ firstName: 'Maria de la', lastName: 'Cruz' }),
    ],
    ['a single name', { claims: { name: 'Suharto' } }, () => ({ firstName: 'Suharto', lastName: '' })],
  ])('a person with %s is called somehow', async (_what, more, names) => {
    const person = somebody(more)
    const { status, body } = await login(person.username)
    expect(status).toBe(200)
    expect(body.user).toMatchObject(names(person.email!))
  })
})

describe('linking a local account', () => {
  const start = (person: Person, password = 'a long enough secret') =>
    person.post('/api/auth/partner/link', { password })

  test('makes it Pro with its history and grants kept, signed in to at the partner alone', async () => {
    const person = await it.register({ email: 'veteran@example.com' })
    await person.write('Nurse in Utrecht')
    const elsewhere = await login('veteran@example.com', 'a long enough secret')
    const partner = somebody({ email: 'veteran.work@partner.example' })
    const on = journey()
    const started = await start(person)
    expect(started.status).toBe(200)
    on.keep(started.headers['set-cookie'])
    const back = await on.goToPartner(partner.username, PARTNER_PASSWORD, started.body.address)
    const { status, body } = await on.comeBack(back, person.token!)
    expect([status, body.user]).toMatchObject([
      200,
      { id: person.user.id, source: 'acme', email: 'veteran@example.com' },
    ])
    const linked = new Caller(it.app, body.token)
    expect((await linked.get('/api/job-descriptions')).body).toHaveLength(1)
    expect((await linked.get('/api/usage')).body.weeklyLimit).toBeNull()
    expect((await linked.get('/api/assistants/accessible')).body).toHaveLength(1)
    expect((await new Caller(it.app, elsewhere.body.token).get('/api/auth/me')).status).toBe(401)
    expect((await login('veteran@example.com', 'a long enough secret')).status).toBe(401)
    expect((await login(partner.username)).body.user.id).toBe(person.user.id)
  })

  test('asks for the password of the account', async () => {
    const person = await it.register()
    const refused = await start(person, 'guess')
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password'])
    expect((await it.visitor.post('/api/auth/partner/link', { password: 'x' })).status).toBe(401)
  })

  test('is finished by the person who began it, and by no other', async () => {
    const [person, other] = [await it.register(), await it.register()]
    const partner = somebody({})
    for (const token of [undefined, other.token!]) {
      const on = journey()
      const started = await start(person)
      on.keep(started.headers['set-cookie'])
      const back = await on.goToPartner(partner.username, PARTNER_PASSWORD, started.body.address)
      expect((await on.comeBack(back, token)).status).toBe(401)
    }
    expect((await person.get('/api/auth/me')).body.source).toBe('local')
  })

  test('does not take an identity that has an account', async () => {
    await login(ada.email)
    const person = await it.register()
    const started = await start(person)
    const on = journey()
    on.keep(started.headers['set-cookie'])
    const back = await on.goToPartner(ada.username, PARTNER_PASSWORD, started.body.address)
    const { status, body } = await on.comeBack(back, person.token!)
    expect([status, body.code]).toEqual([409, 'already_exists'])
    expect((await person.get('/api/auth/me')).body.source).toBe('local')
    const pro = new Person(it.app, (await login(ada.email)).body.token, body.user)
    expect((await start(pro, 'x')).status).toBe(409)
  })
})

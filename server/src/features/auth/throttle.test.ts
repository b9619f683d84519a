import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { throttle } from '../../db/schema.ts'
import { Caller, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { unlockAccount } from './auth.service.ts'
import { makeAdmin } from './roles.service.ts'
import { sweepThrottle } from './throttle.service.ts'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp({ LOGIN_RATE_LIMIT: 'on', TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' })
})
afterAll(() => it.close())

const MINUTE = 60_000
const SECRET = 'a long enough secret'
let networks = 0
/** An address that nothing has come from yet. */
const elsewhere = () => {
  networks += 1
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}
let accounts = 0
const register = async (): Promise<Person> => {
  accounts += 1
  const profile = { email: `owner-${accounts}@example.com`, password: SECRET, firstName: 'Ada', lastName: 'Muster' }
  const { body } = await it.visitor.post('/api/auth/register', profile, { 'x-forwarded-for': elsewhere() })
  return body
}
const login = (email: string, password: string, ip: string, headers: Record<string, string> = {}) =>
  it.visitor.post('/api/auth/login', { email, password }, { 'x-forwarded-for': ip, ...headers })
const guess = async (times: number, email: string, ip: string | (() => string)) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++)
    statuses.push((await login(email, 'guess', typeof ip === 'string' ? ip : ip())).status)
  return statuses
}
const logged = (event: string) =>
  it
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line))
const cookieOf = (setCookie: unknown) => String(setCookie).split(';')[0]!

describe('from one network at one account', () => {
  test('five of a burst are looked at, on two servers together', async () => {
    const replica = await it.startReplica()
    const ip = elsewhere()
    const tries = Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? it : replica).visitor.post(
        '/api/auth/login',
        { email: 'burst@example.com', password: 'guess' },
        { 'x-forwarded-for': ip },
      ),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
    await replica.app.close()
  })

  test('as many are looked at where the clock of a server is behind', async () => {
    const { user } = await register()
    const late = await it.startReplica({ now: () => new Date(it.context.now().getTime() - 2000) })
    const [wrong, right] = [elsewhere(), elsewhere()]
    const send = (server: TestApp, password: string, ip: string) =>
      server.visitor.post('/api/auth/login', { email: user.email, password }, { 'x-forwarded-for': ip })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await send(n % 2 ? late : it, 'guess', wrong)).status)
    expect(statuses).toEqual([...Array(5).fill(401), 429])
    for (const server of [it, late]) expect((await send(server, SECRET, right)).status).toBe(200)
    await late.app.close()
  })

  test('then waits grow, and none is longer than 15 minutes', async () => {
    const ip = elsewhere()
    await guess(5, 'growing@example.com', ip)
    const waits: number[] = []
    for (let n = 0; n < 7; n++) {
      const { status, headers } = await login('growing@example.com', 'guess', ip)
      expect(status).toBe(429)
      const seconds = Number(headers['retry-after'])
      waits.push(Math.round(seconds / 60))
      it.pass((seconds - 5) * 1000)
      expect((await login('growing@example.com', 'guess', ip)).status).toBe(429)
      it.pass(10_000)
      expect((await login('growing@example.com', 'guess', ip)).status).toBe(401)
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  test('after an hour without a try it begins anew', async () => {
    const ip = elsewhere()
    await guess(6, 'quiet@example.com', ip)
    it.pass(61 * MINUTE)
    expect(await guess(6, 'quiet@example.com', ip)).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('says when to come back, in the same words whether or not the account exists', async () => {
    const { user } = await register()
    const answers = []
    for (const email of [user.email, 'does-not@example.com']) {
      const ip = elsewhere()
      await guess(5, email, ip)
      answers.push(await login(email, 'guess', ip))
    }
    const [known, unknown] = answers
    expect(known!.body).toEqual({
      success: false,
      error: 'Too many attempts. Please try again in 1 minute.',
      code: 'too_many_attempts',
    })
    expect(unknown!.body).toEqual(known!.body)
    expect(Number(known!.headers['retry-after'])).toBeGreaterThan(50)
  })

  test('the right password waits too, and works from elsewhere', async () => {
    const { user } = await register()
    const ip = elsewhere()
    await guess(5, user.email, ip)
    expect((await login(user.email, SECRET, ip)).status).toBe(429)
    expect((await login(user.email, SECRET, elsewhere())).status).toBe(200)
  })

  test('right passwords cost nothing, neither a try nor a wait', async () => {
    const { user } = await register()
    const ip = elsewhere()
    for (let n = 0; n < 8; n++) expect((await login(user.email, SECRET, ip)).status).toBe(200)
    await guess(5, user.email, ip)
    it.pass(MINUTE)
    for (let n = 0; n < 3; n++) expect((await login(user.email, SECRET, ip)).status).toBe(200)
    // What was guessed before still counts.
    expect(await guess(2, user.email, ip)).toEqual([401, 429])
  })
})

describe('accounts from one network', () => {
  const statuses = async (times: number, ip: string | (() => string)) => {
    const all: number[] = []
    for (let n = 0; n < times; n++) {
      accounts += 1
      const profile = { email: `made-${accounts}@example.com`, password: SECRET, firstName: 'Ada', lastName: 'Muster' }
      const from = typeof ip === 'string' ? ip : ip()
      all.push((await it.visitor.post('/api/auth/register', profile, { 'x-forwarded-for': from })).status)
    }
    return all
  }

  test('are twenty at once, then one an hour, until a day passes without', async () => {
    const ip = '2001:db8:aaaa:1::'
    let n = 0
    const inTheNetwork = () => `${ip}${(n++).toString(16)}`
    expect(await statuses(21, inTheNetwork)).toEqual([...Array(20).fill(200), 429])
    expect(await statuses(1, elsewhere)).toEqual([200])
    it.pass(61 * MINUTE)
    expect(await statuses(2, inTheNetwork)).toEqual([200, 429])
    it.pass(26 * 60 * MINUTE)
    expect(await statuses(3, inTheNetwork)).toEqual([200, 200, 200])
  })

  test('are not counted where none was made', async () => {
    const { user } = await register()
    const ip = elsewhere()
    const again = { email: user.email, password: SECRET, firstName: 'Ada', lastName: 'Muster' }
    const made = await statuses(19, ip)
    expect((await it.visitor.post('/api/auth/register', again, { 'x-forwarded-for': ip })).status).toBe(409)
    expect([...made, ...(await statuses(2, ip))]).toEqual([...Array(20).fill(200), 429])
  })
})

describe('from one network at many accounts', () => {
  test('sixty are looked at, then it waits', async () => {
    const ip = elsewhere()
    let victims = 0
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await login(`victim-${victims++}@example.com`, 'guess', ip)).status)
    expect(statuses).toEqual([...Array(60).fill(401), 429])
  })
})

describe('a network', () => {
  const statusesOf = async (email: string, addresses: string[]) => {
    const statuses: number[] = []
    for (const ip of addresses) statuses.push((await login(email, 'guess', ip)).status)
    return statuses
  }

  test.each([
    [
      'is all of an IPv6 /64, however its addresses are written',
      [
        '2001:db8::1',
        '2001:0db8:0:0::2',
        '2001:db8:0:0:ffff:ffff:ffff:ffff',
        '2001:DB8::a:b',
        '2001:db8::1.2.3.4',
        '2001:db8::9',
      ],
    ],
    [
      'is one IPv4 address, also mapped into IPv6',
      [
        '198.51.100.1',
        '::ffff:198.51.100.1',
        '::ffff:c633:6401',
        '198.51.100.1',
        '::FFFF:198.51.100.1',
        '198.51.100.1',
      ],
    ],
  ])('%s', async (what, addresses) => {
    expect(await statusesOf(`${what.length}@example.com`, addresses)).toEqual([401, 401, 401, 401, 401, 429])
  })

  test.each([
    ['is not the /64 beside it', Array.from({ length: 12 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`)],
    ['is not the address beside it', Array.from({ length: 12 }, (_, n) => `198.51.101.${n}`)],
    ['is not that of another compressed address', Array.from({ length: 12 }, (_, n) => `2001:db8:${n + 2}::1`)],
  ])('%s', async (what, addresses) => {
    expect(await statusesOf(`${what.length}@example.com`, addresses)).toEqual(Array(12).fill(401))
  })
})

describe('with guesses at one account from everywhere', () => {
  test('fifty are looked at, then they wait, at most 15 minutes, also in a browser that nobody knows', async () => {
    const { user } = await register()
    expect(await guess(51, user.email, elsewhere)).toEqual([...Array(50).fill(401), 429])
    for (let n = 0; n < 6; n++) {
      it.pass(15 * MINUTE)
      expect(await guess(2, user.email, elsewhere)).toEqual([401, 429])
    }
    const refused = await login(user.email, SECRET, elsewhere())
    expect([refused.status, Number(refused.headers['retry-after']) <= 900]).toEqual([429, true])
    it.pass(15 * MINUTE)
    expect((await login(user.email, SECRET, elsewhere())).status).toBe(200)
  })

  test('a day without a guess is needed to begin anew', async () => {
    const { user } = await register()
    await guess(51, user.email, elsewhere)
    it.pass(20 * 60 * MINUTE)
    expect(await guess(2, user.email, elsewhere)).toEqual([401, 429])
    it.pass(25 * 60 * MINUTE)
    expect(await guess(3, user.email, elsewhere)).toEqual([401, 401, 401])
  })

  test('the owner signs in at once where they have signed in before', async () => {
    const { user } = await register()
    const first = await login(user.email, SECRET, elsewhere())
    expect(String(first.headers['set-cookie'])).toMatch(
      /^device=[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const headers = { cookie: `theme=dark; ${cookieOf(first.headers['set-cookie'])}` }
    await guess(60, user.email, elsewhere)
    const ip = elsewhere()
    await guess(6, user.email, ip)
    expect((await login(user.email, SECRET, ip, headers)).status).toBe(200)
    expect((await login(user.email, SECRET, ip)).status).toBe(429)
  })

  test('nobody gets ahead with the cookie of another account, or one that was made up', async () => {
    const { user } = await register()
    const other = await register()
    const theirs = cookieOf((await login(other.user.email, SECRET, elsewhere())).headers['set-cookie'])
    await guess(50, user.email, elsewhere)
    for (const cookie of [theirs, `device=${'A'.repeat(43)}`, 'device=', 'device=x'])
      expect((await login(user.email, SECRET, elsewhere(), { cookie })).status).toBe(429)
  })

  test('a known browser has ten tries of its own, then waits', async () => {
    const { user } = await register()
    const cookie = cookieOf((await login(user.email, SECRET, elsewhere())).headers['set-cookie'])
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await login(user.email, 'guess', elsewhere(), { cookie })).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    it.pass(MINUTE)
    expect((await login(user.email, SECRET, elsewhere(), { cookie })).status).toBe(200)
  })

  test('a browser is no longer known half a year after it was last used', async () => {
    const { user } = await register()
    const cookie = cookieOf((await login(user.email, SECRET, elsewhere())).headers['set-cookie'])
    it.pass(181 * 24 * 60 * MINUTE)
    await guess(50, user.email, elsewhere)
    expect((await login(user.email, SECRET, elsewhere(), { cookie })).status).toBe(429)
  })
})

describe('the way out', () => {
  const wait = async (email: string) => (await login(email, SECRET, elsewhere())).status

  test('an admin sees who waits, and lets them in', async () => {
    const { user } = await register()
    const boss = await register()
    await makeAdmin(it.context, it.context.db, boss.user.id, 'shell')
    const admin = new Caller(it.app, boss.token)
    const seen = async () => (await admin.get(`/api/admin/users?q=${user.email}`)).body[0].signInWaitsUntil
    expect(await seen()).toBeNull()
    await guess(50, user.email, elsewhere)
    expect(Date.parse(await seen()) - it.context.now().getTime()).toBeGreaterThan(50_000)
    expect(await wait(user.email)).toBe(429)
    expect((await admin.delete(`/api/admin/users/${user.id}/sign-in-wait`)).status).toBe(204)
    expect(await seen()).toBeNull()
    expect(await wait(user.email)).toBe(200)
    expect(logged('sign_in_freed')).toMatchObject([{ account: user.id, by: boss.user.id }])
  })

  test('also where somebody waits in one network alone', async () => {
    const { user } = await register()
    const ip = elsewhere()
    await guess(5, user.email, ip)
    await unlockAccount(it.context, user.email)
    expect((await login(user.email, SECRET, ip)).status).toBe(200)
  })

  test('is for admins, and for accounts that are there', async () => {
    const someone = await register()
    const caller = new Caller(it.app, someone.token)
    expect((await caller.delete(`/api/admin/users/${someone.user.id}/sign-in-wait`)).status).toBe(403)
    await makeAdmin(it.context, it.context.db, someone.user.id, 'shell')
    expect((await caller.delete(`/api/admin/users/${randomUUID()}/sign-in-wait`)).status).toBe(404)
    await expect(unlockAccount(it.context, 'nobody@example.com')).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('what was counted long ago is swept away, and what still counts is not', async () => {
  const email = 'swept@example.com'
  await guess(5, email, '192.0.2.200')
  it.pass(30 * MINUTE)
  await sweepThrottle(it.context)
  expect(await guess(2, email, '192.0.2.200')).toEqual([401, 429])
  it.pass(48 * 60 * MINUTE)
  await sweepThrottle(it.context)
  expect(await it.context.db.select().from(throttle)).toEqual([])
})

describe('what was refused is in the log', () => {
  test('with account and network, at info, and without what was typed', async () => {
    const { user } = await register()
    await guess(6, user.email, '2001:db8:77::1')
    expect(logged('sign_in_failed').at(-1)).toMatchObject({ level: 30, account: user.id, network: '2001:db8:77::/64' })
    expect(logged('sign_in_throttled').at(-1)).toMatchObject({
      level: 30,
      account: user.id,
      network: '2001:db8:77::/64',
    })
    await guess(1, 'nobody-at-all@example.com', elsewhere())
    expect(logged('sign_in_failed').at(-1)).toMatchObject({ account: null })
    expect(it.logged()).not.toContain(user.email)
    expect(it.logged()).not.toContain('nobody-at-all')
    expect(it.logged()).not.toContain('guess')
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PartnerDirectory } from '../../testing/partner-directory.ts'
import { inventPeople, PARTNER_PASSWORD, type PartnerPerson } from '../../testing/partner-people.ts'
import { PartnerProvider } from '../../testing/partner-provider.ts'
import { type Answer, Caller, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

const people = inventPeople(250)
let provider: PartnerProvider
let directory: PartnerDirectory
let it: TestApp
let admin: Person

beforeAll(async () => {
  provider = await PartnerProvider.start({ people, redirectUris: ['http://localhost/api/auth/partner/callback'] })
  directory = await PartnerDirectory.start(people)
  it = await startTestApp({
    FIRST_USER_IS_ADMIN: 'on',
    LOG_LEVEL: 'warn',
    ...provider.settings,
    PARTNER_REFUSAL_MS: '20',
    ...directory.settings,
  })
  admin = await it.register({ email: 'boss@example.com' })
})
afterAll(async () => {
  await it.close()
  await directory.close()
  await provider.close()
})
afterEach(() => {
  directory.trouble = 'none'
  directory.paging = 'right'
  directory.malformed.clear()
  it.pass(11_000)
})

const listed = ({ sub, email, givenName, familyName }: PartnerPerson) => ({
  id: `directory-${sub}`,
  email,
  firstName: givenName,
  lastName: familyName,
})
const find = (q: string) => admin.get(`/api/admin/partner-users?q=${encodeURIComponent(q)}`)
const importOne = (person: object) => admin.post('/api/admin/import-user', { partnerUser: person })
const login = (person: PartnerPerson) =>
  it.visitor.post('/api/auth/login', { email: person.email, password: PARTNER_PASSWORD })

/** Who is there, page after page. */
async function readAll(): Promise<string[]> {
  const seen: string[] = []
  let url: string | undefined = '/api/admin/partner-users'
  for (let pages = 0; url; pages++) {
    if (pages === 10) throw new Error('The pages do not come to an end.')
    const { status, body, headers }: Answer<{ id: string }[]> = await admin.get(url)
    expect(status).toBe(200)
    seen.push(...body.map(({ id }) => id))
    url = /^<(.+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]
  }
  return seen
}

test.each([
  ['GET', '/api/admin/partner-users'],
  ['POST', '/api/admin/import-user'],
  ['GET', '/api/admin/partner'],
  ['POST', '/api/admin/partner/test'],
] as const)('%s %s is for admins alone', async (method, url) => {
  const person = await it.register()
  expect((await it.visitor.call(method, url)).status).toBe(401)
  expect((await person.call(method, url)).status).toBe(403)
})

describe('the directory', () => {
  test('is read page by page, each person once', async () => {
    const { headers } = await admin.get('/api/admin/partner-users')
    expect(headers['x-total-count']).toBe('250')
    expect(await readAll()).toEqual(people.map(({ sub }) => `directory-${sub}`))
  })

  test.each([
    ['the same page again and again', 'repeated', 100],
    ['everybody at once', 'everybody', 250],
    ['everybody at once without saying so', 'everybody, unsaid', 250],
  ] as const)('that answers %s comes to an end, with each person once', async (_what, paging, many) => {
    directory.paging = paging
    const seen = await readAll()
    expect(seen).toEqual(people.slice(0, many).map(({ sub }) => `directory-${sub}`))
  })

  test('that has malformed people is read without them, and says who they are', async () => {
    const [first, second, third, fourth] = people as [PartnerPerson, PartnerPerson, PartnerPerson, PartnerPerson]
    directory.malformed.set(first.sub, { id: 'broken-1', userName: 'broken', emails: 'none' })
    directory.malformed.set(second.sub, { id: 7, displayName: 'Number Seven' })
    directory.malformed.set(third.sub, null)
    directory.malformed.set(fourth.sub, { id: 'half \ud800' })
    const { status, body } = await admin.get('/api/admin/partner-users?limit=10')
    expect([status, body.length]).toEqual([200, 10])
    expect(body.slice(0, 6)).toMatchObject(people.slice(4, 10).map(listed))
    expect(body.slice(6)).toEqual(
      [
        ['broken-1', 'broken'],
        ['7', 'Number Seven'],
        ['no. 3', null],
        ['half', null],
      ].map(([id, firstName]) => ({ id, firstName, lastName: null, email: '', state: 'unreadable' })),
    )
    expect(await readAll()).toHaveLength(250)
    expect(it.logged()).toContain('"people":["broken-1","7","no. 3"')
    const { body: steps } = await admin.post('/api/admin/partner/test')
    expect(steps.at(-1)).toMatchObject({
      result: 'warning',
      says: expect.stringContaining(
        'Of the first 20, so many can not be read and are left out: 4 (broken-1, 7, no. 3, half).',
      ),
    })
  })

  test('whose answer has no end is not read to it', async () => {
    directory.malformed.set(people[0]!.sub, { id: 'x', displayName: 'x'.repeat(33 * 1024 * 1024) })
    const { status, body } = await admin.get('/api/admin/partner-users')
    expect([status, body.error]).toEqual([
      503,
      'The Acme directory could not be read: its answer is longer than 32 MB.',
    ])
  })

  test('shows people as they are there', async () => {
    const { body } = await admin.get('/api/admin/partner-users?limit=1')
    expect(body).toEqual([{ ...listed(people[0]!), state: 'new' }])
  })

  test.each([
    ['a first name', 'Chloé'],
    ['an address', 'chloe.okafor@partner.example'],
    ['two words of a name, in any order', 'Okafor Chlo'],
  ])('finds people by %s', async (_what, q) => {
    const { body } = await find(q)
    expect(body.map(({ email }: { email: string }) => email)).toContain('chloe.okafor@partner.example')
    expect(body.length).toBeLessThan(people.length / 2)
  })

  test.each(['") or (userName pr', 'x" or userName ne "x', '\\', 'zzz'])(
    '%j finds nobody and breaks nothing',
    async (q) => {
      const { status, body } = await find(q)
      expect([status, q === '\\' ? [] : body]).toEqual([200, []])
    },
  )

  test.each([
    ['silent', 'it did not answer in time'],
    ['broken', 'it answered 500 (out of order)'],
    ['not-scim', 'it answered something that is not SCIM 2.0'],
  ] as const)('that is %s is told to the admin, who can try again', async (trouble, cause) => {
    directory.trouble = trouble
    const { status, body } = await admin.get('/api/admin/partner-users')
    expect([status, body.error]).toEqual([503, `The Acme directory could not be read: ${cause}.`])
    const known = await admin.get('/api/admin/partner')
    expect(known.body.directory).toMatchObject({
      configured: true,
      contact: { error: cause, goodAt: expect.any(String) },
    })
    directory.trouble = 'none'
    it.pass(11_000)
    expect((await admin.get('/api/admin/partner-users')).status).toBe(200)
    expect((await admin.get('/api/admin/partner')).body.directory.contact.error).toBeNull()
  })
})

describe('importing', () => {
  test('makes an account, says so in the list, and can be repeated without harm', async () => {
    const person = people[10]!
    const { status, body } = await importOne(listed(person))
    expect([status, body]).toMatchObject([
      201,
      {
        email: person.email,
        firstName: person.givenName,
        source: 'partner',
        username: person.username,
        personalizedAssistantId: null,
      },
    ])
    const again = await importOne(listed(person))
    expect([again.status, again.body]).toEqual([
      409,
      { error: 'This person was imported already.', code: 'already_exists' },
    ])
    expect((await find(person.email!)).body).toMatchObject([{ state: 'imported' }])
    const { body: users } = await admin.get(`/api/admin/users?q=${person.email}`)
    expect(users).toMatchObject([body])
  })

  test('makes one account of ten at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => importOne(listed(people[11]!))))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([201, ...Array(9).fill(409)])
  })

  test('lets admins give an assistant before the first sign-in, which finds the account', async () => {
    const person = people[12]!
    const { body: user } = await importOne(listed(person))
    const { body: assistants } = await admin.get('/api/assistants')
    await admin.post('/api/admin/assign-user', { userId: user.id, assistantId: assistants[0].id })
    // Recognised by the directory's name for them, although the address is not verified.
    person.emailIsVerified = false
    const signedIn = await login(person)
    expect([signedIn.status, signedIn.body.user]).toMatchObject([200, { id: user.id }])
    const me = new Caller(it.app, signedIn.body.token)
    expect((await me.get('/api/assistants/accessible')).body).toHaveLength(1)
    const written = await me.post('/api/chat', { message: 'Nurse in Utrecht', assistantId: assistants[0].id })
    expect(written.body.usage).toMatchObject({ weeklyLimit: null, remaining: null })
  })

  test('believes the directory and not the caller', async () => {
    const person = people[13]!
    const { body } = await importOne({ ...listed(person), email: 'boss@example.com', firstName: 'Mallory' })
    expect(body).toMatchObject({ email: person.email, firstName: person.givenName })
  })

  test.each([
    [
      'who is unknown there',
      () => ({ id: 'nobody', email: 'x@partner.example', firstName: null, lastName: null }),
      404,
      'not_found',
    ],
    ['who is deactivated', () => listed(Object.assign(people[14]!, { isActive: false })), 403, 'deactivated'],
    [
      'without an address',
      () => ({ ...listed(Object.assign(people[15]!, { email: undefined })), email: '' }),
      403,
      'claims_missing',
    ],
  ])('refuses a person %s', async (_what, person, status, code) => {
    const refused = await importOne(person())
    expect([refused.status, refused.body.code]).toEqual([status, code])
  })

  test('refuses somebody who has an account of their own here, and the list shows it', async () => {
    const person = people[16]!
    const owner = await it.register({ email: person.email })
    expect((await importOne(listed(person))).body.code).toBe('email_taken')
    expect((await find(person.email!)).body).toMatchObject([{ state: 'local-account' }])
    expect((await owner.get('/api/auth/me')).body.source).toBe('local')
  })

  test.each([{}, { partnerUser: null }, { otherUser: { id: '1' } }, { partnerUser: { email: 'x@y.z' } }])(
    'refuses %j',
    async (body) => {
      expect((await admin.post('/api/admin/import-user', body)).status).toBe(400)
    },
  )
})

describe('without a directory', () => {
  let alone: TestApp
  let boss: Person
  beforeAll(async () => {
    alone = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', PARTNER_ID: 'acme-corp' })
    boss = await alone.register()
  })
  afterAll(() => alone.close())

  test('the list is empty', async () => {
    const { status, body } = await boss.get('/api/admin/acme-corp-users')
    expect([status, body]).toEqual([200, []])
  })

  test("the admin's word stands, under the key of the partner", async () => {
    const person = { id: '7', email: 'Zoe@Partner.example', firstName: 'Zoe', lastName: null }
    const { status, body } = await boss.post('/api/admin/import-user', { 'acme-corpUser': person })
    expect([status, body]).toMatchObject([201, { email: 'zoe@partner.example', firstName: 'Zoe', source: 'acme-corp' }])
    expect((await boss.post('/api/admin/import-user', { 'acme-corpUser': person })).status).toBe(409)
  })

  test('nothing about the partner stands in the way of local accounts', async () => {
    expect((await alone.visitor.get('/api/settings')).body.partner).toMatchObject({ redirect: false, password: false })
    const { status } = await alone.visitor.post('/api/auth/login', { email: 'nobody@example.com', password: 'x' })
    expect(status).toBe(401)
    expect((await alone.visitor.get('/api/auth/partner')).headers.location).toBe('/login?partner')
  })
})

import { createConnection } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LEASE_MS } from '../features/generations/generations.store.ts'
import { PartnerDirectory } from '../testing/partner-directory.ts'
import { inventPeople } from '../testing/partner-people.ts'
import { PartnerProvider } from '../testing/partner-provider.ts'
import { type Behaviour, FakeProvider } from '../testing/provider.ts'
import { settingsFor } from '../testing/provider-wires.ts'
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts'
import { createLog } from './log.ts'

/** Stands in everything that a person or an admin would not want to find in a log. */
const MARK = 'xyzzy'
const BRIEF = `Nurse for ${MARK}`
const PASSWORD = `${MARK} is a long enough secret`
let people = 0
const marked = () => {
  people += 1
  return { email: `${MARK}-${people}@example.com`, password: PASSWORD, firstName: MARK, company: `${MARK} Ltd` }
}

describe('what a provider says when it fails is not logged, nor what it was asked', () => {
  const FAULTS: [string, Behaviour][] = [
    ['refuses the key', { status: 401 }],
    ['refuses the request', { status: 400 }],
    ['is out of order', { status: 500, retryAfter: '9' }],
    ['is busy', { status: 429, retryAfter: '9' }],
    ['turns to nonsense', { after: { words: 2, how: 'garbage' } }],
    ['reports an error', { after: { words: 2, how: 'error' } }],
    ['is cut', { after: { words: 2, how: 'cut' } }],
  ]
  test.each(['openai:small', 'anthropic:claude-test', 'google:gemini-test', 'compatible:small'])(
    '%s',
    async (model) => {
      const provider = await FakeProvider.start()
      const keys = Object.entries(settingsFor(provider.origin)).map(([name, value]) => [
        name,
        name.endsWith('KEY') ? `${value}-${MARK}` : value,
      ])
      const it = await startTestApp({ ...Object.fromEntries(keys), DEFAULT_MODEL: model, LOG_LEVEL: 'trace' })
      const person = await it.register(marked())
      for (const [what, behaviour] of FAULTS) {
        provider.behave({ ...behaviour, quotes: true, words: ['# ', `${MARK} `, 'more'] })
        const before = it.logged()
        const { status } = await person.write(BRIEF)
        expect([what, status]).toEqual([what, behaviour.status === 429 ? 429 : expect.toBeOneOf([502, 503])])
        if (status >= 500)
          expect([what, it.logged().slice(before.length)]).toEqual([what, expect.stringContaining('"generation"')])
      }
      expect(provider.received.length).toBe(FAULTS.length)
      expect(it.logged()).not.toContain(MARK)
      await it.close()
      await provider.close()
    },
  )
})

describe('with the database failing, no statement shows what it carried', () => {
  let it: TestApp
  let person: Person
  beforeAll(async () => {
    it = await startTestApp({ LOG_LEVEL: 'trace', WEEKLY_LIMIT: '100' })
    it.model.text = `# ${MARK}`
    person = await it.register(marked())
  })
  afterAll(() => it.close())

  test.each<[what: string, table: string, rule: string, act: () => Promise<{ status: number }>]>([
    ['registering', 'users', 'false', () => it.visitor.post('/api/auth/register', { lastName: MARK, ...marked() })],
    [
      'signing in',
      'sessions',
      'false',
      () => it.visitor.post('/api/auth/login', { email: person.user.email, password: PASSWORD }),
    ],
    ['a brief', 'messages', 'false', () => person.write(BRIEF)],
    ['the text so far', 'generations', "text = ''", cutOff],
    ['a description', 'job_descriptions', 'false', () => person.write(BRIEF)],
  ])('%s', async (_what, table, rule, act) => {
    const before = it.logged()
    const { status } = await withBroken(table, rule, act)
    const logged = it.logged().slice(before.length)
    expect(status).toBeGreaterThanOrEqual(500)
    // What happened and where can still be told.
    expect(logged).toContain('"code":"23514"')
    expect(logged).toContain(`"table":"${table}"`)
    expect(logged).toMatch(/"stack":" {4}at /)
    expect(logged).not.toContain(MARK)
    expect(logged).not.toContain('$argon2id$')
  })

  /** Nothing can be written to the table meanwhile. */
  async function withBroken<Answer>(table: string, rule: string, act: () => Promise<Answer>): Promise<Answer> {
    await it.context.db.execute(sql.raw(`alter table ${table} add constraint broken check (${rule}) not valid`))
    try {
      return await act()
    } finally {
      await it.context.db.execute(sql.raw(`alter table ${table} drop constraint broken`))
    }
  }

  /** A text that can neither be stored as it comes nor when it has ended. */
  async function cutOff() {
    it.model.byHand = true
    const calls = it.model.calls.length
    const answer = person.write(BRIEF)
    await expect.poll(() => it.model.calls.length).toBe(calls + 1)
    it.model.write(`# ${MARK}`)
    await expect.poll(() => it.logged(), { timeout: 10_000 }).toContain('could not store the texts so far')
    it.model.byHand = false
    it.model.end()
    await expect.poll(() => it.logged(), { timeout: 30_000 }).toContain('could not record the end')
    it.pass(LEASE_MS + 1000)
    return answer
  }

  test('a comment, and a rating', async () => {
    const { body } = await person.write(BRIEF)
    for (const [table, path, sent] of [
      ['messages', `/api/messages/${body.message.id}/feedback`, { feedback: 'thumbs_down', comment: MARK }],
      ['job_descriptions', `/api/job-descriptions/${body.jobDescriptionId}/feedback`, { rating: 1, feedback: MARK }],
    ] as const) {
      expect((await withBroken(table, 'false', () => person.post(path, sent))).status).toBe(500)
    }
    expect(it.logged()).not.toContain(MARK)
  })

  test('what can not even be read', async () => {
    const origin = await it.app.listen({ port: 0, host: '127.0.0.1' })
    await it.visitor.post('/api/auth/login', `{"email": "${MARK}"`)
    await person.get(`/api/job-descriptions?q=${MARK}`)
    await it.visitor.get(`/nowhere?${MARK}`)
    await fetch(`${origin}/%zz?${MARK}`)
    await fetch(`${origin}/`, { headers: { 'x-large': MARK.repeat(10_000) } })
    await speak(origin, `${MARK} is no HTTP\r\n\r\n`)
    expect(it.logged()).toContain('incoming request')
    expect(it.logged()).not.toContain(MARK)
  })
})

test('what the partner says when it fails is logged without names, passwords and keys', async () => {
  const provider = await PartnerProvider.start({ people: inventPeople(1), redirectUris: [] })
  const directory = await PartnerDirectory.start([])
  provider.trouble = 'quoting'
  directory.trouble = 'quoting'
  const it = await startTestApp({
    LOG_LEVEL: 'trace',
    FIRST_USER_IS_ADMIN: 'on',
    PUBLIC_URL: 'http://localhost:3000',
    ...provider.settings,
    PARTNER_CLIENT_SECRET: `${MARK} client secret`,

    PARTNER_REFUSAL_MS: '0',
    ...directory.settings,
    PARTNER_SCIM_TOKEN: `${MARK}-scim-token`,
  })
  const admin = await it.register(marked())
  expect((await it.visitor.post('/api/auth/login', { email: `${MARK}@x.example`, password: PASSWORD })).status).toBe(
    503,
  )
  const listed = await admin.get('/api/admin/partner-users?q=somebody')
  expect([listed.status, JSON.stringify(listed.body)]).toEqual([503, expect.not.stringContaining(MARK)])
  expect(it.logged()).toContain('the partner could not sign anyone in')
  expect(it.logged()).toContain('the partner directory could not be read')
  expect(it.logged()).not.toContain(MARK)
  // Admins read the same words on a card of theirs.
  expect(JSON.stringify((await admin.get('/api/admin/partner')).body)).not.toContain(MARK)
  await it.close()
  await provider.close()
  await directory.close()
})

describe('however an error is handed to the log', () => {
  let lines: string[] = []
  afterEach(() => {
    lines = []
  })
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const secretive = () => {
    const cause = Object.assign(new Error(`cause ${MARK}`), { detail: MARK, code: '23505', table: `${MARK} ${MARK}` })
    return Object.assign(new Error(`a message\n    at ${MARK} (/x.ts:1:1)`, { cause }), {
      params: [MARK],
      code: 'E_TEST',
    })
  }

  test.each<[string, () => void]>([
    ['alone', () => log.error(secretive())],
    ['as err, without a message', () => log.error({ err: secretive() })],
    ['under another name', () => log.error({ reason: secretive() }, 'so it was')],
    [
      'with its message as the message',
      () => {
        const err = secretive()
        log.error({ err }, `It failed: ${err.message}`)
      },
    ],
    ['by a child', () => log.child({ reqId: '1' }).error({ err: secretive() }, 'so it was')],
  ])('%s, its codes and places are kept, and no word of it', (_how, write) => {
    write()
    expect(lines.join('')).not.toContain(MARK)
    expect(lines.join('')).toContain('E_TEST')
    expect(lines.join('')).toContain('23505')
    expect(lines.join('')).toContain('log.test.ts')
  })
})

/** Writes bytes to a server, and waits until it hangs up. */
const speak = (origin: string, bytes: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(origin)
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.end(bytes))
    socket.resume()
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
  })

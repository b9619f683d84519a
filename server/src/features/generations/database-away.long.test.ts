import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { readEvents } from '../../testing/events.ts'
import { FaultyLink } from '../../testing/faulty-link.ts'
import { findPostgres, startPostgres } from '../../testing/postgres.ts'
import { Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { LEASE_MS } from './generations.store.ts'

const AWAY = { error: 'The database is not available right now. Please try again in a minute.', code: 'unavailable' }
const TEXT = '# Engineer\n\nBuilds services.'

describe.skipIf(!findPostgres())('with a PostgreSQL server that goes away', () => {
  let server: { url: string; stop(): Promise<void> }
  let link: FaultyLink
  /** Reaches the database over the link. */
  let it: TestApp
  /** Reaches it whatever happens to the link. */
  let near: TestApp
  let origin: string
  let person: Person
  let personNear: Person
  beforeAll(async () => {
    server = await startPostgres()
    link = await FaultyLink.start(server.url)
    const settings = { WEEKLY_LIMIT: '1', LOG_LEVEL: 'info' }
    it = await startTestApp(settings, await openDatabase({ url: link.through(server.url) }))
    near = await startTestApp(settings, await openDatabase({ url: server.url }))
    origin = await it.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await link.mend()
    await it.close()
    await near.close()
    await link.close()
    await server.stop()
  })
  beforeEach(async () => {
    await link.mend()
    near.setTime(new Date().toISOString())
    person = await it.register()
    personNear = new Person(near.app, person.token!, person.user)
    it.model.byHand = true
  })
  afterEach(() => {
    it.model.byHand = false
    near.model.byHand = false
  })

  const history = async () => (await personNear.get('/api/job-descriptions')).body
  const usage = async () => (await personNear.get('/api/usage')).body.weeklyCount
  const generation = async () => (await personNear.get('/api/conversations')).body[0].generations[0]
  const stream = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: {
        authorization: `Bearer ${person.token}`,
        accept: 'text/event-stream',
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    })

  /** Begins a description, and cuts the database off once a part of it is stored. */
  async function beginUntilAway() {
    const response = await stream('/api/chat', {
      method: 'POST',
      body: JSON.stringify({ message: 'Engineer', assistantId: person.user.personalizedAssistantId }),
    })
    it.model.write('# Engineer')
    await expect.poll(async () => (await generation()).text, { timeout: 10_000 }).toBe('# Engineer')
    await link.refuse()
    return response
  }

  /** The same, and the text is whole by then. */
  async function writeUntilAway() {
    const response = await beginUntilAway()
    it.model.write('\n\nBuilds ')
    it.model.end('services.')
    const events = readEvents(response)
    const last = (async () => {
      for (let seen = await events.next(), before = seen; ; before = seen) {
        seen = await events.next()
        if (!seen) return before
      }
    })()
    const id = response.headers.get('content-location')!.split('/').at(-1)!
    await expect.poll(() => it.logged(), { timeout: 30_000 }).toMatch(new RegExp(`${id}.*a description waits`))
    return { last, id }
  }

  test('a text that ends meanwhile becomes a description once it is back, whole', async () => {
    const { last } = await writeUntilAway()
    expect(await history()).toEqual([])
    await link.mend()
    expect(await last).toMatchObject({ event: 'done', data: { response: TEXT } })
    expect(await history()).toMatchObject([{ response: TEXT, prompt: 'Engineer' }])
    expect(await usage()).toBe(1)
  })

  test('also where its lease ended, and another process gave it up', async () => {
    const { last, id } = await writeUntilAway()
    near.pass(LEASE_MS + 1000)
    const given = await personNear.get(`/api/generations/${id}`)
    expect([given.status, given.body.code]).toEqual([502, 'interrupted'])
    expect(await generation()).toMatchObject({ state: 'failed', text: '# Engineer' })
    await link.mend()
    expect(await last).toMatchObject({ event: 'done', data: { response: TEXT } })
    expect(await history()).toMatchObject([{ response: TEXT }])
    expect(await usage()).toBe(1)
  })

  test('never beyond the week: where the place is taken by then, its whole text is kept as a draft', async () => {
    const { last, id } = await writeUntilAway()
    near.pass(LEASE_MS + 1000)
    await personNear.get(`/api/generations/${id}`)
    expect((await personNear.write('Nurse')).status).toBe(200)
    await link.mend()
    expect(await last).toMatchObject({ event: 'error', data: { code: 'interrupted', response: TEXT } })
    expect(await history()).toHaveLength(1)
    expect(await usage()).toBe(1)
    const { body } = await personNear.get('/api/conversations')
    expect(body.at(-1).generations).toMatchObject([{ state: 'failed', text: TEXT }])
  })

  test('what a model did not finish keeps its draft, whole', async () => {
    const response = await beginUntilAway()
    it.model.write('\n\nBuilds')
    await pause(50)
    it.model.fail(new Error('socket hang up'))
    await pause(500)
    await link.mend()
    expect(await response.text()).toContain('"code":"interrupted"')
    expect(await generation()).toMatchObject({ state: 'failed', text: '# Engineer\n\nBuilds' })
  })

  test('whoever reads along from another process goes on reading once it is back', async () => {
    near.model.byHand = true
    const answer = personNear.write('Engineer')
    await expect.poll(async () => (await personNear.get('/api/conversations')).body.length).toBe(1)
    const { id } = await generation()
    const events = readEvents(await stream(`/api/generations/${id}`))
    near.model.write('# Engineer')
    expect(await events.next()).toMatchObject({ data: { text: '# Engineer' } })
    await link.refuse()
    near.model.end('\n\nBuilds services.')
    expect((await answer).status).toBe(200)
    await pause(500)
    await link.mend()
    expect(await events.next()).toMatchObject({ data: { text: '\n\nBuilds services.' } })
    expect(await events.next()).toMatchObject({ event: 'done', data: { response: TEXT } })
  })

  const CALLS: [string, () => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>][] = [
    ['who is there', () => person.get('/api/auth/me')],
    ['a sign-in', () => it.visitor.post('/api/auth/login', { email: person.user.email, password: 'x' })],
    [
      'a registration',
      () =>
        it.visitor.post('/api/auth/register', {
          ...{ email: 'new@example.com', password: 'a long enough secret', firstName: 'Ada', lastName: 'Muster' },
        }),
    ],
    ['a brief', () => person.write('Engineer')],
    ['the history', () => person.get('/api/job-descriptions')],
    ['an upload', () => person.post('/api/objects/upload')],
    ['whether it is ready', () => it.visitor.get('/readyz')],
  ]

  test.each(CALLS)('%s is answered with 503 and when to come back', async (_what, call) => {
    await link.refuse()
    const { status, body, headers } = await call()
    expect([status, headers['retry-after']]).toEqual([503, '10'])
    if (_what !== 'whether it is ready') expect(body).toMatchObject(AWAY)
    await link.mend()
    it.model.byHand = false
    expect((await call()).status).toBeLessThan(500)
  })

  test('a silent one ends every request within 10 seconds, and the next finds it back', async () => {
    await Promise.all(Array.from({ length: 20 }, () => person.get('/api/auth/me')))
    link.silence()
    const started = performance.now()
    // More than there are connections: some wait for one.
    const answers = await Promise.all([
      ...CALLS.map(([, call]) => call()),
      ...Array.from({ length: 10 }, () => person.get('/api/usage')),
    ])
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    await link.mend()
    expect((await person.get('/api/auth/me')).status).toBe(200)
    await expect.poll(async () => (await it.visitor.get('/readyz')).status).toBe(200)
  })

  test('a silence amid a transaction ends it, and leaves no connection behind that does not answer', async () => {
    const { db } = it.context
    const broken = db.transaction(async (tx) => {
      await tx.execute('select 1')
      link.silence()
      await tx.execute('select 2')
    })
    await expect(broken).rejects.toThrow('Failed query: select 2')
    await link.mend()
    for (let n = 0; n < 10; n++) expect((await person.get('/api/auth/me')).status).toBe(200)
  })
})

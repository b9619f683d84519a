import type { AddressInfo } from 'node:net'
import { APICallError } from '@ai-sdk/provider'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEvents } from '../../testing/events.ts'
import { ENGINEER } from '../../testing/scripted-model.ts'
import { Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let origin: string
let person: Person
beforeAll(async () => {
  it = await startTestApp()
  await it.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(it.app.server.address() as AddressInfo).port}`
})
afterAll(() => it.close())
beforeEach(async () => {
  it.model.byHand = false
  it.model.finish = 'stop'
  it.model.text = ENGINEER
  person = await it.register()
})

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const BRIEF = 'Senior backend engineer, Berlin'

/** Over the wire, since a stream is more than its end. */
const request = (
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: object; headers?: object } = {},
) =>
  fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
const stream = (headers: object = {}) =>
  request('/api/chat', {
    method: 'POST',
    body: { message: BRIEF, assistantId: person.user.personalizedAssistantId },
    headers: { accept: 'text/event-stream', ...headers },
  })
const usage = async () => (await person.get('/api/usage')).body
const eventually = (check: () => Promise<void>) =>
  expect.poll(async () => check().then(() => 'so', String), { timeout: 10_000 }).toBe('so')

describe('a stream', () => {
  test('carries the text in parts with their offsets, then exactly the JSON answer', async () => {
    it.model.byHand = true
    const response = await stream()
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('content-encoding')).toBeNull()
    const events = readEvents(response)
    it.model.write('# Engineer\n\n')
    expect(await events.next()).toEqual({ event: 'delta', id: '10', data: { text: '# Engineer' } })
    it.model.write('Builds services')
    expect(await events.next()).toEqual({ event: 'delta', id: '27', data: { text: '\n\nBuilds services' } })
    it.model.end('.\n')
    expect(await events.next()).toEqual({ event: 'delta', id: '28', data: { text: '.' } })
    const done = await events.next()
    expect(done).toMatchObject({ event: 'done', data: { response: '# Engineer\n\nBuilds services.' } })
    const again = await request(response.headers.get('content-location')!)
    expect(await again.json()).toEqual(done?.data)
    expect(await events.next()).toBeNull()
  })

  test('can be followed from any offset, while it runs and afterwards', async () => {
    it.model.byHand = true
    const response = await stream()
    const where = response.headers.get('content-location')!
    it.model.write('# Engineer')
    await readEvents(response).next()
    const follower = readEvents(
      await request(where, { headers: { accept: 'text/event-stream', 'last-event-id': '2' } }),
    )
    expect(await follower.next()).toEqual({ event: 'delta', id: '10', data: { text: 'Engineer' } })
    it.model.end(' wanted')
    expect(await follower.next()).toEqual({ event: 'delta', id: '17', data: { text: ' wanted' } })
    expect(await follower.next()).toMatchObject({ event: 'done' })
    const late = readEvents(await request(where, { headers: { accept: 'text/event-stream', 'last-event-id': '10' } }))
    expect(await late.next()).toEqual({ event: 'delta', id: '17', data: { text: ' wanted' } })
  })

  test('is only for the person who asked', async () => {
    const where = (await person.write(BRIEF)).headers['content-location'] as string
    const other = await it.register()
    expect((await other.get(where)).status).toBe(404)
    expect((await other.delete(where)).status).toBe(404)
    expect((await it.visitor.get(where)).status).toBe(401)
  })
})

describe('nothing is lost', () => {
  test('the brief is stored before the model is asked', async () => {
    it.model.byHand = true
    const response = await stream()
    const { body } = await person.get('/api/conversations')
    expect(body).toMatchObject([{ title: 'Job Description', messages: [{ role: 'user', content: BRIEF }] }])
    it.model.end('done')
    await response.text()
  })

  test('a closed tab does not stop the writing, and the conversation shows that it runs', async () => {
    it.model.byHand = true
    const tab = new AbortController()
    const response = await fetch(`${origin}/api/chat`, {
      method: 'POST',
      signal: tab.signal,
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ message: BRIEF, assistantId: person.user.personalizedAssistantId }),
    })
    it.model.write('# Engineer')
    await readEvents(response).next()
    tab.abort()
    const { body } = await person.get('/api/conversations')
    expect(body[0].generations).toMatchObject([
      { state: 'running', answersMessageId: body[0].messages[0].id, error: null },
    ])
    it.model.end(' wanted')
    await eventually(async () => {
      const history = await person.get('/api/job-descriptions')
      expect(history.body).toMatchObject([{ response: '# Engineer wanted' }])
    })
  })

  test('a generation that fails keeps its draft, says why, and costs nothing', async () => {
    it.model.byHand = true
    const response = await stream()
    const events = readEvents(response)
    it.model.write('# Half')
    await events.next()
    it.model.fail(new Error('socket hang up'))
    expect(await events.next()).toEqual({
      event: 'error',
      data: {
        error: 'The assistant broke off before it had finished. What was written so far is kept.',
        code: 'interrupted',
        response: '# Half',
      },
    })
    const { body } = await person.get('/api/conversations')
    expect(body[0].generations).toMatchObject([{ state: 'failed', text: '# Half', error: { code: 'interrupted' } }])
    expect(await usage()).toMatchObject({ weeklyCount: 0, remaining: 3 })
    expect((await person.get('/api/job-descriptions')).body).toEqual([])
  })

  test('one that the provider has no time for says when to come back, also to whoever asks later', async () => {
    it.model.byHand = true
    const answer = stream({ accept: 'application/json' })
    const before = it.model.calls.length
    await expect.poll(() => it.model.calls.length, { timeout: 10_000 }).toBe(before + 1)
    const responseHeaders = { 'retry-after': '300' }
    it.model.fail(
      new APICallError({ message: 'no', url: 'x', requestBodyValues: {}, statusCode: 429, responseHeaders }),
    )
    const refused = await answer
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.closeTo(299, -1)])
    expect(((await refused.json()) as { error: string }).error).toBe(
      'The assistant is busy. Please try again in 5 minutes.',
    )
    it.pass(200_000)
    const later = await person.get(refused.headers.get('content-location')!)
    it.pass(-200_000)
    expect([later.status, Number(later.headers['retry-after'])]).toEqual([429, expect.closeTo(100, -1)])
  })

  test('nothing is said to be kept where nothing was written', async () => {
    const errorOf = async () => (await person.get('/api/conversations')).body[0].generations[0].error.error
    const say = async () => ((await person.write(BRIEF)).body as unknown as { error: string }).error
    it.model.text = ' \n\n '
    expect([await say(), await errorOf()]).toEqual(Array(2).fill('The assistant broke off before it had finished.'))
    it.model.finish = 'length'
    const long = 'The assistant wrote more than fits and was cut off.'
    expect(await say()).toBe(long)
    it.model.text = 'Half'
    expect(await say()).toBe(`${long} What was written so far is kept.`)
    it.model.byHand = true
    const response = await stream()
    expect((await person.delete(response.headers.get('content-location')!)).status).toBe(204)
    expect(await response.text()).toContain('"error":"You stopped the writing."')
  })

  test.each([
    ['no finish', 'none', 502, 'interrupted'],
    ['an error as finish', 'error', 502, 'interrupted'],
    ['a refusal', 'content-filter', 422, 'refused'],
  ] as const)('a model that ends with %s makes no description', async (_what, finish, status, code) => {
    it.model.finish = finish
    const answer = await person.write(BRIEF)
    expect([answer.status, answer.body]).toMatchObject([status, { code, error: expect.any(String) }])
    expect(await usage()).toMatchObject({ weeklyCount: 0 })
  })

  test('a text of nothing but blanks is none', async () => {
    it.model.text = ' \n\n '
    expect((await person.write(BRIEF)).status).toBe(502)
  })
})

describe('stopping', () => {
  test('keeps the draft and counts nothing', async () => {
    it.model.byHand = true
    const response = await stream()
    const events = readEvents(response)
    it.model.write('# Half')
    await events.next()
    expect((await person.delete(response.headers.get('content-location')!)).status).toBe(204)
    expect(await events.next()).toMatchObject({ event: 'error', data: { code: 'stopped', response: '# Half' } })
    const { body } = await person.get('/api/conversations')
    const error = { error: 'You stopped the writing. What was written so far is kept.', code: 'stopped' }
    expect(body[0].generations).toMatchObject([{ state: 'stopped', text: '# Half', error }])
    expect(await usage()).toMatchObject({ weeklyCount: 0 })
  })

  test('reaches a generation that another server runs', async () => {
    it.model.byHand = true
    const response = await stream()
    const replica = await it.startReplica()
    const elsewhere = new Person(replica.app, person.token!, person.user)
    expect((await elsewhere.delete(response.headers.get('content-location')!)).status).toBe(204)
    expect(await response.text()).toContain('"code":"stopped"')
    await replica.app.close()
  })

  test('changes nothing once the description is done', async () => {
    const answer = await person.write(BRIEF)
    const where = answer.headers['content-location'] as string
    expect((await person.delete(where)).status).toBe(204)
    expect((await person.get(where)).body).toEqual(answer.body)
  })
})

describe('another server', () => {
  test('follows what this one writes', async () => {
    it.model.byHand = true
    const response = await stream()
    const replica = await it.startReplica()
    const elsewhere = new Person(replica.app, person.token!, person.user)
    it.model.write('# Engineer')
    const answer = elsewhere.get(response.headers.get('content-location')!)
    it.model.end(' wanted')
    expect((await answer).body).toMatchObject({ response: '# Engineer wanted' })
    await replica.app.close()
  })
})

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'once' }

  test('makes a repeat return the same description', async () => {
    const first = await person.write(BRIEF, {}, headers)
    const calls = it.model.calls.length
    const second = await person.write(BRIEF, {}, headers)
    expect(second.body).toEqual(first.body)
    expect(it.model.calls).toHaveLength(calls)
    expect(await usage()).toMatchObject({ weeklyCount: 1 })
  })

  test('makes ten requests at once one description, also as streams', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, n) =>
        n % 2 ? (await person.write(BRIEF, {}, headers)).body.jobDescriptionId : (await stream(headers)).text(),
      ),
    )
    const ids = new Set(
      answers.map((text) => /[0-9a-f-]{36}/.exec(/"jobDescriptionId":"([^"]+)"/.exec(text)?.[1] ?? text)?.[0]),
    )
    expect(ids.size).toBe(1)
    expect((await person.get('/api/job-descriptions')).body).toHaveLength(1)
    expect((await person.get('/api/conversations')).body).toHaveLength(1)
  })

  test('still answers when the week is full', async () => {
    const first = await person.write(BRIEF, {}, headers)
    await person.write(BRIEF)
    await person.write(BRIEF)
    expect((await person.write(BRIEF, {}, headers)).body.jobDescriptionId).toBe(first.body.jobDescriptionId)
  })

  test('with another body is 422', async () => {
    await person.write(BRIEF, {}, headers)
    const other = await person.write('Something else', {}, headers)
    expect([other.status, other.body]).toMatchObject([422, { code: 'idempotency_mismatch' }])
  })

  test('belongs to one person', async () => {
    const first = await person.write(BRIEF, {}, headers)
    const other = await it.register()
    const second = await other.write(BRIEF, {}, headers)
    expect(second.body.jobDescriptionId).not.toBe(first.body.jobDescriptionId)
  })

  test('replays a failure, so that trying again takes a new one', async () => {
    it.model.finish = 'error'
    const failed = await person.write(BRIEF, {}, headers)
    it.model.finish = 'stop'
    expect((await person.write(BRIEF, {}, headers)).status).toBe(failed.status)
    expect((await person.write(BRIEF, {}, { 'idempotency-key': 'twice' })).status).toBe(200)
  })
})

test('a server that closes marks what it can not finish, and gives the place back', async () => {
  const closing = await it.startReplica()
  const there = new Person(closing.app, person.token!, person.user)
  it.model.byHand = true
  const answer = there.write(BRIEF)
  await expect.poll(() => it.model.calls.at(-1)?.prompt.at(-1)).toBeTruthy()
  await expect.poll(async () => (await person.get('/api/conversations')).body[0]?.generations[0]?.state).toBe('running')
  it.model.write('# Half')
  await closing.app.close()
  expect((await answer).status).toBe(502)
  const { body } = await person.get('/api/conversations')
  expect(body[0].generations).toMatchObject([{ state: 'failed', text: '# Half', error: { code: 'interrupted' } }])
  expect(await usage()).toMatchObject({ remaining: 3 })
})

test('a model that was asked for what could not be stored is stopped', async () => {
  const { db } = it.context
  await db.execute(sql`alter table messages add constraint no_room check (content <> 'no room')`)
  it.model.byHand = true
  const before = it.model.calls.length
  const { status } = await person.write('no room')
  await db.execute(sql`alter table messages drop constraint no_room`)
  expect([status, it.model.calls.length]).toEqual([500, before + 1])
  expect(it.model.calls.at(-1)?.abortSignal?.aborted).toBe(true)
  expect((await person.get('/api/conversations')).body).toEqual([])
})

test('beyond what one process can carry it says so at once', async () => {
  const small = await startTestApp({ MAX_GENERATIONS: '2', WEEKLY_LIMIT: '50' })
  const busy = await small.register()
  // What is refused holds no room.
  for (const n of [1, 2]) expect((await busy.write(BRIEF, { conversationId: UNKNOWN })).status, `${n}`).toBe(404)
  small.model.byHand = true
  let refusals = 0
  const answers = Array.from({ length: 5 }, async () => {
    const answer = await busy.write(BRIEF)
    if (answer.status === 429) refusals += 1
    return answer
  })
  // Whoever still waits for the lock would be let in once the two are done.
  await expect.poll(() => refusals).toBe(3)
  small.model.end('done')
  const results = await Promise.all(answers)
  expect(results.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429])
  const refused = results.find(({ status }) => status === 429)
  expect([refused?.headers['retry-after'], refused?.body]).toMatchObject(['10', { code: 'busy' }])
  await small.close()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createModels } from '../../generation/models.ts'
import { createSeal } from '../../secrets/seal.ts'
import { FakeProvider } from '../../testing/provider.ts'
import { settingsFor } from '../../testing/provider-wires.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { renewProviders } from './providers.service.ts'

const KEY = 'sk-typed-by-an-admin-0123456789'
const SECRET_KEY = 'a secret of at least 32 characters'

let it: TestApp
let admin: Person
let provider: FakeProvider
beforeAll(async () => {
  provider = await FakeProvider.start()
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', SECRET_KEY, LOG_LEVEL: 'trace', WEEKLY_LIMIT: '1000' })
  admin = await it.register()
})
afterAll(async () => {
  await it.close()
  await provider.close()
})
beforeEach(async () => {
  provider.behave()
  provider.received.length = 0
  for (const table of ['providers', 'token_use']) await it.context.db.execute(sql`delete from ${sql.identifier(table)}`)
  await renewProviders(it.context)
})

const draft = (more: object = {}) => ({ address: `${provider.origin}/v1`, key: KEY, allowsPrivate: true, ...more })
const set = (name = 'compatible', more: object = {}) => admin.put(`/api/admin/providers/${name}`, draft(more))
const provided = async (name: string) =>
  (await admin.get('/api/admin/providers')).body.providers.find((one: { name: string }) => one.name === name)
/** Somebody whose assistant writes with a model. */
const writerWith = async (model: string) => {
  const person = await it.register()
  const id = person.user.personalizedAssistantId
  const assistant = { name: 'Writer', description: '', model, instructions: 'Be brief.' }
  expect((await admin.put(`/api/admin/assistants/${id}`, assistant)).status).toBe(200)
  return person
}

describe('a provider that an admin sets', () => {
  test.each([
    ['openai', '/v1', 'small'],
    ['anthropic', '/anthropic', 'claude-test'],
    ['google', '/google', 'gemini-test'],
    ['compatible', '/v1', 'small'],
    ['local', '/v1', 'small'],
  ])('%s writes at once, and its key is sent to it and to nobody else', async (name, path, model) => {
    const { status, body } = await set(name, { address: `${provider.origin}${path}` })
    expect([status, body]).toMatchObject([200, { name, setBy: 'admin', hasKey: true, problem: null }])
    const person = await writerWith(`${name}:${model}`)
    expect((await person.write('Nurse')).status).toBe(200)
    expect(JSON.stringify(provider.received.at(-1)!.headers)).toContain(KEY)
  })

  test('is replaced and removed at once', async () => {
    await set()
    const person = await writerWith('compatible:small')
    await set('compatible', { key: 'sk-another-key-0123456789' })
    await person.write('Nurse')
    expect(provider.received.at(-1)!.headers.authorization).toBe('Bearer sk-another-key-0123456789')
    expect((await admin.delete('/api/admin/providers/compatible')).status).toBe(204)
    expect(await person.write('Nurse')).toMatchObject({ status: 502, body: { code: 'misconfigured' } })
    expect(await provided('compatible')).toMatchObject({ setBy: null, hasKey: false, address: null })
    expect((await admin.delete('/api/admin/providers/compatible')).status).toBe(404)
  })

  test('is at work on every replica, without a restart', async () => {
    const models = await createModels(it.context.config)
    const replica = await it.startReplica({ models })
    expect(models.find('compatible:small')).toBeNull()
    await set()
    await expect.poll(() => models.find('compatible:small'), { timeout: 10_000 }).not.toBeNull()
    await admin.delete('/api/admin/providers/compatible')
    await expect.poll(() => models.find('compatible:small'), { timeout: 10_000 }).toBeNull()
    await replica.app.close()
  })

  test('keeps its key where none is typed, and loses it where it is taken away', async () => {
    await set()
    const person = await writerWith('compatible:small')
    expect((await set('compatible', { key: undefined })).body.hasKey).toBe(true)
    await person.write('Nurse')
    expect(provider.received.at(-1)!.headers.authorization).toBe(`Bearer ${KEY}`)
    expect((await set('compatible', { key: null })).body.hasKey).toBe(false)
    await person.write('Nurse')
    expect(provider.received.at(-1)!.headers.authorization).toBeUndefined()
  })

  test.each([
    ['another address', { address: 'https://elsewhere.example/v1' }],
    ['private networks', { allowsPrivate: false }],
  ])('wants its key again for %s', async (_what, change) => {
    await set()
    for (const call of ['', '/attempt']) {
      const url = `/api/admin/providers/compatible${call}`
      const { status, body } = await admin.call(call ? 'POST' : 'PUT', url, draft({ key: undefined, ...change }))
      expect([status, Object.keys(body.fields)]).toEqual([400, ['key']])
    }
  })

  test.each([
    ['an address that is none', 'compatible', { address: 'models.example.com' }, 'address'],
    ['an address with a password in it', 'compatible', { address: 'https://me:secret@models.example.com' }, 'address'],
    ['no address', 'compatible', { address: null }, 'address'],
    ['no key', 'openai', { key: undefined }, 'key'],
    ['an empty key', 'openai', { key: ' ' }, 'key'],
  ])('is refused with %s', async (_what, name, more, field) => {
    const { status, body } = await set(name, more)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('of an unknown name is none', async () => {
    expect((await set('elsewhere')).status).toBe(404)
  })
})

describe('its key', () => {
  test('is in no answer, no log line and no row of the database', async () => {
    provider.behave({ status: 401, quotes: true })
    await set()
    const person = await writerWith('compatible:small')
    const answers = [
      await set(),
      await admin.get('/api/admin/providers'),
      await admin.post('/api/admin/providers/compatible/attempt', draft()),
      await admin.post('/api/admin/models/trial', { model: 'compatible:small', brief: 'Nurse' }),
      await admin.get('/api/admin/models'),
      await person.write('Nurse'),
      await admin.get('/api/admin/assistants'),
    ]
    const tables = await it.context.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const dump = []
    for (const { name } of tables.rows)
      dump.push(JSON.stringify((await it.context.db.execute(sql`select * from ${sql.identifier(name)}`)).rows))
    expect(dump.join()).toContain('127.0.0.1')
    for (const text of [...answers.map(({ raw }) => raw.toString()), it.logged(), dump.join()]) {
      expect(text).not.toContain(KEY)
      expect(text).not.toContain(SECRET_KEY)
    }
    expect(it.logged()).toContain('"event":"provider_changed"')
  })

  test('can not be read under another SECRET_KEY, which is said, and it can be typed again', async () => {
    await set()
    const models = await createModels(it.context.config)
    const replica = await it.startReplica({ models, seal: createSeal('another secret') })
    const there = replica.visitor
    const headers = { authorization: `Bearer ${admin.token}` }
    const { body } = await there.get('/api/admin/providers', headers)
    expect(body.providers.find(({ name }: { name: string }) => name === 'compatible')).toMatchObject({
      setBy: 'admin',
      problem: expect.stringContaining('can not be read any more'),
    })
    expect(models.find('compatible:small')).toBeNull()
    const again = await there.call('PUT', '/api/admin/providers/compatible', draft(), headers)
    expect([again.status, again.body.problem]).toEqual([200, null])
    await replica.app.close()
  })

  test('is not taken where there is nothing to keep it secret with', async () => {
    const replica = await it.startReplica({ seal: null })
    const headers = { authorization: `Bearer ${admin.token}` }
    const { status, body } = await replica.visitor.call('PUT', '/api/admin/providers/compatible', draft(), headers)
    expect([status, body.error]).toEqual([503, expect.stringContaining('SECRET_KEY')])
    expect((await replica.visitor.get('/api/admin/providers', headers)).body.cannotKeepKeys).toContain('SECRET_KEY')
    const keyless = await replica.visitor.call('PUT', '/api/admin/providers/local', draft({ key: null }), headers)
    expect(keyless.status).toBe(200)
    await replica.app.close()
  })
})

test('what the environment sets wins, is shown as such, and is changed there alone', async () => {
  const fixed = await startTestApp({
    ...settingsFor(provider.origin),
    FIRST_USER_IS_ADMIN: 'on',
    SECRET_KEY,
    DEFAULT_MODEL: 'compatible:small',
  })
  const boss = await fixed.register()
  const { body } = await boss.get('/api/admin/providers')
  expect(body).toMatchObject({ defaultModel: 'compatible:small', defaultIsFixed: true })
  const by = Object.fromEntries(body.providers.map(({ name, setBy }: Record<string, string>) => [name, setBy]))
  expect(by).toEqual({
    openai: 'environment',
    anthropic: 'environment',
    google: 'environment',
    compatible: 'environment',
    local: null,
  })
  for (const answer of [
    await boss.put('/api/admin/providers/openai', draft()),
    await boss.delete('/api/admin/providers/openai'),
    await boss.post('/api/admin/providers/openai/attempt', draft()),
    await boss.put('/api/admin/default-model', { model: 'builtin:writer' }),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'kept_elsewhere'])
  await fixed.close()
})

describe('addresses', () => {
  test.each([
    ['of this machine', 'http://127.0.0.1:9/v1', false],
    ['of this machine by name', 'http://localhost:59999/v1', false],
    ['written as IPv6', 'http://[::ffff:127.0.0.1]:9/v1', false],
    ['of a private network', 'http://10.0.0.1/v1', false],
    ['of a cloud that hands out credentials', 'http://169.254.169.254/v1', false],
    ['of a cloud, private networks allowed', 'http://169.254.169.254/v1', true],
  ])('%s are not called unless that is allowed', async (_what, address, allowsPrivate) => {
    const { status, body } = await admin.post(
      '/api/admin/providers/compatible/attempt',
      draft({ address, allowsPrivate }),
    )
    expect([status, body.steps[0]]).toEqual([
      200,
      { step: 'address', result: 'failed', says: 'This address leads into a network that is not allowed for it.' },
    ])
    expect(body.steps.slice(1).map(({ result }: { result: string }) => result)).toEqual(Array(3).fill('skipped'))
  })

  test('of models on this machine are on this machine', async () => {
    const { body } = await admin.post('/api/admin/providers/local/attempt', draft({ address: 'http://192.0.2.1/v1' }))
    expect(body.steps[0]).toMatchObject({ result: 'failed', says: 'This address is not on this machine.' })
  })

  test('that lead elsewhere are not followed', async () => {
    const server = createServer((_request, answer) => {
      answer.writeHead(302, { location: `${provider.origin}/v1/models` }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { body } = await admin.post('/api/admin/providers/compatible/attempt', draft({ address }))
    expect(body.steps[0]).toMatchObject({ result: 'failed', says: expect.stringContaining('It leads elsewhere (302)') })
    server.close()
  })
})

describe('an attempt', () => {
  test('tries address, key, models and a sentence, and stores nothing', async () => {
    const { status, body } = await admin.post('/api/admin/providers/compatible/attempt', draft())
    expect([status, body]).toEqual([
      200,
      {
        steps: [
          { step: 'address', result: 'good', says: 'It answers.' },
          { step: 'key', result: 'good', says: 'It is accepted.' },
          { step: 'models', result: 'good', says: 'It offers 2 models.' },
          { step: 'sentence', result: 'good', says: expect.stringMatching(/^large wrote: \S/) },
        ],
        models: ['compatible:large', 'compatible:small'],
      },
    ])
    expect(await provided('compatible')).toMatchObject({ setBy: null })
  })

  test('says that nobody answers', async () => {
    const { body } = await admin.post(
      '/api/admin/providers/compatible/attempt',
      draft({ address: 'http://127.0.0.1:9' }),
    )
    expect(body.steps[0]).toEqual({ step: 'address', result: 'failed', says: 'The provider does not answer.' })
  })

  test('says that a key is refused', async () => {
    const server = createServer((_request, answer) => void answer.writeHead(401).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { body } = await admin.post('/api/admin/providers/compatible/attempt', draft({ address }))
    expect(body.steps.slice(0, 2)).toMatchObject([{ result: 'good' }, { step: 'key', result: 'failed' }])
    server.close()
  })

  test('says why a model wrote nothing, and which one was asked', async () => {
    provider.behave({ status: 404 })
    const { body } = await admin.post('/api/admin/providers/compatible/attempt', draft({ model: 'compatible:special' }))
    expect(body.steps[3]).toEqual({
      step: 'sentence',
      result: 'failed',
      says: expect.stringMatching(/^special wrote nothing\. 404: /),
    })
  })
})

test('models on this machine are found at the usual addresses, once they are looked for', async () => {
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url!)
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":"llama3:8b"}]}')
  })
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(11434, '127.0.0.1', resolve))
  expect(asked).toEqual([])
  const { status, body } = await admin.post('/api/admin/providers/local-search')
  expect([status, body]).toEqual([
    200,
    [{ program: 'Ollama', address: 'http://127.0.0.1:11434/v1', models: ['local:llama3:8b'] }],
  ])
  expect(asked).toEqual(['/v1/models'])
  await new Promise((resolve) => server.close(resolve))
  expect((await admin.post('/api/admin/providers/local-search')).body).toEqual([])
})

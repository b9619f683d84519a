import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FakeProvider } from '../../testing/provider.ts'
import { Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { renewProviders } from './providers.service.ts'

const KEY = 'sk-typed-by-an-admin-0123456789'
const PASSWORD = 'a long enough secret'
const SECRET_KEY = 'a secret of at least 32 characters'

let it: TestApp
let admin: Person
let provider: FakeProvider
const start = async () => {
  it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', SECRET_KEY, WEEKLY_LIMIT: '1000' })
  admin = await it.register()
}
beforeAll(async () => {
  provider = await FakeProvider.start()
  await start()
})
afterAll(async () => {
  await it.close()
  await provider.close()
})
beforeEach(async () => {
  provider.behave()
  provider.received.length = 0
  for (const table of ['providers', 'provider_limits', 'token_use', 'model_prices'])
    await it.context.db.execute(sql`delete from ${sql.identifier(table)}`)
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

describe('the default', () => {
  test('is what new assistants write with, once an admin chose it', async () => {
    const plain = await startTestApp({ FIRST_USER_IS_ADMIN: 'on', SECRET_KEY, DEFAULT_MODEL: '' })
    const boss = await plain.register()
    expect((await boss.get('/api/admin/providers')).body.defaultModel).toBe('builtin:writer')
    const none = await boss.put('/api/admin/default-model', { model: 'compatible:small' })
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['model']])
    await boss.put('/api/admin/providers/compatible', draft())
    expect((await boss.put('/api/admin/default-model', { model: 'compatible:small' })).status).toBe(200)
    const person = await plain.register()
    const [own] = (await person.get('/api/assistants/accessible')).body
    expect(own.model).toBe('compatible:small')
    await plain.close()
  })
})

describe('tokens', () => {
  const report = async (month = '') => (await admin.get(`/api/admin/token-use${month && `?month=${month}`}`)).body

  test('are added up by model, assistant and month, with what they cost', async () => {
    // The clock moves on, and with it the sessions of before end.
    await it.close()
    await start()
    it.setTime('2027-03-31T22:00:00Z')
    const { body } = await it.visitor.post('/api/auth/login', { email: admin.user.email, password: PASSWORD })
    admin = new Person(it.app, body.token, body.user)
    await set()
    const person = await writerWith('compatible:small')
    for (let n = 0; n < 2; n++) await person.write('Nurse')
    await admin.post('/api/admin/models/trial', { model: 'compatible:large', brief: 'Nurse' })
    await expect.poll(async () => (await report()).uses.length).toBe(2)
    const price = { model: 'compatible:small', input: 2, output: 10, currency: 'eur' }
    expect((await admin.put('/api/admin/model-prices', price)).body).toEqual({ ...price, currency: 'EUR' })
    expect((await admin.get('/api/admin/model-prices')).body).toEqual([{ ...price, currency: 'EUR' }])
    expect(await report()).toEqual({
      month: '2027-03',
      months: ['2027-03'],
      uses: [
        {
          model: 'compatible:small',
          assistant: { id: person.user.personalizedAssistantId, name: 'Writer' },
          requests: 2,
          inputTokens: 18,
          outputTokens: 14,
          cost: { amount: 0.000176, currency: 'EUR' },
        },
        { model: 'compatible:large', assistant: null, requests: 1, inputTokens: 9, outputTokens: 7, cost: null },
      ],
    })
    it.setTime('2027-04-01T02:30:00Z')
    await person.write('Nurse')
    await expect.poll(async () => (await report()).uses.length).toBe(1)
    expect((await report('2027-03')).uses).toHaveLength(2)
    expect((await report()).months).toEqual(['2027-04', '2027-03'])
  })

  test('stop a provider at the ceiling, with a clear sentence, and start anew next month', async () => {
    await set()
    const limit = { monthlyTokens: 20, fallback: null }
    const limited = await admin.put('/api/admin/providers/compatible/limit', limit)
    expect([limited.status, limited.body]).toMatchObject([200, limit])
    const person = await writerWith('compatible:small')
    for (let n = 0; n < 2; n++) {
      expect((await person.write('Nurse')).status).toBe(200)
      await expect.poll(async () => (await provided('compatible')).usedTokens).toBe(16 * (n + 1))
    }
    const { status, body } = await person.write('Nurse')
    expect([status, body]).toMatchObject([
      429,
      { code: 'tokens_spent', error: expect.stringContaining('has used all tokens that it may use this month') },
    ])
    expect(provider.received).toHaveLength(2)
    await admin.put('/api/admin/providers/compatible/limit', { monthlyTokens: null, fallback: null })
    expect((await person.write('Nurse')).status).toBe(200)
  })

  test('fall back where an admin chose so, and are counted where they were used', async () => {
    await set()
    await set('local', { key: null })
    for (const [fallback, says] of [
      ['compatible:large', 'another provider'],
      ['openai:gpt', 'is not set'],
    ]) {
      const refused = await admin.put('/api/admin/providers/compatible/limit', { monthlyTokens: 1, fallback })
      expect([refused.status, refused.body.fields.fallback]).toEqual([400, expect.stringContaining(says!)])
    }
    await admin.put('/api/admin/providers/compatible/limit', { monthlyTokens: 1, fallback: 'local:large' })
    const person = await writerWith('compatible:small')
    await person.write('Nurse')
    await expect.poll(async () => (await provided('compatible')).usedTokens).toBe(16)
    expect(await person.write('Nurse')).toMatchObject({ status: 200, body: { message: { writer: 'local:large' } } })
    expect(provider.received.at(-1)!.body).toMatchObject({ model: 'large' })
    expect(provider.received.at(-1)!.headers.authorization).toBeUndefined()
    await expect.poll(async () => (await provided('local')).usedTokens).toBe(16)
    expect((await provided('compatible')).usedTokens).toBe(16)
  })

  test.each([0, -1, 1.5, 'many'])('%j is no ceiling', async (monthlyTokens) => {
    const answer = await admin.put('/api/admin/providers/openai/limit', { monthlyTokens, fallback: null })
    expect(answer.status).toBe(400)
  })

  test.each([
    ['a month', () => admin.get('/api/admin/token-use?month=March')],
    ['a price', () => admin.put('/api/admin/model-prices', { model: 'a:b', input: -1, output: 1, currency: 'EUR' })],
    ['a currency', () => admin.put('/api/admin/model-prices', { model: 'a:b', input: 1, output: 1, currency: 'Euro' })],
  ])('%s that is none is refused', async (_what, ask) => {
    expect((await ask()).status).toBe(400)
  })
})

describe('a model on trial', () => {
  test('writes for a brief, streamed, with what its assistant is told', async () => {
    await set()
    const assistantId = admin.user.personalizedAssistantId
    const { status, headers, body } = await admin.post('/api/admin/models/trial', {
      model: 'compatible:small',
      brief: 'Nurse',
      assistantId,
    })
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const events = [...String(body).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
    expect([new Set(events), events.at(-1)]).toEqual([new Set(['delta', 'done']), 'done'])
    expect(JSON.stringify(provider.received.at(-1)!.body)).toContain('plainly and warmly')
    expect((await admin.get('/api/job-descriptions')).body).toEqual([])
  })

  test('says why it failed', async () => {
    await set()
    provider.behave({ status: 400 })
    const { body } = await admin.post('/api/admin/models/trial', { model: 'compatible:small', brief: 'Nurse' })
    expect(body).toMatch(/event: error\ndata: \{"error":"[^"]*\(400: refused with 400 \)","code":"misconfigured"\}/)
  })

  test.each([
    ['a model that is not set', { model: 'openai:gpt' }, 400],
    ['an assistant that is none', { assistantId: '00000000-0000-4000-8000-000000000000' }, 404],
    ['no brief', { brief: ' ' }, 400],
  ])('is refused for %s', async (_what, more, status) => {
    await set()
    const trial = { model: 'compatible:small', brief: 'Nurse', ...more }
    expect((await admin.post('/api/admin/models/trial', trial)).status).toBe(status)
  })
})

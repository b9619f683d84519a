import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())
beforeEach(async () => {
  person = await it.register()
})

const BRIEF = 'Senior backend engineer, Berlin'

describe('a list of conversations', () => {
  test('has texts without what stands beside them, which comes with the message', async () => {
    const { body } = await person.write(`${BRIEF}, EUR 80,000`)
    const [listed] = (await person.get('/api/conversations')).body
    const { body: whole } = await person.get(`/api/conversations/${body.conversationId}`)
    const beside = ['claims', 'notes', 'questions', 'wishes', 'changes']
    const messages = whole.messages.map((message: object) =>
      Object.fromEntries(Object.entries(message).filter(([name]) => !beside.includes(name))),
    )
    expect(listed).toEqual({ ...whole, messages })
    expect(whole.messages[1]).toEqual(body.message)
    expect((await person.get(`/api/messages/${whole.messages[1].id}`)).body).toEqual(body.message)
  })

  test.each([
    '/api/conversations',
    '/api/conversation-summaries',
    '/api/job-descriptions',
    '/api/job-description-summaries',
  ])('%s is not sent again to whoever has it', async (url) => {
    await person.write(BRIEF)
    const first = await person.get(url)
    const known = { 'if-none-match': String(first.headers.etag) }
    const again = await person.get(url, known)
    expect([again.status, again.raw.length, again.headers['cache-control']]).toEqual([304, 0, 'no-store'])
    await person.write(BRIEF)
    const changed = await person.get(url, known)
    expect([changed.status, changed.body.length]).toEqual([200, 2])
    const other = await it.register()
    expect((await other.get(url, known)).body).toEqual([])
  })
})

describe('summaries', () => {
  test('say how a conversation began and what is under way', async () => {
    const { body } = await person.write(BRIEF)
    expect((await person.get('/api/conversation-summaries')).body).toEqual([
      {
        id: body.conversationId,
        title: 'Engineer',
        opening: BRIEF,
        assistantId: person.user.personalizedAssistantId,
        createdAt: expect.any(String),
        generations: [],
      },
    ])
    it.model.finish = 'error'
    await person.write(BRIEF, { conversationId: body.conversationId })
    it.model.finish = 'stop'
    const [{ generations }] = (await person.get('/api/conversation-summaries')).body
    expect(generations).toEqual([{ id: expect.any(String), state: 'failed' }])
  })

  test('of 100 long conversations take less than 60 kB', async () => {
    const { id } = person.user
    await it.context.db.execute(sql`
      with made as (
        insert into conversations (user_id, title, created_at)
        select ${id}, repeat('Senior Engineer ', 4) || n, now() from generate_series(1, 100) n returning id
      )
      insert into messages (conversation_id, role, content, created_at)
      select id, 'user', repeat('We look for somebody. ', 90), now() from made`)
    const { raw, body } = await person.get('/api/conversation-summaries')
    expect(body).toHaveLength(100)
    expect(raw.length).toBeLessThan(60_000)
    expect((await person.get('/api/conversations')).raw.length).toBeGreaterThan(200_000)
  })

  test('are for their owner alone, page by page', async () => {
    for (let n = 0; n < 3; n++) await person.write(BRIEF)
    const first = await person.get('/api/conversation-summaries?limit=2')
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))![1]!
    expect([first.body.length, (await person.get(next)).body.length]).toEqual([2, 1])
    const other = await it.register()
    expect((await other.get(next)).body).toEqual([])
    expect((await it.visitor.get(next)).status).toBe(401)
  })
})

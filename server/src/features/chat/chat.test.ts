import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINEER } from '../../testing/scripted-model.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())
beforeEach(async () => {
  person = await it.register({ company: 'Finlo', industry: 'finance', companySize: '51-200' })
})

const BRIEF = 'Senior backend engineer, Berlin'
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('asking for a job description', () => {
  test('answers the text with its message, conversation, record and usage', async () => {
    const { status, body, headers } = await person.write(`  ${BRIEF}  `)
    expect(status).toBe(200)
    expect(body).toEqual({
      response: ENGINEER,
      message: {
        id: expect.any(String),
        role: 'assistant',
        content: ENGINEER,
        createdAt: expect.any(String),
        isJobDescription: true,
        userFeedback: null,
        feedbackComment: null,
        jobDescriptionId: body.jobDescriptionId,
        version: 1,
        origin: 'written',
        basedOn: null,
        comment: null,
        writer: 'test:scripted',
        claims: expect.any(Array),
        facts: [],
        notes: expect.any(Array),
        questions: expect.any(Array),
        wishes: [],
        changes: [],
      },
      conversationId: expect.any(String),
      jobDescriptionId: expect.any(String),
      usage: { weeklyCount: 1, weeklyLimit: 3, remaining: 2, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) },
    })
    expect(headers['content-location']).toMatch(/^\/api\/generations\//)
  })

  test('stores brief and description in a conversation that takes the title of the role', async () => {
    await person.write(BRIEF)
    const { body } = await person.get('/api/conversations')
    expect(body).toMatchObject([
      {
        title: 'Engineer',
        generations: [],
        messages: [
          { role: 'user', content: BRIEF, isJobDescription: false },
          { role: 'assistant', content: ENGINEER, isJobDescription: true },
        ],
      },
    ])
  })

  test('puts the description into the history with its prompt and assistant', async () => {
    const { body } = await person.write(BRIEF)
    const history = await person.get('/api/job-descriptions')
    expect(history.body).toMatchObject([
      {
        id: body.jobDescriptionId,
        prompt: BRIEF,
        response: ENGINEER,
        title: 'Engineer',
        assistantName: 'Finlo Assistant',
        rating: null,
        feedback: null,
        versions: 1,
      },
    ])
  })

  test('gives the model the brief, the company and the instructions', async () => {
    await person.write(BRIEF)
    const call = it.model.calls.at(-1)!
    expect(JSON.stringify(call.prompt)).toContain(BRIEF)
    expect(call.providerOptions?.builtin).toMatchObject({
      brief: BRIEF,
      company: { name: 'Finlo', industry: 'finance', size: '51-200' },
    })
    expect(call.prompt[0]).toMatchObject({ role: 'system', content: expect.stringContaining('Finlo') })
  })

  test('continues a conversation, and tells the model what was said before', async () => {
    const first = await person.write(BRIEF)
    const { status, body } = await person.write('also mention 30 days of holiday', {
      conversationId: first.body.conversationId,
    })
    expect(status).toBe(200)
    expect(body.conversationId).toBe(first.body.conversationId)
    expect(it.model.calls.at(-1)?.providerOptions?.builtin).toMatchObject({ earlier: [BRIEF] })
    const conversations = await person.get('/api/conversations')
    expect(conversations.body).toHaveLength(1)
    expect(conversations.body[0].messages).toHaveLength(4)
  })

  test.each([
    ['nothing but blanks', { message: '   ' }, 'message', 'Please describe the role'],
    ['2001 characters', { message: 'x'.repeat(2001) }, 'message', 'At most 2000 characters'],
    ['no assistant', { assistantId: undefined }, 'assistantId', 'Please select an assistant first'],
    ['an empty assistant', { assistantId: '' }, 'assistantId', 'Please select an assistant first'],
  ])('refuses %s', async (_what, wrong, field, message) => {
    const { status, body } = await person.write(BRIEF, wrong)
    expect(status).toBe(400)
    expect(body).toEqual({ error: message, code: 'invalid_request', fields: { [field]: message } })
  })

  test('takes 2000 characters', async () => {
    expect((await person.write('x'.repeat(2000))).status).toBe(200)
  })

  test("answers 404 for somebody else's assistant or conversation, as for one that does not exist", async () => {
    const other = await it.register()
    const theirs = await other.write(BRIEF)
    for (const wrong of [
      { assistantId: other.user.personalizedAssistantId },
      { assistantId: NOWHERE },
      { conversationId: theirs.body.conversationId },
      { conversationId: NOWHERE },
      { improve: { messageId: theirs.body.message.id } },
      { improve: { messageId: NOWHERE } },
    ])
      expect((await person.write(BRIEF, wrong)).status).toBe(404)
    expect((await person.get('/api/conversations')).body).toEqual([])
  })

  test('is for signed-in people', async () => {
    expect((await it.visitor.post('/api/chat', { message: BRIEF })).status).toBe(401)
  })
})

describe('feedback on a description', () => {
  test('is kept with its message, thumbs up or down', async () => {
    const { body } = await person.write(BRIEF)
    const url = `/api/messages/${body.message.id}/feedback`
    const up = await person.post(url, { feedback: 'thumbs_up' })
    expect([up.status, up.body.userFeedback]).toEqual([200, 'thumbs_up'])
    const down = await person.post(url, { feedback: 'thumbs_down', comment: '  shorter, please  ' })
    expect(down.body).toMatchObject({ userFeedback: 'thumbs_down', feedbackComment: 'shorter, please' })
    const conversation = await person.get(`/api/conversations/${body.conversationId}`)
    expect(conversation.body.messages[1]).toMatchObject({ userFeedback: 'thumbs_down' })
  })

  test('is refused where it makes no sense', async () => {
    const { body } = await person.write(BRIEF)
    const url = `/api/messages/${body.message.id}/feedback`
    expect((await person.post(url, { feedback: 'meh' })).status).toBe(400)
    expect((await person.post(url, { feedback: 'thumbs_down', comment: 'x'.repeat(2001) })).status).toBe(400)
    const { body: conversation } = await person.get(`/api/conversations/${body.conversationId}`)
    const brief = `/api/messages/${conversation.messages[0].id}/feedback`
    expect((await person.post(brief, { feedback: 'thumbs_up' })).status).toBe(400)
    const other = await it.register()
    expect((await other.post(url, { feedback: 'thumbs_up' })).status).toBe(404)
    expect((await person.post('/api/messages/nonsense/feedback', { feedback: 'thumbs_up' })).status).toBe(404)
    expect((await it.visitor.post(url, { feedback: 'thumbs_up' })).status).toBe(401)
  })
})

describe('an improved version', () => {
  const improve = async (messageId: string) => {
    await person.post(`/api/messages/${messageId}/feedback`, { feedback: 'thumbs_down', comment: 'shorter' })
    return person.write(BRIEF, { improve: { messageId } })
  }

  test('is a new version of the same record, costs nothing, and knows comment, prompt and earlier text', async () => {
    const first = await person.write(BRIEF)
    it.model.text = '# Engineer\n\nShorter.'
    const second = await improve(first.body.message.id)
    it.model.text = ENGINEER
    expect(second.body).toMatchObject({
      response: '# Engineer\n\nShorter.',
      jobDescriptionId: first.body.jobDescriptionId,
      conversationId: first.body.conversationId,
      message: { version: 2 },
      usage: { weeklyCount: 1, remaining: 2 },
    })
    expect(it.model.calls.at(-1)?.providerOptions?.builtin).toMatchObject({
      brief: BRIEF,
      improve: { previous: ENGINEER, comments: ['shorter'] },
    })
    const history = await person.get('/api/job-descriptions')
    expect(history.body).toMatchObject([{ response: '# Engineer\n\nShorter.', versions: 2 }])
    const versions = await person.get(`/api/job-descriptions/${first.body.jobDescriptionId}/versions`)
    expect(versions.body).toMatchObject([
      { number: 2, origin: 'improved', comment: 'shorter', basedOn: 1, writer: 'test:scripted' },
      { number: 1, origin: 'written', comment: null, basedOn: null },
    ])
  })

  test('can be asked for in one call: what was said of the earlier one stays as it is', async () => {
    const first = await person.write(BRIEF)
    const { id } = first.body.message
    await person.post(`/api/messages/${id}/feedback`, { feedback: 'thumbs_up' })
    const wish = 'Drop the code review'
    it.model.text = ENGINEER.replace('\n- Review code.', '')
    const second = await person.write(BRIEF, {
      conversationId: first.body.conversationId,
      improve: { messageId: id, wish },
    })
    it.model.text = ENGINEER
    expect(second.body.usage).toMatchObject({ weeklyCount: 1 })
    const { message } = second.body
    expect(message).toMatchObject({ version: 2, origin: 'improved', basedOn: 1, comment: wish })
    expect(message.wishes).toMatchObject([{ text: wish, done: true, changes: [0] }])
    expect(message.changes).toMatchObject([{ how: 'removed', before: 'Review code.', after: null }])
    const { messages, generations } = (await person.get(`/api/conversations/${first.body.conversationId}`)).body
    expect(generations).toEqual([])
    expect(messages).toMatchObject([
      { role: 'user', content: BRIEF },
      { id, userFeedback: 'thumbs_up', feedbackComment: null },
      { id: message.id },
    ])
  })

  test('that failed keeps what was asked for', async () => {
    const { body } = await person.write(BRIEF)
    it.model.finish = 'error'
    const failed = await person.write(BRIEF, { improve: { messageId: body.message.id, wish: 'Warmer' } })
    it.model.finish = 'stop'
    expect(failed.status).toBe(502)
    const { generations } = (await person.get(`/api/conversations/${body.conversationId}`)).body
    expect(generations).toMatchObject([{ state: 'failed', wish: 'Warmer', writer: 'test:scripted' }])
  })

  test('needs a wish that says something', async () => {
    const { body } = await person.write(BRIEF)
    const empty = await person.write(BRIEF, { improve: { messageId: body.message.id, wish: ' ' } })
    expect([empty.status, empty.body]).toMatchObject([400, { error: 'Please say what should change' }])
  })

  test('can be had ten times, also when the week is full', async () => {
    const first = await person.write(BRIEF)
    await person.write(BRIEF)
    await person.write(BRIEF)
    let { message } = first.body
    for (let n = 2; n <= 11; n++) {
      const { status, body } = await improve(message.id)
      expect([status, body.message.version]).toEqual([200, n])
      message = body.message
    }
    const eleventh = await improve(message.id)
    expect([eleventh.status, eleventh.body]).toMatchObject([409, { code: 'improvement_limit' }])
  })

  test('is not to be had of a brief', async () => {
    const { body } = await person.write(BRIEF)
    const { body: conversation } = await person.get(`/api/conversations/${body.conversationId}`)
    const wrong = await person.write(BRIEF, { improve: { messageId: conversation.messages[0].id } })
    expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'invalid_request' }])
  })
})

describe('conversations', () => {
  test('come newest first, page by page', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.unshift((await person.write(`${BRIEF} ${n}`)).body.conversationId)
    const first = await person.get('/api/conversations?limit=2')
    expect(first.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1]
    const second = await person.get(next!)
    expect(second.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect(second.headers.link).toBeUndefined()
  })

  test('are for their owner alone', async () => {
    const { body } = await person.write(BRIEF)
    const other = await it.register()
    expect((await other.get('/api/conversations')).body).toEqual([])
    expect((await other.get(`/api/conversations/${body.conversationId}`)).status).toBe(404)
    expect((await it.visitor.get('/api/conversations')).status).toBe(401)
  })

  test.each(['limit=0', 'limit=101', 'limit=ten', 'before=nonsense'])('refuse %s', async (query) => {
    expect((await person.get(`/api/conversations?${query}`)).status).toBe(400)
  })
})

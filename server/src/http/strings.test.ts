import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINEER } from '../testing/scripted-model.ts'
import { Caller, type Person } from '../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../testing/upload-app.ts'

let it: UploadApp
let admin: Person
let record: string
let message: string
beforeAll(async () => {
  it = await startUploadApp({ FIRST_USER_IS_ADMIN: 'on' })
  admin = await it.register()
  const { body } = await admin.write('Nurse')
  record = body.jobDescriptionId
  message = body.message.id
})
afterAll(() => it.close())
beforeEach(() => {
  it.model.text = ENGINEER
  it.model.byHand = false
})

const profile = { email: 'x@example.com', password: 'a long enough secret', firstName: 'Ada', lastName: 'Muster' }
const draft = { name: 'x', description: '', model: 'builtin:writer', instructions: '' }

describe.each([
  ['U+0000', 'a\u0000b'],
  ['half a character', 'a\ud800'],
])('%s is refused', (_what, text) => {
  test.each<[string, () => [method: 'GET' | 'POST' | 'PUT', url: string, body?: object], field: string]>([
    ['a name', () => ['POST', '/api/auth/register', { ...profile, firstName: text }], 'firstName'],
    ['a password', () => ['POST', '/api/auth/register', { ...profile, password: text }], 'password'],
    ['an e-mail address', () => ['POST', '/api/auth/login', { email: text, password: 'x' }], 'email'],
    ['a brief', () => ['POST', '/api/chat', { message: text, assistantId: randomUUID() }], 'message'],
    [
      'a comment',
      () => ['POST', `/api/messages/${message}/feedback`, { feedback: 'thumbs_down', comment: text }],
      'comment',
    ],
    ['a rating', () => ['POST', `/api/job-descriptions/${record}/feedback`, { rating: 3, feedback: text }], 'feedback'],
    ['a text to download', () => ['POST', '/api/generate-rtf', { content: text }], 'content'],
    ['instructions', () => ['POST', '/api/admin/assistants', { ...draft, instructions: text }], 'instructions'],
    [
      'the name of a file',
      () => ['PUT', `/api/job-descriptions/${record}/final-document`, { documentURL: 'x', filename: text }],
      'filename',
    ],
    ['what is nested', () => ['POST', '/s3/multipart', { metadata: { deep: [{ er: text }] } }], 'metadata.deep.0.er'],
  ])('in %s', async (_where, call, field) => {
    const { status, body } = await admin.call(...call())
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'invalid_request',
        fields: { [field]: 'This holds a character that can not be stored. Please type it again.' },
      },
    ])
  })

  test('as the name of a field', async () => {
    const { status, body } = await admin.post('/s3/multipart', { metadata: { [text]: 'x' } })
    expect([status, body.code]).toEqual([400, 'invalid_request'])
  })
})

test('no call answers U+0000 in its address with 500', async () => {
  const { body } = await admin.get('/api/openapi.json')
  const calls = Object.entries<Record<string, { parameters?: { name: string; in: string }[] }>>(body.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [] }]) => ({
        method: method.toUpperCase() as 'GET',
        url: `${path.replace(/\{\w+\}/g, 'a%00b')}?${parameters.map(({ name }) => `${name}=a%00b`).join('&')}`,
      })),
  )
  expect(calls.length).toBeGreaterThan(40)
  for (const { method, url } of calls.filter(({ url }) => !url.startsWith('/api/auth/logout'))) {
    const { status } = await admin.call(method, url, method === 'GET' ? undefined : {})
    expect([method, url, status]).toEqual([method, url, expect.toSatisfy((code: number) => code < 500)])
  }
})

test('a body nested without end is refused', async () => {
  const nested = `{"metadata":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`
  const { status, body } = await admin.post('/s3/multipart', nested)
  expect([status, body.code]).toEqual([400, 'invalid_request'])
})

describe('the same words are the same string', () => {
  test('in a name, however it was typed', async () => {
    const { user } = await it.register({ firstName: 'Zoe\u0308' })
    expect(user.firstName).toBe('Zoë')
    for (const q of ['Zoe\u0308', 'Zoë'])
      expect((await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).body).toHaveLength(1)
  })

  test('in a password', async () => {
    const { user } = await it.register({ password: 'ein schönes Wort' })
    const login = { email: user.email, password: 'ein scho\u0308nes Wort' }
    expect((await it.visitor.post('/api/auth/login', login)).status).toBe(200)
  })

  test('in a brief that is sent again', async () => {
    const person = await it.register()
    const headers = { 'idempotency-key': 'once' }
    const first = await person.write('Ko\u0308chin', {}, headers)
    expect((await person.write('Köchin', {}, headers)).body).toEqual(first.body)
  })

  test('in a claim that the model wrote otherwise', async () => {
    it.model.text = '# Cook\n\nBerlin.\n\n## What you will do\n\n- Cook in Ko\u0308penick with 12 colleagues.'
    const person = await it.register()
    const { body } = await person.write('Cook')
    for (const { from, to, text } of body.message.claims) {
      const kept = await person.post(`/api/messages/${body.message.id}/claims`, {
        claims: [{ from, to, text }],
        decision: 'keep',
      })
      expect(kept.status).toBe(200)
    }
    expect(body.message.claims.map(({ text }) => text).join()).toContain('Ko\u0308penick')
  })
})

describe('what nobody can see', () => {
  test.each(['\u200b', ' \u200b\u2060\n', '\u3164'])('is no brief: %j', async (message) => {
    const { status, body } = await admin.write(message)
    expect([status, body]).toMatchObject([400, { fields: { message: 'Please describe the role' } }])
  })

  test('is no name', async () => {
    const { status, body } = await it.visitor.post('/api/auth/register', { ...profile, firstName: '\u200b' })
    expect([status, body.fields]).toEqual([400, { firstName: 'Please fill in all required fields' }])
  })

  test('is no remark, and no text to download', async () => {
    const { body } = await admin.post(`/api/messages/${message}/feedback`, {
      feedback: 'thumbs_down',
      comment: '\u200b',
    })
    expect(body.feedbackComment).toBeNull()
    expect((await admin.post('/api/generate-rtf', { content: '\u200b' })).status).toBe(400)
  })

  test('is taken out of names and titles, and stays in a text', async () => {
    const { user } = await it.register({
      firstName: 'A\u200bda\u202e',
      company: 'Fin\u2066lo\u2069',
      jobTitle: '\ufeffHR',
    })
    expect(user).toMatchObject({ firstName: 'Ada', company: 'Finlo', jobTitle: 'HR' })
    const made = await admin.post('/api/admin/assistants', { ...draft, name: 'Wri\u200bter' })
    expect(made.body.name).toBe('Writer')
    it.model.text = '# Eng\u200bin\u202eeer\n\nBer\u200blin.'
    const { body } = await admin.write('Engin\u200beer')
    const found = (await admin.get(`/api/job-descriptions/${body.jobDescriptionId}`)).body
    expect(found).toMatchObject({ title: 'Engineer', prompt: 'Engin\u200beer', response: it.model.text })
    expect((await admin.get(`/api/conversations/${body.conversationId}`)).body.title).toBe('Engineer')
  })
})

describe('nothing is cut through the middle of a character', () => {
  test('the name of a download', async () => {
    const { status, headers } = await admin.post('/api/generate-rtf', {
      content: 'x',
      filename: `${'a'.repeat(119)}🦆 and more`,
    })
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining(`''${'a'.repeat(119)}.rtf`)])
  })

  test('the name of a final document, its headings and the title of what it finishes', async () => {
    it.model.text = `# ${'a'.repeat(119)}🦆 and more\n\nBerlin.`
    const role = await it.describeRole(admin)
    expect((await role.record()).title).toBe('a'.repeat(119))
    const url = await it.upload(admin, `# ${'b'.repeat(199)}🦆 and more\n\nWe look for a nurse.`)
    const { status, body } = await role.attach(url, `${'c'.repeat(199)}🦆.md`)
    expect([status, body.finalDocument?.headings[0]]).toEqual([200, 'b'.repeat(199)])
    const file = await admin.get(`/api/final-documents/${body.finalDocument.id}/file`)
    expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringMatching(/''c{199}$/)])
  })

  test('a text whose parts come with half a character each', async () => {
    it.model.byHand = true
    const before = it.model.calls.length
    const answer = admin.write('Engineer')
    await expect.poll(() => it.model.calls.length, { timeout: 10_000 }).toBe(before + 1)
    for (const part of ['# Duck \ud83e', '\udd86', ' keeper\n\nAlone: \ud83e x \udd86 and', ' at the end \ud83e'])
      it.model.write(part)
    it.model.byHand = false
    it.model.end('')
    expect((await answer).body.response).toBe('# Duck 🦆 keeper\n\nAlone: \ufffd x \ufffd and at the end')
  })
})

describe('what is no request at all is refused in the same shape', () => {
  test.each([
    ['an address that can not be read', '/%zz', 400, 'invalid_request'],
    ['a part of one', '/api/conversations/%E0%A4%A', 400, 'invalid_request'],
    ['an address that is too long', `/api/conversations/${'a'.repeat(400)}`, 404, 'not_found'],
  ])('%s', async (_what, url, status, code) => {
    const answer = await new Caller(it.app).get(url)
    expect([answer.status, answer.body]).toEqual([status, { error: expect.any(String), code }])
  })

  test.each([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['nonsense', 'what is this\r\n\r\n', 400, 'invalid_request'],
  ])('%s', async (_what, bytes, status, code) => {
    const [head, body] = (await speak(bytes)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toContain('Content-Type: application/json')
    expect(JSON.parse(body!)).toEqual({ error: expect.any(String), code })
  })

  /** What the server says to bytes until it hangs up. */
  const speak = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = it.app.server.address() as { port: number }
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('close', () => resolve(heard))
      socket.on('error', reject)
    })
})

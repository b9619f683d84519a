import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp({ DEFAULT_MODEL: 'builtin:writer' })
  person = await it.register()
})
afterAll(() => it.close())

const BRIEF = 'Night porter, Scarborough, £12.60 an hour. Between us, the last one drank the minibar.'
const read = (text: string, facts: object[] = []) => person.post('/api/briefs/read', { text, facts })
const textsOf = (body: { entries: { kind: string; text: string }[] }, kind: string) =>
  body.entries.filter((entry) => entry.kind === kind).map(({ text }) => text)

test('a brief is read into entries that say where they stand, and what is not printed is named', async () => {
  const { status, body } = await read(BRIEF)
  expect(status).toBe(200)
  expect(textsOf(body, 'title')).toEqual(['Night Porter'])
  expect(textsOf(body, 'pay')).toEqual(['£12.60 an hour'])
  const pay = body.entries.find(({ kind }: { kind: string }) => kind === 'pay')
  expect(BRIEF.slice(pay.span.from, pay.span.to)).toContain('12.60')
  expect(body.notes.map(({ why }: { why: string }) => why)).toContain('aside')
  expect(body.questions.length).toBeLessThanOrEqual(4)
})

test('what the person put right holds against the brief', async () => {
  const facts = [{ kind: 'pay', text: '£13 an hour', instead: '£12.60 an hour' }]
  expect(textsOf((await read(BRIEF, facts)).body, 'pay')).toEqual(['£13 an hour'])
  const { body } = await person.write(BRIEF, { facts })
  expect(body.response).toContain('£13 an hour')
  expect(body.response).not.toContain('12.60')
})

test('reading counts nothing and stores nothing', async () => {
  const before = (await person.get('/api/usage')).body
  await read(BRIEF)
  expect((await person.get('/api/usage')).body).toEqual(before)
})

test('what names no role is answered with a question, and costs nothing', async () => {
  const before = (await person.get('/api/usage')).body
  const { status, body } = await person.write('Please write me a poem about the sea')
  expect(status).toBe(422)
  expect(body).toEqual({ error: 'What is the job called?', code: 'unclear' })
  expect((await person.get('/api/usage')).body).toEqual(before)
})

test('a thumbs down with a comment is answered wish by wish, and leaves the other lines as they stand', async () => {
  const { body } = await person.write(BRIEF)
  await person.post(`/api/messages/${body.message.id}/feedback`, {
    feedback: 'thumbs_down',
    comment: 'Make it £13.20 an hour. Add a photo of the hotel.',
  })
  const improved = await person.write(BRIEF, { improve: { messageId: body.message.id } })
  expect(improved.body.response).toBe(body.response.replace('£12.60', '£13.20'))
  expect(improved.body.message.wishes.map(({ done }: { done: boolean }) => done)).toEqual([true, false])
})

test('of two wishes in one sentence each is answered, as it was said', async () => {
  const { body } = await person.write('Cook in York, £14 an hour. We offer free parking and a free lunch.')
  const comment = 'Shorter, and remove the parking'
  await person.post(`/api/messages/${body.message.id}/feedback`, { feedback: 'thumbs_down', comment })
  const improved = await person.write('Cook in York', { improve: { messageId: body.message.id } })
  const { wishes } = improved.body.message
  expect(wishes).toMatchObject([{ text: 'Shorter' }, { text: 'remove the parking', done: true }])
})

test('a day takes the place of a month to start in, and is no end', async () => {
  const author = await it.register()
  const { body } = await author.write('Cook in York, £14 an hour, start in September')
  const comment = 'Change the start to 1 October'
  await author.post(`/api/messages/${body.message.id}/feedback`, { feedback: 'thumbs_down', comment })
  const improved = await author.write('Cook in York', { improve: { messageId: body.message.id } })
  expect(improved.body.message.wishes).toMatchObject([{ text: comment, done: true }])
  expect(improved.body.response).toMatch(/· start (?:on )?1 October/)
})

test.each([
  ['nobody', () => it.visitor.post('/api/briefs/read', { text: BRIEF }), 401],
  ['a text beyond all bounds', () => read('x'.repeat(20_001)), 400],
  ['a fact of no kind', () => read(BRIEF, [{ kind: 'mood', text: 'merry' }]), 400],
])('%s is refused', async (_, call, status) => {
  expect((await call()).status).toBe(status)
})

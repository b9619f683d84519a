import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generations } from '../../db/schema.ts'
import { ENGINEER } from '../../testing/scripted-model.ts'
import { Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { appendTexts, insertGeneration, LEASE_MS } from './generations.store.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())
beforeEach(async () => {
  it.model.byHand = false
  it.model.text = ENGINEER
  person = await it.register()
})

const BRIEF = 'Senior backend engineer, Berlin'
const usage = async () => (await person.get('/api/usage')).body

describe('a generation whose server died', () => {
  test('gives its place back when its lease ends, and keeps its draft', async () => {
    const { body } = await person.write(BRIEF)
    const { id, messages } = (await person.get(`/api/conversations/${body.conversationId}`)).body
    const dead = await insertGeneration(it.context.db, {
      userId: person.user.id,
      conversationId: id,
      answersMessageId: messages[0].id,
      requestHash: '',
      createdAt: it.context.now(),
    })
    await appendTexts(it.context.db, [{ id: dead.id, delta: '# Half' }], it.context.now())
    await person.write(BRIEF)
    expect((await person.write(BRIEF)).status).toBe(429)
    it.pass(LEASE_MS + 1000)
    expect((await person.write(BRIEF)).status).toBe(200)
    const { status, body: ended } = await person.get(`/api/generations/${dead.id}`)
    expect([status, ended.code]).toEqual([502, 'interrupted'])
    const { generations: drafts } = (await person.get(`/api/conversations/${body.conversationId}`)).body
    expect(drafts).toMatchObject([{ state: 'failed', text: '# Half', error: { code: 'interrupted' } }])
  })
})

describe('a generation whose lease ended although its server lives', () => {
  /** Nobody renewed it in time, as when the database was away. */
  async function outliveLease() {
    it.model.byHand = true
    const before = it.model.calls.length
    const answer = person.write(BRIEF)
    await expect.poll(() => it.model.calls.length, { timeout: 10_000 }).toBe(before + 1)
    await expect.poll(async () => (await person.get('/api/conversations')).body.length).toBe(1)
    it.model.byHand = false
    it.pass(LEASE_MS + 1000)
    return answer
  }

  test('never passes the limit of the week, whoever has its place by then', async () => {
    const outlived = outliveLease()
    await expect.poll(async () => (await person.get('/api/conversations')).body.length).toBe(1)
    await pause(50)
    const others = [await person.write(BRIEF), await person.write(BRIEF), await person.write(BRIEF)]
    // What is renewed before the others end up without it keeps its place.
    await pause(1100)
    it.model.end('# Engineer')
    const all = [await outlived, ...others].map(({ status }) => status)
    expect(all.filter((status) => status === 200)).toHaveLength(3)
    expect((await person.get('/api/job-descriptions')).body).toHaveLength(3)
  })

  test('is not given up by its own server', async () => {
    const earlier = await it.register()
    const { body } = await earlier.write(BRIEF)
    const dead = await insertGeneration(it.context.db, {
      userId: earlier.user.id,
      conversationId: body.conversationId,
      answersMessageId: body.message.id,
      requestHash: '',
      createdAt: it.context.now(),
    })
    const outlived = outliveLease()
    await pause(100)
    expect((await earlier.get(`/api/generations/${dead.id}`)).status).toBe(502)
    const { generations: mine } = (await person.get('/api/conversations')).body[0]
    expect(mine).toMatchObject([{ state: 'running' }])
    it.model.end('# Engineer')
    expect((await outlived).status).toBe(200)
  })
})

describe('a text that a dead server had written to its end', () => {
  test('is known as such while it waits for the database', async () => {
    const { db } = it.context
    await db.execute(sql`create function refuse() returns trigger language plpgsql
      as 'begin raise exception ''not now'' using errcode = ''57P03''; end'`)
    await db.execute(sql`create trigger refuse before insert on job_descriptions execute function refuse()`)
    const answer = person.write(BRIEF)
    const stored = async () => (await db.select().from(generations).where(eq(generations.userId, person.user.id)))[0]
    await expect.poll(stored, { timeout: 30_000 }).toMatchObject({ state: 'running', written: true, text: ENGINEER })
    await db.execute(sql`drop function refuse cascade`)
    expect((await answer).body.response).toBe(ENGINEER)
    expect(await usage()).toMatchObject({ weeklyCount: 1 })
  })

  test('becomes a description, and counts', async () => {
    const { body } = await person.write(BRIEF)
    await person.write('We are 12 people', { conversationId: body.conversationId })
    const { id, messages } = (await person.get(`/api/conversations/${body.conversationId}`)).body
    const dead = await insertGeneration(it.context.db, {
      userId: person.user.id,
      conversationId: id,
      assistantId: person.user.personalizedAssistantId,
      answersMessageId: messages[0].id,
      requestHash: '',
      createdAt: it.context.now(),
    })
    const text = '# Nurse\n\n- You are one of 12 people.\n- You care for 30 patients.'
    const whole = [{ id: dead.id, delta: text, written: true }]
    await appendTexts(it.context.db, whole, it.context.now())
    it.pass(LEASE_MS + 1000)
    const replica = await it.startReplica()
    const answers = await Promise.all(
      [it, replica].map(({ app }) => new Person(app, person.token!, person.user).get(`/api/generations/${dead.id}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]!.body.response).toBe(text)
    expect(answers[1]!.body).toEqual(answers[0]!.body)
    const [record] = (await person.get('/api/job-descriptions')).body
    expect(record).toMatchObject({ title: 'Nurse', prompt: BRIEF, assistantName: expect.any(String) })
    expect(answers[0]!.body.message.claims).toMatchObject([
      { text: expect.stringContaining('12'), ground: 'brief' },
      { text: expect.stringContaining('30'), ground: 'none' },
    ])
    expect(await usage()).toMatchObject({ weeklyCount: 3 })
    await replica.app.close()
  })

  test('also as an improvement, which does not count', async () => {
    const { body } = await person.write(BRIEF)
    const dead = await insertGeneration(it.context.db, {
      userId: person.user.id,
      conversationId: body.conversationId,
      assistantId: person.user.personalizedAssistantId,
      answersMessageId: body.message.id,
      improvesId: body.jobDescriptionId,
      requestHash: '',
      createdAt: it.context.now(),
    })
    await appendTexts(it.context.db, [{ id: dead.id, delta: '# Better', written: true }], it.context.now())
    it.pass(LEASE_MS + 1000)
    expect((await person.get(`/api/generations/${dead.id}`)).body).toMatchObject({
      response: '# Better',
      jobDescriptionId: body.jobDescriptionId,
      message: { version: 2 },
    })
    expect(await usage()).toMatchObject({ weeklyCount: 1 })
  })
})

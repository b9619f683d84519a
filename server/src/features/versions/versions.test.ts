import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobDescriptions, messages } from '../../db/schema.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp({ WEEKLY_LIMIT: '1000' })
})
afterAll(() => it.close())
beforeEach(async () => {
  person = await it.register({ company: 'Finlo' })
})

const BRIEF = 'Senior backend engineer, Berlin, 5+ years with Go'
const TEXT =
  '# Engineer\n\nBerlin · Permanent · €70,000 a year\n\n## What you bring\n\n- 5+ years with Go\n\n## Nice to have\n\n- Kafka'
const EDITED = TEXT.replace('€70,000', '€80,000').replace('- Kafka', '- Kafka\n- Terraform')

async function write() {
  it.model.text = TEXT
  const { body } = await person.write(BRIEF)
  const url = `/api/job-descriptions/${body.jobDescriptionId}`
  return { ...body, url, edit: (content: string, more: object) => person.put(`${url}/text`, { content, ...more }) }
}

describe('an edited text', () => {
  test('is the latest version, costs nothing, and stands in the place of the one before', async () => {
    const { url, edit, conversationId, message } = await write()
    const { status, body } = await edit(EDITED, { basedOn: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, origin: 'edited', basedOn: 1, content: EDITED, comment: null, wishes: [] })
    expect((await person.get(url)).body).toMatchObject({ response: EDITED, versions: 2, messageId: body.id })
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 1 })
    const { messages } = (await person.get(`/api/conversations/${conversationId}`)).body
    expect(messages.map(({ id }: { id: string }) => id)).toEqual([expect.any(String), body.id])
    expect((await person.get(`${url}/versions/1`)).body).toMatchObject({ id: message.id, content: TEXT })
  })

  test('needs no other ground than who typed it; what was looked at stays so', async () => {
    const { edit } = await write()
    const { body } = await edit(EDITED, { basedOn: 1 })
    const terraform = body.claims.find(({ text }: { text: string }) => text.includes('Terraform'))
    expect(terraform?.ground ?? 'brief').toBe('brief')
  })

  test('gives the record the title that it has, and keeps the rating', async () => {
    const { url, edit } = await write()
    await person.post(`${url}/feedback`, { rating: 4 })
    await edit(TEXT.replace('# Engineer', '# Head of Engineering'), { basedOn: 1 })
    expect((await person.get(url)).body).toMatchObject({ title: 'Head of Engineering', rating: 4 })
    expect((await person.get('/api/job-descriptions?q=head of')).body).toHaveLength(1)
  })

  test('is not asked for what it says', async () => {
    const { edit } = await write()
    const facts = '# Nurse\n\n12.80 an hour maybe 13.50 with experience · 36 hours a week, Monday to Thursday, 8 to 5'
    const page = `${facts}\n\nGreen Hill Dental in Leeds is looking for a nurse.\n\n## How to apply\n\nRing 0113 496 0000.`
    const kinds = ({ body }: { body: { questions: { kind: string }[] } }) => body.questions.map(({ kind }) => kind)
    const said = kinds(await edit(page, { basedOn: 1 }))
    for (const kind of ['pay', 'hours', 'place', 'employer']) expect(said).not.toContain(kind)
    const full = `${TEXT.replace('# Engineer', '# Engineer for Green Hill Dental')}\n\n## What you will do\n\n- Build services.\n- Review code.\n\n## How to apply\n\nRing 0113 496 0000.`
    const opened = (who: string) =>
      full.replace('\n\n## What you bring', ` · 40 hours a week\n\n${who}\n\n## What you bring`)
    expect(kinds(await edit(opened('Green Hill Dental is looking for an engineer.'), { basedOn: 2 }))).not.toContain(
      'employer',
    )
    expect(kinds(await edit(opened('We are looking for an engineer.'), { basedOn: 3 }))).toContain('employer')
  })

  test('that is the same as the latest is no version', async () => {
    const { url, edit, message } = await write()
    expect((await edit(`${TEXT}\n`, { basedOn: 1 })).body).toMatchObject({ id: message.id, version: 1 })
    expect((await person.get(url)).body.versions).toBe(1)
  })

  test('of which there is a newer version is refused, and kept beside it when that is wanted', async () => {
    const { url, edit } = await write()
    await edit(EDITED, { basedOn: 1 })
    const other = TEXT.replace('Kafka', 'Redis')
    const refused = await edit(other, { basedOn: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    const both = await edit(other, { basedOn: 1, keepBoth: true })
    expect(both.body).toMatchObject({ version: 3, basedOn: 1, content: other })
    expect((await person.get(`${url}/versions/2`)).body.content).toBe(EDITED)
  })

  test('of many that come at once, one is taken and none is lost without a word', async () => {
    const { url, edit } = await write()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => edit(`${TEXT}\n- Number ${n}`, { basedOn: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const kept = await Promise.all(
      Array.from({ length: 8 }, (_, n) => edit(`${TEXT}\n- Both ${n}`, { basedOn: 1, keepBoth: true })),
    )
    expect(kept.map(({ body }) => body.version).sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect((await person.get(url)).body.versions).toBe(10)
  })

  test.each([
    ['nothing', { content: ' \n', basedOn: 1 }, 400],
    ['too much', { content: 'x'.repeat(30_001), basedOn: 1 }, 400],
    ['no version that it comes from', { content: TEXT }, 400],
    ['one that is not there', { content: TEXT, basedOn: 7 }, 404],
  ])('is refused with %s', async (_what, body, status) => {
    const { url } = await write()
    const answer = await person.put(`${url}/text`, body)
    expect([answer.status, typeof answer.body.error, typeof answer.body.code]).toEqual([status, 'string', 'string'])
  })
})

test('one wish taken back leaves the others with what they brought', async () => {
  const { url, edit, message } = await write()
  it.model.text = TEXT.replace('€70,000', '€80,000').replace('- Kafka', '- Kafka\n- Terraform')
  const wish = 'Set the pay to €80,000. Add Terraform.'
  const improved = (await person.write(BRIEF, { improve: { messageId: message.id, wish } })).body.message
  expect(improved.wishes.map(({ changes }) => changes)).toEqual([[0], [1]])
  const { body } = await edit(improved.content.replace('€80,000', '€70,000'), { basedOn: 2, undone: [0] })
  expect(body).toMatchObject({ version: 3, origin: 'edited', comment: wish })
  expect(body.wishes).toMatchObject([{ text: expect.stringContaining('Terraform'), changes: [0] }])
  expect(body.changes).toMatchObject([{ after: 'Terraform' }])
  expect((await person.get(url)).body.response).toContain('€70,000')
})

describe('versions', () => {
  test('are listed with how each came about, newest first', async () => {
    const { url, edit, message } = await write()
    await edit(EDITED, { basedOn: 1 })
    it.model.text = EDITED.replace('Berlin', 'Hamburg')
    const latest = (await person.get(url)).body.messageId
    await person.write(BRIEF, { improve: { messageId: latest, wish: 'Hamburg' } })
    await person.post(`${url}/versions/1/restore`)
    const { body } = await person.get(`${url}/versions`)
    expect(body).toMatchObject([
      { number: 4, origin: 'restored', basedOn: 1, writer: 'test:scripted' },
      { number: 3, origin: 'improved', basedOn: 2, comment: 'Hamburg', writer: 'test:scripted' },
      { number: 2, origin: 'edited', basedOn: 1, comment: null },
      { number: 1, origin: 'written', basedOn: null, id: message.id },
    ])
    expect(body[3].words).toBe(18)
  })

  test('are restored as a new version, and none is ever overwritten', async () => {
    const { url, edit } = await write()
    await edit(EDITED, { basedOn: 1 })
    const { status, body } = await person.post(`${url}/versions/1/restore`)
    expect([status, body.version, body.content]).toEqual([201, 3, TEXT])
    expect((await person.get(`${url}/versions/2`)).body.content).toBe(EDITED)
    expect((await person.get(url)).body.response).toBe(TEXT)
    expect((await person.post(`${url}/versions/3/restore`)).status).toBe(400)
    expect((await person.post(`${url}/versions/9/restore`)).status).toBe(404)
  })

  test('of which any two are compared, also in meaning', async () => {
    const { url, edit } = await write()
    await edit(EDITED, { basedOn: 1 })
    const { body } = await person.get(`${url}/comparison?from=1&to=2`)
    expect(body.from).toEqual({ number: 1, content: TEXT })
    expect(body.to).toEqual({ number: 2, content: EDITED })
    expect(body.meaning).toMatchObject([
      { what: 'pay', how: 'changed', before: '€70,000 a year', after: '€80,000 a year' },
      { what: 'wish', how: 'added', after: 'Terraform' },
    ])
    expect((await person.get(`${url}/comparison?from=1&to=9`)).status).toBe(404)
    expect((await person.get(`${url}/comparison?from=1`)).status).toBe(400)
  })

  test('of 10,000 are listed in pages, and the conversation shows one of them', async () => {
    const { url, edit, jobDescriptionId, conversationId } = await write()
    const { db } = it.context
    const rows = Array.from({ length: 9999 }, (_, n) => ({
      conversationId,
      role: 'assistant' as const,
      content: `${TEXT}\n- Number ${n}`,
      isJobDescription: true,
      jobDescriptionId,
      version: n + 2,
      origin: 'edited' as const,
      basedOn: n + 1,
      createdAt: it.context.now(),
    }))
    for (let from = 0; from < rows.length; from += 1000) await db.insert(messages).values(rows.slice(from, from + 1000))
    await db.update(jobDescriptions).set({ versions: 10_000 }).where(eq(jobDescriptions.id, jobDescriptionId))
    const first = await person.get(`${url}/versions`)
    expect(first.body).toHaveLength(100)
    expect(first.body[0].number).toBe(10_000)
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))![1]!
    const second = await person.get(next)
    expect(second.body[0].number).toBe(9900)
    expect((await person.get(`${url}/versions?limit=1`)).raw.length).toBeLessThan(500)
    const began = performance.now()
    const { messages: shown } = (await person.get(`/api/conversations/${conversationId}`)).body
    expect(shown.map(({ version }: { version: number | null }) => version)).toEqual([null, 10_000])
    expect(performance.now() - began).toBeLessThan(1500)
    expect((await edit(EDITED, { basedOn: 10_000 })).body.version).toBe(10_001)
    const last = await db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.jobDescriptionId, jobDescriptionId), eq(messages.version, 1)))
    const before = await person.get(`${url}/versions?before=${last[0]!.id}`)
    expect(before.body).toEqual([])
  }, 30_000)
})

describe('what is typed and no version yet', () => {
  const put = (url: string, content: string, revision: string | null, basedOn = 1) =>
    person.put(`${url}/draft`, { content, basedOn, revision })

  test('is kept, read anywhere, and ends when it becomes a version', async () => {
    const { url, edit } = await write()
    expect((await person.get(`${url}/draft`)).body).toEqual({ draft: null })
    const first = await put(url, `${TEXT}!`, null)
    expect([first.status, first.body.content]).toEqual([200, `${TEXT}!`])
    const second = await put(url, `${TEXT}!!`, first.body.revision)
    expect(second.body.revision).not.toBe(first.body.revision)
    expect((await person.get(`${url}/draft`)).body.draft).toEqual(second.body)
    expect((await person.get(url)).body).toMatchObject({ response: TEXT, versions: 1 })
    await edit(`${TEXT}!!`, { basedOn: 1, draft: second.body.revision })
    expect((await person.get(`${url}/draft`)).body).toEqual({ draft: null })
  })

  test('in two places at once: the second is told, and nothing of the first is gone', async () => {
    const { url, edit } = await write()
    const here = await put(url, 'here', null)
    const there = await put(url, 'there', null)
    expect([there.status, there.body.code]).toEqual([409, 'changed_meanwhile'])
    const stale = await put(url, 'there', '00000000-0000-4000-8000-000000000000')
    expect(stale.status).toBe(409)
    expect((await person.get(`${url}/draft`)).body.draft.content).toBe('here')
    await edit('# There', { basedOn: 1, keepBoth: true, draft: '00000000-0000-4000-8000-000000000000' })
    expect((await person.get(`${url}/draft`)).body.draft).toMatchObject({
      content: 'here',
      revision: here.body.revision,
    })
  })

  test('is taken once of many that come at once', async () => {
    const { url } = await write()
    const { body } = await put(url, 'first', null)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => put(url, `next ${n}`, body.revision)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('can be thrown away, but not by who has not seen its end', async () => {
    const { url } = await write()
    const first = await put(url, 'first', null)
    const second = await put(url, 'second', first.body.revision)
    await person.delete(`${url}/draft?revision=${first.body.revision}`)
    expect((await person.get(`${url}/draft`)).body.draft.content).toBe('second')
    expect((await person.delete(`${url}/draft?revision=${second.body.revision}`)).status).toBe(204)
    expect((await person.get(`${url}/draft`)).body).toEqual({ draft: null })
  })
})

test("nobody sees or changes somebody else's", async () => {
  const { url } = await write()
  const other = await it.register()
  const calls = [
    ['GET', '/versions'],
    ['GET', '/versions/1'],
    ['GET', '/comparison?from=1&to=1'],
    ['GET', '/draft'],
    ['POST', '/versions/1/restore'],
    ['PUT', '/text', { content: 'x', basedOn: 1 }],
    ['PUT', '/draft', { content: 'x', basedOn: 1, revision: null }],
    ['DELETE', '/draft?revision=00000000-0000-4000-8000-000000000000'],
  ] as const
  for (const [method, path, body] of calls) {
    expect([path, (await other.call(method, url + path, body)).status]).toEqual([path, 404])
    expect([path, (await it.visitor.call(method, url + path, body)).status]).toEqual([path, 401])
  }
  expect((await person.get(url)).body).toMatchObject({ versions: 1, response: TEXT })
})

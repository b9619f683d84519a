import type { SignedIn } from '@rolewright/contract/auth'
import type { Claim } from '@rolewright/contract/chat'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { houseRules } from '../../db/schema.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { audienceOf } from '../learning/audience.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())
beforeEach(async () => {
  person = await it.register({ company: 'Finlo', companySize: '51-200' })
})

const BRIEF = 'Senior backend engineer, Berlin, 5+ years with Go, EUR 75,000-90,000'
const TEXT =
  '# Senior Backend Engineer\n\nBerlin · EUR 75,000–90,000\n\nFinlo is looking for you.\n\n## What you bring\n\n- 5+ years with Go\n- Experience with Terraform\n\n## What we offer\n\n- 30 days of holiday\n- A free gym membership'

async function write(text = TEXT) {
  it.model.text = text
  return (await person.write(BRIEF)).body
}
const ungrounded = (claims: Claim[]) => claims.filter(({ ground, kept }) => ground === 'none' && !kept)
const named = (claims: Claim[], words: string) => claims.find(({ text }) => text.includes(words))!
const decide = (id: string, { from, to, text }: Claim, decision: 'keep' | 'drop') =>
  person.post(`/api/messages/${id}/claims`, { claims: [{ from, to, text }], decision })

describe('the claims of a description', () => {
  test('say where each came from', async () => {
    const { message } = await write()
    for (const { from, to, text } of message.claims) expect(message.content.slice(from, to)).toBe(text)
    const pay = named(message.claims, '75,000')
    expect(pay.ground).toBe('brief')
    expect(BRIEF.slice(pay.source!.from, pay.source!.to)).toContain('75,000')
    expect(named(message.claims, 'Finlo')?.ground ?? 'company').toBe('company')
    expect(ungrounded(message.claims).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('Terraform'), expect.stringMatching(/30/)]),
    )
  })

  test('are none without ground where the built-in writer wrote', async () => {
    const builtin = await startTestApp({ DEFAULT_MODEL: 'builtin:writer' })
    const author = await builtin.register()
    const { body } = await author.write(BRIEF)
    expect(ungrounded(body.message.claims)).toEqual([])
    await builtin.close()
  })

  test('stand on the lines that the company always adds, also after another was dropped', async () => {
    const rule = {
      kind: 'line' as const,
      heading: 'What we offer',
      text: '30 days of holiday',
      language: 'en' as const,
    }
    await it.context.db.insert(houseRules).values({
      assistantId: person.user.personalizedAssistantId!,
      company: audienceOf(person.user as SignedIn).company,
      audience: 'Finlo',
      topic: 'holiday',
      proposed: rule,
      rule,
      state: 'accepted',
      createdAt: it.context.now(),
    })
    const { message } = await write()
    expect(ungrounded(message.claims).filter(({ text }) => /30/.test(text))).toEqual([])
    const { body } = await decide(message.id, named(message.claims, 'Terraform'), 'drop')
    expect(body.content).toContain('30 days')
    expect(ungrounded(body.claims).filter(({ text }: Claim) => /30/.test(text))).toEqual([])
  })

  test('are kept with one call, and stay in the text', async () => {
    const { message } = await write()
    const kept = await decide(message.id, named(message.claims, 'Terraform'), 'keep')
    expect(kept.status).toBe(200)
    expect(kept.body.content).toBe(TEXT)
    expect(named(kept.body.claims, 'Terraform').kept).toBe(true)
  })

  test('are dropped with one call: a new version reads without them, what else was kept stays kept', async () => {
    const { message, jobDescriptionId } = await write()
    await decide(message.id, named(message.claims, '30'), 'keep')
    const dropped = await decide(message.id, named(message.claims, 'Terraform'), 'drop')
    expect(dropped.status).toBe(200)
    expect(dropped.body).toMatchObject({ version: 2, origin: 'edited', basedOn: 1 })
    expect(dropped.body.content).not.toContain('Terraform')
    expect(dropped.body.content).toContain('- 5+ years with Go')
    expect(named(dropped.body.claims, '30').kept).toBe(true)
    const record = await person.get(`/api/job-descriptions/${jobDescriptionId}`)
    expect(record.body).toMatchObject({ response: dropped.body.content, messageId: dropped.body.id, versions: 2 })
    expect((await person.get(`/api/messages/${message.id}`)).body.content).toBe(TEXT)
  })

  test('are dropped all at once, and come back by the version before', async () => {
    const { message, jobDescriptionId } = await write()
    const claims = ungrounded(message.claims).map(({ from, to, text }) => ({ from, to, text }))
    expect(claims.length).toBeGreaterThan(2)
    const { body } = await person.post(`/api/messages/${message.id}/claims`, { claims, decision: 'drop' })
    expect(body.version).toBe(2)
    expect(body.content).not.toMatch(/Terraform|30 days|gym/)
    const back = await person.post(`/api/job-descriptions/${jobDescriptionId}/versions/1/restore`)
    expect(back.body).toMatchObject({ version: 3, origin: 'restored', basedOn: 1, content: TEXT })
    expect(back.body.claims).toEqual(message.claims)
  })

  test('can not be decided on twice, nor by somebody else', async () => {
    const { message } = await write()
    const claim = named(message.claims, 'Terraform')
    await decide(message.id, claim, 'drop')
    const again = await decide(message.id, claim, 'drop')
    expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile'])
    const other = await it.register()
    const { from, to, text } = claim
    const url = `/api/messages/${message.id}/claims`
    const claims = [{ from, to, text }]
    expect((await other.post(url, { claims, decision: 'drop' })).status).toBe(404)
    expect((await other.get(`/api/messages/${message.id}`)).status).toBe(404)
    expect((await it.visitor.post(url, {})).status).toBe(401)
    expect((await person.post(url, { claims, decision: 'maybe' })).status).toBe(400)
    expect((await person.post(url, { claims: [], decision: 'drop' })).status).toBe(400)
  })

  test('of several that are dropped from one version at once, one is, and the others are told', async () => {
    const { message, jobDescriptionId } = await write()
    const words = ['Terraform', 'gym membership', '30']
    const answers = await Promise.all(words.map((word) => decide(message.id, named(message.claims, word), 'drop')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const done = answers.findIndex(({ status }) => status === 200)
    const { response } = (await person.get(`/api/job-descriptions/${jobDescriptionId}`)).body
    expect(words.map((word) => response.includes(word))).toEqual(words.map((_, n) => n !== done))
  })

  test('of an earlier version are not dropped from the latest', async () => {
    const first = await write()
    it.model.text = '# Engineer\n\nNew.'
    await person.write(BRIEF, { improve: { messageId: first.message.id, wish: 'new' } })
    const late = await decide(first.message.id, named(first.message.claims, 'Terraform'), 'drop')
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
    const record = await person.get(`/api/job-descriptions/${first.jobDescriptionId}`)
    expect(record.body.response).toBe('# Engineer\n\nNew.')
  })
})

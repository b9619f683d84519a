import type { HouseRule } from '@rolewright/contract/learning'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { draft, edit, School } from '../../testing/school.ts'

let school: School
beforeAll(async () => {
  school = await School.open()
})
afterAll(() => school.close())
beforeEach(() => school.provider.behave())

const BRIEF = 'Warehouse lead in Leeds, £32,000. Must have 2 years in a fast-paced warehouse.'
const rulesUrl = (assistantId: string) => `/api/admin/assistants/${assistantId}/rules`
const title: HouseRule = { kind: 'title', suffix: '(m/f/d)', language: 'en' }

/** An assistant that has written once for somebody of Acme. */
async function begin(model?: string) {
  const assistantId = await school.createAssistant(model)
  const person = await school.hire(assistantId, 'Acme')
  await school.teach(person, assistantId, model ? [draft('Night Nurse')] : [BRIEF])
  const [audience] = (await school.learningOf(assistantId)).audiences
  return { assistantId, person, audience: audience!.key }
}

test('a rule that an admin adds by hand is in effect at once, says so, and can be switched off', async () => {
  const { assistantId, person, audience } = await begin()
  const { status, body } = await school.admin.post(rulesUrl(assistantId), { audience, rule: title })
  expect([status, body]).toMatchObject([
    201,
    {
      byHand: true,
      state: 'accepted',
      text: 'Put “(m/f/d)” behind the title',
      audience: 'Acme',
      evidence: [],
      proposedAs: null,
    },
  ])
  expect((await school.describeRole(person, assistantId, BRIEF)).text).toContain('Warehouse Lead (m/f/d)')
  await school.decide(assistantId, body, { state: 'off' })
  expect((await school.describeRole(person, assistantId, BRIEF)).text).not.toContain('(m/f/d)')
  expect((await school.admin.post(rulesUrl(assistantId), { audience: 'company nobody', rule: title })).status).toBe(404)
  expect((await person.post(rulesUrl(assistantId), { audience, rule: title })).status).toBe(403)
  expect((await school.it.visitor.post(rulesUrl(assistantId), { audience, rule: title })).status).toBe(401)
})

test('what is dismissed is neither shown nor proposed again', async () => {
  const { assistantId, person } = await begin('openai:small')
  await school.teach(person, assistantId, ['Baker', 'Engineer'].map(draft))
  const avoid = (await school.learningOf(assistantId)).rules.find(({ rule }) => rule.kind === 'avoid')
  expect((await school.decide(assistantId, avoid, { state: 'dismissed' })).status).toBe(200)
  await school.teach(person, assistantId, [draft('Clerk')])
  const { rules } = await school.learningOf(assistantId)
  expect(rules.map(({ rule }) => rule.kind)).not.toContain('avoid')
  expect(rules).toHaveLength(2)
})

test('a rule is seen on a page before it is accepted', async () => {
  const { assistantId, audience } = await begin()
  const preview = (rule: object) =>
    school.admin.post(`${rulesUrl(assistantId)}/preview`, { audience, rule }).then(({ body }) => body)
  expect(await preview(title)).toMatchObject({
    looked: 1,
    changed: { title: 'Warehouse Lead', after: expect.stringContaining('# Warehouse Lead (m/f/d)\n') },
  })
  expect(await preview({ kind: 'avoid', phrase: 'rock star' })).toEqual({ looked: 1, changed: null })
  expect((await school.learningOf(assistantId)).rules).toEqual([])
})

test('who went the other way, and with which line', async () => {
  const { assistantId, person } = await begin('openai:small')
  await school.teach(person, assistantId, ['Baker', 'Engineer'].map(draft))
  const other = await school.hire(assistantId, 'Acme')
  await school.teach(other, assistantId, [draft('Clerk')], (text) => edit(text).replace('a team', 'a fast-paced team'))
  const { rules } = await school.learningOf(assistantId)
  const avoid = rules.find(({ rule }) => rule.kind === 'avoid')!
  expect(avoid.evidence[0]).toMatchObject({ title: 'Engineer', who: 'Ada Muster' })
  expect(avoid.against).toEqual([
    {
      jobDescriptionId: expect.any(String),
      title: 'Clerk',
      who: 'Ada Muster',
      line: 'We are a fast-paced team that needs a Clerk.',
    },
  ])
})

test('a document that is left out is no example and supports no rule, until it is taken in again', async () => {
  const { assistantId, person } = await begin('openai:small')
  await school.teach(person, assistantId, ['Baker', 'Engineer'].map(draft))
  const { examples } = await school.learningOf(assistantId)
  expect(examples.map((example) => [example.title, example.who, example.audience, example.leftOut])).toEqual(
    ['Engineer', 'Baker', 'Night Nurse'].map((name) => [name, 'Ada Muster', 'Acme', false]),
  )
  const nurse = examples[2]!
  const url = `/api/admin/assistants/${assistantId}/examples/${nurse.id}`
  expect((await school.admin.put(url, { leftOut: true })).status).toBe(204)
  const left = await school.learningOf(assistantId)
  expect([left.rules, left.survival.length, left.examples[2]!.leftOut]).toEqual([[], 2, true])
  expect(await school.asked(person, assistantId, 'Ward nurse in Leeds')).not.toContain('<example>\\n# Night Nurse')
  const mine = (await person.get('/api/final-documents')).body
  expect(mine.find(({ id }: { id: string }) => id === nurse.id)).toMatchObject({ inUse: true, leftOut: true })
  await school.admin.put(url, { leftOut: false })
  expect((await school.learningOf(assistantId)).rules).toHaveLength(3)
  const elsewhere = await school.createAssistant()
  const foreign = `/api/admin/assistants/${elsewhere}/examples/${nurse.id}`
  expect((await school.admin.put(foreign, { leftOut: true })).status).toBe(404)
  expect((await person.put(url, { leftOut: true })).status).toBe(403)
})

test('pairs leave out whom a text names unless that is chosen, and who took them is written down', async () => {
  const { assistantId, person } = await begin('openai:small')
  const named = `${draft('Cook')}\nContact: Ruth Penhale, ruth@larch.example, 01632 960 228.\n`
  await school.teach(person, assistantId, [named])
  const pairs = async (query: string) =>
    (await school.admin.get(`/api/admin/assistants/${assistantId}/training-pairs${query}`)).raw.toString()
  const without = await pairs('')
  for (const secret of ['Penhale', 'larch.example', '960 228']) expect(without).not.toContain(secret)
  expect(without).toContain('Contact: [name], [e-mail], [phone].')
  expect(await pairs('?people=included')).toContain('Ruth Penhale, ruth@larch.example, 01632 960 228')
  expect((await school.learningOf(assistantId)).exports).toMatchObject([
    { who: 'Bo Boss', pairs: 2, withPeople: true, audience: null },
    { who: 'Bo Boss', pairs: 2, withPeople: false },
  ])
  const { raw } = await school.admin.get('/api/admin/audit')
  expect(raw.toString()).toContain('with names and addresses')
})

test('“Always say” and “Close with” in the instructions are followed by the built-in writer, too', async () => {
  const { assistantId, person } = await begin()
  const instructions = 'Write for quiet people. Close with “Everybody is welcome here.”'
  const changed = { name: 'With a close', description: '', model: 'builtin:writer', instructions }
  expect((await school.admin.put(`/api/admin/assistants/${assistantId}`, changed)).status).toBe(200)
  expect(
    (await school.describeRole(person, assistantId, BRIEF)).text.trimEnd().endsWith('Everybody is welcome here.'),
  ).toBe(true)
})

test('a curriculum vitae is asked about before it teaches anything', async () => {
  const { assistantId, person } = await begin('openai:small')
  school.provider.behave({ words: [draft('Cook')] })
  const { id } = await school.describeRole(person, assistantId, 'Cook')
  const cv = '# Jane Smith\n\n## Work experience\n\n- Cook at the Larch since 2019\n\n## Education\n\n- City college\n'
  const upload = async () => {
    const { body } = await person.post('/api/objects/upload')
    await school.it.app.inject({ method: 'PUT', url: body.uploadURL, payload: Buffer.from(cv) })
    return body.uploadURL.split('?')[0] as string
  }
  const documentURL = await upload()
  const read = await person.post('/api/objects/read', { documentURL, jobDescriptionId: id })
  expect([read.status, read.body.doubt]).toEqual([200, 'curriculum-vitae'])
  const attach = async (url: string, more: object) =>
    (await person.put(`/api/job-descriptions/${id}/final-document`, { documentURL: url, filename: 'cv.md', ...more }))
      .body
  expect((await attach(documentURL, {})).finalDocument).toMatchObject({ inUse: true, leftOut: true })
  const pairs = async () => (await school.learningOf(assistantId)).audiences[0]!.pairs
  expect(await pairs()).toBe(1)
  expect((await attach(await upload(), { isFinal: true })).finalDocument.leftOut).toBe(false)
  expect(await pairs()).toBe(2)
})

test('every kind of rule goes to a model as a sentence', async () => {
  const { assistantId, person, audience } = await begin('openai:small')
  const rules: [HouseRule, string][] = [
    [{ kind: 'avoid', phrase: 'dynamic' }, 'Remove “dynamic”'],
    [{ kind: 'term', from: 'team', to: 'crew' }, 'Say “crew” instead of “team”'],
    [{ kind: 'heading', from: ['Tasks'], to: 'Your day' }, 'Call the section “Your day” instead of “Tasks”'],
    [
      { kind: 'closing', heading: null, text: 'We welcome everyone.', language: 'en', instead: 'equal' },
      'Close with “We welcome everyone.”, in place of any other line on equal opportunity',
    ],
    [{ kind: 'line', heading: 'Offer', text: 'A bicycle', language: 'en' }, 'Under “Offer”, add “A bicycle”'],
    [title, 'Put “(m/f/d)” behind the title'],
    [{ kind: 'drop', headings: ['Good to know'] }, 'Leave out the section “Good to know”'],
    [{ kind: 'order', headings: ['Offer'] }, 'Put the section “Offer” first'],
    [{ kind: 'address', to: 'the candidate', language: 'en' }, 'Say “the candidate” instead of “you”'],
    [{ kind: 'currency', code: 'EUR', mark: '€', stands: 'before', spaced: false }, 'Write amounts in EUR like “€100”'],
  ]
  for (const [rule] of rules)
    expect((await school.admin.post(rulesUrl(assistantId), { audience, rule })).status).toBe(201)
  const asked = await school.asked(person, assistantId, 'Ward nurse in Leeds')
  for (const [, said] of rules) expect(asked).toContain(`- ${said}`)
})

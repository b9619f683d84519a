import type { StoredRule } from '@rolewright/contract/learning'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CLOSING, draft, School } from '../../testing/school.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const BRIEFS = [
  'Senior backend engineer, Berlin, EUR 75,000. Must have 5 years with Go in a fast-paced team.',
  'Night nurse in Utrecht, 32 hours, EUR 3,200 a month. Must have 2 years on a fast-paced ward.',
  'Barista, part time, €13 an hour, Porto. Must have a year of experience in a fast-paced team.',
]
const FOURTH = 'Warehouse lead in Leeds, £32,000. Must have 2 years in a fast-paced warehouse.'
const RULES = [
  'Call the section “Your profile” instead of “What you bring”',
  'Remove “fast-paced”',
  `Close with “${CLOSING}”`,
] as const

let school: School
beforeAll(async () => {
  school = await School.open()
})
afterAll(() => school.close())
beforeEach(() => school.provider.behave())

const textsOf = (rules: StoredRule[]) => rules.map(({ text }) => text).sort()
const find = (rules: StoredRule[], kind: string) => rules.find(({ rule }) => rule.kind === kind)

test.each([
  ['GET', `/api/admin/assistants/${NOWHERE}/learning`],
  ['PUT', `/api/admin/assistants/${NOWHERE}/rules/${NOWHERE}`],
  ['GET', `/api/admin/assistants/${NOWHERE}/training-pairs`],
] as const)('%s %s is for admins alone, and says so where there is nothing', async (method, url) => {
  const person = await school.it.register()
  const body = method === 'PUT' ? { state: 'accepted' } : undefined
  expect((await school.it.visitor.call(method, url, body)).status).toBe(401)
  expect((await person.call(method, url, body)).status).toBe(403)
  expect((await school.admin.call(method, url, body)).status).toBe(404)
})

describe('three finals with the same three edits', () => {
  test('become rules that the built-in writer follows once they are accepted', async () => {
    const assistantId = await school.createAssistant()
    const person = await school.hire(assistantId, 'Acme')
    await school.teach(person, assistantId, BRIEFS.slice(0, 2))
    expect((await school.learningOf(assistantId)).rules).toEqual([])
    await school.teach(person, assistantId, BRIEFS.slice(2))

    const { rules, audiences } = await school.learningOf(assistantId)
    expect(textsOf(rules)).toEqual([...RULES].sort())
    expect(audiences).toEqual([{ key: expect.stringMatching(/^company [\da-f-]{36}$/), name: 'Acme', pairs: 3 }])
    for (const rule of rules) {
      expect(rule).toMatchObject({
        audience: 'Acme',
        state: 'proposed',
        proposedAs: null,
        against: [],
        decidedBy: null,
      })
      expect(rule.evidence.map(({ title }) => title)).toEqual(['Barista', 'Night Nurse', 'Senior Backend Engineer'])
    }
    expect(find(rules, 'avoid')?.evidence[0]).toMatchObject({
      before: expect.stringMatching(/fast-paced/i),
      after: expect.not.stringMatching(/fast-paced/i),
    })

    const before = await school.describeRole(person, assistantId, FOURTH)
    expect(before.text).toMatch(/fast-paced/i)
    await school.acceptAll(assistantId)
    const { text } = await school.describeRole(person, assistantId, FOURTH)
    expect(text).toContain('## Your profile')
    expect(text).not.toContain('What you bring')
    expect(text).not.toMatch(/fast-paced/i)
    expect(text.trimEnd().endsWith(CLOSING)).toBe(true)
  })

  test('become rules that every model is sent, with the closest final as an example', async () => {
    const [first, ...others] = ['openai:small', 'anthropic:claude-test', 'google:gemini-test']
    const assistantId = await school.createAssistant(first)
    const person = await school.hire(assistantId, 'Acme')
    await school.teach(person, assistantId, ['Night Nurse', 'Baker', 'Backend Engineer'].map(draft))
    const asked = () => school.asked(person, assistantId, 'Ward nurse in Leeds')
    expect(await asked()).not.toContain('<house_rules>\\n')
    await school.acceptAll(assistantId)
    for (const model of [first, ...others]) {
      await school.giveModel(assistantId, model!)
      const request = await asked()
      for (const rule of RULES) expect(request).toContain(`- ${rule}`)
      expect(request.match(/<example>\\n# (Night Nurse|Baker|Backend Engineer)/g)).toEqual([
        '<example>\\n# Night Nurse',
        expect.stringMatching(/Engineer|Baker/),
        expect.stringMatching(/Engineer|Baker/),
      ])
      expect(request).toContain('We are a team that needs a Night Nurse.')
      expect(request.indexOf('<example>\\n')).toBeLessThan(request.indexOf('<brief>\\n'))
    }
  })
})

describe('a rule', () => {
  test('takes effect as an admin worded it, and says who decided and when', async () => {
    const assistantId = await school.createAssistant()
    const person = await school.hire(assistantId, 'Acme')
    await school.teach(person, assistantId, BRIEFS)
    const closing = find((await school.learningOf(assistantId)).rules, 'closing')!
    const rule = { kind: 'closing', heading: 'All are welcome', text: 'We mean it.', language: 'en' }
    const { status, body } = await school.decide(assistantId, closing, { state: 'accepted', rule })
    expect([status, body]).toMatchObject([
      200,
      {
        id: closing.id,
        text: 'Close with a section “All are welcome”: “We mean it.”',
        state: 'accepted',
        proposedAs: `Close with “${CLOSING}”`,
        decidedBy: { id: school.admin.user.id, firstName: 'Bo', lastName: 'Boss', email: 'boss@example.com' },
      },
    ])
    expect(Math.abs(Date.parse(body.decidedAt) - school.it.context.now().getTime())).toBeLessThan(60_000)
    expect(body.evidence).toHaveLength(3)
    expect((await school.describeRole(person, assistantId, FOURTH)).text).toContain('## All are welcome\n\nWe mean it.')
  })

  test('that is switched off has no effect, and can be switched on again', async () => {
    const assistantId = await school.createAssistant()
    const person = await school.hire(assistantId, 'Acme')
    await school.teach(person, assistantId, BRIEFS)
    await school.acceptAll(assistantId)
    const heading = find((await school.learningOf(assistantId)).rules, 'heading')
    await school.decide(assistantId, heading, { state: 'off' })
    const off = await school.describeRole(person, assistantId, FOURTH)
    expect(off.text).toContain('## What you bring')
    expect(off.text).not.toMatch(/fast-paced/i)
    expect(find((await school.learningOf(assistantId)).rules, 'heading')?.state).toBe('off')
    await school.decide(assistantId, heading, { state: 'accepted' })
    expect((await school.describeRole(person, assistantId, FOURTH)).text).toContain('## Your profile')
  })

  test('may be as long as a paragraph; a longer one is none', async () => {
    const assistantId = await school.createAssistant('openai:small')
    const person = await school.hire(assistantId, 'Acme')
    const paragraph = 'Шерсть и лён. '.repeat(60)
    for (const title of ['Nurse', 'Baker', 'Engineer']) {
      const text = `# ${title}\n\nYou work as ${title} with us and are glad of it every single day of the week.`
      await school.teach(person, assistantId, [`${text}\n`], () => `${text}\n\n${paragraph.trim()}\n`)
    }
    for (const title of ['Cook', 'Driver', 'Clerk']) {
      const text = `# ${title}\n\nYou work as ${title} with us and are glad of it every single day of the week.`
      await school.teach(person, assistantId, [`${text} ${'Long words go on '.repeat(60)}.\n`], () => text)
    }
    const { rules } = await school.learningOf(assistantId)
    for (const { text } of rules) expect(text.length).toBeLessThan(1100)
  })
})

describe('a decision that can not be', () => {
  let assistantId: string
  let closing: StoredRule | undefined
  const closingNow = async () => find((await school.learningOf(assistantId)).rules, 'closing')
  beforeAll(async () => {
    assistantId = await school.createAssistant()
    await school.teach(await school.hire(assistantId, 'Acme'), assistantId, BRIEFS)
    closing = await closingNow()
  })

  test.each([
    ['becomes another kind', { kind: 'avoid', phrase: 'team' }, 'A rule can be put in other words'],
    ['is of no kind that there is', { kind: 'shout' }, 'Please choose a kind of rule'],
    ['has no words', { kind: 'closing', heading: null, text: ' ', language: 'en' }, 'Please say it in words'],
    ['is longer than a line', { kind: 'closing', heading: 'x'.repeat(121), text: 'y', language: 'en' }, 'At most 120'],
  ])('a rule that %s is refused, and stays as it was', async (_what, rule, sentence) => {
    expect(closing).toBeDefined()
    const { status, body } = await school.decide(assistantId, closing, { state: 'accepted', rule })
    expect([status, body.code]).toEqual([400, 'invalid_request'])
    expect(body.error).toContain(sentence)
    expect(await closingNow()).toEqual(closing)
  })

  test('a rule of another assistant is not found', async () => {
    const other = await school.createAssistant()
    expect((await school.decide(other, closing, { state: 'accepted' })).status).toBe(404)
  })
})

test('what people say in comments counts as if they had done it themselves', async () => {
  const assistantId = await school.createAssistant('openai:small')
  const person = await school.hire(assistantId, 'Acme')
  for (const title of ['Night Nurse', 'Baker', 'Engineer']) {
    school.provider.behave({ words: [draft(title)] })
    const { id } = await school.describeRole(person, assistantId, title)
    await person.post(`/api/job-descriptions/${id}/feedback`, { rating: 3, feedback: 'please remove "fast-paced"' })
  }
  const { rules, survival } = await school.learningOf(assistantId)
  expect(rules).toMatchObject([
    { text: 'Remove “fast-paced”', evidence: [{ from: 'comment' }, { from: 'comment' }, { from: 'comment' }] },
  ])
  expect(survival).toEqual([])
})

test('how much survives is told for each final document, oldest first', async () => {
  const assistantId = await school.createAssistant('openai:small')
  const person = await school.hire(assistantId, 'Acme')
  const text = '# Nurse\n\nYou care for people at night.\n\n## Tasks\n\n- Give medicine\n'
  const from = school.it.context.now().getTime()
  await school.teach(person, assistantId, [text], () => '# Cook\n\nGood soup, always hot.\n')
  school.it.pass(86_400_000)
  await school.teach(person, assistantId, [text], (generated) => generated.replace(' at night', ''))
  school.it.pass(86_400_000)
  await school.teach(person, assistantId, [text], (generated) => generated)
  school.it.pass(-2 * 86_400_000)
  const { survival } = await school.learningOf(assistantId)
  expect(survival.map(({ share }) => Math.round(share * 100))).toEqual([0, 80, 100])
  expect(survival.map(({ at }) => Math.round((Date.parse(at) - from) / 86_400_000))).toEqual([0, 1, 2])
})

import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../db/client.ts'
import { houseRules } from '../../db/schema.ts'
import { draft, School } from '../../testing/school.ts'
import { insertPartnerUser } from '../partner/partner-users.store.ts'

let school: School
beforeAll(async () => {
  school = await School.open()
})
afterAll(() => school.close())
beforeEach(() => school.provider.behave())

const drafts = ['Night Nurse', 'Baker', 'Engineer'].map(draft)
const companies = async () => (await school.admin.get('/api/admin/companies')).body
const SECRETS = ['Night Nurse', '<house_rules>\\n']

describe('a company by its name alone', () => {
  test('shares nothing, however it is spelled: neither documents nor rules', async () => {
    const assistantId = await school.createAssistant('openai:small')
    const acme = await school.hire(assistantId, 'Acme Corp')
    await school.teach(acme, assistantId, drafts)
    await school.acceptAll(assistantId)
    for (const name of ['Acme Corp', ' acme CORP ', 'ＡＣＭＥ Corp']) {
      const stranger = await school.welcome(assistantId, name)
      const asked = await school.asked(stranger, assistantId, 'Ward nurse in Leeds')
      for (const secret of SECRETS) expect(asked).not.toContain(secret)
    }
    const claimed = await school.welcome(assistantId, 'Acme Corp')
    await school.teach(claimed, assistantId, [draft('Cook')])
    const taught = (await school.learningOf(assistantId)).audiences.filter(({ pairs }) => pairs > 0)
    expect(taught).toMatchObject([
      { name: 'Acme Corp', pairs: 3 },
      { name: 'Ada Muster (Acme Corp)', pairs: 1 },
    ])
  })

  test('shares once an admin has put people together, and no more once they are apart', async () => {
    const assistantId = await school.createAssistant('openai:small')
    const one = await school.hire(assistantId, 'Bakers')
    await school.teach(one, assistantId, drafts)
    const other = await school.welcome(assistantId, 'Something else')
    const asked = () => school.asked(other, assistantId, 'Ward nurse in Leeds')
    await school.confirm('Bakers', other)
    expect(await asked()).toContain('<example>\\n# Night Nurse')
    const userIds = [other.user.id]
    expect((await school.admin.put('/api/admin/company-members', { userIds, companyId: null })).status).toBe(204)
    expect(await asked()).not.toContain('# Night Nurse')
    await school.confirm('Bakers', other)
    const { id } = (await companies()).find(({ name }: { name: string }) => name === 'Bakers')
    expect((await school.admin.delete(`/api/admin/companies/${id}`)).status).toBe(204)
    expect(await asked()).not.toContain('# Night Nurse')
    expect(await school.asked(one, assistantId, 'Ward nurse in Leeds')).toContain('# Night Nurse')
  })
})

describe('an e-mail domain that an admin confirmed', () => {
  test('takes people of the partner in, those who come later too, and nobody who only says so', async () => {
    const { db } = school.it.context
    const arrive = (email: string) =>
      insertPartnerUser(db, {
        email,
        username: null,
        firstName: 'P',
        lastName: '',
        source: 'partner',
        directoryId: null,
        directoryLink: null,
        createdAt: new Date(),
      })
    const early = await arrive('early@dom.example')
    const local = await school.it.register({ email: 'local@dom.example', company: 'Dom' })
    const { status, body } = await school.admin.post('/api/admin/companies', {
      name: 'Dom',
      emailDomains: ['DOM.example'],
    })
    expect([status, body.emailDomains, body.members]).toEqual([201, ['dom.example'], 1])
    const late = await arrive('late@dom.example')
    await arrive('other@sub.dom.example')
    const found = (await companies()).find(({ name }: { name: string }) => name === 'Dom')
    expect(found.members).toBe(2)
    const inIt = `/api/admin/users?companyId=${found.id}`
    const members = (await school.admin.get(inIt)).body.map(({ id }: { id: string }) => id)
    expect(members).toEqual([late!.id, early!.id])
    expect(members).not.toContain(local.user.id)
    const first = await school.admin.get(`${inIt}&limit=1`)
    expect([first.body.length, first.headers['x-total-count']]).toEqual([1, '2'])
    expect(first.headers.link).toContain(`companyId=${found.id}`)
  })
})

describe('companies', () => {
  test('are told apart by name and domain', async () => {
    const { admin } = school
    const made = await admin.post('/api/admin/companies', { name: ' Only ', emailDomains: ['only.example'] })
    expect(made.body.name).toBe('Only')
    expect((await admin.post('/api/admin/companies', { name: 'Only' })).body.code).toBe('already_exists')
    const twin = await admin.post('/api/admin/companies', { name: 'Twin', emailDomains: ['only.example'] })
    expect([twin.status, (await companies()).some(({ name }: { name: string }) => name === 'Twin')]).toEqual([
      409,
      false,
    ])
    const renamed = await admin.put(`/api/admin/companies/${made.body.id}`, { name: 'Lonely' })
    expect(renamed.body).toMatchObject({ name: 'Lonely', emailDomains: [] })
    expect((await admin.post('/api/admin/companies', { name: 'X', emailDomains: ['no domain'] })).status).toBe(400)
  })

  test('take in all of the people named or none', async () => {
    const person = await school.it.register()
    const { id: companyId } = (await school.admin.post('/api/admin/companies', { name: 'All' })).body
    const nobody = '00000000-0000-4000-8000-000000000000'
    const put = (body: object) => school.admin.put('/api/admin/company-members', body)
    expect((await put({ userIds: [person.user.id, nobody], companyId })).status).toBe(404)
    expect((await put({ userIds: [person.user.id], companyId: nobody })).status).toBe(404)
    expect((await companies()).find(({ id }: { id: string }) => id === companyId).members).toBe(0)
  })

  test('are for admins alone', async () => {
    const person = await school.it.register()
    expect((await person.get('/api/admin/companies')).status).toBe(403)
    expect(
      (await person.put('/api/admin/company-members', { userIds: [person.user.id], companyId: null })).status,
    ).toBe(403)
  })
})

test('what was shared by name before stays with the only one of that name, and else waits for an admin', async () => {
  const { db } = school.it.context
  const assistantId = await school.createAssistant('openai:small')
  const alone = await school.welcome(assistantId, ' Sole   Trader')
  const [first, second] = [await school.welcome(assistantId, 'Many'), await school.welcome(assistantId, 'MANY')]
  const rule = { kind: 'avoid' as const, phrase: 'fast-paced' }
  await db.insert(houseRules).values(
    ['sole trader', 'many'].map((name) => ({
      assistantId,
      company: `company ${name}`,
      audience: name,
      topic: 'x',
      proposed: rule,
      rule,
      state: 'accepted' as const,
      decidedAt: new Date(),
      createdAt: new Date(),
    })),
  )
  const file = (await readdir(MIGRATIONS)).find((name) => name.endsWith('_belonging.sql'))
  const statements = (await readFile(`${MIGRATIONS}/${file}`, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements)
    if (statement.includes('UPDATE "house_rules"')) await db.execute(sql.raw(statement))

  const asked = (person: typeof alone) => school.asked(person, assistantId, 'Ward nurse in Leeds')
  expect(await asked(alone)).toContain('- Remove “fast-paced”')
  for (const person of [first, second]) expect(await asked(person)).not.toContain('<house_rules>\\n')
  expect((await school.learningOf(assistantId)).rules.map(({ audience }) => audience)).toEqual([
    'sole trader',
    'many (not confirmed)',
  ])
  await school.confirm('Many', first)
  expect(await asked(first)).toContain('- Remove “fast-paced”')
  expect(await asked(second)).not.toContain('<house_rules>\\n')
})

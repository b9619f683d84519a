import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, type Person } from '../../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'

const PASSWORD = 'a long enough secret'
const NEXT = 'another long secret'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

let it: UploadApp
let admin: Person
beforeAll(async () => {
  it = await startUploadApp({ FIRST_USER_IS_ADMIN: 'on', ADMIN_EMAILS: 'named@example.com', LOG_LEVEL: 'info' })
  admin = await it.register({ firstName: 'Grace' })
})
afterAll(() => it.close())

const signIn = async (email: string, password = PASSWORD, agent = FIREFOX) => {
  const { body } = await it.visitor.post('/api/auth/login', { email, password }, { 'user-agent': agent })
  return new Caller(it.app, body.token)
}
const makePartners = (person: Person) =>
  it.context.db.execute(sql`update users set source = 'partner', password_hash = null where id = ${person.user.id}`)

describe('the account', () => {
  test('is shown with what assistants make of it', async () => {
    const person = await it.register({ company: 'Finlo', companySize: '11-50', industry: 'other' })
    const { status, body } = await person.get('/api/account')
    expect([status, body]).toEqual([
      200,
      {
        user: person.user,
        createdAt: expect.any(String),
        hasPassword: true,
        isPartners: false,
        confirmedCompany: null,
        told: ['The employer is Finlo.', 'It has 11-50 employees.'],
        assistant: { name: 'Finlo Assistant', followsProfile: true },
      },
    ])
  })

  test('names the company that an admin confirmed', async () => {
    const person = await it.register({ company: 'Orchard' })
    const { body: company } = await admin.post('/api/admin/companies', { name: 'Orchard Ltd' })
    await admin.put('/api/admin/company-members', { userIds: [person.user.id], companyId: company.id })
    expect((await person.get('/api/account')).body.confirmedCompany).toBe('Orchard Ltd')
  })

  test('changes, and the personalised assistant along with it', async () => {
    const person = await it.register({ company: 'Finlo', industry: 'finance' })
    const said = { firstName: 'Zoë', lastName: 'New', company: 'Orchard', companySize: '1-10' }
    const { status, body } = await person.put('/api/account/profile', said)
    expect([status, body]).toMatchObject([
      200,
      {
        user: { ...said, industry: null, jobTitle: null },
        told: ['The employer is Orchard.', 'It has 1-10 employees.'],
        assistant: { name: 'Orchard Assistant', followsProfile: true },
      },
    ])
    expect((await person.get('/api/auth/me')).body).toMatchObject(said)
    await person.write('Nurse')
    expect(JSON.stringify(it.model.calls.at(-1)!.prompt)).toContain('The employer is Orchard.')
    const versions = await admin.get(`/api/admin/assistants/${person.user.personalizedAssistantId}/versions`)
    expect(versions.body).toMatchObject([{ number: 2, changedBy: { id: person.user.id } }, { number: 1 }])
  })

  test('leaves what an admin wrote of the assistant', async () => {
    const person = await it.register({ company: 'Finlo' })
    const path = `/api/admin/assistants/${person.user.personalizedAssistantId}`
    const written = { name: 'Finlo Assistant', description: '', model: 'builtin:writer', instructions: 'Be brief.' }
    expect((await admin.put(path, written)).status).toBe(200)
    const { body } = await person.put('/api/account/profile', { firstName: 'A', lastName: 'B', company: 'Orchard' })
    expect(body.assistant).toEqual({ name: 'Orchard Assistant', followsProfile: false })
    const { body: all } = await admin.get('/api/admin/assistants')
    expect(all.find(({ id }: { id: string }) => path.endsWith(id))).toMatchObject({
      instructions: 'Be brief.',
      description: '',
    })
  })

  test.each([
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['a website that is none', { companyWebsite: 'not a website' }, 'companyWebsite'],
    ['an industry that is not listed', { industry: 'space' }, 'industry'],
    ['a size that is not listed', { companySize: '7' }, 'companySize'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await admin.put('/api/account/profile', { firstName: 'G', lastName: 'K', ...wrong })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_request', [field]])
  })

  test('of the partner keeps its name and takes the rest', async () => {
    const person = await it.register({ firstName: 'Pat', lastName: 'Partner' })
    await makePartners(person)
    const renamed = await person.put('/api/account/profile', { firstName: 'Other', lastName: 'Partner' })
    expect([renamed.status, renamed.body.error]).toEqual([403, 'Your name comes from Partner and is changed there.'])
    const kept = { firstName: 'Pat', lastName: 'Partner', jobTitle: 'HR' }
    expect((await person.put('/api/account/profile', kept)).body).toMatchObject({
      isPartners: true,
      hasPassword: false,
      user: { jobTitle: 'HR' },
    })
  })
})

describe('the password', () => {
  test('is changed with the old one, and every other session ends', async () => {
    const person = await it.register()
    const elsewhere = await signIn(person.user.email)
    const { body: link } = await admin.post(`/api/admin/users/${person.user.id}/password-link`)
    const change = { current: PASSWORD, password: NEXT }
    expect((await person.put('/api/account/password', change)).status).toBe(204)
    expect((await person.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await (await signIn(person.user.email, NEXT)).get('/api/auth/me')).status).toBe(200)
    expect((await (await signIn(person.user.email, PASSWORD)).get('/api/auth/me')).status).toBe(401)
    const late = { token: link.token, password: 'a third long secret' }
    expect((await it.visitor.post('/api/auth/new-password', late)).status).toBe(410)
    expect(it.logged()).toContain('"event":"password_changed"')
  })

  test.each([
    ['a wrong old one', { current: 'wrong' }, 403, 'wrong_password'],
    ['none', { current: '' }, 400, 'invalid_request'],
    ['a new one that is too short', { password: 'short' }, 400, 'invalid_request'],
    ['a new one that everybody has', { password: 'password123' }, 400, 'invalid_request'],
  ])('is not changed with %s', async (_what, wrong, status, code) => {
    const answer = await admin.put('/api/account/password', { current: PASSWORD, password: NEXT, ...wrong })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect((await (await signIn(admin.user.email)).get('/api/auth/me')).status).toBe(200)
  })

  test('of the partner is not changed here', async () => {
    const person = await it.register()
    await makePartners(person)
    const { status, body } = await person.put('/api/account/password', { current: PASSWORD, password: NEXT })
    expect([status, body.code, body.error]).toEqual([
      409,
      'kept_elsewhere',
      'Your password is kept by Partner: change it there.',
    ])
  })
})

describe('sessions', () => {
  test('are listed with device and time, the one that asks as such', async () => {
    const person = await it.register()
    const elsewhere = await signIn(person.user.email)
    const { body } = await person.get('/api/account/sessions')
    expect(body).toHaveLength(2)
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ isCurrent: true, seenAt: expect.any(String) }),
        expect.objectContaining({ isCurrent: false, device: 'Firefox on Windows' }),
      ]),
    )
    expect((await elsewhere.get('/api/account/sessions')).body[0]).not.toHaveProperty('tokenHash')
    it.pass(6 * 60_000)
    await elsewhere.get('/api/auth/me')
    const later = (await person.get('/api/account/sessions')).body
    for (const { createdAt, seenAt } of later)
      expect(Date.parse(seenAt) - Date.parse(createdAt)).toBeGreaterThan(5 * 60_000)
  })

  test('end one by one, or all the others', async () => {
    const person = await it.register()
    const [one, two] = [await signIn(person.user.email), await signIn(person.user.email)]
    const ofOne = (await one.get('/api/account/sessions')).body.find(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    )
    expect((await person.delete(`/api/account/sessions/${ofOne.id}`)).status).toBe(204)
    expect((await one.get('/api/auth/me')).status).toBe(401)
    expect((await two.get('/api/auth/me')).status).toBe(200)
    expect((await person.delete('/api/account/sessions')).status).toBe(204)
    expect((await two.get('/api/auth/me')).status).toBe(401)
    expect((await person.get('/api/auth/me')).status).toBe(200)
  })

  test("of somebody else are nobody's business", async () => {
    const [{ id }] = (await admin.get('/api/account/sessions')).body
    const person = await it.register()
    for (const other of [id, NOWHERE, 'x'])
      expect((await person.delete(`/api/account/sessions/${other}`)).status).toBe(404)
    expect((await admin.get('/api/auth/me')).status).toBe(200)
  })
})

test('my data is one zip with all that is mine, and nothing secret', async () => {
  const person = await it.register({ firstName: 'Zoë' })
  const role = await it.describeRole(person)
  const url = await it.upload(person, '# Nurse\n\nWe look for a nurse in Utrecht.')
  expect((await role.attach(url, 'Final/../Nurse.md')).status).toBe(200)
  const page = `/api/job-descriptions/${role.id}`
  await person.put(`${page}/draft`, { content: '# Typed so far', basedOn: 1, revision: null })
  const { token } = (await person.post(`${page}/links`, { version: 1, days: 7 })).body
  await it.visitor.post('/api/shared-page/comments', { token, name: 'Mia', text: 'Name the ward' })
  await person.post('/api/usage/request', { wish: 'Ten more nurses' })
  // What is deleted and can be restored is still kept, and so is it told.
  await person.delete(page)
  const other = await it.register()
  await other.write('A secret of somebody else')
  const { status, headers, raw } = await person.get('/api/account/data')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store'])
  const files = Object.fromEntries(
    Object.entries(unzipSync(raw)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    'comments.json',
    'conversations.json',
    'documents/1-Nurse.md',
    'drafts.json',
    'final-documents.json',
    'job-descriptions.json',
    'links.json',
    'unfinished.json',
  ])
  expect(files['documents/1-Nurse.md']).toContain('We look for a nurse in Utrecht.')
  expect(JSON.parse(files['account.json']!)).toMatchObject({ email: person.user.email, firstName: 'Zoë' })
  expect(JSON.parse(files['conversations.json']!)).toMatchObject([
    { messages: [{ role: 'user', content: 'Nurse' }, { role: 'assistant' }] },
  ])
  const deletedAt = expect.any(String)
  expect(JSON.parse(files['job-descriptions.json']!)).toMatchObject([{ prompt: 'Nurse', deletedAt }])
  expect(JSON.parse(files['final-documents.json']!)).toMatchObject([{ filename: 'Nurse.md', deletedAt }])
  expect(JSON.parse(files['drafts.json']!)).toMatchObject([{ jobDescriptionId: role.id, content: '# Typed so far' }])
  expect(JSON.parse(files['links.json']!)).toMatchObject([{ jobDescriptionId: role.id, version: 1 }])
  expect(JSON.parse(files['comments.json']!)).toMatchObject([{ name: 'Mia', text: 'Name the ward', state: 'open' }])
  expect(JSON.parse(files['account.json']!)).toMatchObject({ asksForMore: { wish: 'Ten more nurses' } })
  const all = Object.values(files).join()
  for (const secret of [token, 'A secret of somebody else', 'argon2', 'instructions', 'tokenHash'])
    expect(all).not.toContain(secret)
})

describe('deleting an account', () => {
  const remove = (person: Caller, confirmation: object = { password: PASSWORD }) =>
    person.delete('/api/account', confirmation)

  test('takes what is its own, at once, and leaves what others use', async () => {
    const [person, colleague] = [await it.register({ company: 'Finlo' }), await it.register()]
    const role = await it.describeRole(person)
    await role.attach(await it.upload(person, '# Nurse\n\nWe look for a nurse.'), 'Nurse.md')
    const assistantId = person.user.personalizedAssistantId
    await admin.post('/api/admin/assign-user', { userId: colleague.user.id, assistantId })
    expect((await person.get('/api/account/deletion')).body).toEqual({
      conversations: 1,
      descriptions: 1,
      documents: 1,
      staying: ['Finlo Assistant'],
      obstacle: null,
    })
    await it.upload(person, 'never attached')
    const elsewhere = await signIn(person.user.email)
    expect((await remove(person)).status).toBe(204)
    for (const caller of [person, elsewhere]) expect((await caller.get('/api/auth/me')).status).toBe(401)
    expect((await it.visitor.post('/api/auth/login', { email: person.user.email, password: PASSWORD })).status).toBe(
      401,
    )
    for (const folder of ['documents', 'uploads'] as const) expect(await it.countFiles(person, folder)).toBe(0)
    const { body: usable } = await colleague.get('/api/assistants/accessible')
    expect(usable.map(({ id }: { id: string }) => id)).toContain(assistantId)
    for (const table of ['conversations', 'job_descriptions', 'final_documents', 'sessions', 'generations'])
      expect(
        (await it.context.db.execute(sql`select from ${sql.identifier(table)} where user_id = ${person.user.id}`)).rows,
      ).toEqual([])
    expect((await it.register({ email: person.user.email })).user.id).not.toBe(person.user.id)
  })

  test('cuts off what is being written', async () => {
    const person = await it.register()
    it.model.byHand = true
    const before = it.model.calls.length
    const answer = person.write('Engineer')
    await expect.poll(() => it.model.calls.length).toBe(before + 1)
    expect((await remove(person)).status).toBe(204)
    it.model.byHand = false
    it.model.end()
    expect((await answer).status).toBeGreaterThanOrEqual(400)
    expect((await it.register()).user.id).toBeTruthy()
  })

  test('wants the password', async () => {
    const person = await it.register()
    for (const confirmation of [{}, { password: 'wrong' }, { email: person.user.email }]) {
      const { status, body } = await remove(person, confirmation)
      expect([status, body.code]).toEqual([403, 'wrong_password'])
    }
    expect((await person.get('/api/auth/me')).status).toBe(200)
  })

  test('of the partner wants its e-mail address', async () => {
    const person = await it.register()
    await makePartners(person)
    const refused = await remove(person, { email: 'other@example.com' })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['email']])
    expect((await remove(person, { email: person.user.email.toUpperCase() })).status).toBe(204)
  })

  test('is not for the last admin, nor for one whom the settings name', async () => {
    const lone = await startUploadApp({ FIRST_USER_IS_ADMIN: 'on' })
    const last = await lone.register()
    expect((await last.get('/api/account/deletion')).body.obstacle).toContain('last admin')
    // One who is blocked could look after nothing.
    const blocked = await lone.register()
    await last.post('/api/admin/assign-role', { userId: blocked.user.id, role: 'admin' })
    expect((await last.put(`/api/admin/people/${blocked.user.id}/block`, { blocked: true })).status).toBe(200)
    const { status, body } = await remove(last)
    expect([status, body.code]).toEqual([409, 'last_admin'])
    await lone.close()
    const named = await it.register({ email: 'named@example.com' })
    expect((await remove(named)).status).toBe(409)
  })
})

test.each([
  ['GET', '/api/account'],
  ['PUT', '/api/account/profile'],
  ['PUT', '/api/account/password'],
  ['GET', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', `/api/account/sessions/${NOWHERE}`],
  ['GET', '/api/account/data'],
  ['GET', '/api/account/deletion'],
  ['DELETE', '/api/account'],
] as const)('%s %s is for signed-in people', async (method, url) => {
  expect((await it.visitor.call(method, url, method === 'GET' ? undefined : {})).status).toBe(401)
})

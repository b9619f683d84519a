import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { Caller, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'a long enough secret'
const NOWHERE = '00000000-0000-4000-8000-000000000000'

let it: TestApp
let mail: MailServer
let admin: Person
let general: string
let invited = 0
beforeAll(async () => {
  mail = await startMailServer()
  it = await startTestApp({
    FIRST_USER_IS_ADMIN: 'on',
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://jobs.example.com',
    LOG_LEVEL: 'info',
  })
  admin = await it.register()
  const { body } = await admin.get('/api/assistants')
  general = body.find(({ name }: { name: string }) => name === 'General Assistant').id
})
afterAll(async () => {
  await it.close()
  await mail.close()
})

const invite = (draft: object = {}) =>
  admin.post('/api/admin/invitations', { email: `invited-${++invited}@example.com`, ...draft })
const accept = (token: string, more: object = {}) =>
  it.visitor.post('/api/auth/invitation/acceptance', {
    token,
    password: PASSWORD,
    firstName: 'Ida',
    lastName: 'Invited',
    ...more,
  })
const open = (token: string) => it.visitor.post('/api/auth/invitation', { token })

describe('an invitation', () => {
  test('makes an account with the role and the assistants that were chosen, once', async () => {
    const { status, body } = await invite({ role: 'admin', assistantIds: [general] })
    expect([status, body]).toMatchObject([201, { role: 'admin', assistantIds: [general], isMailed: true }])
    expect((await open(body.token)).body).toEqual({ email: body.email })
    const accepted = await accept(body.token, { email: 'somebody-else@example.com', company: 'Finlo' })
    expect(accepted).toMatchObject({ status: 200, body: { user: { email: body.email, company: 'Finlo' } } })
    const ida = new Caller(it.app, accepted.body.token)
    expect((await ida.get('/api/user/is-admin')).body.isAdmin).toBe(true)
    const names = (await ida.get('/api/assistants/accessible')).body.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Finlo Assistant', 'General Assistant'])
    const permissions = (await admin.get('/api/admin/user-permissions')).body
    expect(permissions[0]).toMatchObject({ userId: accepted.body.user.id, assignedBy: admin.user.id })
    expect((await accept(body.token)).status).toBe(410)
    expect((await admin.get('/api/admin/invitations')).body).toEqual([])
  })

  test('is sent by mail, with the link', async () => {
    const { body } = await invite()
    const letter = mail.received.find(({ to }) => to.includes(body.email))!
    expect(letter.text).toContain(`https://jobs.example.com/invitation#${body.token}`)
  })

  test('that can not be mailed is there all the same', async () => {
    mail.refuse = true
    const { status, body } = await invite()
    mail.refuse = false
    expect([status, body.isMailed]).toEqual([201, false])
    expect((await open(body.token)).status).toBe(200)
  })

  test('takes the place of an earlier one, can be withdrawn, and ends after a week', async () => {
    const { body: first } = await invite()
    const { body: second } = await invite({ email: first.email })
    expect((await open(first.token)).status).toBe(410)
    expect((await open(second.token)).status).toBe(200)
    expect((await admin.delete(`/api/admin/invitations/${second.id}`)).status).toBe(204)
    expect((await admin.delete(`/api/admin/invitations/${second.id}`)).status).toBe(404)
    expect((await accept(second.token)).body.code).toBe('link_spent')
    const { body: third } = await invite()
    await it.context.db.execute(sql`update invitations set expires_at = now() - interval '1 second'`)
    expect((await accept(third.token)).status).toBe(410)
    expect((await admin.get('/api/admin/invitations')).body).toEqual([])
  })

  test('is accepted by one of two at once', async () => {
    const { body } = await invite()
    const statuses = (await Promise.all([accept(body.token), accept(body.token)])).map(({ status }) => status)
    expect(statuses.sort()[0]).toBe(200)
    expect(statuses.sort()[1]).toBeGreaterThanOrEqual(409)
  })

  test('stays good where the password is not', async () => {
    const { body } = await invite()
    expect((await accept(body.token, { password: 'short' })).status).toBe(400)
    expect((await accept(body.token)).status).toBe(200)
  })

  test.each([
    ['an address in use', () => ({ email: admin.user.email }), 409],
    ['what is no address', () => ({ email: 'nobody' }), 400],
    ['an unknown role', () => ({ role: 'king' }), 400],
    ['an assistant that is none', () => ({ assistantIds: [NOWHERE] }), 400],
  ])('is refused for %s', async (_what, draft, status) => {
    expect((await invite(draft())).status).toBe(status)
  })

  test('is listed with the others page by page', async () => {
    const made: string[] = []
    for (let n = 0; n < 3; n++) made.unshift((await invite()).body.id)
    const ids = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id)
    const first = await admin.get('/api/admin/invitations?limit=2')
    const total = Number(first.headers['x-total-count'])
    expect([ids(first), total >= 3]).toEqual([made.slice(0, 2), true])
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1]
    expect(ids(await admin.get(next!))[0]).toBe(made[2])
    await admin.delete(`/api/admin/invitations/${made[0]}`)
    expect((await admin.get('/api/admin/invitations')).headers['x-total-count']).toBe(String(total - 1))
  })

  test('has its token nowhere but in the answer and in the mail', async () => {
    const { body } = await invite()
    const { rows } = await it.context.db.execute(sql`select * from invitations`)
    const listed = (await admin.get('/api/admin/invitations')).raw.toString()
    const audit = (await admin.get('/api/admin/audit')).raw.toString()
    for (const text of [JSON.stringify(rows), it.logged(), listed, audit]) expect(text).not.toContain(body.token)
    expect(audit).toContain(body.email)
  })
})

import { readdirSync } from 'node:fs'
import type { Endpoint } from '@rolewright/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, type Person } from './testing/test-app.ts'
import { startUploadApp, type UploadApp } from './testing/upload-app.ts'

const CONTRACT = new URL('../../contract/src/', import.meta.url)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** What belongs to one person: what stands for it in an address, made anew for each call. */
const OWNED = {
  conversation: async (owner: Person) => ({ id: (await owner.write('Nurse')).body.conversationId }),
  message: async (owner: Person) => ({ id: (await owner.write('Nurse')).body.message.id }),
  description: async (owner: Person) => ({
    id: (await owner.write('Nurse')).body.jobDescriptionId,
    format: 'docx',
    number: '1',
  }),
  generation: async (owner: Person) => {
    const { headers } = await owner.write('Nurse')
    return { id: String(headers['content-location']).split('/').at(-1)! }
  },
  document: async (owner: Person) => {
    const role = await it.describeRole(owner)
    const { body } = await role.attach(await it.upload(owner, '# Nurse\n\nWe look for a nurse.'), 'Nurse.md')
    return { id: body.finalDocument.id }
  },
  link: async (owner: Person) => {
    const { jobDescriptionId } = (await owner.write('Nurse')).body
    return {
      id: (await owner.post(`/api/job-descriptions/${jobDescriptionId}/links`, { version: 1, days: 7 })).body.id,
    }
  },
  comment: async (owner: Person) => {
    const { jobDescriptionId } = (await owner.write('Nurse')).body
    const page = `/api/job-descriptions/${jobDescriptionId}`
    const { token } = (await owner.post(`${page}/links`, { version: 1, days: 7 })).body
    await it.visitor.post('/api/shared-page/comments', { token, text: 'Shorter' })
    return { id: (await owner.get(`${page}/comments`)).body[0].id }
  },
  deletion: async (owner: Person) => ({
    id: (await owner.delete(`/api/job-descriptions/${(await owner.write('Nurse')).body.jobDescriptionId}`)).body.id,
  }),
  session: async (owner: Person) => {
    await it.visitor.post('/api/auth/login', { email: owner.user.email, password: 'a long enough secret' })
    const { body } = await owner.get('/api/account/sessions')
    return { id: body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id }
  },
  upload: async (owner: Person) => {
    const { key, uploadId } = (await owner.post('/s3/multipart', {})).body
    return { uploadId: `${uploadId}?key=${encodeURIComponent(key)}`, partNumber: '1' }
  },
} satisfies Record<string, (owner: Person) => Promise<Record<string, string>>>

/**
 * Who may call: anybody, whoever is signed in (about themselves), an admin, or the owner of what the address names alone,
 * admins not among them. A new endpoint belongs here, or this test fails.
 */
type Rule = 'anybody' | 'signed in' | 'admin' | { ownerOf: keyof typeof OWNED; with?: object; query?: string }
const RULES: Record<string, Rule> = {
  'GET /api/settings': 'anybody',
  'POST /api/auth/register': 'anybody',
  'POST /api/auth/login': 'anybody',
  'POST /api/auth/password-link': 'anybody',
  'POST /api/auth/new-password': 'anybody',
  'POST /api/auth/invitation': 'anybody',
  'POST /api/auth/invitation/acceptance': 'anybody',
  'POST /api/shared-page': 'anybody',
  'POST /api/shared-page/comments': 'anybody',
  'GET /api/auth/partner': 'anybody',
  'GET /api/auth/partner/callback': 'anybody',
  'POST /api/auth/partner/token': 'anybody',

  'GET /api/auth/me': 'signed in',
  'POST /api/auth/logout': 'signed in',
  'POST /api/auth/partner/link': 'signed in',
  'GET /api/user/is-admin': 'signed in',
  'GET /api/account': 'signed in',
  'DELETE /api/account': 'signed in',
  'PUT /api/account/profile': 'signed in',
  'PUT /api/account/password': 'signed in',
  'GET /api/account/data': 'signed in',
  'GET /api/account/deletion': 'signed in',
  'GET /api/account/sessions': 'signed in',
  'DELETE /api/account/sessions': 'signed in',
  'DELETE /api/account/sessions/{id}': { ownerOf: 'session' },

  'GET /api/assistants/accessible': 'signed in',
  'GET /api/usage': 'signed in',
  'POST /api/usage/request': 'signed in',
  'GET /api/dashboard-stats': 'signed in',
  'POST /api/briefs/read': 'signed in',
  'POST /api/chat': 'signed in',
  'POST /api/generate-rtf': 'signed in',
  'GET /api/conversations': 'signed in',
  'GET /api/conversation-summaries': 'signed in',
  'GET /api/conversations/{id}': { ownerOf: 'conversation' },
  'DELETE /api/conversations/{id}': { ownerOf: 'conversation' },
  'PUT /api/conversations/{id}/title': { ownerOf: 'conversation', with: { title: 'Ward 4' } },
  'GET /api/generations/{id}': { ownerOf: 'generation' },
  'DELETE /api/generations/{id}': { ownerOf: 'generation' },
  'GET /api/messages/{id}': { ownerOf: 'message' },
  'POST /api/messages/{id}/feedback': { ownerOf: 'message', with: { feedback: 'thumbs_up' } },
  'POST /api/messages/{id}/claims': {
    ownerOf: 'message',
    with: { claims: [{ from: 0, to: 1, text: 'x' }], decision: 'keep' },
  },

  'GET /api/job-descriptions': 'signed in',
  'GET /api/job-description-summaries': 'signed in',
  'GET /api/job-descriptions/{id}': { ownerOf: 'description' },
  'DELETE /api/job-descriptions/{id}': { ownerOf: 'description' },
  'PUT /api/job-descriptions/{id}/title': { ownerOf: 'description', with: { title: 'Ward 4' } },
  'GET /api/job-descriptions/{id}/links': { ownerOf: 'description' },
  'POST /api/job-descriptions/{id}/links': { ownerOf: 'description', with: { version: 1, days: 7 } },
  'DELETE /api/links/{id}': { ownerOf: 'link' },
  'GET /api/job-descriptions/{id}/comments': { ownerOf: 'description' },
  'PUT /api/comments/{id}': { ownerOf: 'comment', with: { state: 'dismissed' } },
  'GET /api/templates': 'signed in',
  'GET /api/deletions': 'signed in',
  'POST /api/deletions/{id}/restore': { ownerOf: 'deletion' },
  'GET /api/job-descriptions/{id}/versions': { ownerOf: 'description' },
  'GET /api/job-descriptions/{id}/documents/{format}': { ownerOf: 'description' },
  'GET /api/job-descriptions/{id}/job-posting': { ownerOf: 'description' },
  'GET /api/job-descriptions/{id}/versions/{number}': { ownerOf: 'description' },
  'POST /api/job-descriptions/{id}/versions/{number}/restore': { ownerOf: 'description' },
  'GET /api/job-descriptions/{id}/comparison': { ownerOf: 'description', query: 'from=1&to=1' },
  'PUT /api/job-descriptions/{id}/text': { ownerOf: 'description', with: { content: '# Nurse', basedOn: 1 } },
  'GET /api/job-descriptions/{id}/draft': { ownerOf: 'description' },
  'PUT /api/job-descriptions/{id}/draft': {
    ownerOf: 'description',
    with: { content: '# Nurse', basedOn: 1, revision: null },
  },
  'DELETE /api/job-descriptions/{id}/draft': { ownerOf: 'description', query: `revision=${NOWHERE}` },
  'POST /api/job-descriptions/{id}/feedback': { ownerOf: 'description', with: { rating: 5 } },
  'PUT /api/job-descriptions/{id}/final-document': { ownerOf: 'description', with: { documentURL: 'UPLOADED' } },

  'GET /api/final-documents': 'signed in',
  'GET /api/final-documents/{id}/file': { ownerOf: 'document' },
  'DELETE /api/final-documents/{id}': { ownerOf: 'document' },
  'POST /api/objects/upload': 'signed in',
  'POST /api/objects/read': 'signed in',
  'GET /s3/params': 'signed in',
  'GET /s3/sts': 'signed in',
  'POST /s3/multipart': 'signed in',
  'GET /s3/multipart/{uploadId}': { ownerOf: 'upload' },
  'GET /s3/multipart/{uploadId}/{partNumber}': 'signed in',
  'POST /s3/multipart/{uploadId}/complete': 'signed in',
  'DELETE /s3/multipart/{uploadId}': { ownerOf: 'upload' },

  'GET /api/assistants': 'admin',
  'GET /api/admin/users': 'admin',
  'DELETE /api/admin/users/{id}/sign-in-wait': 'admin',
  'POST /api/admin/users/{id}/password-link': 'admin',
  'GET /api/admin/first-start': 'admin',
  'DELETE /api/admin/first-start': 'admin',
  'GET /api/admin/invitations': 'admin',
  'POST /api/admin/invitations': 'admin',
  'DELETE /api/admin/invitations/{id}': 'admin',
  'GET /api/admin/people': 'admin',
  'DELETE /api/admin/people/{id}': 'admin',
  'PUT /api/admin/people/{id}/block': 'admin',
  'PUT /api/admin/people/{id}/weekly-limit': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/export': 'admin',
  'GET /api/admin/user-permissions': 'admin',
  'POST /api/admin/assign-user': 'admin',
  'DELETE /api/admin/remove-user': 'admin',
  'GET /api/admin/user-roles': 'admin',
  'POST /api/admin/assign-role': 'admin',
  'DELETE /api/admin/remove-role': 'admin',
  'GET /api/admin/partner': 'admin',
  'POST /api/admin/partner/test': 'admin',
  'GET /api/admin/partner-users': 'admin',
  'POST /api/admin/import-user': 'admin',
  'GET /api/admin/companies': 'admin',
  'POST /api/admin/companies': 'admin',
  'PUT /api/admin/companies/{id}': 'admin',
  'DELETE /api/admin/companies/{id}': 'admin',
  'PUT /api/admin/company-members': 'admin',
  'GET /api/admin/companies/{id}/templates': 'admin',
  'POST /api/admin/companies/{id}/templates': 'admin',
  'PUT /api/admin/templates/{id}': 'admin',
  'DELETE /api/admin/templates/{id}': 'admin',
  'GET /api/admin/models': 'admin',
  'POST /api/admin/models/trial': 'admin',
  'GET /api/admin/providers': 'admin',
  'PUT /api/admin/providers/{provider}': 'admin',
  'DELETE /api/admin/providers/{provider}': 'admin',
  'POST /api/admin/providers/{provider}/attempt': 'admin',
  'PUT /api/admin/providers/{provider}/limit': 'admin',
  'POST /api/admin/providers/local-search': 'admin',
  'PUT /api/admin/default-model': 'admin',
  'GET /api/admin/token-use': 'admin',
  'GET /api/admin/model-prices': 'admin',
  'PUT /api/admin/model-prices': 'admin',
  'GET /api/admin/assistants': 'admin',
  'GET /api/admin/assistants/{id}': 'admin',
  'GET /api/admin/assistant-counts': 'admin',
  'POST /api/admin/assistants': 'admin',
  'POST /api/admin/assistants/trial': 'admin',
  'PUT /api/admin/assistants/{id}': 'admin',
  'PUT /api/admin/assistants/{id}/retirement': 'admin',
  'PUT /api/admin/assistants/{id}/weekly-limit': 'admin',
  'GET /api/admin/assistants/{id}/versions': 'admin',
  'GET /api/admin/assistants/{id}/learning': 'admin',
  'GET /api/admin/companies/{id}/letterhead': 'admin',
  'PUT /api/admin/companies/{id}/letterhead': 'admin',
  'GET /api/admin/assistants/{id}/training-pairs': 'admin',
  'POST /api/admin/assistants/{id}/rules': 'admin',
  'POST /api/admin/assistants/{id}/rules/preview': 'admin',
  'PUT /api/admin/assistants/{id}/rules/{ruleId}': 'admin',
  'PUT /api/admin/assistants/{id}/examples/{documentId}': 'admin',
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint of the contract; those whose address is a setting, with its default. */
async function listContract(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(new URL(name, CONTRACT).href)))
  const { listExternalUsers, importUser } = await import('@rolewright/contract/partner')
  const fixed = modules.flatMap((module) => Object.values<unknown>(module)).filter(isEndpoint)
  return [...fixed, listExternalUsers('partner'), importUser('partner')]
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const ACCESS: Record<Endpoint['access'], string> = { public: 'anybody', user: 'signed in', admin: 'admin' }
const accessOf = (rule: Rule) => (typeof rule === 'string' ? rule : 'signed in')
const entries = Object.entries(RULES)

let it: UploadApp
let admin: Person
let person: Person
let other: Person
beforeAll(async () => {
  it = await startUploadApp({ FIRST_USER_IS_ADMIN: 'on' })
  admin = await it.register()
  person = await it.register()
  other = await it.register()
})
afterAll(() => it.close())

const call = (caller: Caller, rule: string, filled: Record<string, string> = {}, body: object = {}) => {
  const [method, path] = rule.split(' ') as ['GET', string]
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => filled[name] ?? NOWHERE)
  return caller.call(method, url.replace(/(\?[^/]*)(\/.*)$/, '$2$1'), method === 'GET' ? undefined : body)
}

test('every endpoint of the contract has its rule, and every rule its endpoint', async () => {
  const contract = await listContract()
  expect(contract.map(nameOf).sort()).toEqual(Object.keys(RULES).sort())
  for (const endpoint of contract)
    expect([nameOf(endpoint), ACCESS[endpoint.access]]).toEqual([nameOf(endpoint), accessOf(RULES[nameOf(endpoint)]!)])
})

test('what the server mounts is the contract, and nothing beside it', async () => {
  const { paths } = (await it.visitor.get('/api/openapi.json')).body
  const mounted = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(mounted.sort()).toEqual(Object.keys(RULES).sort())
})

test('the same rules hold under every method: an address answers no other', async () => {
  for (const path of new Set(Object.keys(RULES).map((rule) => rule.split(' ')[1]!)))
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      if (!(`${method} ${path}` in RULES)) {
        const { status } = await call(admin, `${method} ${path}`)
        expect([method, path, status]).toEqual([method, path, expect.toBeOneOf([404, 400])])
      }
})

describe.each(entries.filter(([, rule]) => rule !== 'anybody'))('%s', (name) => {
  test.each([
    ['nobody', () => it.visitor],
    ['a made-up token', () => new Caller(it.app, 'a'.repeat(43))],
  ])('refuses %s', async (_who, caller) => {
    const { status, body } = await call(caller(), name)
    expect([status, body]).toMatchObject([401, { error: 'Please sign in.', code: 'unauthenticated' }])
  })
})

test.each(entries.filter(([, rule]) => rule === 'admin'))('%s refuses whoever is no admin', async (name) => {
  const { status, body } = await call(person, name)
  expect([status, body]).toEqual([403, { error: 'Only admins can do this.', code: 'forbidden' }])
  // An admin gets to where the request itself is looked at.
  expect((await call(admin, name)).status).not.toBeOneOf([401, 403])
})

const owned = entries.flatMap(([name, rule]) => (typeof rule === 'object' ? [[name, rule] as const] : []))
test.each(owned)('%s is for its owner alone', async (rule, { ownerOf, with: body = {}, query }) => {
  const name = query ? `${rule}?${query}` : rule
  const filled = await OWNED[ownerOf](person)
  const sent = async (caller: Person) =>
    'documentURL' in body ? { documentURL: await it.upload(caller, '# Nurse\n\nWe look for a nurse.') } : body
  for (const stranger of [other, admin]) {
    const answer = await call(stranger, name, filled, await sent(stranger))
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  }
  expect((await call(person, name, filled, await sent(person))).status).not.toBeOneOf([401, 403, 404, 500])
})

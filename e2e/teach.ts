import type { APIRequestContext } from '@playwright/test'
import type { ManagedAssistant } from '../contract/src/assistants.ts'
import type { ChatAnswer } from '../contract/src/chat.ts'
import type { Company } from '../contract/src/companies.ts'
import type { Person } from './person.ts'

export const CLOSING = 'We are an equal-opportunity employer and welcome every application.'
export const BRIEFS = [
  'Senior backend engineer, Berlin, EUR 75,000. Must have 5 years with Go in a fast-paced team.',
  'Night nurse in Utrecht, 32 hours, EUR 3,200 a month. Must have 2 years on a fast-paced ward.',
  'Barista, part time, €13 an hour, Porto. Must have a year of experience in a fast-paced team.',
]
export const FOURTH = 'Warehouse lead in Leeds, £32,000. Must have 2 years in a fast-paced warehouse.'

/** What a company always changes. */
export const edit = (text: string) =>
  `${text
    .replace(/fast-paced /gi, '')
    .replace('## What you bring', '## Your profile')
    .trimEnd()}\n\n${CLOSING}\n`

/** Calls the product without the screen. */
function callsOf(request: APIRequestContext, { token }: Pick<Person, 'token'>) {
  return async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? (undefined as Answer) : answer.json()
  }
}

/** An assistant that these people share; those who say to be of one company are put together in it. */
export async function shareAssistant(request: APIRequestContext, admin: Person, name: string, ...people: Person[]) {
  const call = callsOf(request, admin)
  const draft = { name, description: 'For everybody.', model: 'builtin:writer', instructions: '' }
  const { id } = await call<ManagedAssistant>('POST', '/api/admin/assistants', draft)
  for (const { user } of people) await call('POST', '/api/admin/assign-user', { userId: user.id, assistantId: id })
  for (const [company, members] of Map.groupBy(people, ({ user }) => user.company)) {
    if (!company) continue
    const known = (await call<Company[]>('GET', '/api/admin/companies')).find(({ name }) => name === company)
    const { id: companyId } = known ?? (await call<Company>('POST', '/api/admin/companies', { name: company }))
    await call('PUT', '/api/admin/company-members', { userIds: members.map(({ user }) => user.id), companyId })
  }
  return id
}

export const write = (request: APIRequestContext, person: Person, assistantId: string, message: string) =>
  callsOf(request, person)<ChatAnswer>('POST', '/api/chat', { message, assistantId })

/** Descriptions with their final documents, for journeys about what comes of them. */
export async function teach(request: APIRequestContext, person: Person, assistantId: string, briefs = BRIEFS) {
  const call = callsOf(request, person)
  for (const brief of briefs) {
    const { response, jobDescriptionId } = await write(request, person, assistantId, brief)
    const { uploadURL } = await call<{ uploadURL: string }>('POST', '/api/objects/upload')
    await request.put(uploadURL, { data: edit(response) })
    const documentURL = uploadURL.split('?')[0]
    await call('PUT', `/api/job-descriptions/${jobDescriptionId}/final-document`, { documentURL, filename: 'final.md' })
  }
}

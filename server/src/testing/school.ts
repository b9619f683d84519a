import type { Company } from '@rolewright/contract/companies'
import type { Learning } from '@rolewright/contract/learning'
import { FakeProvider } from './provider.ts'
import { settingsFor } from './provider-wires.ts'
import { type Person, startTestApp, type TestApp } from './test-app.ts'

export const CLOSING = 'We are an equal-opportunity employer and welcome every application.'

/** What a person makes of a description, always in the same three ways. */
export const edit = (text: string): string =>
  `${text
    .replace(/fast-paced /gi, '')
    .replace('## What you bring', '## Your profile')
    .trimEnd()}\n\n${CLOSING}\n`

/** As a language model would write it. */
export const draft = (title: string): string =>
  `# ${title}\n\nWe are a fast-paced team that needs a ${title}.\n\n## What you bring\n\n- Joy in work as ${title}\n`

/** The real app with providers of its own, in which people attach final documents for assistants to learn from. */
export class School {
  readonly it: TestApp
  readonly provider: FakeProvider
  readonly admin: Person
  #assistants = 0

  constructor(it: TestApp, provider: FakeProvider, admin: Person) {
    this.it = it
    this.provider = provider
    this.admin = admin
  }

  static async open(): Promise<School> {
    const provider = await FakeProvider.start()
    const settings = { ...settingsFor(provider.origin), FIRST_USER_IS_ADMIN: 'on', WEEKLY_LIMIT: '1000' }
    const it = await startTestApp(settings)
    const admin = await it.register({ firstName: 'Bo', lastName: 'Boss', email: 'boss@example.com' })
    return new School(it, provider, admin)
  }

  async close(): Promise<void> {
    await this.it.close()
    await this.provider.close()
  }

  async createAssistant(model = 'builtin:writer'): Promise<string> {
    this.#assistants += 1
    const { body } = await this.admin.post('/api/admin/assistants', {
      name: `Assistant ${this.#assistants}`,
      description: '',
      model,
      instructions: 'Write for people who like quiet work.',
    })
    return body.id
  }

  async giveModel(assistantId: string, model: string): Promise<void> {
    const url = `/api/admin/assistants/${assistantId}`
    const { name, description, instructions } = (await this.admin.get(url)).body
    const { status } = await this.admin.put(url, { name, description, instructions, model })
    if (status !== 200) throw new Error(`no other model: ${status}`)
  }

  /** Somebody of that company, as an admin has confirmed, who may use the assistant. */
  async hire(assistantId: string, company: string): Promise<Person> {
    const person = await this.welcome(assistantId, company)
    if (company) await this.confirm(company, person)
    return person
  }

  /** Puts people together, in a company of this name. */
  async confirm(name: string, ...people: Person[]): Promise<void> {
    const { body } = await this.admin.get<Company[]>('/api/admin/companies')
    const known = body.find((company) => company.name === name)
    const { id } = known ?? (await this.admin.post('/api/admin/companies', { name })).body
    const userIds = people.map(({ user }) => user.id)
    await this.admin.put('/api/admin/company-members', { userIds, companyId: id })
  }

  /** Somebody who says to be of that company, and may use the assistant. */
  async welcome(assistantId: string, company: string): Promise<Person> {
    const person = await this.it.register({ company })
    await this.admin.post('/api/admin/assign-user', { userId: person.user.id, assistantId })
    return person
  }

  async describeRole(person: Person, assistantId: string, brief: string): Promise<{ id: string; text: string }> {
    const { status, body } = await person.write(brief, { assistantId })
    if (status !== 200) throw new Error(`no description: ${status} ${JSON.stringify(body)}`)
    return { id: body.jobDescriptionId, text: body.response }
  }

  /** @returns the id of the final document */
  async attach(person: Person, jobDescriptionId: string, text: string): Promise<string> {
    const { body } = await person.post('/api/objects/upload')
    await this.it.app.inject({ method: 'PUT', url: body.uploadURL, payload: Buffer.from(text) })
    const attached = await person.put(`/api/job-descriptions/${jobDescriptionId}/final-document`, {
      documentURL: body.uploadURL.split('?')[0],
      filename: 'final.md',
      isFinal: true,
    })
    if (attached.status !== 200) throw new Error(`not attached: ${JSON.stringify(attached.body)}`)
    return attached.body.finalDocument.id
  }

  /** @param briefs one that is a text with a title already is what a language model writes */
  async teach(person: Person, assistantId: string, briefs: string[], change = edit): Promise<string[]> {
    const documents: string[] = []
    for (const brief of briefs) {
      if (brief.startsWith('#')) this.provider.behave({ words: brief.split(/(?<=\s)/) })
      const { id, text } = await this.describeRole(person, assistantId, brief)
      documents.push(await this.attach(person, id, change(text)))
    }
    return documents
  }

  async learningOf(assistantId: string): Promise<Learning> {
    return (await this.admin.get(`/api/admin/assistants/${assistantId}/learning`)).body
  }

  decide(assistantId: string, rule: { id: string } | undefined, decision: object) {
    return this.admin.put(`/api/admin/assistants/${assistantId}/rules/${rule?.id}`, decision)
  }

  async acceptAll(assistantId: string): Promise<void> {
    for (const rule of (await this.learningOf(assistantId)).rules)
      await this.decide(assistantId, rule, { state: 'accepted' })
  }

  /** What the provider was sent for this brief. */
  async asked(person: Person, assistantId: string, brief: string): Promise<string> {
    await this.describeRole(person, assistantId, brief)
    return JSON.stringify(this.provider.received.at(-1)!.body)
  }
}

import * as z from 'zod/mini'
import { ASSISTANT_KINDS } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, pageFields } from './paging.ts'
import { nameText, optionalName, saidText } from './text-fields.ts'
import { WeeklyLimit } from './usage.ts'

/** An assistant as people see it; its instructions stay on the server. `model` reads provider:name. */
export const Assistant = z.object({ id: z.uuid(), name: z.string(), description: z.string(), model: z.string() })
export type Assistant = z.infer<typeof Assistant>

export const accessibleAssistants = endpoint({
  method: 'GET',
  path: '/api/assistants/accessible',
  access: 'user',
  summary: 'The assistants that the signed-in person may use: their own first, then those assigned to them',
  answer: z.array(Assistant),
})
const soughtFields = {
  ...pageFields,
  /** Found in name, model, description, or in name or e-mail of whose it is, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
}
export const AssistantsQuery = z.object(soughtFields)
export type AssistantsQuery = z.infer<typeof AssistantsQuery>
export const allAssistants = endpoint({
  method: 'GET',
  path: '/api/assistants',
  access: 'admin',
  summary: 'Assistants in service: those of nobody in particular first, then the newest',
  query: AssistantsQuery,
  answer: z.array(z.extend(Assistant, { ownerName: z.nullable(z.string()) })),
})

export const AssistantDraft = z.object({
  name: nameText('Please give it a name', 100),
  description: optionalName(500),
  model: z
    .string('Please choose a model')
    .check(z.trim(), z.regex(/^[a-z]+:.+$/, 'A model reads provider:name'), z.maxLength(200)),
  instructions: z.string().check(z.trim(), z.maxLength(8000, 'At most 8000 characters')),
})
export type AssistantDraft = z.infer<typeof AssistantDraft>

/** An assistant as admins see it, with its instructions. */
export const ManagedAssistant = z.extend(Assistant, {
  instructions: z.string(),
  /** The person whose personalised assistant it is. */
  owner: z.nullable(z.object({ id: z.uuid(), email: z.string(), firstName: z.string(), lastName: z.string() })),
  createdAt: z.iso.datetime(),
  retiredAt: z.nullable(z.iso.datetime()),
  /** New descriptions that each person may write with it a week, in place of the general limit; null: that one holds. */
  weeklyLimit: z.nullable(z.int()),
  /** How many people may use it, and how many descriptions it has written. */
  users: z.int(),
  descriptions: z.int(),
  /** Why it can't be used at the moment, in words; the provider's own where it said something. */
  problem: z.nullable(z.string()),
  versions: z.int(),
})
export type ManagedAssistant = z.infer<typeof ManagedAssistant>

export const ManagedAssistantsQuery = z.object({
  ...soughtFields,
  show: z.optional(z.enum(ASSISTANT_KINDS)),
  /** Only those whose provider is configured: the others could only fail. */
  usable: z.optional(z.literal('true')),
})
export type ManagedAssistantsQuery = z.infer<typeof ManagedAssistantsQuery>
export const listManagedAssistants = endpoint({
  method: 'GET',
  path: '/api/admin/assistants',
  access: 'admin',
  summary: 'Assistants with their instructions, who uses them and how much: those of nobody in particular first',
  query: ManagedAssistantsQuery,
  answer: z.array(ManagedAssistant),
})
export const getManagedAssistant = endpoint({
  method: 'GET',
  path: '/api/admin/assistants/{id}',
  access: 'admin',
  summary: 'An assistant with its instructions, who uses it and how much',
  params: IdParams,
  answer: ManagedAssistant,
})
export const countAssistants = endpoint({
  method: 'GET',
  path: '/api/admin/assistant-counts',
  access: 'admin',
  summary: 'How many assistants of each kind there are',
  answer: z.record(z.enum(ASSISTANT_KINDS), z.int()),
})
export const createAssistant = endpoint({
  method: 'POST',
  path: '/api/admin/assistants',
  access: 'admin',
  summary: 'Create an assistant',
  body: AssistantDraft,
  answer: ManagedAssistant,
  status: 201,
})
export const updateAssistant = endpoint({
  method: 'PUT',
  path: '/api/admin/assistants/{id}',
  access: 'admin',
  summary: 'Change an assistant; what it was is kept',
  params: IdParams,
  body: AssistantDraft,
  answer: ManagedAssistant,
})
export const Retirement = z.object({ retired: z.boolean() })
export const retireAssistant = endpoint({
  method: 'PUT',
  path: '/api/admin/assistants/{id}/retirement',
  access: 'admin',
  summary: 'Take an assistant out of service, or back into it',
  params: IdParams,
  body: Retirement,
  answer: ManagedAssistant,
})

export const limitAssistant = endpoint({
  method: 'PUT',
  path: '/api/admin/assistants/{id}/weekly-limit',
  access: 'admin',
  summary: 'Set how many new descriptions a week each person may write with an assistant, or take that back',
  params: IdParams,
  body: z.object({ weeklyLimit: WeeklyLimit }),
  answer: ManagedAssistant,
})

/** What an assistant was from a change on. */
export const AssistantVersion = z.extend(AssistantDraft, {
  number: z.int(),
  /** Null where the product itself made it. */
  changedBy: z.nullable(z.object({ id: z.uuid(), email: z.string(), firstName: z.string(), lastName: z.string() })),
  changedAt: z.iso.datetime(),
})
export type AssistantVersion = z.infer<typeof AssistantVersion>
export const listAssistantVersions = endpoint({
  method: 'GET',
  path: '/api/admin/assistants/{id}/versions',
  access: 'admin',
  summary: 'What an assistant was, newest first',
  params: IdParams,
  answer: z.array(AssistantVersion),
})

/** What a provider offers, or why it does not say. Models read provider:name. */
export const ModelOffer = z.object({
  provider: z.string(),
  models: z.array(z.string()),
  error: z.nullable(z.string()),
})
export type ModelOffer = z.infer<typeof ModelOffer>
export const listModels = endpoint({
  method: 'GET',
  path: '/api/admin/models',
  access: 'admin',
  summary: 'The models of each provider that is configured',
  answer: z.array(ModelOffer),
})

export const Trial = z.extend(AssistantDraft, {
  /** Whose house style it has; a new assistant has none. */
  assistantId: z.optional(z.uuid()),
  brief: saidText('Please enter a brief', 2000),
})
export type Trial = z.infer<typeof Trial>
export const tryAssistant = endpoint({
  method: 'POST',
  path: '/api/admin/assistants/trial',
  access: 'admin',
  summary: 'What an assistant, as drafted, writes for a brief of the caller; nothing is stored or counted',
  body: Trial,
  answer: z.object({ text: z.string() }),
})

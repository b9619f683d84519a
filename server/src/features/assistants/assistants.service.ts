import type { AssistantDraft } from '@rolewright/contract/assistants'
import type { Registration } from '@rolewright/contract/auth'
import { cut } from '@rolewright/contract/text'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import {
  type Assistant,
  anyGeneralAssistantExists,
  anyoneUses,
  deletePermission,
  findAssistant,
  findGeneralAssistant,
  findName,
  findUsableAssistant,
  insertAssistant,
  insertPermission,
  listPermissions,
  listUsableAssistants,
  lockGeneralAssistants,
} from './assistants.store.ts'
import { insertVersion } from './managed-assistants.store.ts'

/** Those a person may use and whose provider is configured: the others could only fail. */
export async function usableAssistants({ db, models }: Context, userId: string): Promise<Assistant[]> {
  return (await listUsableAssistants(db, userId)).filter(({ model }) => models.find(model) !== null)
}

/** Null where the person may not use it, as where there is none. */
export const usableAssistant = findUsableAssistant
export const nameOfAssistant = findName
export type { Assistant }

const TONE = 'Write for the people who would do this job, plainly and warmly.'
const NAME_MAX_LENGTH = 100

type Profile = Omit<Registration, 'password'>

/** Every person who registers gets an assistant that knows their company. */
export async function createPersonalisedAssistant(
  db: Database,
  ownerId: string,
  profile: Profile,
  model: string,
  now: Date,
): Promise<void> {
  const whom = profile.company || `${profile.firstName} ${profile.lastName}`
  const draft = {
    name: cut(`${profile.company || profile.firstName} Assistant`, NAME_MAX_LENGTH),
    description: `Writes job descriptions for ${whom}.`,
    model,
    instructions: instructionsFor(profile),
  }
  await makeAssistant(db, { ...draft, ownerId }, now)
}

async function makeAssistant(db: Database, draft: AssistantDraft & { ownerId?: string }, now: Date): Promise<void> {
  const id = await insertAssistant(db, { ...draft, createdAt: now })
  await insertVersion(db, id, draft, null, now)
}

function instructionsFor({ company, companyWebsite, industry, companySize }: Profile): string {
  const known = [
    company && `The employer is ${company}.`,
    companyWebsite && `Its website is ${companyWebsite}.`,
    industry && industry !== 'other' && `It works in ${industry}.`,
    companySize && `It has ${companySize} employees.`,
  ]
  return [TONE, ...known].filter(Boolean).join('\n')
}

/** A fresh instance has one assistant that belongs to nobody, also when several servers start on it at once. */
export async function provideGeneralAssistant({ db, config, now }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    await lockGeneralAssistants(tx)
    if (await anyGeneralAssistantExists(tx)) return
    const draft = {
      name: 'General Assistant',
      description: 'Writes job descriptions for any role.',
      model: config.DEFAULT_MODEL,
      instructions: TONE,
    }
    await makeAssistant(tx, draft, now())
  })
}

/** The first admin gets the general assistant, by their own right; from then on, admins decide. */
export async function assignGeneralAssistant(db: Database, userId: string, now: Date): Promise<void> {
  const general = await findGeneralAssistant(db)
  if (!general || (await anyoneUses(db, general.id))) return
  await insertPermission(db, { userId, assistantId: general.id, assignedBy: userId, assignedAt: now })
}

/**
 * Lets a user use an assistant.
 * @throws AppError not_found; already_exists where they may use it already
 */
export async function assignAssistant(db: Database, userId: string, assistantId: string, by: string, now: Date) {
  const assistant = await findAssistant(db, assistantId)
  if (!assistant) throw notFound('That assistant')
  if (assistant.ownerId === userId)
    throw new AppError('already_exists', 'This is the personalised assistant of that user, who can use it already.')
  const permission = await insertPermission(db, { userId, assistantId, assignedBy: by, assignedAt: now })
  if (!permission) throw new AppError('already_exists', 'This user is assigned to that assistant already.')
  return permission
}

/** @throws AppError not_found where the user was not assigned to it */
export async function removeAssistant(db: Database, userId: string, assistantId: string): Promise<void> {
  if (!(await deletePermission(db, userId, assistantId))) throw notFound('That assignment')
}

export const listAssignments = listPermissions

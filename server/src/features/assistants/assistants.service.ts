import type { Registration } from '@rolewright/contract/auth'
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
  findUsableAssistant,
  insertAssistant,
  insertPermission,
  listPermissions,
} from './assistants.store.ts'

/** @throws AppError not_found where the person may not use it, as where there is none */
export async function assistantFor(db: Database, userId: string, assistantId: string): Promise<Assistant> {
  const assistant = await findUsableAssistant(db, userId, assistantId)
  if (!assistant) throw notFound('That assistant')
  return assistant
}

type Profile = Omit<Registration, 'password'>

/** Every person who registers gets an assistant that knows their company. */
export async function createPersonalisedAssistant(
  db: Database,
  ownerId: string,
  profile: Profile,
  model: string,
  now: Date,
): Promise<void> {
  const whose = profile.company || profile.firstName
  await insertAssistant(db, {
    ownerId,
    model,
    name: `${whose} Assistant`,
    description: profile.company
      ? `Writes job descriptions for ${profile.company}.`
      : `Writes job descriptions for ${profile.firstName} ${profile.lastName}.`,
    instructions: instructionsFor(profile),
    createdAt: now,
  })
}

function instructionsFor({ company, companyWebsite, industry, companySize }: Profile): string {
  const known = [
    company && `The employer is ${company}.`,
    companyWebsite && `Its website is ${companyWebsite}.`,
    industry && industry !== 'other' && `It works in ${industry}.`,
    companySize && `It has ${companySize} employees.`,
  ]
  return ['Write for the people who would do this job, plainly and warmly.', ...known].filter(Boolean).join('\n')
}

/** A fresh instance has one assistant that belongs to nobody. */
export async function provideGeneralAssistant({ db, config, now }: Context): Promise<void> {
  if (await anyGeneralAssistantExists(db)) return
  await insertAssistant(db, {
    name: 'General Assistant',
    description: 'Writes job descriptions for any role.',
    model: config.DEFAULT_MODEL,
    instructions: 'Write for the people who would do this job, plainly and warmly.',
    createdAt: now(),
  })
}

/** The first admin gets the general assistant; from then on, admins decide. */
export async function assignGeneralAssistant(db: Database, userId: string, now: Date): Promise<void> {
  const general = await findGeneralAssistant(db)
  if (!general || (await anyoneUses(db, general.id))) return
  await insertPermission(db, { userId, assistantId: general.id, assignedAt: now })
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

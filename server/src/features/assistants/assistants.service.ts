import type { AssistantDraft } from '@rolewright/contract/assistants'
import type { Profile } from '@rolewright/contract/auth'
import { cut } from '@rolewright/contract/text'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import {
  type Assistant,
  anyGeneralAssistantExists,
  anyoneUses,
  deletePermission,
  disownShared,
  findAssistant,
  findDefaultModel,
  findGeneralAssistant,
  findName,
  findPersonalised,
  findUsableAssistant,
  insertAssistant,
  insertPermission,
  listSharedOf,
  listUsableAssistants,
  lockGeneralAssistants,
} from './assistants.store.ts'
import { insertVersion, lockAssistant, updateDraft } from './managed-assistants.store.ts'

/** Those a person may use and whose provider is configured: the others could only fail. */
export async function usableAssistants({ db, models }: Context, userId: string): Promise<Assistant[]> {
  return (await listUsableAssistants(db, userId)).filter(({ model }) => models.find(model) !== null)
}

/** Null where the person may not use it, as where there is none. */
export const usableAssistant = findUsableAssistant
export const nameOfAssistant = findName
/** Null where there is none in service. */
export const instructionsOf = async (db: Database, id: string): Promise<string | null> =>
  (await findAssistant(db, id))?.instructions ?? null
export type { Assistant }

const TONE = 'Write for the people who would do this job, plainly and warmly.'
const NAME_MAX_LENGTH = 100

/** Every person who registers gets an assistant that knows their company. */
export async function createPersonalisedAssistant(
  db: Database,
  ownerId: string,
  profile: Profile,
  model: string,
  now: Date,
): Promise<void> {
  await makeAssistant(db, { ...draftFor(profile), model, ownerId }, now)
}

function draftFor(profile: Profile): Omit<AssistantDraft, 'model'> {
  const whom = profile.company || `${profile.firstName} ${profile.lastName}`
  return {
    name: cut(`${profile.company || profile.firstName} Assistant`, NAME_MAX_LENGTH),
    description: `Writes job descriptions for ${whom}.`,
    instructions: [TONE, ...toldOf(profile)].join('\n'),
  }
}

/** Somebody's personalised assistant, and whether it still is what their profile made of it. */
export async function personalisedAssistant(db: Database, ownerId: string, profile: Profile) {
  const assistant = await findPersonalised(db, ownerId)
  return assistant && { ...assistant, followsProfile: assistant.instructions === draftFor(profile).instructions }
}

/** What the assistant of a person was made from has changed: it changes along where nobody has written it anew since. */
export async function followProfile(
  tx: Database,
  ownerId: string,
  { before, after }: { before: Profile; after: Profile },
  now: Date,
): Promise<void> {
  const assistant = await findPersonalised(tx, ownerId)
  if (!assistant || !(await lockAssistant(tx, assistant.id))) return
  const [old, next] = [draftFor(before), draftFor(after)]
  const { model } = assistant
  const follow = (part: keyof typeof old) => (assistant[part] === old[part] ? next[part] : assistant[part])
  const draft = {
    name: follow('name'),
    description: follow('description'),
    instructions: follow('instructions'),
    model,
  }
  if (Object.keys(old).every((part) => assistant[part as keyof typeof old] === draft[part as keyof typeof old])) return
  await updateDraft(tx, assistant.id, draft)
  await insertVersion(tx, assistant.id, draft, ownerId, now)
}

/** Names of somebody's assistants that others use, which go on without them. */
export const sharedAssistantsOf = listSharedOf
export const leaveSharedAssistants = disownShared

async function makeAssistant(db: Database, draft: AssistantDraft & { ownerId?: string }, now: Date): Promise<void> {
  const id = await insertAssistant(db, { ...draft, createdAt: now })
  await insertVersion(db, id, draft, null, now)
}

/** What an assistant is told of the employer, a sentence each. */
export function toldOf({ company, companyWebsite, industry, companySize }: Profile): string[] {
  const known = [
    company && `The employer is ${company}.`,
    companyWebsite && `Its website is ${companyWebsite}.`,
    industry && industry !== 'other' && `It works in ${industry}.`,
    companySize && `It has ${companySize} employees.`,
  ]
  return known.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[]
}

/** What a new assistant writes with: as the environment says, as an admin chose, or the writer that is always there. */
export const defaultModelOf = async ({ config }: Pick<Context, 'config'>, db: Database): Promise<string> =>
  config.DEFAULT_MODEL ?? (await findDefaultModel(db)) ?? 'builtin:writer'

/** A fresh instance has one assistant that belongs to nobody, also when several servers start on it at once. */
export async function provideGeneralAssistant({ db, config, now }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    await lockGeneralAssistants(tx)
    if (await anyGeneralAssistantExists(tx)) return
    const draft = {
      name: 'General Assistant',
      description: 'Writes job descriptions for any role.',
      model: await defaultModelOf({ config }, tx),
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
export async function assignAssistant(db: Database, userId: string, assistantId: string, by: string | null, now: Date) {
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

import type { AssistantDraft, ManagedAssistant, ManagedAssistantsQuery, Trial } from '@rolewright/contract/assistants'
import type { SignedIn } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import { ask } from '../../generation/ask.ts'
import { ProviderFailure } from '../../generation/failures.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { describeRole } from '../../generation/prompts/job-description.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { examplesFor, houseStyleOf, styleOfDraft } from '../learning/house-style.service.ts'
import { insertAssistant } from './assistants.store.ts'
import {
  countManaged,
  findManaged,
  insertVersion,
  listManaged,
  listModelsInUse,
  lockAssistant,
  type Managed,
  type Sought,
  setRetired,
  setWeeklyLimit,
  updateDraft,
} from './managed-assistants.store.ts'

/** A page, of one more than `limit` where there are more, and how many there are on all. */
export async function listManagedAssistants(
  context: Context,
  { q, show, usable, ...page }: ManagedAssistantsQuery,
): Promise<{ rows: ManagedAssistant[]; total: number }> {
  const { db, models } = context
  const sought: Sought = { q, show }
  if (usable) sought.models = (await listModelsInUse(db)).filter((model) => models.find(model) !== null)
  const rows = await listManaged(db, sought, page)
  return { rows: rows.map((managed) => answer(context, managed)), total: await countManaged(db, sought) }
}

/** @throws AppError invalid_request where the model can't be had */
export async function createAssistant(context: Context, draft: AssistantDraft, by: string): Promise<ManagedAssistant> {
  requireModel(context, draft.model)
  const now = context.now()
  const id = await context.db.transaction(async (tx) => {
    const created = await insertAssistant(tx, { ...draft, createdAt: now })
    await insertVersion(tx, created, draft, by, now)
    return created
  })
  return getManaged(context, id)
}

/** @throws AppError not_found; invalid_request where the model is a new one and can't be had */
export async function updateAssistant(
  context: Context,
  id: string,
  draft: AssistantDraft,
  by: string,
): Promise<ManagedAssistant> {
  await context.db.transaction(async (tx) => {
    if (!(await lockAssistant(tx, id))) throw notFound('That assistant')
    const before = await findManaged(tx, id)
    if (before?.assistant.model !== draft.model) requireModel(context, draft.model)
    await updateDraft(tx, id, draft)
    await insertVersion(tx, id, draft, by, context.now())
  })
  return getManaged(context, id)
}

/** @throws AppError not_found */
export async function retireAssistant(context: Context, id: string, retired: boolean): Promise<ManagedAssistant> {
  if (!(await setRetired(context.db, id, retired ? context.now() : null))) throw notFound('That assistant')
  return getManaged(context, id)
}

/** @throws AppError not_found */
export async function limitAssistant(
  context: Context,
  id: string,
  weeklyLimit: number | null,
): Promise<ManagedAssistant> {
  if (!(await setWeeklyLimit(context.db, id, weeklyLimit))) throw notFound('That assistant')
  return getManaged(context, id)
}

/**
 * What the draft writes for a brief of this person: with the facts of their company, and its house style where the assistant
 * has learnt one. Nothing is stored, nobody's quota is touched.
 * @param signal stops it
 */
export async function tryAssistant(
  context: Context,
  user: SignedIn,
  { model, instructions, brief, assistantId }: Trial,
  signal: AbortSignal,
): Promise<string> {
  const found = requireModel(context, model)
  const style = assistantId
    ? await houseStyleOf(context.db, assistantId, user, instructions)
    : styleOfDraft(instructions)
  const examples = await examplesFor(context.db, style, brief)
  const request = { brief, instructions, company: companyOf(user), rules: style.rules, examples }
  let text = ''
  try {
    await ask(found, describeRole(request), signal, (part) => {
      text += part
    })
    return text
  } catch (error) {
    // Admins get to read what the provider said; it is for them to mend.
    if (error instanceof ProviderFailure)
      throw new AppError(error.code, `${error.message} (${error.reason})`, { cause: error })
    throw error
  }
}

function requireModel({ models }: Context, name: string) {
  const model = models.find(name)
  if (model) return model
  const sentence = `The provider of ${name} is not configured on this server.`
  throw new AppError('invalid_request', sentence, { fields: { model: sentence } })
}

/** @throws AppError not_found */
export async function getManaged(context: Context, id: string): Promise<ManagedAssistant> {
  const managed = await findManaged(context.db, id)
  if (!managed) throw notFound('That assistant')
  return answer(context, managed)
}

function answer({ models }: Context, { assistant, lastReason, ...rest }: Managed): ManagedAssistant {
  const configured = models.find(assistant.model) !== null
  return {
    ...assistant,
    ...rest,
    createdAt: assistant.createdAt.toISOString(),
    retiredAt: assistant.retiredAt?.toISOString() ?? null,
    problem: configured ? lastReason : `The provider of ${assistant.model} is not configured on this server.`,
  }
}

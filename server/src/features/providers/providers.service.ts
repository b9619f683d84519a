import {
  type ManagedProvider,
  type ModelSettings,
  PROVIDERS,
  type ProviderDraft,
  type ProviderLimit,
  type ProviderName,
} from '@rolewright/contract/providers'
import type { Context } from '../../context.ts'
import { type Access, ADDRESSES } from '../../generation/providers.ts'
import { AppError } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { defaultModelOf } from '../assistants/assistants.service.ts'
import {
  deleteProvider,
  findProvider,
  listLimits,
  listProviders,
  type StoredProvider,
  saveDefaultModel,
  saveLimit,
  saveProvider,
  stampOfProviders,
  sumTokens,
} from './providers.store.ts'
import { meterOf, monthOf, renewLimits } from './tokens.service.ts'

const PURPOSE = 'provider key'
const NO_KEY_STORE =
  'This server has no key to keep others secret with. Set SECRET_KEY in its environment, the same on every replica.'
const UNREADABLE = 'Its key can not be read any more: it was kept under another SECRET_KEY. Please type it again.'
const TYPE_AGAIN = 'Please type the key again: it was given for another address.'

/** What was taken last, of each app: nothing is asked anew while nobody changed anything. */
const taken = new WeakMap<Context['models'], string>()

/** At the start: what admins set so far, and the meter that requests pass. */
export async function takeProviders(context: Context): Promise<void> {
  context.models.meterBy(meterOf(context))
  await renewProviders(context)
}

/** What admins changed, here or on another replica. */
export async function renewProviders(context: Context): Promise<void> {
  const { db, models } = context
  await renewLimits(context)
  const stamp = await stampOfProviders(db)
  if (taken.get(models) === stamp) return
  const accesses = new Map<ProviderName, Access>()
  for (const stored of await listProviders(db)) {
    const access = accessOf(context, stored)
    if (access) accesses.set(stored.name, access)
  }
  await models.take(accesses)
  taken.set(models, stamp)
}

/** Null where the key can't be read. */
function accessOf({ seal }: Context, { name, address, allowsPrivate, sealedKey }: StoredProvider): Access | null {
  const key = sealedKey ? (seal?.open<string>(`${PURPOSE} ${name}`, sealedKey) ?? null) : ''
  if (key === null) return null
  return { key, address: address ?? undefined, reach: reachOf(name, allowsPrivate) }
}

const reachOf = (name: ProviderName, allowsPrivate: boolean) =>
  name === 'local' ? 'loopback' : allowsPrivate ? 'private' : 'public'

export async function modelSettings(context: Context): Promise<ModelSettings> {
  const { db, config, seal, now } = context
  const [stored, limits, used] = await Promise.all([listProviders(db), listLimits(db), sumTokens(db, monthOf(now()))])
  const by = <Row extends { name: string }>(rows: Row[], name: string) => rows.find((row) => row.name === name) ?? null
  return {
    providers: PROVIDERS.map((name) => answer(context, name, by(stored, name), by(limits, name), used.get(name) ?? 0)),
    cannotKeepKeys: seal ? null : NO_KEY_STORE,
    defaultModel: await defaultModelOf(context, db),
    defaultIsFixed: config.DEFAULT_MODEL !== undefined,
  }
}

async function managed(context: Context, name: ProviderName): Promise<ManagedProvider> {
  return (await modelSettings(context)).providers.find((provider) => provider.name === name)!
}

type Limit = Awaited<ReturnType<typeof listLimits>>[number] | null

function answer(
  context: Context,
  name: ProviderName,
  stored: StoredProvider | null,
  limit: Limit,
  usedTokens: number,
): ManagedProvider {
  const isFixed = context.models.fixed.includes(name)
  const common = { name, usedTokens, monthlyTokens: limit?.tokens ?? null, fallback: limit?.fallback ?? null }
  if (isFixed)
    return { ...common, setBy: 'environment', address: null, hasKey: true, allowsPrivate: true, problem: null }
  return {
    ...common,
    setBy: stored ? 'admin' : null,
    address: stored?.address ?? null,
    hasKey: Boolean(stored?.sealedKey),
    allowsPrivate: stored?.allowsPrivate ?? false,
    problem: stored && !accessOf(context, stored) ? UNREADABLE : null,
  }
}

/** @throws AppError kept_elsewhere */
function refuseFixed({ models }: Context, name: ProviderName): void {
  if (models.fixed.includes(name))
    throw new AppError('kept_elsewhere', 'This provider is set in the environment of the server, and is changed there.')
}

const wrong = (field: string, sentence: string) =>
  new AppError('invalid_request', sentence, { fields: { [field]: sentence } })

/**
 * How a draft would be reached.
 * @throws AppError kept_elsewhere; invalid_request where something is missing, or a stored key would go to another address
 */
export async function readDraft(context: Context, name: ProviderName, draft: ProviderDraft): Promise<Access> {
  refuseFixed(context, name)
  const stored = await findProvider(context.db, name)
  if (!draft.address && !ADDRESSES[name]) throw wrong('address', 'Please enter its address.')
  // Whoever can set an address could otherwise have the key sent there, which they can not see.
  const isElsewhere = stored?.address !== draft.address || stored?.allowsPrivate !== draft.allowsPrivate
  if (draft.key === undefined && stored?.sealedKey && isElsewhere) throw wrong('key', TYPE_AGAIN)
  const kept = draft.key === undefined && stored ? accessOf(context, stored)?.key : draft.key
  if (draft.key === undefined && stored?.sealedKey && !kept) throw wrong('key', UNREADABLE)
  if (!kept && ADDRESSES[name]) throw wrong('key', 'Please enter the key')
  return { key: kept ?? '', address: draft.address ?? undefined, reach: reachOf(name, draft.allowsPrivate) }
}

/** @throws AppError as readDraft; unavailable where no key can be kept */
export async function setProvider(
  context: Context,
  name: ProviderName,
  draft: ProviderDraft,
): Promise<ManagedProvider> {
  const { db, seal, now } = context
  const { key } = await readDraft(context, name, draft)
  if (key && !seal) throw new AppError('unavailable', NO_KEY_STORE)
  await saveProvider(db, {
    name,
    address: draft.address,
    allowsPrivate: draft.allowsPrivate,
    sealedKey: key ? seal!.close(`${PURPOSE} ${name}`, key) : null,
    changedAt: now(),
  })
  await renewProviders(context)
  noteSecurity(context.log, 'provider_changed', { what: name })
  return managed(context, name)
}

/** @throws AppError kept_elsewhere, not_found */
export async function removeProvider(context: Context, name: ProviderName): Promise<void> {
  refuseFixed(context, name)
  if (!(await deleteProvider(context.db, name))) throw new AppError('not_found', 'This provider is not set.')
  await renewProviders(context)
  noteSecurity(context.log, 'provider_changed', { what: name })
}

/** @throws AppError invalid_request where the fallback is no model that can be had, or one of the same provider */
export async function limitProvider(
  context: Context,
  name: ProviderName,
  limit: ProviderLimit,
): Promise<ManagedProvider> {
  const { fallback } = limit
  if (fallback?.startsWith(`${name}:`)) throw wrong('fallback', 'Please choose a model of another provider.')
  if (fallback && !context.models.find(fallback)) throw wrong('fallback', `The provider of ${fallback} is not set.`)
  await saveLimit(context.db, name, limit)
  await renewLimits(context)
  return managed(context, name)
}

/** @throws AppError kept_elsewhere; invalid_request where it can't be had */
export async function chooseDefault({ db, config, models }: Context, model: string): Promise<{ defaultModel: string }> {
  if (config.DEFAULT_MODEL)
    throw new AppError('kept_elsewhere', 'DEFAULT_MODEL is set in the environment of the server, and is changed there.')
  if (!models.find(model)) throw wrong('model', `The provider of ${model} is not set.`)
  await saveDefaultModel(db, model)
  return { defaultModel: model }
}

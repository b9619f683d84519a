import type { SignedIn } from '@rolewright/contract/auth'
import type { ManagedPerson, PeopleQuery } from '@rolewright/contract/people'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { removeAccount } from '../account/deletion.service.ts'
import { findAccount, signOutEverywhere } from '../auth/auth.service.ts'
import { spareAdmins } from '../auth/roles.service.ts'
import { waitsOf } from '../auth/throttle.service.ts'
import { limitOf, weekStart } from '../usage/usage.service.ts'
import { findPerson, insertRequest, listPeople, type PersonRow, setBlocked, setWeeklyLimit } from './people.store.ts'

export async function findPeople(context: Context, query: PeopleQuery): Promise<ManagedPerson[]> {
  return withWaits(context, await listPeople(context.db, query, weekStart(context)))
}

async function withWaits(context: Context, rows: PersonRow[]): Promise<ManagedPerson[]> {
  const waits = await waitsOf(
    context,
    rows.map(({ email }) => email),
  )
  return rows.map(({ wish, askedAt, createdAt, blockedAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    asks: askedAt ? { wish: wish ?? '', at: askedAt.toISOString() } : null,
    signInWaitsUntil: waits.get(row.email)?.toISOString() ?? null,
  }))
}

async function personOf(context: Context, id: string): Promise<ManagedPerson> {
  const found = await findPerson(context.db, id, weekStart(context))
  if (!found) throw notFound('That person')
  return (await withWaits(context, [found]))[0]!
}

const notYourself = () => new AppError('forbidden', 'Nobody does this to themselves. Another admin can.')

/** @throws AppError not_found; forbidden for oneself; last_admin */
export async function blockPerson(context: Context, id: string, blocked: boolean, by: string): Promise<ManagedPerson> {
  if (id === by) throw notYourself()
  await context.db.transaction(async (tx) => {
    if (blocked) await spareAdmins(tx, context, id)
    if (!(await setBlocked(tx, id, blocked ? context.now() : null))) throw notFound('That person')
  })
  if (blocked) await signOutEverywhere(context, id)
  noteSecurity(context.log, 'account_blocked', { account: id, by, what: blocked ? 'blocked' : 'let in' })
  return personOf(context, id)
}

/** @throws AppError not_found; forbidden for oneself; last_admin */
export async function deletePerson(context: Context, id: string, by: string): Promise<void> {
  if (id === by) throw notYourself()
  if (!(await findAccount(context, id))) throw notFound('That person')
  await removeAccount(context, id, by)
}

/** @throws AppError not_found */
export async function limitPerson(context: Context, id: string, weeklyLimit: number | null): Promise<ManagedPerson> {
  await context.db.transaction(async (tx) => {
    if (!(await setWeeklyLimit(tx, id, weeklyLimit))) throw notFound('That person')
  })
  return personOf(context, id)
}

/** @throws AppError already_exists, also for whoever has no limit */
export async function askForMore(context: Context, user: SignedIn, wish: string): Promise<void> {
  if (limitOf(context, user) === null) throw new AppError('already_exists', 'You have no weekly limit.')
  if (!(await insertRequest(context.db, user.id, wish, context.now())))
    throw new AppError('already_exists', 'You have asked already. An admin will see it.')
}

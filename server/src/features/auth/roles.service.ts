import type { UserRole } from '@rolewright/contract/admin'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { assignGeneralAssistant } from '../assistants/assistants.service.ts'
import { deleteRole, findNotYetAdmins, findRole, lockAdmins, setRole } from './roles.store.ts'
import { findCredentials, findUser } from './users.store.ts'

/** @param by what made them one, where no admin did */
export async function makeAdmin(
  { log, now }: Pick<Context, 'log' | 'now'>,
  db: Database,
  userId: string,
  by: 'settings' | 'first account' | 'shell' | 'invitation',
): Promise<void> {
  await setRole(db, userId, 'admin', now())
  await assignGeneralAssistant(db, userId, now())
  noteSecurity(log, 'role_assigned', { account: userId, role: 'admin', by })
}

type Settled = Pick<Context, 'db' | 'config' | 'now' | 'log'>

/** @throws AppError not_found */
export async function grantAdmin(context: Settled, email: string): Promise<void> {
  const found = await findCredentials(context.db, email)
  if (!found) throw notFound(`An account with the e-mail ${email}`)
  await makeAdmin(context, context.db, found.id, 'shell')
}

/** @throws AppError not_found, also where the account is no admin; last_admin */
export async function revokeAdmin(context: Settled, email: string): Promise<void> {
  const found = await findCredentials(context.db, email)
  if (!found) throw notFound(`An account with the e-mail ${email}`)
  await removeRole(context, found.id, 'shell')
}

/** Accounts named in ADMIN_EMAILS are admins, also those that were there before the setting. */
export async function appointNamedAdmins(context: Context): Promise<void> {
  const { db, config } = context
  for (const userId of await findNotYetAdmins(db, config.ADMIN_EMAILS)) await makeAdmin(context, db, userId, 'settings')
}

type Row = Awaited<ReturnType<typeof setRole>>
const answer = (row: Row): UserRole => ({ ...row, assignedAt: row.assignedAt.toISOString() })

/**
 * Gives a user a role in place of the one they had.
 * @throws AppError not_found; already_exists where they have it; last_admin where nobody would be left
 */
export async function assignRole(
  context: Context,
  userId: string,
  role: 'user' | 'admin',
  by: string,
): Promise<UserRole> {
  const assigned = await context.db.transaction(async (tx) => {
    if (role === 'user') await spareAdmins(tx, context, userId)
    if (!(await findUser(tx, userId))) throw notFound('That user')
    if ((await findRole(tx, userId))?.role === role)
      throw new AppError('already_exists', `This user has the role ${role} already.`)
    return answer(await setRole(tx, userId, role, context.now()))
  })
  noteSecurity(context.log, 'role_assigned', { account: userId, role, by })
  return assigned
}

/** @throws AppError not_found where the user has no role; last_admin where nobody would be left */
export async function removeRole(context: Settled, userId: string, by: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await spareAdmins(tx, context, userId)
    if (!(await findRole(tx, userId))) throw notFound('A role of that user')
    await deleteRole(tx, userId)
  })
  noteSecurity(context.log, 'role_removed', { account: userId, by })
}

/** Somebody must be able to undo what admins do: the last one stays, and so do those whom the settings name. */
export async function spareAdmins(tx: Database, { config }: Settled, userId: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (!admins.includes(userId)) return
  if (admins.length === 1)
    throw new AppError('last_admin', 'This is the last admin. Make somebody else an admin first.')
  const user = await findUser(tx, userId)
  if (user && config.ADMIN_EMAILS.includes(user.email))
    throw new AppError('last_admin', 'This user is an admin by the setting ADMIN_EMAILS, which has to change first.')
}

import type { PasswordChange } from '@rolewright/contract/account'
import type { SignedIn } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { hashPassword, verifyPassword } from '../../secrets/passwords.ts'
import { deleteLinksOf } from './password-links.store.ts'
import { findPasswordFault } from './password-policy.ts'
import { endSessionsBut } from './sessions.store.ts'
import { attempt, confirmations } from './throttle.service.ts'
import { findCredentials, setPasswordHash } from './users.store.ts'

/** @throws AppError wrong_password, too_many_attempts */
export const confirmPassword = (context: Context, { id, email }: SignedIn, password: string): Promise<void> =>
  attempt(context, confirmations(id), async () => {
    const found = await findCredentials(context.db, email)
    if (!(await verifyPassword(password, found?.passwordHash ?? null, context.passwordCost)))
      throw new AppError('wrong_password', 'That is not the password of this account.')
  })

type Owner = Pick<SignedIn, 'email' | 'firstName' | 'lastName'>

/** @throws AppError invalid_request where it is not good enough */
export async function hashNewPassword(
  { config, passwordCost }: Context,
  password: string,
  { email, firstName, lastName }: Owner,
): Promise<string> {
  const fault = await findPasswordFault(password, config.PASSWORD_MIN_LENGTH, [email, firstName, lastName])
  if (fault) throw new AppError('invalid_request', fault, { fields: { password: fault } })
  return hashPassword(password, passwordCost)
}

/** Whether the password is kept here. */
export const hasPassword = async ({ db }: Context, { email }: SignedIn): Promise<boolean> =>
  Boolean((await findCredentials(db, email))?.passwordHash)

/**
 * Ends every session but the one that asks, and every link that was made for a new password.
 * @throws AppError kept_elsewhere, wrong_password, too_many_attempts, invalid_request
 */
export async function changeOwnPassword(
  context: Context,
  user: SignedIn,
  { current, password }: PasswordChange,
  token: string,
): Promise<void> {
  if (!(await hasPassword(context, user)))
    throw new AppError('kept_elsewhere', `Your password is kept by ${context.config.PARTNER_NAME}: change it there.`)
  await confirmPassword(context, user, current)
  const passwordHash = await hashNewPassword(context, password, user)
  await context.db.transaction(async (tx) => {
    await setPasswordHash(tx, user.id, passwordHash)
    await deleteLinksOf(tx, user.id)
    await endSessionsBut(tx, user.id, token)
  })
  noteSecurity(context.log, 'password_changed', { account: user.id })
}

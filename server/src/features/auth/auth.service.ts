import type { AuthAnswer, Credentials, Registration } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import type { SignedIn } from '../../http/route.ts'
import { createPersonalisedAssistant } from '../assistants/assistants.service.ts'
import { findPasswordFault } from './password-policy.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { makeAdmin } from './roles.service.ts'
import { findSession, startSession } from './sessions.store.ts'
import { anyUserExists, findCredentials, findUser, insertUser, lockRegistration } from './users.store.ts'

/** Makes a local account with its assistant, and signs in. */
export async function registerUser(context: Context, registration: Registration): Promise<AuthAnswer> {
  const { password, ...profile } = registration
  const { email, firstName, lastName } = profile
  const fault = await findPasswordFault(password, context.config.PASSWORD_MIN_LENGTH, [email, firstName, lastName])
  if (fault) throw new AppError('invalid_request', fault, { fields: { password: fault } })
  const passwordHash = await hashPassword(password)
  const now = context.now()
  const userId = await context.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const isFirst = context.config.FIRST_USER_IS_ADMIN && !(await anyUserExists(tx))
    const id = await insertUser(tx, { ...withoutBlanks(profile), passwordHash, createdAt: now })
    if (!id) throw new AppError('email_taken', 'There is already an account with this e-mail address.')
    await createPersonalisedAssistant(tx, id, profile, context.config.DEFAULT_MODEL, now)
    if (isFirst || context.config.ADMIN_EMAILS.includes(email)) await makeAdmin(tx, id, now)
    return id
  })
  return signIn(context, userId)
}

/** @throws AppError wrong_credentials, in the same words and time whether or not there is such an account */
export async function signInWithPassword(context: Context, { email, password }: Credentials): Promise<AuthAnswer> {
  const found = await findCredentials(context.db, email)
  const right = await verifyPassword(password, found?.passwordHash ?? null)
  if (!found || !right) throw new AppError('wrong_credentials', 'Invalid email or password')
  return signIn(context, found.id)
}

async function signIn({ db, now }: Context, userId: string): Promise<AuthAnswer> {
  const user = await findUser(db, userId)
  return { success: true, token: await startSession(db, userId, now()), user: user! }
}

/** Who a token belongs to; null when its session has ended. */
export async function identify({ db, now }: Context, token: string): Promise<SignedIn | null> {
  const userId = await findSession(db, token, now())
  return userId ? findUser(db, userId) : null
}

/** Left out, null and empty all mean that nothing was said. */
const withoutBlanks = <Profile extends object>(profile: Profile) =>
  Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, value || null])) as {
    [Name in keyof Profile]: Exclude<Profile[Name], '' | undefined>
  }

export const userExists = async ({ db }: Context, id: string): Promise<boolean> => (await findUser(db, id)) !== null

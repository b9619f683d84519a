import { setTimeout as pause } from 'node:timers/promises'
import type { AuthAnswer, Credentials, Registration, SignedIn } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import type { Alongside } from '../../db/prepared.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { verifyPassword } from '../../secrets/passwords.ts'
import { createPersonalisedAssistant, defaultModelOf } from '../assistants/assistants.service.ts'
import { hashNewPassword } from './own-password.service.ts'
import { makeAdmin } from './roles.service.ts'
import { endSessionsOf, findSession, startSession } from './sessions.store.ts'
import { freeAccount } from './throttle.service.ts'
import { anyUserExists, findCredentials, findUser, insertUser, lockRegistration } from './users.store.ts'

/**
 * Makes a local account with its assistant, and signs in.
 * @param also what has to be done with it, or there is no account
 */
export async function registerUser(
  context: Context,
  registration: Registration,
  device: string | null,
  also?: (tx: Database, userId: string) => Promise<void>,
): Promise<AuthAnswer> {
  const { password, ...profile } = registration
  const { email, firstName, lastName } = profile
  const passwordHash = await hashNewPassword(context, password, { email, firstName, lastName })
  const now = context.now()
  const userId = await context.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const isFirst = context.config.FIRST_USER_IS_ADMIN && !(await anyUserExists(tx))
    const id = await insertUser(tx, { ...withoutBlanks(profile), passwordHash, createdAt: now })
    if (!id) throw new AppError('email_taken', 'There is already an account with this e-mail address.')
    await createPersonalisedAssistant(tx, id, profile, await defaultModelOf(context, tx), now)
    if (isFirst || context.config.ADMIN_EMAILS.includes(email))
      await makeAdmin(context, tx, id, isFirst ? 'first account' : 'settings')
    await also?.(tx, id)
    return id
  })
  return signInUser(context, userId, device)
}

/** Checks the passwords of those who have none here. */
export interface PasswordsElsewhere {
  takes(email: string): boolean
  /** The user's id; null where name or password are not right, or nobody could be asked. @throws AppError */
  check(credentials: Credentials): Promise<string | null>
  /** Whether nobody can be asked at the moment. */
  isDown(): boolean
  /** How long a refusal takes at least, in ms, so that its time does not tell who was asked. */
  refusalMs: number
}

/** @throws AppError wrong_credentials, in the same words and time whether or not there is such an account */
export async function signInWithPassword(
  context: Context,
  credentials: Credentials,
  elsewhere: PasswordsElsewhere | null,
  device: string | null,
): Promise<AuthAnswer> {
  const started = performance.now()
  try {
    return await signInUser(context, await checkPassword(context, credentials, elsewhere), device)
  } catch (error) {
    if (elsewhere && error instanceof AppError)
      await pause(Math.max(0, elsewhere.refusalMs - (performance.now() - started)))
    throw error
  }
}

/** Routed, never cascaded: the account's own record says who checks its password, and only that one ever sees it. */
async function checkPassword(
  { db, passwordCost }: Context,
  credentials: Credentials,
  elsewhere: PasswordsElsewhere | null,
) {
  const { email, password } = credentials
  const found = await findCredentials(db, email)
  if (!found?.passwordHash && elsewhere?.takes(email)) {
    const userId = await elsewhere.check(credentials)
    if (userId) return userId
  } else if (await verifyPassword(password, found?.passwordHash ?? null, passwordCost)) return found!.id
  if (elsewhere?.isDown())
    throw new AppError(
      'unavailable',
      'Invalid email or password, or the partner sign-in is not available right now. Please try again in a minute.',
    )
  throw new AppError('wrong_credentials', 'Invalid email or password')
}

/**
 * Starts a session for somebody whose identity was proven.
 * @param device where, in words
 * @throws AppError deactivated where an admin blocked them
 */
export async function signInUser({ db, now }: Context, userId: string, device: string | null): Promise<AuthAnswer> {
  const user = await findUser(db, userId)
  if (user?.blockedAt) throw new AppError('deactivated', 'This account is blocked. Please ask an admin of this place.')
  return { success: true, token: await startSession(db, userId, device, now()), user: user! }
}

export const signOutEverywhere = ({ db }: Context, userId: string): Promise<void> => endSessionsOf(db, userId)

/**
 * Who a token belongs to, and what else is to be known of them; null when its session has ended, an admin blocked the person,
 * or the partner no longer knows them.
 */
export async function identify<Found>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
  also?: Alongside<Found>,
): Promise<{ user: SignedIn; found: Found } | null> {
  const session = await findSession(db, token, now(), also)
  return session?.user.deactivatedAt || session?.user.blockedAt ? null : session
}

/** Left out, null and empty all mean that nothing was said. */
export const withoutBlanks = <Profile extends object>(profile: Profile) =>
  Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, value || null])) as {
    [Name in keyof Profile]: Exclude<Profile[Name], '' | undefined>
  }

export const findAccount = ({ db }: Context, id: string): Promise<SignedIn | null> => findUser(db, id)
export const hasAccount = async ({ db }: Context, email: string): Promise<boolean> =>
  (await findCredentials(db, email)) !== null
export const userExists = async ({ db }: Context, id: string): Promise<boolean> => (await findUser(db, id)) !== null

/** Takes the waits off somebody's sign-ins. @returns false where there is nobody of that id */
export async function freeUser(context: Context, id: string, by: string): Promise<boolean> {
  const user = await findUser(context.db, id)
  if (user) await freeAccount(context, user, by)
  return user !== null
}

/** The same from the shell. @throws AppError not_found */
export async function unlockAccount(context: Pick<Context, 'db' | 'log'>, email: string): Promise<void> {
  const found = await findCredentials(context.db, email)
  if (!found) throw notFound(`An account with the e-mail ${email}`)
  await freeAccount(context, { id: found.id, email }, 'shell')
}

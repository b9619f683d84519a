import { randomBytes } from 'node:crypto'
import type { PasswordLink } from '@rolewright/contract/admin'
import type { AuthAnswer, LinkPassword } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { signInUser } from './auth.service.ts'
import { hashNewPassword } from './own-password.service.ts'
import { deleteLinksOf, findLink, insertLink, spendLink, sweepLinks } from './password-links.store.ts'
import { endSessionsOf, hashToken } from './sessions.store.ts'
import { findCredentials, findUser, setPasswordHash } from './users.store.ts'

const HOUR_MS = 3_600_000
/** Mail may be read late by others; what an admin hands over takes a day to arrive. */
const MAILED_FOR_MS = HOUR_MS
const HANDED_FOR_MS = 24 * HOUR_MS

const spent = () =>
  new AppError('link_spent', 'This link does not work any more. It works once, and only for a while. Please ask again.')

async function makeLink({ db, now }: Context, userId: string, forMs: number): Promise<PasswordLink> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + forMs)
  await insertLink(db, { tokenHash: hashToken(token), userId, createdAt: now(), expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}

/**
 * Sends the link, where there is an account with a password of its own. Nobody waits for it: neither an answer nor its time
 * may tell whether there is one.
 * @throws AppError unavailable where this server sends no mail
 */
export function mailPasswordLink(context: Context, email: string): void {
  const { mail, log } = context
  if (!mail)
    throw new AppError('unavailable', 'This server sends no mail. Please ask an admin for a link to a new password.')
  const send = async () => {
    const found = await findCredentials(context.db, email)
    if (!found?.passwordHash) return
    const { token } = await makeLink(context, found.id, MAILED_FOR_MS)
    await mail.send({
      to: email,
      subject: 'A new password for Rolewright',
      text: letter(mail.addressOf(pageOf(token))),
    })
    noteSecurity(log, 'password_link_made', { account: found.id, by: 'mail' })
  }
  send().catch((err: unknown) => log.error({ err }, 'a link for a new password could not be mailed'))
}

/** Behind # it is sent to no server, and stands in no log. */
const pageOf = (token: string) => `/new-password#${token}`

const letter = (address: string) =>
  [
    'Somebody, probably you, asked for a new password for Rolewright.',
    'With this link you choose one. It works once, for an hour:',
    address,
    'If that was not you, do nothing: your password stays as it is.',
  ].join('\n\n')

/** A link that an admin hands over. @throws AppError not_found; kept_elsewhere where the partner has the password */
export async function makeLinkFor(context: Context, userId: string, by: string): Promise<PasswordLink> {
  const user = await findUser(context.db, userId)
  if (!user) throw notFound('That user')
  if (user.source !== 'local')
    throw new AppError('kept_elsewhere', `The password of this user is kept by ${context.config.PARTNER_NAME}.`)
  const link = await makeLink(context, userId, HANDED_FOR_MS)
  noteSecurity(context.log, 'password_link_made', { account: userId, by })
  return link
}

/**
 * Sets the password and signs in. Every session of before ends, and so does every other link.
 * @throws AppError link_spent; invalid_request where the password is not good enough, and the link stays good
 */
export async function setPasswordWithLink(
  context: Context,
  { token, password }: LinkPassword,
  device: string | null,
): Promise<AuthAnswer> {
  const { db, now, log } = context
  const tokenHash = hashToken(token)
  const userId = await findLink(db, tokenHash, now())
  const user = userId ? await findUser(db, userId) : null
  if (user?.source !== 'local') throw spent()
  const passwordHash = await hashNewPassword(context, password, user)
  await db.transaction(async (tx) => {
    if (!(await spendLink(tx, tokenHash))) throw spent()
    await setPasswordHash(tx, user.id, passwordHash)
    await deleteLinksOf(tx, user.id)
    await endSessionsOf(tx, user.id)
  })
  noteSecurity(log, 'password_changed', { account: user.id, by: 'link' })
  return signInUser(context, user.id, device)
}

export const sweepPasswordLinks = ({ db, now }: Context): Promise<void> => sweepLinks(db, now())

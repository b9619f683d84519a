import { createHash, randomBytes } from 'node:crypto'
import type { AuthAnswer } from '@rolewright/contract/auth'
import type { Acceptance, Invitation, InvitationDraft, NewInvitation } from '@rolewright/contract/invitations'
import type { PageQuery } from '@rolewright/contract/paging'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { assignAssistant, nameOfAssistant } from '../assistants/assistants.service.ts'
import { hasAccount, registerUser } from '../auth/auth.service.ts'
import { makeAdmin } from '../auth/roles.service.ts'
import {
  countOpen,
  deleteExpired,
  deleteInvitation,
  findOpen,
  insertInvitation,
  listOpen,
  type Stored,
} from './invitations.store.ts'

const OPEN_FOR_MS = 7 * 24 * 3_600_000

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const answer = ({ createdAt, expiresAt, ...invitation }: Stored): Invitation => ({
  ...invitation,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
const spent = () =>
  new AppError('link_spent', 'This invitation does not hold any more. Please ask whoever sent it for another.')

/** One more than `limit`, where there are more. */
export const openInvitations = async ({ db, now }: Context, query: PageQuery): Promise<Invitation[]> =>
  (await listOpen(db, now(), query)).map(answer)

export const countInvitations = ({ db, now }: Context): Promise<number> => countOpen(db, now())

/** @throws AppError email_taken; invalid_request for an assistant that is none */
export async function invite(context: Context, draft: InvitationDraft, by: string): Promise<NewInvitation> {
  const { db, now } = context
  if (await hasAccount(context, draft.email))
    throw new AppError('email_taken', 'There is already an account with this e-mail address.')
  for (const id of draft.assistantIds)
    if (!(await nameOfAssistant(db, id))) throw new AppError('invalid_request', 'One of these assistants is not there.')
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + OPEN_FOR_MS)
  const stored = await db.transaction((tx) =>
    insertInvitation(tx, { ...draft, tokenHash: hash(token), invitedBy: by, createdAt, expiresAt }),
  )
  return { ...answer(stored), token, isMailed: await mailInvitation(context, draft.email, token) }
}

/** Where it can't be sent, the admin hands the link over. */
async function mailInvitation({ mail, log }: Context, to: string, token: string): Promise<boolean> {
  if (!mail) return false
  const address = mail.addressOf(`/invitation#${token}`)
  const text = [
    'You are invited to Rolewright, where job descriptions are written.',
    'With this link you make your account. It holds for a week:',
    address,
  ].join('\n\n')
  try {
    await mail.send({ to, subject: 'An invitation to Rolewright', text })
    return true
  } catch (err) {
    log.error({ err }, 'an invitation could not be mailed')
    return false
  }
}

/** @throws AppError not_found */
export async function withdrawInvitation({ db }: Context, id: string): Promise<void> {
  if (!(await deleteInvitation(db, id))) throw notFound('That invitation')
}

/** @throws AppError link_spent */
export async function readInvitation({ db, now }: Context, token: string): Promise<{ email: string }> {
  const found = await findOpen(db, hash(token), now())
  if (!found) throw spent()
  return { email: found.email }
}

/**
 * Makes the account with the role and the assistants that were chosen beforehand, all or nothing.
 * @throws AppError link_spent, email_taken; invalid_request where the password is not good enough
 */
export async function acceptInvitation(
  context: Context,
  { token, ...profile }: Acceptance,
  device: string | null,
): Promise<AuthAnswer> {
  const found = await findOpen(context.db, hash(token), context.now())
  if (!found) throw spent()
  const { id, email, role, assistantIds, invitedBy } = found
  return registerUser(context, { ...profile, email }, device, async (tx, userId) => {
    if (!(await deleteInvitation(tx, id))) throw spent()
    if (role === 'admin') await makeAdmin(context, tx, userId, 'invitation')
    for (const assistantId of assistantIds)
      await assignAssistant(tx, userId, assistantId, invitedBy, context.now()).catch((error: unknown) => {
        // Retired since, or given to the first admin already.
        if (!(error instanceof AppError)) throw error
      })
  })
}

export const sweepInvitations = ({ db, now }: Context): Promise<void> => deleteExpired(db, now())

import type { Deletion, DeletionPreview } from '@rolewright/contract/account'
import type { SignedIn } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { leaveSharedAssistants, sharedAssistantsOf } from '../assistants/assistants.service.ts'
import { confirmPassword, hasPassword } from '../auth/own-password.service.ts'
import { spareAdmins } from '../auth/roles.service.ts'
import { removeFilesOf } from '../uploads/final-documents.service.ts'
import { countOwned, deleteUser } from './account.store.ts'

export async function previewDeletion(context: Context, user: SignedIn): Promise<DeletionPreview> {
  const { db } = context
  return {
    ...(await countOwned(db, user.id)),
    staying: await sharedAssistantsOf(db, user.id),
    obstacle: await findObstacle(context, user.id),
  }
}

const findObstacle = ({ db, ...context }: Context, userId: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    try {
      await spareAdmins(tx, { ...context, db }, userId)
      return null
    } catch (error) {
      if (error instanceof AppError) return error.message
      throw error
    }
  })

/**
 * Deletes what is the person's own; assistants that others use stay. Sessions end with it.
 * @throws AppError wrong_password, too_many_attempts, invalid_request, last_admin
 */
export async function deleteAccount(context: Context, user: SignedIn, confirmation: Deletion): Promise<void> {
  await confirm(context, user, confirmation)
  await removeAccount(context, user.id, user.id)
}

/** @throws AppError last_admin */
export async function removeAccount(context: Context, userId: string, by: string): Promise<void> {
  const files = await context.db.transaction(async (tx) => {
    await spareAdmins(tx, context, userId)
    await leaveSharedAssistants(tx, userId)
    const owned = await removeFilesOf(context, tx, userId)
    await deleteUser(tx, userId)
    return owned
  })
  noteSecurity(context.log, 'account_deleted', { account: userId, by })
  await files.remove()
}

async function confirm(context: Context, user: SignedIn, { password, email }: Deletion): Promise<void> {
  if (await hasPassword(context, user)) return confirmPassword(context, user, password ?? '')
  if (email === user.email) return
  const sentence = 'Please enter the e-mail address of this account.'
  throw new AppError('invalid_request', sentence, { fields: { email: sentence } })
}

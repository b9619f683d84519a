import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import type { Member } from '../../partner/directory.ts'
import { PartnerUnavailable } from '../../partner/faults.ts'
import { contact } from './contacts.service.ts'
import { markDeactivated, noteDirectoryId } from './partner-users.store.ts'

export interface Listed {
  id: string
  directoryId: string | null
  directoryLink: string | null
}

/** How the directory has somebody: gone means that they were there and are no more. */
export type Standing = 'active' | 'deactivated' | 'gone' | 'unknown'

/** @throws PartnerUnavailable */
export async function standingOf(context: Context, user: Listed): Promise<Standing> {
  const { config, db, partner } = context
  const { directory } = partner
  if (!directory) return 'unknown'
  const standing = (member: Member) => (member.isActive ? 'active' : 'deactivated')
  const { directoryId, directoryLink } = user
  if (directoryId) {
    const member = await contact(context, 'directory', () => directory.find(directoryId))
    return member ? standing(member) : 'gone'
  }
  if (!directoryLink) return 'unknown'
  const { attribute } = config.PARTNER_DIRECTORY_LINK
  const member = await contact(context, 'directory', () => directory.findBy(attribute, directoryLink))
  if (!member) return 'unknown'
  await noteDirectoryId(db, user.id, config.PARTNER_ID, member.id)
  return standing(member)
}

/**
 * Lets somebody in again who was deactivated, if the directory has them back.
 * @throws AppError deactivated; unavailable where the directory can't say
 */
export async function reinstate(context: Context, user: Listed): Promise<void> {
  const { PARTNER_NAME } = context.config
  const standing = await standingOf(context, user).catch((fault: unknown) => {
    if (!(fault instanceof PartnerUnavailable)) throw fault
    throw new AppError(
      'unavailable',
      `The ${PARTNER_NAME} directory can not be asked right now. Please try again in a minute.`,
    )
  })
  if (standing !== 'active' && context.partner.directory)
    throw new AppError('deactivated', `Your account is deactivated at ${PARTNER_NAME}. Please ask your administrator.`)
  await markDeactivated(context.db, user.id, null)
}

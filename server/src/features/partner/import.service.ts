import type { AdminUser, ExternalUser } from '@rolewright/contract/admin'
import type { ExternalUsersQuery, ListedExternalUser } from '@rolewright/contract/partner'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import type { Member } from '../../partner/directory.ts'
import { PartnerUnavailable } from '../../partner/faults.ts'
import { makeAdmin } from '../auth/roles.service.ts'
import { namesFor } from './admission.service.ts'
import { contact } from './contacts.service.ts'
import { findByEmail, insertPartnerUser, listKnown, type PartnerUser } from './partner-users.store.ts'

/** A page of the directory; nobody where none is connected. @throws AppError unavailable, saying why */
export async function listDirectory(context: Context, { start, limit, q, seen }: ExternalUsersQuery) {
  const { directory } = context.partner
  if (!directory) return { people: [], total: 0, next: null }
  const wish = { start, count: limit, words: q, seen }
  const { members, unreadable, total, next, mark } = await readDirectory(context, () => directory.page(wish))
  if (unreadable.length > 0)
    context.log.warn({ people: unreadable.map(({ id }) => id) }, 'the directory has people that can not be read')
  const known = await listKnown(context.db, context.config.PARTNER_ID, members)
  const people = members.map((member) => ({ ...externalOf(member), state: stateOf(context, member, known) }))
  const others = unreadable.map(({ id, name }) => ({
    id,
    email: '',
    firstName: name,
    lastName: null,
    state: 'unreadable' as const,
  }))
  return { people: [...people, ...others], total, next: next === null ? null : { start: next, seen: mark } }
}

const externalOf = ({ id, email, firstName, lastName }: Member): ExternalUser => ({
  id,
  email: email ?? '',
  firstName,
  lastName,
})

type Known = Awaited<ReturnType<typeof listKnown>>

function stateOf({ config }: Context, member: Member, known: Known): ListedExternalUser['state'] {
  const isPartners = ({ source }: { source: string }) => source === config.PARTNER_ID
  const here =
    known.find((user) => isPartners(user) && user.directoryId === member.id) ??
    known.find((user) => user.email === member.email)
  if (here) return isPartners(here) ? 'imported' : 'local-account'
  if (!member.isActive) return 'inactive'
  return member.email ? 'new' : 'no-email'
}

/**
 * Makes an account for somebody of the directory. Where one is connected, it and not the caller says who that is.
 * @throws AppError already_exists, email_taken, deactivated, claims_missing, not_found, unavailable
 */
export async function importPerson(context: Context, external: ExternalUser): Promise<AdminUser> {
  const { config, db, now, partner } = context
  const { directory } = partner
  const member = directory ? await readDirectory(context, () => directory.find(external.id)) : memberFrom(external)
  const { PARTNER_NAME } = config
  if (!member) throw notFound(`That person of the ${PARTNER_NAME} directory`)
  if (!member.isActive) throw new AppError('deactivated', `This account is deactivated at ${PARTNER_NAME}.`)
  const { email } = member
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new AppError('claims_missing', `The ${PARTNER_NAME} directory has no e-mail address for this person.`)
  return db.transaction(async (tx) => {
    const user = await insertPartnerUser(tx, {
      email,
      username: member.userName,
      ...namesFor(member, email),
      source: config.PARTNER_ID,
      directoryId: directory ? member.id : null,
      directoryLink: member[config.PARTNER_DIRECTORY_LINK.attribute],
      createdAt: now(),
    })
    if (!user) throw await conflictOver(context, tx, email)
    if (config.ADMIN_EMAILS.includes(email)) await makeAdmin(context, tx, user.id, 'settings')
    return answer(user)
  })
}

async function conflictOver({ config }: Context, tx: Database, email: string): Promise<AppError> {
  const holder = await findByEmail(tx, email)
  if (holder?.source === 'local')
    return new AppError(
      'email_taken',
      `Somebody has an account of their own here with this e-mail address. They can link it to ${config.PARTNER_NAME} on their home screen.`,
    )
  return new AppError('already_exists', 'This person was imported already.')
}

/** Without a directory the admin's word stands; such a person is recognised by a verified address. */
const memberFrom = ({ id, email, firstName, lastName }: ExternalUser): Member => ({
  id,
  email: email.trim().toLowerCase(),
  firstName,
  lastName,
  userName: null,
  externalId: null,
  isActive: true,
})

const answer = ({ createdAt, ...user }: PartnerUser): AdminUser => ({
  ...user,
  personalizedAssistantId: null,
  signInWaitsUntil: null,
  createdAt: createdAt.toISOString(),
})

/** The directory's own trouble, in the words of an admin. */
async function readDirectory<Value>(context: Context, read: () => Promise<Value>): Promise<Value> {
  try {
    return await contact(context, 'directory', read)
  } catch (fault) {
    if (!(fault instanceof PartnerUnavailable)) throw fault
    throw new AppError(
      'unavailable',
      `The ${context.config.PARTNER_NAME} directory could not be read: ${fault.message}.`,
    )
  }
}

import { cut } from '@rolewright/contract/text'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import { type Claims, hasClaim } from '../../partner/claims.ts'
import type { Arrival } from '../../partner/oidc.ts'
import { makeAdmin } from '../auth/roles.service.ts'
import { reinstate } from './directory-standing.service.ts'
import { bindIdentity, findKnown, findMoved, isBound, noteSignIn } from './identities.store.ts'
import { findByEmail, findById, findByLink, insertPartnerUser, noteLink } from './partner-users.store.ts'

/**
 * Whose account it is that somebody arrived for, made now if they are new here.
 * @throws AppError not_linked, claims_missing, deactivated, forbidden, unavailable
 */
export async function admit(context: Context, { claims, refreshToken }: Arrival): Promise<string> {
  const { config, db, now, partner } = context
  requireClaim(context, claims)
  // The second look: another request may have enrolled the same person meanwhile.
  const userId =
    (await findKnown(db, claims)) ??
    (await findMoved(db, claims, config.PARTNER_FORMER_ISSUERS)) ??
    (await enrol(context, claims)) ??
    (await findKnown(db, claims))
  if (!userId) throw notLinked(config.PARTNER_NAME)
  const user = await findById(db, userId)
  if (user!.deactivatedAt) await reinstate(context, user!)
  if (claims.link && !user!.directoryLink) await noteLink(db, userId, user!.source, claims.link)
  await noteSignIn(db, claims, refreshToken && partner.seal.close('refresh', refreshToken), now())
  return userId
}

/** @throws AppError forbidden where the person lacks the claim that the settings ask for */
export function requireClaim({ config }: Context, claims: Claims): void {
  const required = config.PARTNER_REQUIRED_CLAIM
  if (required && !hasClaim(claims.all, required))
    throw new AppError('forbidden', `Your ${config.PARTNER_NAME} account is not one of those that may sign in here.`)
}

/**
 * Finds a new identity its account: one that an admin imported for exactly this person; or one of a proven address,
 * imported and not yet anyone's, or made now. Never an account that somebody else may own.
 * @returns null where there is none for them, or somebody else was faster
 */
function enrol(context: Context, claims: Claims): Promise<string | null> {
  const { config, db, now } = context
  return db.transaction(async (tx) => {
    const bind = async (userId: string) => ((await bindIdentity(tx, claims, userId, now())) ? userId : null)
    const meant = claims.link && (await findByLink(tx, config.PARTNER_ID, claims.link))
    if (meant && !(await isBound(tx, meant.id))) return bind(meant.id)
    if (!claims.email)
      throw new AppError(
        'claims_missing',
        `${config.PARTNER_NAME} did not tell us your e-mail address, and without one there can be no account. Please ask your administrator.`,
      )
    if (!claims.emailIsVerified && !config.PARTNER_TRUST_EMAIL) return null
    const held = await findByEmail(tx, claims.email)
    if (held) return held.source === config.PARTNER_ID && !(await isBound(tx, held.id)) ? bind(held.id) : null
    const userId = await create(context, tx, claims, claims.email)
    return userId && bind(userId)
  })
}

async function create(context: Context, tx: Database, claims: Claims, email: string): Promise<string | null> {
  const { config, now } = context
  const user = await insertPartnerUser(tx, {
    email,
    username: claims.username,
    ...namesFor(claims, email),
    source: config.PARTNER_ID,
    directoryId: null,
    directoryLink: claims.link && !(await findByLink(tx, config.PARTNER_ID, claims.link)) ? claims.link : null,
    createdAt: now(),
  })
  if (user && config.ADMIN_EMAILS.includes(email)) await makeAdmin(context, tx, user.id, 'settings')
  return user?.id ?? null
}

/** Somebody without a name is called by the first part of the address. */
export function namesFor(person: { firstName: string | null; lastName: string | null }, email: string) {
  const [firstName, lastName] = [person.firstName ?? '', person.lastName ?? ''].map((name) => cut(name, 100))
  if (firstName || lastName) return { firstName: firstName!, lastName: lastName! }
  return { firstName: email.split('@')[0]!, lastName: '' }
}

/** The same words whether or not somebody here has that address. */
const notLinked = (partner: string) =>
  new AppError(
    'not_linked',
    `Your ${partner} account could not be matched to an account here. If you have one with this e-mail address, sign in to it with its own password and link it on the home screen. Otherwise ask your administrator to import you.`,
  )

import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import type { Arrival } from '../../partner/oidc.ts'
import { signOutEverywhere } from '../auth/auth.service.ts'
import { bindIdentity, noteSignIn } from './identities.store.ts'
import { handOverToPartner, noteLink } from './partner-users.store.ts'

/**
 * Makes a local account one of the partner: the same account, with its history, roles and assistants, signed in to
 * at the partner from now on. Every session of before ends.
 * @throws AppError already_exists where the identity has an account, or the account is no local one
 */
export async function link(context: Context, userId: string, { claims, refreshToken }: Arrival): Promise<void> {
  const { config, db, now, partner } = context
  await db.transaction(async (tx) => {
    const isLocal = await handOverToPartner(tx, userId, config.PARTNER_ID, claims.username)
    if (!isLocal || !(await bindIdentity(tx, claims, userId, now())))
      throw new AppError('already_exists', `That ${config.PARTNER_NAME} account has an account here already.`)
    if (claims.link) await noteLink(tx, userId, config.PARTNER_ID, claims.link)
    await noteSignIn(tx, claims, refreshToken && partner.seal.close('refresh', refreshToken), now())
  })
  await signOutEverywhere(context, userId)
}

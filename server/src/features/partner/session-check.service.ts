import type { Context } from '../../context.ts'
import { PartnerRefusal, PartnerUnavailable } from '../../partner/faults.ts'
import { signOutEverywhere } from '../auth/auth.service.ts'
import { contact } from './contacts.service.ts'
import { standingOf } from './directory-standing.service.ts'
import { claimDue, keepRefreshToken } from './identities.store.ts'
import { markDeactivated } from './partner-users.store.ts'

/** Nobody whom the partner sent away keeps a session for longer than this, give or take a minute. */
export const CHECK_EVERY_MS = 5 * 60_000
const AT_ONCE = 20

/**
 * Asks the partner about everyone with a live session whose turn it is, and ends the sessions of those it no longer
 * has. Roles and assistants stay as the admins gave them. Stops where the partner does not answer: that is no verdict.
 */
export async function checkSessions(context: Context): Promise<void> {
  const { provider, directory } = context.partner
  if (!provider && !directory) return
  for (;;) {
    const now = context.now()
    const before = new Date(now.getTime() - CHECK_EVERY_MS)
    const due = await claimDue(context.db, { before, now, limit: AT_ONCE })
    if (due.length === 0) return
    const checks = await Promise.allSettled(due.map((person) => check(context, person)))
    const failed = checks.find((check) => check.status === 'rejected')
    if (failed?.reason instanceof PartnerUnavailable) return
    if (failed) throw failed.reason
  }
}

type Due = Awaited<ReturnType<typeof claimDue>>[number]

async function check(context: Context, person: Due): Promise<void> {
  const { db, log, now } = context
  const { userId } = person
  const standing = await standingOf(context, { ...person, id: userId })
  if (standing === 'deactivated' || standing === 'gone') {
    await markDeactivated(db, userId, now())
    await signOutEverywhere(context, userId)
    log.info({ userId, standing }, 'signed out: the partner directory no longer has this user')
  } else if (await isRefused(context, person)) {
    await signOutEverywhere(context, userId)
    log.info({ userId }, 'signed out: the partner no longer signs this user in')
  }
}

/** Whether the provider no longer renews for the person; false where it gave nothing to renew with. */
async function isRefused(context: Context, person: Due): Promise<boolean> {
  const { provider, seal } = context.partner
  const token = person.refreshToken && seal.open<string>('refresh', person.refreshToken)
  if (!provider || !token) return false
  try {
    const next = await contact(context, 'sign-in', () => provider.renew(token, person.subject))
    if (next !== token) await keepRefreshToken(context.db, person, seal.close('refresh', next))
    return false
  } catch (fault) {
    if (!(fault instanceof PartnerRefusal)) throw fault
    await keepRefreshToken(context.db, person, null)
    return true
  }
}

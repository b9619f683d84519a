import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { getSession } from '../../lib/session.ts'
import { toast } from '../../ui/use-toast.ts'
import { admit, loadSession } from './sign-in.ts'

let fault: string | null = null

/** Why the last way to the partner and back did not end signed in; for the sign-in screen. */
export const readPartnerFault = (): string | null => fault

/** Whether the browser has just come back from the partner's sign-in page. */
export const isBackFromPartner = (): boolean =>
  window.location.pathname === '/login' && new URLSearchParams(window.location.search).has('partner')

/** Collects what came of it. Whoever was signed in before stays so where it failed. */
export async function collectPartnerSignIn(): Promise<void> {
  window.history.replaceState(null, '', '/login')
  try {
    const answer = callJson('POST /api/auth/partner/token', { onExpired: 'throw' })
    const { user, token } = await answer
    admit(user, token)
  } catch (error) {
    fault = sentenceOf(error)
    await loadSession()
    if (getSession().status === 'signed-in') toast({ title: fault, tone: 'danger' })
  }
}

import type { Session } from '../../lib/session.ts'

/**
 * What the window shows: the spinner, the login screen, the address after a redirect, the screen of the address, or one that
 * is for anybody.
 */
export type Shown = 'spinner' | 'login' | 'to-home' | 'screen' | 'for-anybody'

/** Screens that a link leads to, whoever is signed in here or nobody. */
const FOR_ANYBODY = ['/new-password', '/invitation', '/shared']

export function whichScreen(status: Session['status'], path: string): Shown {
  if (FOR_ANYBODY.includes(path)) return 'for-anybody'
  if (status === 'loading') return 'spinner'
  if (status === 'signed-out') return 'login'
  return path === '/login' ? 'to-home' : 'screen'
}

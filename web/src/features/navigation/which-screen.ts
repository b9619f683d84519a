import type { Session } from '../../lib/session.ts'

/** What the window shows: the spinner, the login screen, the address after a redirect, or the screen of the address. */
export type Shown = 'spinner' | 'login' | 'to-home' | 'screen'

export function whichScreen(status: Session['status'], path: string): Shown {
  if (status === 'loading') return 'spinner'
  if (status === 'signed-out') return 'login'
  return path === '/login' ? 'to-home' : 'screen'
}

import type { Credentials, Registration, User } from '@rolewright/contract/auth'
import { call, callJson } from '../../lib/api.ts'
import { queryClient, reading } from '../../lib/query-client.ts'
import { endSession, getSession, startSession } from '../../lib/session.ts'
import { readToken } from '../../lib/token.ts'

/** Proves the stored token to the server. Whatever goes wrong, the token is dropped and nobody is signed in. */
export async function loadSession(): Promise<void> {
  if (!readToken()) return leave()
  try {
    admit(await callJson('GET /api/auth/me', { onExpired: 'throw' }))
  } catch {
    leave()
  }
}

export async function signIn(credentials: Credentials): Promise<void> {
  const { user, token } = await callJson('POST /api/auth/login', { body: credentials, onExpired: 'throw' })
  admit(user, token)
}

export async function register(registration: Registration): Promise<void> {
  const { user, token } = await callJson('POST /api/auth/register', { body: registration, onExpired: 'throw' })
  admit(user, token)
}

/** Makes the account that an invitation is for. */
export async function accept(token: string, registration: Registration): Promise<void> {
  const { email: _settled, ...acceptance } = registration
  const { user, token: session } = await callJson('POST /api/auth/invitation/acceptance', {
    body: { token, ...acceptance },
    onExpired: 'throw',
  })
  admit(user, session)
}

/** Tells the server, and signs out here whatever it answers. False when the call failed. */
export async function signOut(): Promise<boolean> {
  try {
    await call('POST /api/auth/logout', { onExpired: 'throw' })
    return true
  } catch {
    return false
  } finally {
    leave()
  }
}

/** Signs somebody in here whom the server has let in. */
export function admit(user: User, token?: string) {
  const before = getSession()
  if (before.status !== 'signed-in' || before.user.id !== user.id) forgetAnswers()
  startSession(user, token)
}

/** Signs out in this tab alone, without a call. */
export function leave() {
  forgetAnswers()
  endSession()
}

/** Nothing that one person read may show for the next. */
function forgetAnswers() {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== reading('/api/settings').queryKey[0] })
}

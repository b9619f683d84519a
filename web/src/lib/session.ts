import type { User } from '@rolewright/contract/auth'
import { createStore, useSource } from './store.ts'
import { forgetToken, storeToken } from './token.ts'

/** Who sits at this browser. `expired`: still the same person, whose token the server no longer takes. */
export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User; expired: boolean }

const current = createStore<Session>({ status: 'loading' })
let waiting: ((resumed: boolean) => void)[] = []

function answerWaiting(resumed: boolean) {
  const answers = waiting
  waiting = []
  for (const answer of answers) answer(resumed)
}

export const getSession = current.read

/** A person signed in, with a fresh token or with one that proved to be valid. Calls that waited go on, for the same person only. */
export function startSession(user: User, token?: string) {
  if (token) storeToken(token)
  const session = current.read()
  const isSamePerson = session.status === 'signed-in' && session.user.id === user.id
  current.write({ status: 'signed-in', user, expired: false })
  answerWaiting(isSamePerson)
}

export function endSession() {
  forgetToken()
  current.write({ status: 'signed-out' })
  answerWaiting(false)
}

/** After a 401: asks the person to sign in again and waits. False when nobody was signed in, or nobody did. */
export function waitForSignIn(): Promise<boolean> {
  const session = current.read()
  if (session.status !== 'signed-in') return Promise.resolve(false)
  if (!session.expired) current.write({ ...session, expired: true })
  return new Promise((resolve) => waiting.push(resolve))
}

export const useSession = (): Session => useSource(current)

/** The signed-in person, for everything that is shown only to one. */
export function useUser(): User {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in')
  return session.user
}

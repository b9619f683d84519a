import type { Session } from '@rolewright/contract/account'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/errors.ts'
import { endSessionById, endSessionsBut, hashToken, listSessions } from './sessions.store.ts'

/** @param token of the session that asks */
export async function listOwnSessions({ db, now }: Context, userId: string, token: string): Promise<Session[]> {
  const current = hashToken(token)
  return (await listSessions(db, userId, now())).map(({ tokenHash, createdAt, seenAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: tokenHash === current,
  }))
}

/** @throws AppError not_found, also where it is somebody else's */
export async function endOwnSession({ db }: Context, userId: string, id: string): Promise<void> {
  if (!(await endSessionById(db, userId, id))) throw notFound('That session')
}

export const endOtherSessions = ({ db }: Context, userId: string, token: string): Promise<void> =>
  endSessionsBut(db, userId, token)

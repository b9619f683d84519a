import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sessions } from '../../db/schema.ts'
import { type FoundUser, findUserOfSession } from './users.store.ts'

/** A session ends this long after it was last used. */
export const SESSION_DAYS = 30
const DAY_MS = 86_400_000

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const endOf = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/** @returns the token: 256 random bits, stored as its hash alone */
export async function startSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({ tokenHash: hash(token), userId, createdAt: now, expiresAt: endOf(now) })
  return token
}

/** Whose session this is, null when it ended. Use prolongs it, written at most once a day. */
export async function findSession(db: Database, token: string, now: Date): Promise<FoundUser | null> {
  const tokenHash = hash(token)
  const session = await findUserOfSession(db, tokenHash, now)
  if (!session) return null
  if (endOf(now).getTime() - session.expiresAt.getTime() > DAY_MS)
    await db
      .update(sessions)
      .set({ expiresAt: endOf(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  return session.user
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash(token)))
}

export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { Kept } from '../../db/kept.ts'
import type { Alongside } from '../../db/prepared.ts'
import { assistants, companies, sessions, userRoles, users } from '../../db/schema.ts'
import { type FoundUser, findOfUser, findUserOfSession, type Session } from './users.store.ts'

/** A session ends this long after it was last used. */
export const SESSION_DAYS = 30
const DAY_MS = 86_400_000
/** How far behind the time may be at which a session was last seen. */
const SEEN_EVERY_MS = 5 * 60_000

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const endOf = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/**
 * @param device what the browser says it is, in words
 * @returns the token: 256 random bits, stored as its hash alone
 */
export async function startSession(db: Database, userId: string, device: string | null, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, device, createdAt: now, seenAt: now, expiresAt: endOf(now) })
  return token
}

/** By token. */
const known = new Kept<Session>([sessions, users, userRoles, assistants, companies])

/** Whose session this is and what else is asked, null when it ended. Use prolongs it, written every few minutes at most. */
export async function findSession<Found>(
  db: Database,
  token: string,
  now: Date,
  also?: Alongside<Found>,
): Promise<{ user: FoundUser; found: Found } | null> {
  const tokenHash = hashToken(token)
  const keep = known.of(db)
  const kept = keep.get(tokenHash)
  const session = kept ? await withFound(db, kept, also) : await findUserOfSession(db, tokenHash, now, also)
  if (!session || session.expiresAt <= now) return null
  const { user, seenAt, expiresAt } = session
  if (!kept) keep.set(tokenHash, { user: Object.freeze(user), seenAt, expiresAt })
  if (now.getTime() - seenAt.getTime() > SEEN_EVERY_MS)
    await db
      .update(sessions)
      .set({ seenAt: now, expiresAt: endOf(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  return session
}

/** Null where the person is gone meanwhile. */
async function withFound<Found>(db: Database, session: Session, also?: Alongside<Found>) {
  if (!also) return { ...session, found: null as Found }
  const row = await findOfUser(db, session.user.id, also)
  return row ? { ...session, found: row.found } : null
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

const { tokenHash, id, device, createdAt, seenAt } = sessions

/** Those that have not ended, the latest seen first. */
export const listSessions = (db: Database, userId: string, now: Date) =>
  db
    .select({ tokenHash, id, device, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt), desc(createdAt))

/** @returns false where the person has no such session */
export async function endSessionById(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(id, sessionId)))
    .returning({ id })
  return ended.length > 0
}

export async function endSessionsBut(db: Database, userId: string, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(tokenHash, hashToken(token))))
}

export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

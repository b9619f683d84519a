import type { SignedIn } from '@rolewright/contract/auth'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { type Alongside, type AlongsideKind, type Prepared, prepare, type Values } from '../../db/prepared.ts'
import { assistants, sessions, userRoles, users } from '../../db/schema.ts'

const {
  passwordHash: _secret,
  arrival: _order,
  directoryId: _id,
  directoryLink: _link,
  ...columns
} = getTableColumns(users)

/** A user as the rest of the server knows them: with role and personalised assistant, without the password. */
export type FoundUser = SignedIn & { deactivatedAt: Date | null; blockedAt: Date | null }

const signedIn = {
  ...columns,
  personalizedAssistantId: assistants.id,
  isAdmin: sql<boolean>`coalesce(${userRoles.role} = 'admin', false)`,
}

export async function findUser(db: Database, id: string): Promise<FoundUser | null> {
  const [user] = await db
    .select(signedIn)
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(assistants, eq(assistants.ownerId, users.id))
    .where(eq(users.id, id))
  return user ?? null
}

const sessionWith = <Found>(also?: AlongsideKind<Found>) =>
  prepare(also ? `session and ${also.name}` : 'session', (db, value: Values<'tokenHash' | 'now'>) =>
    db
      .select({
        ...signedIn,
        seenAt: sessions.seenAt,
        expiresAt: sessions.expiresAt,
        found: also?.column ?? sql<Found>`null`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(assistants, eq(assistants.ownerId, users.id))
      .where(and(eq(sessions.tokenHash, value.tokenHash), gt(sessions.expiresAt, value.now))),
  )
const sessionAlone = sessionWith()
const sessionsWith = new WeakMap<object, typeof sessionAlone>()

export function sessionStatement(also?: Alongside<unknown>) {
  if (!also) return sessionAlone
  const known = sessionsWith.get(also.kind) ?? sessionWith(also.kind)
  sessionsWith.set(also.kind, known)
  return known
}

export interface Session {
  user: FoundUser
  seenAt: Date
  expiresAt: Date
}

/** Whose session it is and when it was last seen, and what else is to be known of them, in one statement: every request waits for it. */
export async function findUserOfSession<Found>(
  db: Database,
  tokenHash: string,
  now: Date,
  also?: Alongside<Found>,
): Promise<(Session & { found: Found }) | null> {
  const [row] = await sessionStatement(also)(db, { ...also?.given, tokenHash, now })
  if (!row) return null
  const { seenAt, expiresAt, found, ...user } = row
  return { user, seenAt, expiresAt, found: found as Found }
}

const ofUsers = new WeakMap<object, Prepared<{ found: unknown }, 'userId'>>()
const ofUserWith = <Found>(kind: AlongsideKind<Found>) =>
  prepare(`${kind.name} alone`, (db, { userId }: Values<'userId'>) =>
    // Of one table alone Drizzle writes columns without its name, which a statement within means otherwise.
    db
      .select({ found: kind.column })
      .from(users)
      .innerJoin(sql`(values (1)) as once`, sql`true`)
      .where(eq(users.id, userId)),
  )

/** What is to be known of somebody whose session is known already. */
export async function findOfUser<Found>(db: Database, userId: string, { kind, given }: Alongside<Found>) {
  const statement = ofUsers.get(kind) ?? ofUserWith(kind)
  ofUsers.set(kind, statement)
  const [row] = await statement(db, { ...given, userId })
  return row as { found: Found } | undefined
}

export async function findCredentials(db: Database, email: string) {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
  return found ?? null
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

export type NewUser = typeof users.$inferInsert

/** @returns the new user's id; null where the e-mail is in use */
export async function insertUser(db: Database, user: NewUser): Promise<string | null> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return inserted?.id ?? null
}

/** One registration at a time from here to the end of the transaction, so that only one can be the first. */
export async function lockRegistration(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`)
}

export async function anyUserExists(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

import { and, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { knownDevices, users } from '../../db/schema.ts'

export async function isKnownDevice(
  db: Database,
  { tokenHash, email, usedSince }: { tokenHash: string; email: string; usedSince: Date },
): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(users.email, email), gte(knownDevices.usedAt, usedSince)))
  return found.length > 0
}

export async function keepDevice(db: Database, tokenHash: string, userId: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId, usedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { usedAt: now } })
}

export async function sweepDevices(db: Database, usedBefore: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, usedBefore))
}

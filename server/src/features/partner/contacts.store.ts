import type { Database } from '../../db/client.ts'
import { partnerContacts } from '../../db/schema.ts'

export type Part = 'sign-in' | 'directory'

export async function recordContact(db: Database, part: Part, error: string | null, at: Date): Promise<void> {
  const good = error === null ? { goodAt: at } : {}
  await db
    .insert(partnerContacts)
    .values({ part, at, error, ...good })
    .onConflictDoUpdate({ target: partnerContacts.part, set: { at, error, ...good } })
}

export const listContacts = (db: Database) => db.select().from(partnerContacts)

import { lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { partnerContacts } from '../../db/schema.ts'

export type Part = 'sign-in' | 'directory'

/** How old what is known of a contact may be, in ms. */
const FRESH_MS = 5000

export async function recordContact(db: Database, part: Part, error: string | null, at: Date): Promise<void> {
  const good = error === null ? { goodAt: at } : {}
  await db
    .insert(partnerContacts)
    .values({ part, at, error, ...good })
    .onConflictDoUpdate({
      target: partnerContacts.part,
      set: { at, error, ...good },
      // Many contacts a second would each write the same row.
      setWhere: or(
        lt(partnerContacts.at, new Date(at.getTime() - FRESH_MS)),
        sql`${partnerContacts.error} is distinct from ${error}`,
      ),
    })
}

export const listContacts = (db: Database) => db.select().from(partnerContacts)

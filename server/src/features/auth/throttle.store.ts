import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'

/** The limiter's own statements, run through our handle: one throttle for the embedded database, PostgreSQL and every replica. */
export const clientOn = (db: Database) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) =>
    db.execute(
      sql.join(text.split(/\$(\d+)/).map((part, i) => (i % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part)))),
    ),
})

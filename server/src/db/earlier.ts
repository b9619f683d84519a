import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * What came before an entry of the same list, for its next page, newest first; no condition without an entry.
 * @param isTheirs whose the entry has to be; nothing came before others'
 */
export const earlierThan = (
  table: PgTable & { id: PgColumn; arrival: PgColumn },
  id: string | undefined,
  isTheirs?: SQL,
): SQL | undefined =>
  id
    ? lt(table.arrival, sql`(select ${table.arrival} from ${table} where ${and(eq(table.id, id), isTheirs)})`)
    : undefined

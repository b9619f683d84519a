import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The same for the embedded database and a server, and for a transaction on either. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>

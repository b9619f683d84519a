import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { instance } from '../../db/schema.ts'

/** Any number, as long as everybody takes the same. */
const PAIRING_LOCK = 7_305_143

/** Until the transaction ends; of several replicas that start at once, one pairs and the others find it done. */
export const lockPairing = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${PAIRING_LOCK})`)

/** Who this database is; null where it has never been paired with a store. */
export async function findInstance(db: Database): Promise<string | null> {
  const [found] = await db.select({ id: instance.id }).from(instance)
  return found?.id ?? null
}

export async function insertInstance(tx: Database, id: string, createdAt: Date): Promise<void> {
  await tx.insert(instance).values({ id, createdAt })
}

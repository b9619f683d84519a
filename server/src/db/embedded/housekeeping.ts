import type pg from 'pg'

/** A server does all of it by itself; the embedded PostgreSQL runs in single-user mode, which has no background workers. */
export interface Housekeeping {
  pool: pg.Pool
  /** Runs a statement for as long as it takes. */
  unhurried(statement: string): Promise<unknown>
  log?: { error(details: object, message: string): void }
  every?: number
  /** Bytes of write-ahead log after which a checkpoint lets them go, and keeps the next start quick. */
  redoLimit?: number
  vacuumEvery?: number
}

const MINUTE = 60_000
const LOOK = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as redo,
         (select max(last_vacuum) from pg_stat_user_tables) as vacuumed,
         (select format('%I.%I', schemaname, relname) from pg_stat_user_tables
          where n_mod_since_analyze > 10 + n_live_tup / 5 order by n_mod_since_analyze desc limit 1) as changed
  from pg_control_checkpoint()`

/** Looks after the embedded database until the returned function is called. */
export function keepHouse({
  pool,
  unhurried,
  log,
  every = MINUTE / 6,
  redoLimit = 64 * 1024 * 1024,
  vacuumEvery = 360 * MINUTE,
}: Housekeeping): () => void {
  const started = Date.now()
  let busy = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      const { rows } = await pool.query<{ redo: number; vacuumed: Date | null; changed: string | null }>(LOOK)
      const { redo, vacuumed, changed } = rows[0]!
      if (Date.now() - (vacuumed?.getTime() ?? started) > vacuumEvery) await unhurried('VACUUM ANALYZE')
      // One at a time, because others wait meanwhile. Without figures of a table it is read from end to end.
      else if (changed) await unhurried(`ANALYZE ${changed}`)
      if (redo > redoLimit) await unhurried('CHECKPOINT')
    } catch (error) {
      log?.error({ err: error }, 'the embedded database could not be looked after')
    } finally {
      busy = false
    }
  }
  const timer = setInterval(look, every).unref()
  return () => clearInterval(timer)
}

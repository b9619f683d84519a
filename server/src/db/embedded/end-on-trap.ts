import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's own errors leave WebAssembly this way; PGlite handles them. */
const POSTGRES_ERROR = 100
export const TRAPPED = 70

/**
 * After any other exception (a stack overflow, a full disk) the memory of the engine can't be trusted, yet PGlite goes on:
 * it reports success, commits half a transaction or spins for ever. Here it ends, and the next open recovers.
 * @param end what ends the thread; never returns
 */
export function endOnTrap(engine: PGlite, end: () => never = () => process.exit(TRAPPED)) {
  const module = engine.Module as { _PostgresMainLoopOnce?: () => void }
  const loop = module._PostgresMainLoopOnce
  if (!loop) throw new Error('This version of PGlite has no main loop to guard')
  module._PostgresMainLoopOnce = () => {
    try {
      loop()
    } catch (error) {
      if ((error as { status?: number }).status !== POSTGRES_ERROR) end()
      throw error
    }
  }
}

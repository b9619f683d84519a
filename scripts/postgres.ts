import { startPostgres } from '../server/src/testing/postgres.ts'
import { canInstallPackages, installPackage } from './debian.ts'

/** A PostgreSQL server for one run of the tests; null where none can be had. */
export async function borrowPostgres(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  try {
    return await startPostgres()
  } catch (error) {
    if (!canInstallPackages() || !installPackage('postgresql')) {
      console.error(error instanceof Error ? error.message : error)
      return null
    }
    return startPostgres()
  }
}

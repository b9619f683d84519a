import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainFailure } from './start-failure.ts'

/** The project's folder: this code runs from server/src and, bundled, from dist/server. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Says in words why the process can't go on, and ends it. */
export function reportFailure(error: unknown): never {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exit(1)
}

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder: this code runs from server/src and, bundled, from dist/server. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Says in words why the process can't go on, and ends it. */
export function reportFailure(error: unknown): never {
  const { message, code, port } = error as Error & { code?: string; port?: number }
  const taken = code === 'EADDRINUSE' && `Port ${port} is in use by another program. Stop that, or set PORT to another number.`
  process.stderr.write(`${taken || message}\n`)
  process.exit(1)
}

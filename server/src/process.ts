import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder: this code runs from server/src and, bundled, from dist/server. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Says in words why the process can't go on, with what lies behind it, and ends it. */
export function reportFailure(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number }
  const taken = `Port ${port} is in use by another program. Stop that, or set PORT to another number.`
  process.stderr.write(`${code === 'EADDRINUSE' ? taken : reasonsOf(error).join('\n  because: ')}\n`)
  process.exit(1)
}

const reasonsOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message.trim(), ...(error.cause ? reasonsOf(error.cause) : [])] : [String(error)]

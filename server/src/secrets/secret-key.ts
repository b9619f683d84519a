import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createSeal, type Seal } from './seal.ts'

const FILE = 'secret.key'

/**
 * The seal for what admins type in secret. Its key is the setting's, or in a file beside the embedded database, made now where
 * there is none; a database on a server has no place beside it that every replica sees.
 * @returns null where there is no key
 */
export function openSeal({ SECRET_KEY, DATABASE_URL, DATA_DIR }: Config): Seal | null {
  if (SECRET_KEY) return createSeal(SECRET_KEY)
  return DATABASE_URL ? null : createSeal(readKeyFile(DATA_DIR))
}

function readKeyFile(folder: string): string {
  const file = join(folder, FILE)
  mkdirSync(folder, { recursive: true })
  try {
    // For its owner alone, and never in the place of another.
    const made = openSync(file, 'wx', 0o600)
    writeSync(made, `${randomBytes(32).toString('base64url')}\n`)
    fsyncSync(made)
    closeSync(made)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32)
    throw new Error(`${file} holds no key. Put it back from a backup, or remove it to have a new one made.`)
  return key
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** What it costs to hash a password with argon2id, and so to guess one; memory in KiB. */
export interface PasswordCost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's minimum. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT_LENGTH = 16
const TAG_LENGTH = 32

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const tag = (password: string, nonce: Uint8Array, cost: PasswordCost, tagLength = TAG_LENGTH) =>
  derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce, tagLength })

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const hash = await tag(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** False without a stored hash, after the same work as with one: the time does not tell whether there is an account. */
export async function verifyPassword(password: string, stored: string | null, usual: PasswordCost): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored ?? '') ?? []
  if (!salt || !hash) {
    await tag(password, randomBytes(SALT_LENGTH), usual)
    return false
  }
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await tag(password, Buffer.from(salt, 'base64'), cost, expected.length), expected)
}

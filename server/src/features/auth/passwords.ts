import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const SALT_LENGTH = 16

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const tag = (password: string, nonce: Uint8Array, { memory, passes, parallelism, tagLength }: Cost) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength })

interface Cost {
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const hash = await tag(password, salt, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** False without a stored hash, after the same work as with one: the time does not tell whether there is an account. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored ?? '') ?? []
  if (!salt || !hash) {
    await tag(password, randomBytes(SALT_LENGTH), COST)
    return false
  }
  const expected = Buffer.from(hash, 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  return timingSafeEqual(await tag(password, Buffer.from(salt, 'base64'), cost), expected)
}

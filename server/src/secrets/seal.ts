import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps small values where others could read or change them: in cookies and in the database. */
export interface Seal {
  /** @param purpose a value sealed for one purpose opens for no other */
  close(purpose: string, value: unknown): string
  /** Null where the value was not sealed here, for this purpose, or was changed. */
  open<Value>(purpose: string, sealed: string): Value | null
}

const IV_LENGTH = 12
const TAG_LENGTH = 16

/** AES-256-GCM under keys derived from a secret, so that every replica has the same. */
export function createSeal(secret: string): Seal {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'rolewright partner', purpose, 32))
  return {
    close(purpose, value) {
      const iv = randomBytes(IV_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(purpose, sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, IV_LENGTH), {
          authTagLength: TAG_LENGTH,
        })
        decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH))
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()])
        return JSON.parse(text.toString())
      } catch {
        return null
      }
    },
  }
}

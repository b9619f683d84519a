import { expect, test } from 'vitest'
import { hashPassword, PASSWORD_COST, verifyPassword } from './passwords.ts'

const CHEAP = { memory: 8, passes: 1, parallelism: 1 }

test('a password costs as much to guess as OWASP asks for, and is told from others', async () => {
  const stored = await hashPassword('a long enough secret', PASSWORD_COST)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('a long enough secret', stored, CHEAP)).toBe(true)
  expect(await verifyPassword('a long enough Secret', stored, CHEAP)).toBe(false)
})

test('one that was hashed at another cost holds, and nobody gets in without a hash', async () => {
  const stored = await hashPassword('a long enough secret', CHEAP)
  expect(await verifyPassword('a long enough secret', stored, PASSWORD_COST)).toBe(true)
  for (const none of [null, '', 'a long enough secret'])
    expect(await verifyPassword('a long enough secret', none, CHEAP)).toBe(false)
})

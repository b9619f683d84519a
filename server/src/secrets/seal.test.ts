import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a secret')
const sealed = seal.close('voyage', { state: 'x', until: 7 })

test('what was sealed opens on every server with the same secret', () => {
  expect(createSeal('a secret').open('voyage', sealed)).toEqual({ state: 'x', until: 7 })
  expect(sealed).not.toContain(Buffer.from('state').toString('base64url'))
})

test.each([
  ['for another purpose', () => seal.open('outcome', sealed)],
  ['with another secret', () => createSeal('another').open('voyage', sealed)],
  ['changed', () => seal.open('voyage', `${sealed.slice(0, -2)}AA`)],
  ['cut', () => seal.open('voyage', sealed.slice(0, 20))],
  ['empty', () => seal.open('voyage', '')],
])('nothing opens %s', (_what, open) => {
  expect(open()).toBeNull()
})

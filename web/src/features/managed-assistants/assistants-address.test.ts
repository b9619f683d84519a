import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './assistants-address.ts'

test('the address keeps what is looked for and which assistant is open', () => {
  const address = { q: 'shop & floor', kind: 'personal', assistant: 'a', view: 'learning' } as const
  const written = writeAddress(address)
  expect(written).toBe('/admin/assistants?q=shop+%26+floor&show=personal&assistant=a&view=learning')
  expect(readAddress(new URL(written, 'http://x').search)).toEqual(address)
})

test('nothing looked for is the bare address', () => {
  expect(writeAddress({ q: '', kind: 'inService', assistant: null, view: 'learning' })).toBe('/admin/assistants')
})

test('an unknown kind shows those in service', () => {
  expect(readAddress('?show=lost').kind).toBe('inService')
})

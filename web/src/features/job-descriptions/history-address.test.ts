import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './history-address.ts'

test('the address keeps what is looked for and which entry is open', () => {
  const address = { q: 'night & day', rating: '0', assistantId: 'a', entry: 'e' }
  const written = writeAddress(address)
  expect(written).toBe('/job-history?q=night+%26+day&rating=0&assistant=a&entry=e')
  expect(readAddress(new URL(written, 'http://x').search)).toEqual(address)
})

test('nothing looked for is the bare address', () => {
  expect(writeAddress({ q: '', rating: '', assistantId: '', entry: null })).toBe('/job-history')
})

test.each(['6', '-1', 'x', '1.5'])('a rating of %s is none', (rating) => {
  expect(readAddress(`?rating=${rating}`).rating).toBe('')
})

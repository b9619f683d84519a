import { expect, test } from 'vitest'
import { findBlanks } from './blanks.ts'

test('blanks stand between square brackets in one line', () => {
  const text = 'Nurse in [place], [hours] a week; [] and [two\nlines] and [[nested]'
  expect(findBlanks(text).map(({ name }) => name)).toEqual(['place', 'hours', 'nested'])
  for (const { name, from, to } of findBlanks(text)) expect(text.slice(from, to)).toBe(`[${name}]`)
})

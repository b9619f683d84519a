import { expect, test } from 'vitest'
import { weekOf } from './week.ts'

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-16T00:00:00Z', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-15T23:59:59.999Z', '2026-11-09T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'],
])('%s lies in the week from %s to %s', (now, start, end) => {
  const week = weekOf(new Date(now))
  expect([week.start.toISOString(), week.end.toISOString()]).toEqual([start, end])
})

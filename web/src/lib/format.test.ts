import { expect, test } from 'vitest'
import { cutText, formatQuota, formatReset, withoutMarkdown } from './format.ts'
import { nextAddress } from './paging.ts'

const resetsAt = '2025-11-24T00:00:00.000Z'
const readersDay = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(new Date(resetsAt))

test('the quota reads in plain words, with the weekday of the reader', () => {
  expect(['Sunday', 'Monday']).toContain(readersDay)
  expect(formatReset(resetsAt)).toBe(`resets ${readersDay}`)
  expect(formatQuota({ weeklyCount: 1, weeklyLimit: 3, remaining: 2, resetsAt })).toBe(
    `2 of 3 left, resets ${readersDay}`,
  )
  expect(formatQuota({ weeklyCount: 9, weeklyLimit: null, remaining: null, resetsAt })).toBe('Unlimited')
})

test.each([
  ['a short prompt', 80, 'a short prompt'],
  ['x'.repeat(80), 80, 'x'.repeat(80)],
  ['x'.repeat(81), 80, `${'x'.repeat(80)}…`],
  ['ends in a space', 8, 'ends in…'],
  ['👩‍🚀👩‍🚀', 1, '👩…'],
])('%j is cut at %i', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected)
})

test('light markdown reads as running text', () => {
  const markdown = '# Nurse\n\n**Utrecht** · 28 h\n\n- Lead the shift\n2. Coach\n\nPay: 3 * 4 and snake_case'
  expect(withoutMarkdown(markdown)).toBe('Nurse Utrecht · 28 h Lead the shift Coach Pay: 3 * 4 and snake_case')
})

test.each([
  [null, null],
  ['</api/a?before=1>; rel="next"', '/api/a?before=1'],
  ['</api/a>; rel="first", </api/a?before=2>; rel=next', '/api/a?before=2'],
  ['</api/a>; rel="prev"', null],
])('of the Link header %j the next page is %j', (link, next) => {
  expect(nextAddress(link)).toBe(next)
})

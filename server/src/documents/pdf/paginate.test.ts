import { expect, test } from 'vitest'
import { paginate, type Row } from './paginate.ts'

/** Rows of ten on pages of a hundred; "+" stays with the next. */
function pagesOf(marks: string, { before = 0, height = 10 } = {}): string[] {
  const pages = ['']
  const rows = [...marks].map(
    (mark): Row => ({
      height,
      before,
      staysWithNext: mark === '+',
      draw: (top) => {
        expect(top).toBeGreaterThanOrEqual(50)
        expect(top + height).toBeLessThanOrEqual(150)
        pages.push(pages.pop() + mark)
      },
    }),
  )
  paginate(rows, 50, 150, () => pages.push(''))
  return pages
}

test('a page takes as many rows as fit', () => {
  expect(pagesOf('-'.repeat(21))).toEqual(['-'.repeat(10), '-'.repeat(10), '-'])
})

test('what stays together moves to the next page together: no heading is the last of its page', () => {
  expect(pagesOf(`${'-'.repeat(8)}++---`)).toEqual(['-'.repeat(8), '++---'])
  expect(pagesOf(`${'-'.repeat(7)}++-`)).toEqual([`${'-'.repeat(7)}++-`])
})

test('what no page could hold is cut', () => {
  expect(pagesOf(`-${'+'.repeat(12)}-`)).toEqual(['-+++++++++', '+++-'])
})

test('the space above a row counts, but not at the top', () => {
  expect(pagesOf('------', { before: 10 })).toEqual(['-----', '-'])
  expect(pagesOf('-----+-', { before: 10 })).toEqual(['-----', '+-'])
})

import { expect, test } from 'vitest'
import { reduceToasts, type Toast } from './toast-reducer.ts'

const saved: Toast = { id: '1', title: 'Saved', open: true }
const failed: Toast = { id: '2', title: 'Failed', open: true }

test('a new toast takes the place of the one before', () => {
  const toasts = reduceToasts(reduceToasts([], { type: 'add', toast: saved }), { type: 'add', toast: failed })
  expect(toasts).toEqual([failed])
})

test('a dismissed toast closes first and is removed later', () => {
  const closed = reduceToasts([saved], { type: 'dismiss', id: '1' })
  expect(closed).toEqual([{ ...saved, open: false }])
  expect(reduceToasts(closed, { type: 'remove', id: '1' })).toEqual([])
})

test('dismissing or removing an earlier toast leaves the present one', () => {
  expect(reduceToasts([failed], { type: 'dismiss', id: '1' })).toEqual([failed])
  expect(reduceToasts([failed], { type: 'remove', id: '1' })).toEqual([failed])
})

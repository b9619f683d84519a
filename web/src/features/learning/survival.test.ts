import { expect, test } from 'vitest'
import { percent, pointsOf, summarise } from './survival.ts'

const of = (...shares: number[]) =>
  shares.map((share, at) => ({
    jobDescriptionId: String(at),
    title: 'Nurse',
    at: `2026-11-${10 + at}T00:00:00Z`,
    share,
  }))

test('a few documents have an average, a least and a most, but no trend', () => {
  expect(summarise(of(0.5, 1, 0.75))).toEqual({ average: 0.75, halves: null, least: 0.5, most: 1 })
})

test('from six on the newer half is weighed against the older one', () => {
  expect(summarise(of(0.5, 0.5, 0.5, 1, 1, 1, 1)).halves).toEqual({ older: 0.5, newer: 1 })
})

test('points run from left to right, one alone stands in the middle', () => {
  expect(pointsOf(of(0, 0.5, 1))).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ])
  expect(pointsOf(of(0.25))).toEqual([{ x: 50, y: 75 }])
})

test('a share reads as whole per cent', () => {
  expect(percent(0.666)).toBe('67 %')
})

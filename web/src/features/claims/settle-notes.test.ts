import { expect, test } from 'vitest'
import { settleNotes } from './settle-notes.ts'

const at = (...wanted: number[]) => wanted.map((each) => ({ wanted: each, height: 50 }))

test.each([
  ['each stands beside its words', at(0, 100, 300), 400, [0, 100, 300]],
  ['none covers another', at(100, 110, 120), 400, [100, 160, 220]],
  ['none hangs over the end of the page', at(100, 340, 380), 400, [100, 290, 350]],
  ['too many run on from the top, in order', at(80, 80, 80), 120, [0, 60, 120]],
  ['none at all', [], 400, []],
])('%s', (_, notes, room, tops) => {
  expect(settleNotes(notes, room, 10)).toEqual(tops)
})

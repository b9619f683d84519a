import { expect, it } from 'vitest'
import { splitClauses } from '../clauses.ts'
import { cutPieces } from './cut-pieces.ts'
import { traitsIn } from './traits.ts'

it.each([
  ['cook, 1,200 a month (no kids) but english', ['cook', '1,200 a month', 'no kids', 'but english']],
  ['nights - days. then home', ['nights', 'days', 'then home']],
])('%s', (text, pieces) => {
  expect(cutPieces(text, splitClauses(text).sentences).map(({ span }) => text.slice(...span))).toEqual(pieces)
})

it.each([
  ['young lads under 30', ['age', 'sex']],
  ['schwerbehinderte', ['disability']],
  ['team of 30 in york', []],
])('%s touches on %s', (text, grounds) => {
  expect([...traitsIn(text.split(' '))].sort()).toEqual(grounds)
})

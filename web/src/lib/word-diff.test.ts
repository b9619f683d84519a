import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords, nearChanges, type Piece } from './word-diff.ts'

const SIGNS = { same: '=', added: '+', removed: '-', gap: '' }
const show = (pieces: Piece[]) => pieces.map(({ kind, text }) => `${SIGNS[kind]}${text}`)

test.each([
  ['Be brief.', 'Be brief.', ['=Be brief.']],
  ['Be brief.', 'Be very brief.', ['=Be ', '+very ', '=brief.']],
  ['Be very brief.', 'Be brief.', ['=Be ', '-very ', '=brief.']],
  ['Name the bus stop.', 'Name the tram stop.', ['=Name the ', '-bus ', '+tram ', '=stop.']],
  ['', 'Be brief.', ['+Be brief.']],
  ['Be brief.', '', ['-Be brief.']],
  ['Be brief.', 'Be brief. Be kind.', ['=Be brief. ', '+Be kind.']],
  ['Be brief.\nBe kind.', 'Be brief. Be kind.', ['=Be brief. Be kind.']],
])('from %o to %o', (before, after, pieces) => {
  expect(show(diffWords(before, after))).toEqual(pieces)
})

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }).map((words) => words.join(' '))
const without = (pieces: Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .flatMap(({ text }) => text.split(' '))
    .filter(Boolean)
    .join(' ')

test('what stays and what is gained is the new text; what stays and what is lost is the old one', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after)
      expect(without(pieces, 'removed')).toBe(after)
      expect(without(pieces, 'added')).toBe(before)
    }),
  )
})

test('far from a change the text is left out, near it some words stay', () => {
  const words = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `w${from + n}`).join(' ')
  const pieces = nearChanges(
    diffWords(`${words(0, 100)} old ${words(100, 200)}`, `${words(0, 100)} new ${words(100, 200)}`),
  )
  expect(show(pieces)).toEqual(['…', `=${words(88, 100)} `, '-old ', '+new ', `=${words(100, 112)} `, '…'])
})

test('a short text is shown whole', () => {
  expect(show(nearChanges(diffWords('Be brief.', 'Be kind.')))).toEqual(['=Be ', '-brief.', '+kind.'])
})

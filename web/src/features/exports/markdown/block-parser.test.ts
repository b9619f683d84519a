import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBlockParser } from './block-parser.ts'
import { parseMarkdown } from './parse.ts'

const AWKWARD = [
  '# Night nurse\n\nSome *words* and **more\nwords**.\n\n1. first\n\n2. second\n   - inner\n\n     deep\n3. third\n\n| a | b |\n|:--|--:|\n| 1 | 2 |\n\n> said\n> so\n\nlast',
  'Title\n===\nline\n---\n\n- a\n- b\n\n\n- c\n* other\n\n    indented\n\n```\ncode\n\n- not a list\n```\n[x]: https://a.example\n\n[x] and <b>bold</b>\n\n1) one\n\n\n2) two\n',
]

const withoutPlaces = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)))
const whole = (text: string) => withoutPlaces(parseMarkdown(text).children)

const inChunks = (text: string, size: number): string[] => {
  const ends = Array.from({ length: Math.ceil(text.length / size) }, (_, index) => (index + 1) * size)
  return ends.map((end) => text.slice(0, end))
}

describe('a growing text is read as the whole text would be', () => {
  for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    test.each(AWKWARD)(`in chunks of ${size}: %#`, (text) => {
      const parser = createBlockParser()
      for (const soFar of inChunks(text, size)) expect(withoutPlaces(parser.parse(soFar))).toEqual(whole(soFar))
    })
  }

  test('whatever is written, however it is cut', () => {
    const piece = fc.constantFrom(
      '# ',
      '- ',
      '1. ',
      '2) ',
      '\n',
      '\n\n',
      '    ',
      '  ',
      'a',
      'b c',
      '**',
      '*',
      '`',
      '```\n',
      '> ',
      '|',
      '|-|\n',
      '---',
      '===',
      '<b>',
      '[x]: /y\n',
      '![i](u)',
      '\t',
      '+ ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 11 }), (pieces, size) => {
        const text = pieces.join('')
        const parser = createBlockParser()
        for (const soFar of inChunks(text, size)) expect(withoutPlaces(parser.parse(soFar))).toEqual(whole(soFar))
      }),
      { numRuns: 300 },
    )
  })
})

test('finished blocks keep their identity, so that they are not drawn again', () => {
  const parser = createBlockParser()
  const before = parser.parse('# Nurse\n\nOne.\n\nTwo.\n\nThr')
  const after = parser.parse('# Nurse\n\nOne.\n\nTwo.\n\nThree.\n\nFour.')
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(before[1])
})

test('a text that does not continue the last one starts anew', () => {
  const parser = createBlockParser()
  parser.parse('# A\n\nb\n\nc\n\nd')
  expect(withoutPlaces(parser.parse('# Other\n\ntext'))).toEqual(whole('# Other\n\ntext'))
})

import { expect, test } from 'vitest'
import { linksIn } from './links.ts'

test.each<[text: string, links: [text: string, href: string][]]>([
  ['Write to jobs@grand.example.', [['jobs@grand.example', 'mailto:jobs@grand.example']]],
  [
    'See https://www.grand.example/jobs/(night)_porter, or www.grand.example.',
    [
      ['https://www.grand.example/jobs/(night)_porter', 'https://www.grand.example/jobs/(night)_porter'],
      ['www.grand.example', 'https://www.grand.example'],
    ],
  ],
  ['Pay 40 €/h, ask @anna, http:// is nothing', []],
  ['(https://a.example/x)', [['https://a.example/x', 'https://a.example/x']]],
])('%s', (text, links) => {
  const pieces = linksIn(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.flatMap((piece) => (piece.href === null ? [] : [[piece.text, piece.href]]))).toEqual(links)
})

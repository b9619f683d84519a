import { expect, test } from 'vitest'
import { readCorpus } from '../training/corpus.ts'
import { readSheet } from './sheet/read-sheet.ts'

test('what was read before changes nothing of what is read next: 500 briefs in two orders', () => {
  const briefs = readCorpus('taught')
    .map(({ text }) => text)
    .filter((_, at) => at % 8 === 0)
    .slice(0, 500)
  const forward = briefs.map((brief) => JSON.stringify(readSheet(brief)))
  const backward = briefs.toReversed().map((brief) => JSON.stringify(readSheet(brief)))
  expect(backward.toReversed()).toEqual(forward)
})

import { expect, test } from 'vitest'
import { readCorpus } from '../training/corpus.ts'
import { readSheet } from './sheet/read-sheet.ts'

test('what was read before changes nothing of what is read next: a hundred briefs in two orders', () => {
  const briefs = readCorpus('taught')
    .map(({ text }) => text)
    .filter((_, at) => at % 40 === 0)
    .slice(0, 100)
  const forward = briefs.map((brief) => JSON.stringify(readSheet(brief)))
  const backward = briefs.toReversed().map((brief) => JSON.stringify(readSheet(brief)))
  expect(backward.toReversed()).toEqual(forward)
})

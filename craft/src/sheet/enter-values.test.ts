import { expect, test } from 'vitest'
import { readCorpus } from '../../training/corpus.ts'
import { readSheet } from './read-sheet.ts'

test('a period that stands for a contract, without a kind of its own, is read like any other', () => {
  const { text } = readCorpus('taught').find(({ id }) => id === 'en6-060')!
  expect(readSheet(text).entries.map(({ kind }) => kind)).toContain('task')
})

import type { Block, JobDocument, Run } from '@rolewright/craft/document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printableDocument } from '../printable.ts'
import { writePdf } from './pdf.ts'

const write = async (document: JobDocument) => (await writePdf(printableDocument(document), null)).toString('latin1')
const plain = (text: string): Run => ({ text, bold: false, italic: false })
const paragraph = (text: string): JobDocument => ({
  title: 'Title',
  facts: [],
  sections: [{ heading: null, level: 2, blocks: [{ kind: 'paragraph', runs: [plain(text)] }] }],
})
const WHOLE = /^%PDF-1\.7\n[\s\S]*%%EOF\n$/

/** Scripts, directions, joiners and halves of characters, as no person would mix them. */
const SIGNS = 'a A1 ١()אم中한ไक्é\u0301{<\n\u200c\u200d\u200f\u2067\u2069\ufe0f👩🏽‍⚕️𓀀'
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...SIGNS, '\ud800'), { maxLength: 80 }).map((signs) => signs.join('')),
)
const runs = fc.array(fc.record({ text, bold: fc.boolean(), italic: fc.boolean() }), { maxLength: 3 })
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), runs }),
  fc.record({ kind: fc.constantFrom('bullets' as const, 'steps' as const), items: fc.array(runs, { maxLength: 3 }) }),
)
const section = fc.record({
  heading: fc.option(text),
  level: fc.constantFrom(2 as const, 3 as const),
  blocks: fc.array(block, { maxLength: 3 }),
})
const anything = fc.record({
  title: text,
  facts: fc.array(text, { maxLength: 2 }),
  sections: fc.array(section, { maxLength: 3 }),
})

test('whatever people type, the file is whole', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (document) => {
      expect(await write(document)).toMatch(WHOLE)
    }),
    { numRuns: 30 },
  )
})

describe('what has no end ends', () => {
  test.each([
    ['a word', 'x'.repeat(20_000)],
    ['marks on one letter', `a${'\u0301'.repeat(20_000)}`],
    ['a word that changes direction at each letter', 'aא'.repeat(10_000)],
    ['blanks', ' '.repeat(20_000)],
  ])('%s', async (_what, endless) => {
    expect(await write(paragraph(endless))).toMatch(WHOLE)
  })
})

test('nothing is an empty page', async () => {
  const empty = await write({ title: '', facts: [], sections: [] })
  expect(empty).toMatch(WHOLE)
  expect(empty).toContain('/Count 1')
})

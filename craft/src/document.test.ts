import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, type Document, parseDocument, plainText, printDocument, titleOf } from './document.ts'

const run = (text: string, style: { bold?: boolean; italic?: boolean } = {}) => ({
  bold: false,
  italic: false,
  text,
  ...style,
})

test('reads title, facts line, sections, bullets and weight', () => {
  const document = parseDocument(
    '# Nurse\n\nUtrecht · 28 hours\n\n## What you will do\n\n- **Lead** the *night* shift\n- Coach\n  - juniors\n\n1. Call\n2. Meet\n',
  )
  expect(document).toEqual([
    { type: 'heading', level: 1, text: [run('Nurse')] },
    { type: 'paragraph', text: [run('Utrecht · 28 hours')] },
    { type: 'heading', level: 2, text: [run('What you will do')] },
    {
      type: 'list',
      ordered: false,
      items: [
        {
          text: [run('Lead', { bold: true }), run(' the '), run('night', { italic: true }), run(' shift')],
          blocks: [],
        },
        {
          text: [run('Coach')],
          blocks: [{ type: 'list', ordered: false, items: [{ text: [run('juniors')], blocks: [] }] }],
        },
      ],
    },
    {
      type: 'list',
      ordered: true,
      items: [
        { text: [run('Call')], blocks: [] },
        { text: [run('Meet')], blocks: [] },
      ],
    },
  ])
})

test.each([
  ['# Head Chef\n\ntext', 'Head Chef'],
  ['Intro\n\n## Head *Chef*', 'Head Chef'],
  ['Head Chef\nof a bistro', 'Head Chef of a bistro'],
  ['', ''],
  ['- only\n- bullets', ''],
])('the title of %j is %j', (markdown, title) => {
  expect(titleOf(parseDocument(markdown))).toBe(title)
})

test.each([
  '> quoted',
  '```\ncode\n```',
  '<b>bold</b>',
  '[link](https://a.example)',
  '![picture](x.png)',
  '##### deep',
  '\\* star',
])('keeps the words of %j', (markdown) => {
  const words = parseDocument(markdown)
    .map((block) => (block.type === 'list' ? '' : plainText(block.text)))
    .join('')
  expect(words).toContain(/[a-z]{4,}/.exec(markdown)![0])
})

test('a link keeps its address beside its words, unless they are the same', () => {
  const [block] = parseDocument('Apply at [our site](https://a.example/jobs) or <jobs@a.example>, <https://b.example>.')
  expect(block?.type === 'paragraph' && plainText(block.text)).toBe(
    'Apply at our site (https://a.example/jobs) or jobs@a.example, https://b.example.',
  )
})

describe('what is printed is read as the same document', () => {
  const text = fc
    .array(
      fc.constantFrom(
        'Lead',
        'C#',
        'a*b',
        '_x_',
        '1.',
        '10 %',
        '# no',
        '<b>',
        '&amp;',
        '[x](y)',
        '-',
        'Zürich',
        '日本',
        'end.',
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((words) => words.join(' '))
  const inline = text.map((words) => [run(words)])
  const item = inline.map((words) => ({ text: words, blocks: [] as Block[] }))
  const block: fc.Arbitrary<Block> = fc.oneof(
    fc.record({
      type: fc.constant('heading' as const),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      text: inline,
    }),
    fc.record({ type: fc.constant('paragraph' as const), text: inline }),
    fc.record({
      type: fc.constant('list' as const),
      ordered: fc.boolean(),
      items: fc.array(item, { minLength: 1, maxLength: 4 }),
    }),
  )
  const nested = block.map(
    (outer): Block =>
      outer.type === 'list'
        ? { ...outer, items: outer.items.map((entry) => ({ ...entry, blocks: [{ ...outer }] })) }
        : outer,
  )
  /** Two lists in a row are one in markdown. */
  const apart = (document: Document) =>
    document.filter((entry, index) => entry.type !== 'list' || document[index - 1]?.type !== 'list')

  test('whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(block, nested), { maxLength: 6 }), (blocks) => {
        const document = apart(blocks)
        expect(parseDocument(printDocument(document))).toEqual(document)
      }),
      { numRuns: 400 },
    )
  })

  test('weight included', () => {
    const document: Document = [
      {
        type: 'paragraph',
        text: [run('You '), run('lead', { bold: true }), run(' and '), run('coach', { italic: true }), run('.')],
      },
    ]
    expect(parseDocument(printDocument(document))).toEqual(document)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, type JobDocument, parseDocument, plainText, printDocument, type Run } from './document.ts'

const JOB = `# Senior Backend Engineer

Berlin · Hybrid, 2 days in the office · €75,000–90,000 a year

You build the services behind **Finlo**, a *small* billing company.

## What you will do

- Design and run services in Go.
- Review code with \`two\` colleagues.

### First months

1. Meet the team.
2. Ship something.
`

describe('a description as a document', () => {
  it('has a title, a line of facts and sections', () => {
    const document = parseDocument(JOB)
    expect(document.title).toBe('Senior Backend Engineer')
    expect(document.facts).toEqual(['Berlin', 'Hybrid, 2 days in the office', '€75,000–90,000 a year'])
    expect(document.sections.map(({ heading, level }) => [heading, level])).toEqual([
      [null, 2],
      ['What you will do', 2],
      ['First months', 3],
    ])
    expect(document.sections[2]!.blocks[0]!.kind).toBe('steps')
  })

  it('prints as it was read', () => {
    expect(printDocument(parseDocument(JOB))).toBe(JOB)
  })

  it('takes what other models write', () => {
    const document = parseDocument(
      '```markdown\n**Nurse**\n\nLeeds | Nights\n\n**Your tasks:**\n* care\n• record\n\n| Pay | £30,000 |\n|---|---|\n\nApply\n-----\nWrite to us.\n```',
    )
    expect(document.title).toBe('Nurse')
    expect(document.facts).toEqual(['Leeds', 'Nights'])
    expect(document.sections.map(({ heading }) => heading)).toEqual(['Your tasks', 'Apply'])
    const [tasks] = document.sections
    expect(tasks!.blocks[0]).toMatchObject({ kind: 'bullets' })
    const [list, table] = tasks!.blocks
    expect(list?.kind === 'bullets' && list.items.map(plainText)).toEqual(['care', 'record'])
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(plainText))).toEqual([['Pay', '£30,000']])
  })

  it.each([
    ['nested bullets', '# Cook\n\n- One\n  - Two\n    - Three\n  - Four\n- Five\n'],
    ['nested steps', '# Cook\n\n1. One\n   1. Two\n   2. Three\n2. Four\n'],
    ['broken lines', '# Cook\n\nOne\\\n\\- two\\\n\\# three\n\n- Four\\\nfive\n'],
    ['a table', '# Cook\n\n| Day | Shift |\n| --- | --- |\n| Monday | Early \\| late |\n| Tuesday |  |\n'],
    ['a table below another', '# Cook\n\n| A | B |\n| --- | --- |\n\n| C | D |\n| --- | --- |\n'],
  ])('keeps %s', (_what, text) => expect(printDocument(parseDocument(text))).toBe(text))

  it('knows a broken line by its blanks, too, and drops a break behind which nothing comes', () => {
    const [section] = parseDocument('# Cook\n\n1 High Street  \nYork\\\n\nFour C:\\\\').sections
    expect(section!.blocks).toMatchObject([
      { runs: [{ text: '1 High Street\nYork' }] },
      { runs: [{ text: 'Four C:\\' }] },
    ])
  })

  it('reads other indents', () => {
    const [section] = parseDocument('# Cook\n\n* One\n\t* Two\n\t\t1. Three\n* Four').sections
    expect(section!.blocks).toMatchObject([{ kind: 'bullets', levels: [0, 1, 2, 0] }])
  })

  it('leaves a lonely star alone', () => {
    const [section] = parseDocument('# Cook\n\nEight * two covers, 5* hotel.').sections
    expect(section!.blocks).toEqual([
      { kind: 'paragraph', runs: [{ text: 'Eight * two covers, 5* hotel.', bold: false, italic: false }] },
    ])
  })

  it('is the inverse of printing for every document', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(parseDocument(printDocument(document))).toEqual(document)
      }),
    )
  })

  it('keeps every word of any text', () => {
    const pieces = fc.constantFrom(
      '# ',
      '## ',
      '- ',
      '1. ',
      '**',
      '*',
      '_',
      '\n',
      '\n\n',
      ' word ',
      ' 42 ',
      ' · ',
      '|',
      '\\',
      '=',
      '---',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (list) => {
        const text = list.join('')
        const words = (one: string) => (one.match(/word|42/g) ?? []).length
        expect(words(printDocument(parseDocument(text)))).toBe(words(text))
      }),
      { numRuns: 300 },
    )
  })
})

const word = fc.constantFrom(
  'you',
  'build',
  'C++',
  'R&D',
  '401(k)',
  '80,000',
  '1.',
  '#1',
  '5*',
  'snake_case',
  '_x',
  '-',
  'a\\b',
  '**',
  'Büro',
  '+',
)
const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const run: fc.Arbitrary<Run> = fc.record({ text: phrase, bold: fc.boolean(), italic: fc.boolean() })
/** Normal form: neighbours differ in style, blanks lie outside the marks, not all bold. */
const runs = fc.array(run, { minLength: 1, maxLength: 3 }).map((list) => {
  const plain = list.map((one, index) =>
    index % 2 === 0 ? { ...one, bold: false, italic: false } : { ...one, italic: one.italic || !one.bold },
  )
  return plain.map((one, index) =>
    index % 2 === 0
      ? { ...one, text: `${index > 0 ? ' ' : ''}${one.text}${index < plain.length - 1 ? ' ' : ''}` }
      : one,
  )
})
const block: fc.Arbitrary<Block> = fc.oneof(
  runs.map((list) => ({ kind: 'paragraph' as const, runs: list })),
  fc.array(runs, { minLength: 1, maxLength: 3 }).map((items) => ({ kind: 'bullets' as const, items })),
  fc.array(runs, { minLength: 1, maxLength: 3 }).map((items) => ({ kind: 'steps' as const, items })),
)
const name = fc.constantFrom('What you will do', 'Pay', 'Über uns', 'R&D_x', 'C++ *and* C')
const documents: fc.Arbitrary<JobDocument> = fc.record({
  title: fc.constantFrom('Nurse', 'C++ Developer', 'Cook *'),
  facts: fc.constantFrom([], ['Leeds', 'Full time'], ['Paris', 'CDI', '35 h']),
  sections: fc.array(
    fc
      .record({
        heading: name,
        level: fc.constantFrom(2 as const, 3 as const),
        blocks: fc.array(block, { maxLength: 3 }),
      })
      .map((section) => ({
        ...section,
        // Two lists of one kind in a row read as one.
        blocks: section.blocks.filter(
          (one, index) => one.kind === 'paragraph' || section.blocks[index - 1]?.kind !== one.kind,
        ),
      })),
    { maxLength: 4 },
  ),
})

import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../exports/markdown/parse.ts'
import { fromMarkdown } from './from-markdown.ts'
import { schema } from './schema.ts'
import { toMarkdown } from './to-markdown.ts'

const open = (text: string) => fromMarkdown(parseMarkdown(text).children, text)
const NONE = new WeakMap<Node, string>()

const PAGE = `# Nurse

Leeds · 37.5 hours · £35,000 a year

You care for *people*. See [our page](https://example.org/a_b).

## What you bring

* A **nursing** degree
* Two years_of experience

| A | B |
| - | - |
| 1 | 2 |

### How to apply

1. Write to a@b.org
2. Wait`

describe('a text that is edited', () => {
  test('and not touched is the same to the letter', () => {
    const { doc, sources } = open(PAGE)
    expect(toMarkdown(doc, sources)).toBe(PAGE)
  })

  test('has title, facts, sections and lists, and what has no form is kept as it was written', () => {
    const { doc } = open(PAGE)
    expect(doc.children.map(({ type, textContent }) => [type.name, textContent.slice(0, 12)])).toEqual([
      ['title', 'Nurse'],
      ['facts', 'Leeds · 37.5'],
      ['paragraph', 'You care for'],
      ['heading', 'What you bri'],
      ['bullet_list', 'A nursing de'],
      ['literal', '| A | B |\n| '],
      ['heading', 'How to apply'],
      ['ordered_list', 'Write to a@b'],
    ])
    doc.check()
  })

  test('changes in the line that was changed alone', () => {
    const { doc, sources } = open(PAGE)
    const at = PAGE.indexOf('nursing')
    expect(at).toBeGreaterThan(0)
    let position = 0
    doc.descendants((node, pos) => {
      if (node.isText && node.text!.includes('Two years')) position = pos
    })
    const changed = doc.replace(position, position + 3, schema.node('paragraph', null, [schema.text('Six')]).slice(0))
    expect(toMarkdown(changed, sources)).toBe(PAGE.replace('* Two years', '* Six years'))
  })

  test('without title and facts has room for both, and writes none', () => {
    const { doc, sources } = open('Just a line.')
    expect(doc.children.map(({ type }) => type.name)).toEqual(['title', 'facts', 'paragraph'])
    expect(toMarkdown(doc, sources)).toBe('Just a line.')
  })
})

test('a numbered list that is edited keeps its signs and where it begins', () => {
  const { doc } = open('3) Three\n4) Four')
  expect(toMarkdown(doc, NONE)).toBe('3) Three\n4) Four')
})

test('a line break at the end of a paragraph leaves no mark', () => {
  const { hard_break, paragraph, doc } = schema.nodes
  const page = doc!.create(null, paragraph!.create(null, [schema.text('Text'), hard_break!.create()]))
  expect(toMarkdown(page, NONE)).toBe('Text')
})

test('a line that would rule a table stays a line', () => {
  const { hard_break, paragraph, doc } = schema.nodes
  const page = doc!.create(null, paragraph!.create(null, [schema.text('Pay'), hard_break!.create(), schema.text(':-')]))
  expect(open(toMarkdown(page, NONE)).doc.lastChild!.toJSON()).toEqual(page.firstChild!.toJSON())
})

const words = fc
  .stringMatching(/^[a-zA-Z0-9 *_#>`&;.()[\]<:@/|~+=-]{1,20}$/)
  .map((said) => said.trim().replace(/\s+/g, ' '))
  .filter((said) => said !== '')
const styled = fc
  .array(fc.tuple(words, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((runs) =>
    runs.flatMap(([said, isBold, isBroken], at) => [
      ...(at > 0 ? [isBroken ? schema.nodes.hard_break.create() : schema.text(' ')] : []),
      schema.text(said, isBold ? [schema.marks.strong.create()] : []),
    ]),
  )
const paragraph = styled.map((inline) => schema.nodes.paragraph.create(null, inline))
const bullets = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((items) =>
  schema.nodes.bullet_list.create(
    null,
    items.map((item) => schema.nodes.list_item.create(null, item)),
  ),
)
const heading = words.map((said) => schema.nodes.heading.create({ level: 2 }, schema.text(said)))
const page = fc
  .tuple(words, fc.array(fc.oneof(paragraph, bullets, heading), { maxLength: 5 }))
  .map(([title, blocks]) => {
    const apart = blocks.flatMap((block, at) =>
      block.type.name === 'bullet_list' && blocks[at - 1]?.type.name === 'bullet_list' ? [] : block,
    )
    const facts = schema.nodes.facts.create(null, schema.text('A · B'))
    return schema.nodes.doc.create(null, [schema.nodes.title.create(null, schema.text(title)), facts, ...apart])
  })

test('whatever is typed reads back as it was typed', () => {
  fc.assert(
    fc.property(page, (doc) => {
      const text = toMarkdown(doc, NONE)
      expect(open(text).doc.toJSON()).toEqual(doc.toJSON())
    }),
    { numRuns: 500 },
  )
})

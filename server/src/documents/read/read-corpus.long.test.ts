import { readFile } from 'node:fs/promises'
import { type JobDocument, parseDocument, plainText } from '@rolewright/craft/document'
import * as docx from 'docx'
import { beforeAll, describe, expect, test } from 'vitest'
import { convert } from '../../testing/office.ts'
import { writeDocument } from '../formats.ts'
import { piecesOf } from '../words.ts'
import { readDocument } from './read.ts'

const TAGGED = 'writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}'

/** One page with all that a page has; what every program makes of it must say the same. */
let page: JobDocument
const sources = {} as Record<'docx' | 'html', Uint8Array>
beforeAll(async () => {
  page = parseDocument(await readFile(new URL('../../testing/corpus-page.md', import.meta.url), 'utf8'))
  for (const format of ['docx', 'html'] as const) sources[format] = await writeDocument(page, format)
})

const read = async (bytes: Uint8Array) => parseDocument((await readDocument(bytes)).text)
const headings = ({ title, sections }: JobDocument) => [title, ...sections.flatMap(({ heading }) => heading ?? [])]
/** Items with their level, and the cells of tables. */
const shape = ({ sections }: JobDocument) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return []
      if (block.kind === 'table') return block.rows.map((row) => row.map(plainText).join(' | '))
      return block.items.map((item, at) => `${block.kind} ${block.levels?.[at] ?? 0} ${plainText(item)}`)
    }),
  )
const wordsOf = ({ title, facts, sections }: JobDocument) =>
  [
    title,
    ...facts,
    ...sections.flatMap(({ heading, blocks }) => [
      heading ?? '',
      ...blocks.flatMap((block) => piecesOf(block).map(plainText)),
    ]),
  ]
    .join(' ')
    .split(/[\s·]+/)
    .filter(Boolean)

/** The share of the words that are there, in their order. */
function share(of: readonly string[], among: readonly string[]): number {
  const widths = new Array<number>(among.length + 1).fill(0)
  for (const word of of) {
    let diagonal = 0
    for (let at = 1; at <= among.length; at++) {
      const above = widths[at]!
      widths[at] = word === among[at - 1] ? diagonal + 1 : Math.max(above, widths[at - 1]!)
      diagonal = above
    }
  }
  return widths.at(-1)! / Math.max(of.length, among.length)
}

async function expectSame(bytes: Uint8Array, { levels = true, steps = true } = {}) {
  const found = await read(bytes)
  expect(headings(found)).toEqual(headings(page))
  const plain = (lines: string[]) =>
    lines
      .map((line) => (levels ? line : line.replace(/^(\w+) \d/, '$1 0')))
      .map((line) => (steps ? line : line.replace(/^steps/, 'bullets')))
  expect(plain(shape(found))).toEqual(plain(shape(page)))
  expect(share(wordsOf(page), wordsOf(found))).toBeGreaterThan(0.99)
}

describe('what we write reads back', () => {
  test.each(['docx', 'doc', 'odt', 'rtf', 'html', 'md', 'pdf'] as const)('.%s', async (format) =>
    expectSame(await writeDocument(page, format)),
  )
})

describe('what LibreOffice makes of it reads back', { timeout: 120_000 }, () => {
  test.each(['docx', 'odt', 'rtf', 'doc', 'html', 'pdf'])('.%s', async (format) =>
    expectSame(await convert(sources.docx, 'docx', format)),
  )

  test.each(['odt', 'doc', 'docx', 'rtf'])('.%s from a web page', async (format) =>
    expectSame(await convert(sources.html, 'html', format)),
  )

  test('.pdf with tags', async () => expectSame(await convert(sources.docx, 'docx', 'pdf', TAGGED)))
})

/** A page on which people have worked: changes that are tracked, hidden words, a comment, and a head and a foot on every page. */
async function workedOn(): Promise<Uint8Array> {
  const { author, date } = { author: 'Vera Verborgen', date: '2026-11-01T10:00:00Z' }
  const around = (text: string) => ({ children: [new docx.Paragraph(text)] })
  const document = new docx.Document({
    comments: {
      children: [{ id: 0, author, date: new Date(date), children: [new docx.Paragraph('A remark of mine')] }],
    },
    sections: [
      {
        headers: { default: new docx.Header(around('Grand Hotel Holding plc')) },
        footers: { default: new docx.Footer(around('Registered in Scarborough, page one')) },
        children: [
          new docx.Paragraph({ text: 'Night Porter', heading: docx.HeadingLevel.TITLE }),
          new docx.Paragraph({
            children: [
              new docx.TextRun('You check in '),
              new docx.DeletedTextRun({ text: 'early ', id: 1, author, date }),
              new docx.InsertedTextRun({ text: 'late ', id: 2, author, date }),
              new docx.TextRun('guests.'),
              new docx.TextRun({ text: ' Nobody reads this.', vanish: true }),
              new docx.CommentRangeStart(0),
              new docx.TextRun(' You walk the rounds.'),
              new docx.CommentRangeEnd(0),
              new docx.TextRun({ children: [new docx.CommentReference(0)] }),
            ],
          }),
          new docx.Paragraph({ text: 'Your tasks', heading: docx.HeadingLevel.HEADING_1 }),
          new docx.Paragraph({ text: 'Open the door', bullet: { level: 0 } }),
          new docx.Paragraph({ text: 'At night', bullet: { level: 1 } }),
        ],
      },
    ],
  })
  return new Uint8Array(await docx.Packer.toBuffer(document))
}

describe('a page on which people have worked reads as it stands', { timeout: 120_000 }, () => {
  test.each(['docx', 'odt', 'rtf', 'doc', 'pdf'])('.%s', async (format) => {
    const source = await workedOn()
    const bytes = format === 'docx' ? source : await convert(source, 'docx', format)
    const { text } = await readDocument(bytes)
    // Paper shows what is deleted as struck out: a PDF with open changes has both.
    const read = format === 'pdf' ? text.replace('early ', '') : text
    expect(read).toBe(
      '# Night Porter\n\nYou check in late guests. You walk the rounds.\n\n## Your tasks\n\n- Open the door\n  - At night',
    )
  })
})

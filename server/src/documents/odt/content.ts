import type { Block, JobDocument, List, Run } from '@rolewright/craft/document'
import { isRightToLeft } from '../direction.ts'
import { escapeHtml } from '../escape-html.ts'
import { linksIn } from '../links.ts'

export const NAMESPACES = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xlink="http://www.w3.org/1999/xlink"',
]
  .map((space) => `xmlns:${space}`)
  .join(' ')

/** "&apos;" and not its number, and none of what XML has no place for. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(/[\u0000-\u0008\u000b-\u001f]/g, ''))

/** The text of a page; how it looks is said by the styles that it names. */
export function writeContent({ title, facts, sections }: JobDocument): string {
  const body = [
    title && heading(1, title),
    facts.length > 0 && paragraph('Facts', [plain(facts.join(' · '))]),
    ...sections.flatMap((section) => [
      section.heading !== null && heading(section.level, section.heading),
      ...section.blocks.map(writeBlock),
    ]),
  ]
  return `<office:document-content ${NAMESPACES} office:version="1.3"><office:automatic-styles>${FROM_RIGHT}</office:automatic-styles><office:body><office:text>${body.filter(Boolean).join('\n')}</office:text></office:body></office:document-content>`
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

/** What is written from the right is dressed as the rest, the other way round. */
const styleFor = (name: string, runs: readonly Run[]) => (isRightToLeft(runs) ? `${name}_rtl` : name)
const PARAGRAPHS =
  'Heading_20_1 Heading_20_2 Heading_20_3 Facts Text_20_body Item Item_20_kept Cell_20_head Cell_20_text'
const FROM_RIGHT = PARAGRAPHS.split(' ')
  .map(
    (name) =>
      `<style:style style:name="${name}_rtl" style:family="paragraph" style:parent-style-name="${name}"><style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="end"/></style:style>`,
  )
  .join('')

const heading = (level: number, text: string) => {
  const runs = [plain(text)]
  return `<text:h text:style-name="${styleFor(`Heading_20_${level}`, runs)}" text:outline-level="${level}">${writeRuns(runs)}</text:h>`
}

const paragraph = (style: string, runs: readonly Run[]) =>
  `<text:p text:style-name="${styleFor(style, runs)}">${writeRuns(runs)}</text:p>`

function writeBlock(block: Block): string {
  if (block.kind === 'paragraph') return paragraph('Text_20_body', block.runs)
  return block.kind === 'table' ? writeTable(block.rows) : writeList(block, 0)[0]
}

/** The list from an item on, and where it ends: at the first one that stands less deep. */
function writeList(list: List, from: number): [xml: string, to: number] {
  const levelOf = (at: number) => list.levels?.[at] ?? 0
  const level = levelOf(from)
  let items = ''
  let at = from
  while (at < list.items.length && levelOf(at) >= level) {
    // Neither the first item nor the last stands alone on a page.
    const staysWithNext = list.items.length > 1 && (at === 0 || at === list.items.length - 2)
    let item = paragraph(staysWithNext ? 'Item_20_kept' : 'Item', list.items[at]!)
    at += 1
    if (at < list.items.length && levelOf(at) > level) {
      const [nested, to] = writeList(list, at)
      item += nested
      at = to
    }
    items += `<text:list-item>${item}</text:list-item>`
  }
  const style = level === 0 ? ` text:style-name="${list.kind === 'bullets' ? 'Bullets' : 'Steps'}"` : ''
  return [`<text:list${style}>${items}</text:list>`, at]
}

function writeTable(rows: readonly Run[][][]): string {
  const row = (cells: readonly Run[][], style: string) =>
    `<table:table-row table:style-name="Row">${cells.map((runs) => `<table:table-cell table:style-name="Cell" office:value-type="string">${paragraph(style, runs)}</table:table-cell>`).join('')}</table:table-row>`
  const [head = [], ...body] = rows
  return `<table:table table:style-name="Table"><table:table-column table:number-columns-repeated="${head.length}"/><table:table-header-rows>${row(head, 'Cell_20_head')}</table:table-header-rows>${body.map((cells) => row(cells, 'Cell_20_text')).join('')}</table:table>`
}

const STYLES = { bold: 'Strong', italic: 'Emphasis', both: 'Strong_20_Emphasis' }

function writeRuns(runs: readonly Run[]): string {
  return runs
    .map(({ text, bold, italic }) => {
      const words = linksIn(text)
        .map(({ text: said, href }) =>
          href === null
            ? writeText(said)
            : `<text:a xlink:type="simple" xlink:href="${escapeXml(href)}">${writeText(said)}</text:a>`,
        )
        .join('')
      const style = bold && italic ? STYLES.both : bold ? STYLES.bold : italic ? STYLES.italic : null
      return style === null ? words : `<text:span text:style-name="${style}">${words}</text:span>`
    })
    .join('')
}

/** Blanks that follow one another, tabs and breaks are elements here. */
const writeText = (text: string): string =>
  escapeXml(text)
    .replace(/ ( +)/g, (_all, more: string) => ` <text:s text:c="${more.length}"/>`)
    .replaceAll('\t', '<text:tab/>')
    .replaceAll('\n', '<text:line-break/>')

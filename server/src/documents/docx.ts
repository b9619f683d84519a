import type { Block, JobDocument, Run } from '@rolewright/craft/document'
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  type ILevelsOptions,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { hasLettersFromRight, isRightToLeft } from './direction.ts'
import { INCH, SIZES, sizeFor, TEXT } from './fit.ts'
import { linksIn } from './links.ts'
import { type Letterhead, logoSize, type Setting, versionName } from './setting.ts'

const FONT = 'Times New Roman'
const BULLETS = 'bullets'
const STEPS = 'steps'
const LEVELS = [0, 1, 2, 3]

const level = (at: number, format: ILevelsOptions['format'], text: string): ILevelsOptions => ({
  level: at,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 720 + 360 * at, hanging: 360 } } },
})

const heading = (size: number, outlineLevel: number) => ({
  run: { font: FONT, size, bold: true, color: '000000' },
  paragraph: { spacing: { before: 240, after: 80 }, keepNext: true, keepLines: true, outlineLevel },
})

/**
 * Office Open XML, as Word writes it since 2007: headings, lists, tables and links are real ones, in the styles that Word knows.
 * @param language as BCP 47 has it; null where nobody knows
 */
export async function writeDocx(
  content: JobDocument,
  language: string | null = null,
  setting: Setting = {},
): Promise<Buffer> {
  const { title, facts, sections } = content
  const { author, letterhead } = setting
  const steps = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'steps'))
  const children = [
    ...(title ? [paragraph([plain(title)], { heading: HeadingLevel.HEADING_1 })] : []),
    ...(facts.length > 0 ? [paragraph([plain(facts.join(' · '))])] : []),
    ...sections.flatMap((section) => [
      ...(section.heading === null
        ? []
        : [
            paragraph([plain(section.heading)], {
              heading: section.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
            }),
          ]),
      ...section.blocks.flatMap((block) => writeBlock(block, steps.indexOf(block))),
    ]),
  ]
  const size = sizeFor(content)
  const document = new Document({
    title,
    creator: author ?? '',
    lastModifiedBy: author ?? '',
    description: versionName(setting),
    styles: {
      default: {
        document: {
          run: { font: FONT, size, ...(language && { language: { value: language } }) },
          paragraph: { spacing: { after: size === SIZES[0] ? 120 : 90 } },
        },
        heading1: heading(36, 0),
        heading2: heading(size + 4, 1),
        heading3: heading(size, 2),
        hyperlink: { run: { color: '165D47', underline: {} } },
      },
    },
    numbering: {
      config: [
        { reference: BULLETS, levels: LEVELS.map((at) => level(at, LevelFormat.BULLET, '•◦▪•'[at]!)) },
        { reference: STEPS, levels: LEVELS.map((at) => level(at, LevelFormat.DECIMAL, `%${at + 1}.`)) },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { margin: { top: INCH, right: INCH, bottom: INCH, left: INCH } },
        },
        headers: { first: headOf(letterhead), default: new Header({ children: [new Paragraph({})] }) },
        // The first page of several has its number by being the first.
        footers: { first: new Footer({ children: [new Paragraph({})] }), default: numbered() },
        children,
      },
    ],
  })
  return Packer.toBuffer(document)
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

const numbered = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 17 })],
      }),
    ],
  })

/** Pixels of a screen, as the library counts, in a point. */
const PIXELS = 96 / 72

function headOf(letterhead: Letterhead | undefined): Header {
  if (!letterhead) return new Header({ children: [new Paragraph({})] })
  const { lines, logo } = letterhead
  const size = logo && logoSize(logo)
  const picture = logo &&
    size && {
      type: logo.type,
      data: Buffer.from(logo.bytes),
      transformation: { width: size.width * PIXELS, height: size.height * PIXELS },
    }
  return new Header({
    children: [
      ...(picture ? [new Paragraph({ children: [new ImageRun(picture)], spacing: { after: 60 } })] : []),
      ...lines.map(
        (line) => new Paragraph({ children: [new TextRun({ text: line, size: 18 })], spacing: { after: 0 } }),
      ),
      new Paragraph({}),
    ],
  })
}

/** @param list which numbered list it is, so that each begins at 1 */
function writeBlock(block: Block, list: number): (Paragraph | Table)[] {
  if (block.kind === 'paragraph') return [paragraph(block.runs, { widowControl: true })]
  if (block.kind === 'table') return [writeTable(block.rows), new Paragraph({ spacing: { after: 0 } })]
  const last = block.items.length - 1
  return block.items.map((runs, index) => {
    const at = block.levels?.[index] ?? 0
    const numbering =
      block.kind === 'bullets' ? { reference: BULLETS, level: at } : { reference: STEPS, level: at, instance: list }
    // Neither the first item nor the last stands alone on a page.
    const keepNext = last > 0 && (index === 0 || index === last - 1)
    return paragraph(runs, { numbering, keepNext, keepLines: true, spacing: { after: index === last ? 120 : 60 } })
  })
}

const BORDER = { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' }

function writeTable(rows: readonly Run[][][]): Table {
  const columns = rows[0]?.length ?? 1
  const width = Math.floor(TEXT.width / columns)
  return new Table({
    columnWidths: Array<number>(columns).fill(width),
    width: { size: width * columns, type: WidthType.DXA },
    borders: {
      top: BORDER,
      bottom: BORDER,
      left: BORDER,
      right: BORDER,
      insideHorizontal: BORDER,
      insideVertical: BORDER,
    },
    rows: rows.map(
      (row, at) =>
        new TableRow({
          tableHeader: at === 0,
          cantSplit: true,
          children: row.map(
            (runs) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                margins: { top: 40, bottom: 40, left: 80, right: 80 },
                children: [
                  paragraph(at === 0 ? runs.map((run) => ({ ...run, bold: true })) : runs, { spacing: { after: 0 } }),
                ],
              }),
          ),
        }),
    ),
  })
}

const paragraph = (runs: readonly Run[], options: IParagraphOptions = {}) =>
  new Paragraph({ ...options, bidirectional: isRightToLeft(runs), children: runs.flatMap(writeRun) })

function writeRun(run: Run): (TextRun | ExternalHyperlink)[] {
  return linksIn(run.text).flatMap(({ text, href }) => {
    const [line = '', ...below] = text.split('\n')
    if (below.length > 0)
      return [line, ...below].flatMap((said, at) => [
        ...(at > 0 ? [new TextRun({ break: 1 })] : []),
        ...(said === '' ? [] : writeRun({ ...run, text: said })),
      ])
    // What is not said leaves the weight to the style: headings are bold.
    const said = new TextRun({
      text,
      bold: run.bold || undefined,
      italics: run.italic || undefined,
      rightToLeft: hasLettersFromRight(text) || undefined,
      ...(href !== null && { style: 'Hyperlink' }),
    })
    return [href === null ? said : new ExternalHyperlink({ link: href, children: [said] })]
  })
}

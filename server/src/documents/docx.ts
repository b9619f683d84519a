import type { Block, JobDocument, Run } from '@rolewright/craft/document'
import {
  AlignmentType,
  Document,
  HeadingLevel,
  type ILevelsOptions,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx'
import { hasLettersFromRight, isRightToLeft } from './direction.ts'

const FONT = 'Times New Roman'
/** In half points: 12 pt. */
const SIZE = 24
/** In twentieths of a point. */
const INCH = 1440
const BULLETS = 'bullets'
const STEPS = 'steps'
const INDENT = { left: 720, hanging: 360 }

const level = (format: ILevelsOptions['format'], text: string): ILevelsOptions => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: INDENT } },
})

const heading = (size: number, outlineLevel: number) => ({
  run: { font: FONT, size, bold: true, color: '000000' },
  paragraph: { spacing: { before: 240, after: 80 }, keepNext: true, outlineLevel },
})

/** Office Open XML, as Word writes it since 2007: headings and lists are real ones, in the styles that Word knows. */
export async function writeDocx({ title, facts, sections }: JobDocument): Promise<Buffer> {
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
  const document = new Document({
    title,
    creator: 'Rolewright',
    styles: {
      default: {
        document: { run: { font: FONT, size: SIZE }, paragraph: { spacing: { after: 120 } } },
        heading1: heading(36, 0),
        heading2: heading(28, 1),
        heading3: heading(24, 2),
      },
    },
    numbering: {
      config: [
        { reference: BULLETS, levels: [level(LevelFormat.BULLET, '•')] },
        { reference: STEPS, levels: [level(LevelFormat.DECIMAL, '%1.')] },
      ],
    },
    sections: [{ properties: { page: { margin: { top: INCH, right: INCH, bottom: INCH, left: INCH } } }, children }],
  })
  return Packer.toBuffer(document)
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

/** @param list which numbered list it is, so that each begins at 1 */
function writeBlock(block: Block, list: number): Paragraph[] {
  if (block.kind === 'paragraph') return [paragraph(block.runs)]
  const numbering =
    block.kind === 'bullets' ? { reference: BULLETS, level: 0 } : { reference: STEPS, level: 0, instance: list }
  const last = block.items.length - 1
  return block.items.map((runs, index) => paragraph(runs, { numbering, spacing: { after: index === last ? 120 : 60 } }))
}

const paragraph = (runs: Run[], options: IParagraphOptions = {}) =>
  new Paragraph({
    ...options,
    bidirectional: isRightToLeft(runs),
    // What is not said leaves the weight to the style: headings are bold.
    children: runs.map(
      (run) =>
        new TextRun({
          text: run.text,
          bold: run.bold || undefined,
          italics: run.italic || undefined,
          rightToLeft: hasLettersFromRight(run.text) || undefined,
        }),
    ),
  })

import type { Block, JobDocument, Run } from '@rolewright/craft/document'
import { isRightToLeft } from '../direction.ts'
import * as looks from './look.ts'
import { COLUMN, INDENT, type Look, MARK_GAP } from './look.ts'
import { createOutline, type Depth } from './outline.ts'
import type { Row } from './paginate.ts'
import type { Typesetter } from './typeset.ts'

type Element = PDFKit.PDFStructureElement
type List = Extract<Block, { items: Run[][] }>

/** What hangs before the first line of an item. */
type Mark = (top: number, isFromRight: boolean) => void

interface Paragraph {
  runs: readonly Run[]
  look: Look
  /** What it is to a reader that reads aloud. */
  tag: string
  parent: Element
  indent?: number
  mark?: Mark
}

/** Sets a description in one column of rows; drawing a row adds it to the structure that is read aloud. */
export function compose(content: JobDocument, document: PDFKit.PDFDocument, { setLines, drawLine }: Typesetter): Row[] {
  const whole = document.struct('Document')
  document.addStructure(whole)
  const note = createOutline(document)

  const begin = (tag: string, parent: Element): Element => {
    const element = document.struct(tag)
    parent.add(element)
    return element
  }
  const setParagraph = ({ runs, look, tag, parent, indent = 0, mark }: Paragraph): Row[] => {
    const isFromRight = isRightToLeft(runs)
    const width = COLUMN.width - indent
    const lines = setLines(runs, look, width, isFromRight)
    const element = lines.length > 0 && begin(tag, parent)
    return lines.map((line, index) => ({
      height: look.leading,
      before: index === 0 ? look.before : 0,
      // Neither its first line nor its last stands alone on a page.
      staysWithNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
      draw: (top) => {
        if (index === 0) mark?.(top, isFromRight)
        const left = isFromRight ? COLUMN.left + width - line.width : COLUMN.left + indent
        if (element) element.add(() => drawLine(line, look, left, top))
      },
    }))
  }
  const setHeading = (text: string, look: Look, depth: Depth): Row[] => {
    const rows = setParagraph({ runs: [plain(text)], look, tag: `H${depth + 1}`, parent: whole })
    return rows.map(({ draw, ...row }, index) => ({
      ...row,
      staysWithNext: true,
      draw: (top) => {
        if (index === 0) note(text, depth, top)
        draw(top)
      },
    }))
  }
  const hang =
    (text: string, look: Look, label: Element): Mark =>
    (top, isFromRight) => {
      const line = setLines([plain(text)], look, COLUMN.width, isFromRight)[0]!
      const end = isFromRight ? COLUMN.width - INDENT + MARK_GAP : INDENT - MARK_GAP - line.width
      label.add(() => drawLine(line, look, COLUMN.left + end, top))
    }
  const setList = ({ kind, items }: List): Row[] => {
    const list = begin('L', whole)
    return items.flatMap((runs, index) => {
      const parent = begin('LI', list)
      const label = begin('Lbl', parent)
      const mark = kind === 'bullets' ? hang('•', looks.BULLET, label) : hang(`${index + 1}.`, looks.NUMBER, label)
      const look = index === 0 ? { ...looks.ITEM, before: looks.BODY.before } : looks.ITEM
      return setParagraph({ runs, look, tag: 'LBody', parent, indent: INDENT, mark })
    })
  }
  const setBlock = (block: Block): Row[] =>
    block.kind === 'paragraph'
      ? setParagraph({ runs: block.runs, look: looks.BODY, tag: 'P', parent: whole })
      : setList(block)

  const facts = content.facts.join(' · ')
  const head = [
    ...(content.title ? setHeading(content.title, looks.TITLE, 0) : []),
    ...(facts ? setParagraph({ runs: [plain(facts)], look: looks.FACTS, tag: 'P', parent: whole }) : []),
  ]
  const [first, ...rest] = content.sections.flatMap(({ heading, level, blocks }) => {
    const [look, depth]: [Look, Depth] = level === 2 ? [looks.HEADING, 1] : [looks.SUBHEADING, 2]
    return [...(heading === null ? [] : setHeading(heading, look, depth)), ...blocks.flatMap(setBlock)]
  })
  if (!first) return head
  return [...head, { ...first, before: Math.max(first.before, looks.BELOW_HEAD) }, ...rest]
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

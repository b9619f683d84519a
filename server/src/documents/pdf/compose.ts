import type { Block, JobDocument, List, Run } from '@rolewright/craft/document'
import { isRightToLeft } from '../direction.ts'
import { numberItems } from '../text.ts'
import * as looks from './look.ts'
import { COLUMN, INDENT, type Look, MARK_GAP, scaled } from './look.ts'
import { createOutline, type Depth } from './outline.ts'
import type { Row } from './paginate.ts'
import { setTable } from './table.ts'
import type { Typesetter } from './typeset.ts'

type Element = PDFKit.PDFStructureElement

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

/**
 * Sets a description in one column of rows; drawing a row adds it to the structure that is read aloud.
 * @param scale of all sizes, 1 or less
 */
export function compose(content: JobDocument, document: PDFKit.PDFDocument, typesetter: Typesetter, scale = 1): Row[] {
  const { setLines, drawLine, drawWithin } = typesetter
  const as = (look: Look) => scaled(look, scale)
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
        if (element) drawWithin(element, line, look, left, top)
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
    (text: string, look: Look, label: Element, indent: number): Mark =>
    (top, isFromRight) => {
      const line = setLines([plain(text)], look, COLUMN.width, isFromRight)[0]!
      const end = isFromRight ? COLUMN.width - indent + MARK_GAP : indent - MARK_GAP - line.width
      label.add(() => drawLine(line, look, COLUMN.left + end, top))
    }
  const setList = ({ kind, items, levels = [] }: List): Row[] => {
    const numbering = kind === 'bullets' ? 'Disc' : 'Decimal'
    const beginList = (parent: Element): Element => {
      const list = begin('L', parent)
      // PDFKit has no option for it.
      const { data } = (list as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary
      data.A = { O: 'List', ListNumbering: numbering }
      return list
    }
    const lists = [beginList(whole)]
    const numbers = numberItems(items.map((_, index) => levels[index] ?? 0))
    const set = items.map((runs, index) => {
      const level = levels[index] ?? 0
      lists.length = Math.min(lists.length, level + 1)
      while (lists.length <= level) lists.push(beginList(lists.at(-1)!))
      const parent = begin('LI', lists[level]!)
      const label = begin('Lbl', parent)
      const indent = INDENT * (level + 1)
      const mark =
        kind === 'bullets'
          ? hang('•', as(looks.BULLET), label, indent)
          : hang(`${numbers[index]}.`, as(looks.NUMBER), label, indent)
      const look = as(index === 0 ? { ...looks.ITEM, before: looks.BODY.before } : looks.ITEM)
      return setParagraph({ runs, look, tag: 'LBody', parent, indent, mark })
    })
    // Neither the first item nor the last stands alone on a page.
    for (const at of [0, items.length - 2]) {
      const last = at < items.length - 1 ? set[at]?.at(-1) : undefined
      if (last) last.staysWithNext = true
    }
    return set.flat()
  }
  const setBlock = (block: Block): Row[] => {
    if (block.kind === 'paragraph')
      return setParagraph({ runs: block.runs, look: as(looks.BODY), tag: 'P', parent: whole })
    return block.kind === 'table'
      ? setTable(block.rows, { document, typesetter, parent: whole, scale })
      : setList(block)
  }

  const facts = content.facts.join(' · ')
  const head = [
    ...(content.title ? setHeading(content.title, as(looks.TITLE), 0) : []),
    ...(facts ? setParagraph({ runs: [plain(facts)], look: as(looks.FACTS), tag: 'P', parent: whole }) : []),
  ]
  // No heading is more than one level below the one before it, however it looks.
  let above = content.title ? 0 : -1
  const [first, ...rest] = content.sections.flatMap(({ heading, level, blocks }) => {
    const look = level === 2 ? looks.HEADING : looks.SUBHEADING
    const depth = Math.min(level - 1, above + 1) as Depth
    if (heading !== null) above = depth
    return [...(heading === null ? [] : setHeading(heading, as(look), depth)), ...blocks.flatMap(setBlock)]
  })
  if (!first) return head
  return [...head, { ...first, before: Math.max(first.before, looks.BELOW_HEAD * scale) }, ...rest]
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

import type { Run } from '@rolewright/craft/document'
import { isRightToLeft } from '../direction.ts'
import * as looks from './look.ts'
import { CELL_PADDING, COLUMN, LINE, scaled } from './look.ts'
import type { Row } from './paginate.ts'
import type { Typesetter } from './typeset.ts'

interface Frame {
  document: PDFKit.PDFDocument
  typesetter: Typesetter
  parent: PDFKit.PDFStructureElement
  scale: number
}

/** A row of the table is a row of the column: no page ends within one. */
export function setTable(rows: readonly Run[][][], { document, typesetter, parent, scale }: Frame): Row[] {
  const { setLines, drawWithin } = typesetter
  const table = document.struct('Table')
  parent.add(table)
  const width = COLUMN.width / Math.max(1, rows[0]?.length ?? 1)
  return rows.map((cells, at): Row => {
    const look = scaled({ ...looks.CELL, isBold: at === 0 }, scale)
    const set = cells.map((runs) => setLines(runs, look, width - 2 * CELL_PADDING, isRightToLeft(runs)))
    const height = Math.max(1, ...set.map((lines) => lines.length)) * look.leading + 2 * CELL_PADDING
    const element = document.struct('TR')
    table.add(element)
    return {
      height,
      before: at === 0 ? looks.BODY.before * scale : 0,
      // Its head stays with its first row.
      staysWithNext: at === 0 && rows.length > 1,
      draw: (top) => {
        drawFrame(document, top, height, cells.length, width)
        for (const [column, lines] of set.entries()) {
          const cell = at === 0 ? document.struct('TH', { scope: 'Column' } as object) : document.struct('TD')
          element.add(cell)
          const left = COLUMN.left + column * width + CELL_PADDING
          for (const [index, line] of lines.entries())
            drawWithin(cell, line, look, left, top + CELL_PADDING + index * look.leading)
        }
      },
    }
  })
}

function drawFrame(document: PDFKit.PDFDocument, top: number, height: number, columns: number, width: number): void {
  document.markContent('Artifact', { type: 'Layout' })
  document.lineWidth(0.5).strokeColor(LINE)
  for (let column = 0; column < columns; column++) document.rect(COLUMN.left + column * width, top, width, height)
  document.stroke()
  document.endMarkedContent()
}

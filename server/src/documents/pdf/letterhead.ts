import { isRightToLeft } from '../direction.ts'
import { type Letterhead, logoSize } from '../setting.ts'
import { COLUMN, LETTERHEAD, PAGE } from './look.ts'
import type { Row } from './paginate.ts'
import type { Typesetter } from './typeset.ts'

/** Between the letterhead and the title. */
const BELOW = 18
const GAP = 12
/** It begins above the margin, as printed paper has it. */
const RISE = PAGE.margin / 2

/** The company's head on the first page: its logo on the left, its lines beside it. */
export function setLetterhead(
  { lines, logo }: Letterhead,
  document: PDFKit.PDFDocument,
  { setLines, drawLine }: Typesetter,
): Row {
  const size = logo ? logoSize(logo) : { width: 0, height: 0 }
  const left = size.width === 0 ? 0 : size.width + GAP
  const set = lines.flatMap((text) => {
    const runs = [{ text, bold: false, italic: false }]
    return setLines(runs, LETTERHEAD, COLUMN.width - left, isRightToLeft(runs))
  })
  const height = Math.max(size.height, set.length * LETTERHEAD.leading)
  return {
    height: Math.max(0, height - RISE) + BELOW,
    before: 0,
    staysWithNext: true,
    draw: (top) => {
      document.markContent('Artifact', { type: 'Pagination' })
      if (logo) document.image(Buffer.from(logo.bytes), COLUMN.left, top - RISE, size)
      for (const [at, line] of set.entries())
        drawLine(line, LETTERHEAD, COLUMN.left + left, top - RISE + at * LETTERHEAD.leading)
      document.endMarkedContent()
    },
  }
}

import { isRightToLeft } from '../direction.ts'
import { COLUMN, FOOT, PAGE } from './look.ts'
import type { Typesetter } from './typeset.ts'

/** What the number of a page may take of its line. */
const NUMBER_WIDTH = 60

/** Below each page, where there are several: what it belongs to, and its number. */
export function drawFeet(title: string, document: PDFKit.PDFDocument, { setLines, drawLine }: Typesetter): void {
  const { start, count } = document.bufferedPageRange()
  if (count < 2) return
  const top = PAGE.height - PAGE.margin / 2 - FOOT.leading
  const set = (text: string, width: number) => {
    const runs = [{ text, bold: false, italic: false }]
    return setLines(runs, FOOT, width, isRightToLeft(runs))[0]
  }
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    document.markContent('Artifact', { type: 'Pagination' })
    const name = set(title, COLUMN.width - NUMBER_WIDTH)
    if (name) drawLine(name, FOOT, COLUMN.left, top)
    const number = set(`${page + 1} / ${count}`, NUMBER_WIDTH)!
    drawLine(number, FOOT, COLUMN.left + COLUMN.width - number.width, top)
    document.endMarkedContent()
  }
}

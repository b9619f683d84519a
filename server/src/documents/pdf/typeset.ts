import type { Run } from '@rolewright/craft/document'
import type { Fonts } from './fonts.ts'
import { breakLines, type Line, type Measure, type Stretch } from './lines.ts'
import type { Look } from './look.ts'
import { cutPieces } from './pieces.ts'

export interface Typesetter {
  setLines(runs: readonly Run[], look: Look, width: number, isRightToLeft: boolean): Line[]
  /** Draws a line whose row begins at `top`. */
  drawLine(line: Line, look: Look, left: number, top: number): void
}

/** Where the foot of the letters is in a row, for faces with capitals of two thirds of their size. */
const baselineIn = ({ size, leading }: Look) => (leading + 0.67 * size) / 2

export function createTypesetter(document: PDFKit.PDFDocument, fonts: Fonts): Typesetter {
  const use = ({ font }: Pick<Stretch, 'font'>, { size }: Look) => document.font(font.name).fontSize(size * font.scale)
  return {
    setLines: (runs, look, width, isRightToLeft) => {
      const measure: Measure = (stretch) => use(stretch, look).widthOfString(stretch.text)
      return linesOf(runs).flatMap((line) =>
        breakLines(cutPieces(line, isRightToLeft, look.isBold, fonts), width, measure),
      )
    },
    drawLine: ({ stretches }, look, start, top) => {
      document.fillColor(look.color)
      for (const stretch of stretches) {
        const place = { lineBreak: false, baseline: 'alphabetic' } as const
        use(stretch, look).text(stretch.text, start + stretch.left, top + baselineIn(look), place)
        if (stretch.href !== null) document.link(start + stretch.left, top, stretch.width, look.leading, stretch.href)
      }
    },
  }
}

/** What stands between the breaks of a paragraph. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs)
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      lines.at(-1)!.push({ ...run, text })
    }
  return lines
}

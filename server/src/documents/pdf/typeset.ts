import type { Run } from '@rolewright/craft/document'
import type { Fonts } from './fonts.ts'
import { breakLines, type Line, type Measure, type Stretch } from './lines.ts'
import type { Look } from './look.ts'
import { cutPieces } from './pieces.ts'

export interface Typesetter {
  setLines(runs: readonly Run[], look: Look, width: number, isRightToLeft: boolean): Line[]
  /** Draws a line whose row begins at `top`; its addresses are no links. */
  drawLine(line: Line, look: Look, left: number, top: number): void
  /** The same as a part of what is read aloud: an address is a link in it. */
  drawWithin(element: PDFKit.PDFStructureElement, line: Line, look: Look, left: number, top: number): void
}

/** Where the foot of the letters is in a row, for faces with capitals of two thirds of their size. */
const baselineIn = ({ size, leading }: Look) => (leading + 0.67 * size) / 2

export function createTypesetter(document: PDFKit.PDFDocument, fonts: Fonts): Typesetter {
  const use = ({ font }: Pick<Stretch, 'font'>, { size }: Look) => document.font(font.name).fontSize(size * font.scale)
  const draw = (stretches: readonly Stretch[], look: Look, left: number, top: number) => {
    document.fillColor(look.color)
    for (const stretch of stretches) {
      const place = { lineBreak: false, baseline: 'alphabetic' } as const
      use(stretch, look).text(stretch.text, left + stretch.left, top + baselineIn(look), place)
    }
  }
  return {
    setLines: (runs, look, width, isRightToLeft) => {
      const measure: Measure = (stretch) => use(stretch, look).widthOfString(stretch.text)
      return linesOf(runs).flatMap((line) =>
        breakLines(cutPieces(line, isRightToLeft, look.isBold, fonts), width, measure),
      )
    },
    drawLine: ({ stretches }, look, left, top) => draw(stretches, look, left, top),
    drawWithin: (element, { stretches }, look, left, top) => {
      for (const { href, linked } of byAddress(stretches)) {
        if (href === null) {
          element.add(() => draw(linked, look, left, top))
          continue
        }
        const link = document.struct('Link')
        element.add(link)
        link.add(() => draw(linked, look, left, top))
        const begin = Math.min(...linked.map((stretch) => stretch.left))
        const end = Math.max(...linked.map((stretch) => stretch.left + stretch.width))
        // PDFKit takes an object for text, and a string for a name.
        const told = { structParent: link, Contents: Object(href) }
        document.link(left + begin, top, end - begin, look.leading, href, told)
      }
    },
  }
}

/** Stretches beside one another that lead to the same place. */
function byAddress(stretches: readonly Stretch[]): { href: string | null; linked: Stretch[] }[] {
  const groups: { href: string | null; linked: Stretch[] }[] = []
  for (const stretch of stretches) {
    const last = groups.at(-1)
    if (last?.href === stretch.href) last.linked.push(stretch)
    else groups.push({ href: stretch.href, linked: [stretch] })
  }
  return groups
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

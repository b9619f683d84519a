import { type JobDocument, plainText } from '@rolewright/craft/document'
import { piecesOf, wordsOf } from './words.ts'

/** In half points: 12 pt, and what is tried where a text is a little too long for one page. */
export const SIZES = [24, 23, 22, 21] as const
/** In twentieths of a point. */
export const INCH = 1440
/** A4 without its margins: in twentieths of a point. */
export const TEXT = { width: 11906 - 2 * INCH, height: 16838 - 2 * INCH }

/** The largest size at which the text is likely to stand on one page; the usual one where it needs several anyway. */
export function sizeFor(content: JobDocument): number {
  return SIZES.find((size) => heightOf(content, size) <= TEXT.height) ?? SIZES[0]
}

/** In twentieths of a point, as far as can be told without setting the text. */
function heightOf(content: JobDocument, size: number): number {
  const leading = size * 10 * 1.17
  const perLine = TEXT.width / (size * 10 * 0.46)
  const linesOf = (text: string, share = 1) => Math.max(1, Math.ceil(text.length / (perLine * share)))
  const headings = content.sections.reduce((sum, { heading: name }) => sum + (name ? 320 + leading * 1.2 : 0), 0)
  const blocks = content.sections.flatMap((section) => section.blocks)
  const body = blocks.reduce((sum, block) => {
    if (block.kind === 'table')
      return (
        sum +
        block.rows.reduce(
          (rows, row) => rows + 80 + leading * Math.max(...row.map((cell) => linesOf(plainText(cell), 1 / row.length))),
          0,
        )
      )
    const share = block.kind === 'paragraph' ? 1 : 0.92
    return sum + piecesOf(block).reduce((lines, piece) => lines + 90 + leading * linesOf(plainText(piece), share), 0)
  }, 0)
  return 900 + headings + body + (wordsOf(content).length === 0 ? 0 : leading)
}

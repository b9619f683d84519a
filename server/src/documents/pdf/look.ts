/** How a page looks: the sheet of the screen, on paper. All lengths in points. */

/** A4, with margins of an inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 72 }
export const COLUMN = { left: PAGE.margin, width: PAGE.width - 2 * PAGE.margin }

/** As the screen has them, in light. */
const INK = '#161f1c'
const FAINT = '#616a66'
const ACCENT = '#165d47'

export interface Look {
  size: number
  leading: number
  /** The space above, but not at the top of a page. */
  before: number
  isBold: boolean
  color: string
}

/** What is tried where a text is a little too long for one page: the first is as it should be. */
export const SCALES = [1, 0.97, 0.94, 0.91, 0.88] as const

export const scaled = (look: Look, scale: number): Look => ({
  ...look,
  size: look.size * scale,
  leading: look.leading * scale,
  before: look.before * scale,
})

export const TITLE: Look = { size: 24, leading: 29, before: 0, isBold: false, color: INK }
export const FACTS: Look = { size: 10, leading: 15, before: 5, isBold: false, color: FAINT }
export const HEADING: Look = { size: 13, leading: 18, before: 20, isBold: true, color: INK }
export const SUBHEADING: Look = { size: 11, leading: 16.5, before: 14, isBold: true, color: INK }
export const BODY: Look = { size: 11, leading: 16.5, before: 8, isBold: false, color: INK }
export const ITEM: Look = { ...BODY, before: 4 }
export const NUMBER: Look = { ...BODY, color: ACCENT }
export const BULLET: Look = { ...BODY, isBold: true, size: 14, leading: 14.5, color: ACCENT }
export const CELL: Look = { ...BODY, size: 10, leading: 14.5, before: 0 }
export const LETTERHEAD: Look = { size: 9, leading: 12.5, before: 0, isBold: false, color: FAINT }
/** Around what stands in a cell. */
export const CELL_PADDING = 4
export const LINE = '#c9cecb'
export const FOOT: Look = { size: 8.5, leading: 12, before: 0, isBold: false, color: FAINT }

/** Between the title with its facts and the text. */
export const BELOW_HEAD = 14
/** How far items stand in, and how far from their text their mark ends. */
export const INDENT = 18
export const MARK_GAP = 6

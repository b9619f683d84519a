import { PageBuilder, PLAIN } from './page-builder.ts'
import type { PageText } from './pdf-tagged.ts'

interface Line {
  text: string
  page: number
  left: number
  right: number
  /** From the top of its page. */
  top: number
  size: number
  isBold: boolean
  /** What stands apart from one another in it. */
  cells: { text: string; left: number }[]
}

const MARK = /^([•·▪●◦○■□\u2043\uf0b7\uf0a7\u2023]|[–*-](?=\s)|\d{1,2}[.)](?=\s))\s*/u
/** Of the height of a page: above and below stand headers and footers. */
const EDGE = 0.09
const HEADING_LARGER = 1.12
const HEADING_MAX_LENGTH = 90
const BOLD_HEADING_MAX_LENGTH = 60
/** Of the size of letters: how near to the edge a full line ends. */
const FULL_LINE = 7
/** Of the size of letters: what is farther apart stands in another column. */
const COLUMN_GAP = 1.5
/** In points: cells of one column begin as near to one another. */
const SAME_COLUMN = 8

/** A PDF without tags: lines by where they stand, paragraphs by the gaps, headings by their size, bullets by their marks. */
export function readLayout(pages: readonly PageText[]): string {
  const lines = withoutEdges(pages.flatMap(linesOf), pages)
  const builder = new PageBuilder()
  const body = commonest(
    lines.flatMap(({ size, text }) => Array<number>(Math.ceil(text.length / 10)).fill(round(size))),
  )
  const right = Math.max(0, ...lines.map((line) => line.right))
  const gap = leadingOf(lines, body, right)
  const sizes = [...new Set(lines.map(({ size }) => round(size)))]
    .filter((size) => size >= body * HEADING_LARGER)
    .sort((a, b) => b - a)
  const lefts = [...new Set(lines.filter(({ text }) => MARK.test(text)).map(({ left }) => Math.round(left / 6)))].sort(
    (a, b) => a - b,
  )

  let open: Line[] = []
  const end = () => {
    const [first] = open
    if (!first) return
    const text = joined(open)
    const mark = MARK.exec(text)
    const isBold = open.every((line) => line.isBold) && text.length <= BOLD_HEADING_MAX_LENGTH && !/[.!?,;]$/.test(text)
    const rank = sizes.includes(round(first.size)) ? sizes.indexOf(round(first.size)) : isBold ? sizes.length : -1
    if (mark && text.length > mark[0].length)
      builder.item(/\d/.test(mark[1]!) ? 'steps' : 'bullets', Math.max(0, lefts.indexOf(Math.round(first.left / 6))), [
        { text: text.slice(mark[0].length), ...PLAIN },
      ])
    else if (rank >= 0 && text.length <= HEADING_MAX_LENGTH) builder.heading(rank + 1, [{ text, ...PLAIN }])
    else builder.paragraph([{ text, ...PLAIN }])
    open = []
  }
  for (let at = 0; at < lines.length; at++) {
    const rows = tableFrom(lines, at)
    if (rows > 1) {
      end()
      builder.table(lines.slice(at, at + rows).map(({ cells }) => cells.map(({ text }) => [{ text, ...PLAIN }])))
      at += rows - 1
      continue
    }
    const line = lines[at]!
    const before = open.at(-1)
    const isMarked = MARK.test(line.text)
    if (before && !goesOn(before, line, { gap, right, isMarked, opens: open })) end()
    open.push(line)
  }
  end()
  return builder.print()
}

/** From line to line within a paragraph: what the fullest lines are followed by. */
function leadingOf(lines: readonly Line[], body: number, right: number): number {
  const gaps = lines.flatMap((line, at) => {
    const before = lines[at - 1]
    const isWithin = isNext(before, line) && round(line.size) === body && round(before!.size) === body
    return isWithin && before!.right > right - FULL_LINE * body ? [line.top - before!.top] : []
  })
  return gaps.length > 0 ? Math.min(...gaps) : body * 1.3
}

/** How many lines from here on are rows of one table. */
function tableFrom(lines: readonly Line[], from: number): number {
  const first = lines[from]
  if (!first || first.cells.length < 2 || MARK.test(first.text)) return 0
  let to = from + 1
  for (; to < lines.length; to++) {
    const { cells, page } = lines[to]!
    const isRow =
      page === first.page &&
      cells.length === first.cells.length &&
      cells.every(({ left }, at) => Math.abs(left - first.cells[at]!.left) < SAME_COLUMN)
    if (!isRow) break
  }
  return to - from
}

const round = (size: number) => Math.round(size * 2) / 2
const isNext = (before: Line | undefined, line: Line) =>
  before !== undefined && before.page === line.page && line.top > before.top

interface Place {
  gap: number
  right: number
  isMarked: boolean
  opens: readonly Line[]
}

/** Whether a line belongs to the paragraph of the line before it. */
function goesOn(before: Line, line: Line, { gap, right, isMarked, opens }: Place): boolean {
  if (isMarked || round(line.size) !== round(before.size)) return false
  if (line.page !== before.page) return !/[.!?:]$/.test(before.text) && /^\p{Ll}/u.test(line.text)
  if (line.top - before.top > gap * 1.2 || line.isBold !== before.isBold) return false
  // A short line ends its paragraph: the first word of the next would have had room.
  const word = (line.text.split(' ')[0] ?? '').length * line.size * 0.5
  if (before.right + word + line.size < right - line.size && !MARK.test(opens[0]!.text)) return false
  // Under an item stands what is indented as its text.
  return !MARK.test(opens[0]!.text) || line.left > opens[0]!.left + 2
}

/** Words cut at the end of a line are one again. */
const joined = (lines: readonly Line[]): string =>
  lines.reduce((text, line) => {
    if (text === '') return line.text
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text)) return text.slice(0, -1) + line.text
    return /[\u00ad]$/u.test(text) ? text.slice(0, -1) + line.text : `${text} ${line.text}`
  }, '')

function commonest(values: readonly number[]): number {
  const counted = new Map<number, number>()
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1)
  return [...counted].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function linesOf({ items, height, boldFonts }: PageText, page: number): Line[] {
  const lines: (Line & { base: number; end: number })[] = []
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue
    const [x, y] = [item.transform[4]!, item.transform[5]!]
    const size = Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0) || item.height
    const isBlank = item.str.trim() === ''
    const last = lines.findLast((line) => Math.abs(line.base - y) < Math.max(2, line.size * 0.35) && x >= line.left - 1)
    if (last && lines.indexOf(last) >= lines.length - 3) {
      const joint = x - last.end > last.size * 0.15 && !/\s$/.test(last.text) && !/^\s/.test(item.str) ? ' ' : ''
      if (!isBlank && x - last.right > last.size * COLUMN_GAP) last.cells.push({ text: item.str, left: x })
      else last.cells.at(-1)!.text += joint + item.str
      last.text += joint + item.str
      last.end = Math.max(last.end, x + item.width)
      if (!isBlank) {
        last.isBold &&= boldFonts.has(item.fontName)
        last.right = Math.max(last.right, x + item.width)
        last.size = Math.max(last.size, MARK.test(item.str.trim()) ? 0 : size)
      }
    } else if (!isBlank)
      lines.push({
        text: item.str,
        page,
        left: x,
        right: x + item.width,
        top: height - y,
        size: MARK.test(`${item.str.trim()} x`) && item.str.trim().length < 3 ? 1 : size,
        base: y,
        end: x + item.width,
        isBold: boldFonts.has(item.fontName),
        cells: [{ text: item.str, left: x }],
      })
  }
  return lines
    .map(({ base: _, end: __, ...line }) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .sort((a, b) => a.top - b.top || a.left - b.left)
}

/** Without what stands at the edge of every page, and without page numbers. */
function withoutEdges(lines: readonly Line[], pages: readonly PageText[]): Line[] {
  const isAtEdge = ({ page, top }: Line) => top < pages[page]!.height * EDGE || top > pages[page]!.height * (1 - EDGE)
  const keyOf = ({ text }: Line) => text.replace(/\d+/g, '#')
  const times = new Map<string, Set<number>>()
  for (const line of lines.filter(isAtEdge))
    times.set(keyOf(line), (times.get(keyOf(line)) ?? new Set()).add(line.page))
  const isNumber = ({ text }: Line) =>
    /^(?:(?:page|seite|página)\s)?\d{1,3}(?:\s?(?:\/|of|von|de|sur)\s?\d{1,3})?$/i.test(text)
  return lines.filter((line) => {
    if (!isAtEdge(line)) return true
    // On one page alone a head has nothing to be compared with: what stands in the margin is none of the text.
    const isRepeated = (times.get(keyOf(line))?.size ?? 0) > 1 || pages.length === 1
    return !isRepeated && !isNumber(line)
  })
}

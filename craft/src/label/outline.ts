/** How the tokens of a brief lie: lines, clauses, sentences, and the headings and cues they stand under. */
import type { Token } from '../text/text.ts'

export interface Outline {
  /** For each token the first of its line and the one behind the last. */
  lineFrom: Int32Array
  lineTo: Int32Array
  /** For each token the first of its clause and the one behind the last; a clause ends with its stop. */
  clauseFrom: Int32Array
  clauseTo: Int32Array
  /** The words ahead of a colon near the beginning of the line: "Pay" in "Pay: 14 an hour". Token numbers; empty where from = to. */
  cueFrom: Int32Array
  cueTo: Int32Array
  /** The words of the heading that the line stands under. */
  headingFrom: Int32Array
  headingTo: Int32Array
  lines: number
  /** Without a single stop. */
  bare: boolean
}

/** How a token is parted from the one before it: not at all, by a mark, by a stop, by a new line, by an empty line or a bullet. */
export const BREAKS = 5
export function breaksOf(tokens: readonly Token[]): Uint8Array {
  return Uint8Array.from(tokens, (token, at) => {
    const before = tokens[at - 1]
    if (!before) return 0
    if (token.first) return isBullet(token) || token.line - before.line > 1 ? 4 : 3
    return /^[.!?:]$/.test(before.text) ? 2 : /^[^\p{L}\d]+$/u.test(before.text) ? 1 : 0
  })
}

const ENDS_CLAUSE = /^[.,;:!?()•·*–—…]$/
const ENDS_LINE = /^[.,!?]$/
const CUE_LENGTH = 7
const HEADING_LENGTH = 6
const isBullet = (token: Token): boolean => token.text === '-' && token.first

export function outlineOf(tokens: readonly Token[]): Outline {
  const count = tokens.length
  const numbers = () => new Int32Array(count)
  const outline: Outline = {
    lineFrom: numbers(),
    lineTo: numbers(),
    clauseFrom: numbers(),
    clauseTo: numbers(),
    cueFrom: numbers(),
    cueTo: numbers(),
    headingFrom: numbers(),
    headingTo: numbers(),
    lines: count === 0 ? 0 : tokens[count - 1]!.line + 1,
    bare: !tokens.some(({ text }) => /^[.,;]$/.test(text)),
  }
  let heading = { from: 0, to: 0, line: -2 }
  for (let from = 0; from < count; ) {
    let to = from + 1
    while (to < count && !tokens[to]!.first) to++
    const colon = findColon(tokens, from, to)
    const { line } = tokens[from]!
    const isAfterBlank = from > 0 && line - tokens[from - 1]!.line > 1
    if (isAfterBlank && heading.line < line - 1 && !isBullet(tokens[from]!)) heading = { from: 0, to: 0, line: -2 }
    const headsList = to < count && isBullet(tokens[to]!) && !isBullet(tokens[from]!)
    const isShort = to - from <= HEADING_LENGTH && !ENDS_LINE.test(tokens[to - 1]!.text)
    if (colon === to - 1 || (headsList && isShort)) heading = { from, to: colon > from ? colon : to, line }
    outline.lineFrom.fill(from, from, to)
    outline.lineTo.fill(to, from, to)
    outline.cueFrom.fill(from, from, to)
    outline.cueTo.fill(Math.max(from, colon), from, to)
    outline.headingFrom.fill(heading.from, from, to)
    outline.headingTo.fill(heading.to, from, to)
    markClauses(tokens, outline, from, to)
    from = to
  }
  return outline
}

/** The first colon among the first words of a line, or -1. */
function findColon(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from + 1; at < Math.min(to, from + CUE_LENGTH); at++) if (tokens[at]!.text === ':') return at
  return -1
}

function markClauses(tokens: readonly Token[], outline: Outline, from: number, to: number): void {
  for (let start = from; start < to; ) {
    let end = start + 1
    while (end < to && !ENDS_CLAUSE.test(tokens[end - 1]!.text)) end++
    outline.clauseFrom.fill(start, start, end)
    outline.clauseTo.fill(end, start, end)
    start = end
  }
}

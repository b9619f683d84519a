/** How the tokens of a brief lie: lines, clauses, sentences, and the headings and cues they stand under. */
import type { Token } from '../text/text.ts'

export interface Outline {
  /** For each token the first of its line and the one behind the last. */
  lineFrom: Int32Array
  lineTo: Int32Array
  /** For each token the first of its clause and the one behind the last; a clause ends with its stop. */
  clauseFrom: Int32Array
  clauseTo: Int32Array
  /** The words ahead of a colon, for what stands behind it in the sentence: "Pay" in "Pay: 14 an hour". Token numbers; empty where from = to. */
  cueFrom: Int32Array
  cueTo: Int32Array
  /** The words of the heading that the line stands under. */
  headingFrom: Int32Array
  headingTo: Int32Array
  lines: number
  /** Without a single stop. */
  bare: boolean
}

/**
 * How a token is parted from the one before it. 0: not at all, 1: it joins two things ("and"), 2: a figure begins; 3 to 5: the same in a
 * text without a stop; 6: a comma; 7: a dash, a semicolon or another mark; 8: a bracket opens; 9: a bracket has closed;
 * 10: a stop; 11: a colon; 12: a new line; 13: an empty line or a bullet.
 */
export const BREAKS = 14
const JOINS = /^(?:and|or|but|plus|also|und|oder|aber|sowie|sonst|et|ou|mais|puis|aussi|y|e|o|u|pero|más|además|&|\+)$/
export function breaksOf(tokens: readonly Token[]): Uint8Array {
  const bare = !tokens.some(({ text }) => /^[.,;]$/.test(text))
  return Uint8Array.from(tokens, (token, at) => {
    const before = tokens[at - 1]
    if (!before) return 0
    if (token.first && !isWrapped(tokens, at)) return isBullet(token) || token.line - before.line > 1 ? 13 : 12
    const mark = before.text
    if (/^[.!?…]$/.test(mark)) return 10
    if (mark === ':') return 11
    if (mark === ',') return 6
    if (mark === ')' || mark === ']') return 9
    if (token.text === '(' || token.text === '[') return 8
    if (/^[^\p{L}\d]+$/u.test(mark) && !/^[£$€'"%#@(]$/.test(mark)) return 7
    return (bare ? 3 : 0) + (JOINS.test(token.lower) ? 1 : /^[\d£$€]/.test(token.text) && !/^[£$€]$/.test(mark) ? 2 : 0)
  })
}

/** A line that is longer may have been broken by a mail program, and goes on in the next. */
const WRAPPED = 58
function isWrapped(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1]!, tokens[at]!]
  if (token.line - before.line !== 1 || !/^\p{Ll}/u.test(token.text) || /[.!?:]$/.test(before.text)) return false
  let first = at - 1
  while (first > 0 && !tokens[first]!.first) first--
  return before.to - tokens[first]!.from >= WRAPPED
}

const ENDS_CLAUSE = /^[.,;:!?()•·*–—…]$/
const ENDS_LINE = /^[.,!?]$/
const CUE_LENGTH = 7
const HEADING_LENGTH = 6
const isBullet = (token: Token): boolean => token.text === '-' && token.first

export function outlineOf(tokens: readonly Token[], isHeading: (words: readonly string[]) => boolean): Outline {
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
    while (to < count && (!tokens[to]!.first || isWrapped(tokens, to))) to++
    const colon = findColon(tokens, from, to)
    const { line } = tokens[from]!
    const isAfterBlank = from > 0 && line - tokens[from - 1]!.line > 1
    if (isAfterBlank && heading.line < line - 1 && !isBullet(tokens[from]!)) heading = { from: 0, to: 0, line: -2 }
    const headsList = to < count && isBullet(tokens[to]!) && !isBullet(tokens[from]!)
    const isShort = to - from <= HEADING_LENGTH && !ENDS_LINE.test(tokens[to - 1]!.text)
    const isNamed =
      to < count &&
      isShort &&
      tokens[to]!.line - line <= 2 &&
      isHeading(tokens.slice(from, to).map(({ lower }) => lower))
    if (colon === to - 1 || (headsList && isShort) || isNamed) heading = { from, to: colon > from ? colon : to, line }
    outline.lineFrom.fill(from, from, to)
    outline.lineTo.fill(to, from, to)
    markCues(tokens, outline, from, to)
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

/** What a colon leads holds to the end of the sentence, or of the line where it begins the line, or to the next such words. */
function markCues(tokens: readonly Token[], { cueFrom, cueTo }: Outline, from: number, to: number): void {
  let cue = { from, to: from }
  let start = from
  for (let at = from; at < to; at++) {
    const { text } = tokens[at]!
    if (text === ':' && at > start && at - start < CUE_LENGTH) {
      cue = { from: start, to: at }
      cueFrom.fill(start, start, at)
      cueTo.fill(at, start, at)
    }
    cueFrom[at] = cue.from
    cueTo[at] = cue.to
    if (text === ':' && at === cue.to) start = at + 1
    else if (/^[,;|•·(/]$/.test(text) || (text === '-' && at > from)) start = at + 1
    else if (/^[.!?]$/.test(text)) {
      start = at + 1
      if (cue.from > from || leadsSoon(tokens, start, to)) cue = { from: start, to: start }
    }
  }
}

/** Whether a colon comes among the next words of the line. */
function leadsSoon(tokens: readonly Token[], start: number, to: number): boolean {
  for (let at = start; at < Math.min(to, start + CUE_LENGTH); at++) if (tokens[at]!.text === ':') return true
  return false
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

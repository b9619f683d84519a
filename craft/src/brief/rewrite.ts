/** Rewrites a text piece by piece, and finds the way back to where each letter was typed. */
import { matches } from './matches.ts'
import { lastUpTo } from './spans.ts'

/** A brief in one spelling of blanks, dashes and quotes, with the way back to the text as it was typed. */
export interface NormalText {
  text: string
  /** UTF-16 offset in `text` -> offset in the text as typed. */
  toTyped: (offset: number) => number
}

/** Offsets are UTF-16 offsets into the text that is rewritten; edits do not overlap. */
export interface Edit {
  from: number
  to: number
  text: string
}

/** One edit for each match; where `write` returns null, the match stays. */
export const editsOf = (text: string, pattern: RegExp, write: (match: RegExpExecArray) => string | null): Edit[] =>
  matches(pattern, text).flatMap((match) => {
    const written = write(match)
    return written === null ? [] : [{ from: match.index, to: match.index + match[0].length, text: written }]
  })

/** Edits that belong together, of which none changes letters that one ahead of them changes. */
export function apart(groups: Iterable<readonly Edit[]>): Edit[] {
  const kept: Edit[] = []
  for (const group of groups)
    if (!group.some((one) => kept.some((other) => one.from < other.to && other.from < one.to))) kept.push(...group)
  return kept
}
/** Of edits that would change the same letters, the first. */
export const eachApart = (edits: readonly Edit[]): Edit[] => apart(edits.map((edit) => [edit]))

export function rewrite({ text, toTyped }: NormalText, edits: readonly Edit[]): NormalText {
  if (edits.length === 0) return { text, toTyped }
  const ordered = [...edits].sort((a, b) => a.from - b.from)
  /** Where each edit begins in the new text. */
  const starts: number[] = []
  const pieces: string[] = []
  let length = 0
  let at = 0
  for (const edit of ordered) {
    pieces.push(text.slice(at, edit.from), edit.text)
    length += edit.from - at
    starts.push(length)
    length += edit.text.length
    at = edit.to
  }
  pieces.push(text.slice(at))

  const before = (offset: number): number => {
    const last = lastUpTo(starts.length, (index) => starts[index]!, offset)
    const edit = ordered[last]
    if (!edit) return offset
    const within = offset - starts[last]!
    return within < edit.text.length ? Math.min(edit.to, edit.from + within) : edit.to + within - edit.text.length
  }
  return { text: pieces.join(''), toTyped: (offset) => toTyped(before(offset)) }
}

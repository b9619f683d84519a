/** How a table of what is said in passing is written: a pattern, and what is written for a match. */
import { occurs } from './matches.ts'
import { type Edit, editsOf } from './rewrite.ts'

/** Where it gives null, the match stays; `needs` is what a costly pattern cannot do without. */
export type Row = [pattern: RegExp, written: (match: RegExpExecArray) => string | null, needs?: RegExp]

/** "$<name>" stands for what the group of that name holds. */
export const row = (pattern: RegExp, written: string, needs?: RegExp): Row => [
  pattern,
  ({ groups }) => written.replace(/\$<(\w+)>/g, (_, name: string) => groups?.[name] ?? ''),
  needs,
]

/** Of two rows that would change the same letters, the first. */
export function editsByRows(text: string, rows: readonly Row[]): Edit[] {
  const taken: Edit[] = []
  for (const [pattern, written, needs] of rows) {
    if (needs && !occurs(needs, text)) continue
    for (const edit of editsOf(text, pattern, written))
      if (!taken.some(({ from, to }) => edit.from < to && from < edit.to)) taken.push(edit)
  }
  return taken
}

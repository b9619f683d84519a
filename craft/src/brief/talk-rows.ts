/** How a table of what is said in passing is written: a pattern, and what is written for a match. */
import type { Edit } from './rewrite.ts'
import { editsOf } from './rewrite.ts'

/** Where it gives null, the match stays. */
export type Row = [pattern: RegExp, written: (match: RegExpExecArray) => string | null]

/** "$<name>" stands for what the group of that name holds. */
export const row = (pattern: RegExp, written: string): Row => [
  pattern,
  ({ groups }) => written.replace(/\$<(\w+)>/g, (_, name: string) => groups?.[name] ?? ''),
]

/** Of two rows that would change the same letters, the first. */
export function editsByRows(text: string, rows: readonly Row[]): Edit[] {
  const taken: Edit[] = []
  for (const [pattern, written] of rows)
    for (const edit of editsOf(text, pattern, written))
      if (!taken.some(({ from, to }) => edit.from < to && from < edit.to)) taken.push(edit)
  return taken
}

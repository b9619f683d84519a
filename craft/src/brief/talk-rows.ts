/** How a table of what is said in passing is written: a pattern, and what is written for a match. */
import { type Edit, eachApart, editsOf } from './rewrite.ts'

/** What is told ends there. */
export const ENDS = String.raw`(?=\s*(?:[.;,!?)\n]|$))`

/** Where it gives null, the match stays. */
export type Row = [pattern: RegExp, written: (match: RegExpExecArray) => string | null]

/** "$<name>" stands for what the group of that name holds. */
export const row = (pattern: RegExp, written: string): Row => [
  pattern,
  ({ groups }) => written.replace(/\$<(\w+)>/g, (_, name: string) => groups?.[name] ?? ''),
]

/** Of two rows that would change the same letters, the first. */
export const editsByRows = (text: string, rows: readonly Row[]): Edit[] =>
  eachApart(rows.flatMap(([pattern, written]) => editsOf(text, pattern, written)))

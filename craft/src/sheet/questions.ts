/** What a good page still lacks, as questions to the person who wrote the brief. */
import { readTable } from '../data.ts'
import type { Entry, Kind, Language, Question } from './sheet.ts'

const MOST = 4
/** A page needs this many before it stops asking for more. */
const ENOUGH: Partial<Record<Kind, number>> = { task: 2 }
/** What answers a question as well as an entry of its own kind. */
const ALSO: Partial<Record<Kind, readonly Kind[]>> = {
  place: ['mode'],
  apply: ['contact'],
  demand: ['wish', 'notneeded'],
  offer: [],
  contract: [],
}

/**
 * At most four, the most valuable first (the order of the table); none that an entry answers.
 * @param told kinds that a line tells in the person's words
 */
export function askFor(language: Language, entries: readonly Entry[], told: ReadonlySet<Kind> = new Set()): Question[] {
  const count = (kind: Kind) =>
    entries.filter((entry) => entry.sure && (entry.kind === kind || ALSO[kind]?.includes(entry.kind))).length
  return readTable('questions')
    .filter(([, of]) => of === language)
    .map(([kind, , text]) => ({ kind: kind as Kind, text: text! }))
    .filter(({ kind }) => !told.has(kind) && count(kind) < (ENOUGH[kind] ?? 1))
    .slice(0, MOST)
}

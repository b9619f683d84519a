/** What the person settled beside the composer holds against what was read. */
import { askFor } from './questions.ts'
import type { Entry, Kind, SettledFact, Sheet } from './sheet.ts'

/** Of these a page has one. */
const SINGLE: readonly Kind[] = [
  'title',
  'employer',
  'place',
  'mode',
  'contract',
  'hours',
  'pay',
  'start',
  'deadline',
  'contact',
  'apply',
]

/**
 * A fact takes the place of the entry or the note that it names; without one it takes the place of all of its kind where a
 * page has one of them, and is added where it may have several. An empty text leaves out what it names.
 */
export function settle(sheet: Sheet, facts: readonly SettledFact[]): Sheet {
  if (facts.length === 0) return sheet
  let { entries, notes } = sheet
  for (const { kind, text, instead } of facts) {
    const at = entries.findIndex((entry) => entry.text === instead)
    const settled =
      text === '' ? [] : [{ kind, text, span: entries[at]?.span ?? null, sure: true, ...defaultValue(kind) } as Entry]
    if (instead !== undefined) notes = notes.filter((note) => note.text !== instead)
    if (at >= 0) entries = entries.toSpliced(at, 1, ...settled)
    else if (SINGLE.includes(kind))
      entries = [...entries.filter((entry) => entry.kind !== kind || instead !== undefined), ...settled]
    else entries = [...entries, ...settled]
  }
  return { ...sheet, entries, notes, questions: askFor(sheet.language, entries) }
}

const defaultValue = (kind: Kind) => (kind === 'title' ? { value: { openings: 1 } } : {})

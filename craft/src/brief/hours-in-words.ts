/** "Fünfunddreißig Stunden", "thirty-five hours a week": hours told in words, written in figures. */
import { occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords } from './number-words.ts'
import type { Edit } from './rewrite.ts'

const HOURS = /^ ?-?(?:hours?|hrs|stunden|wochenstunden|std|heures?|horas?)(?![a-z])/u
const MAY_BE = /\p{L} ?-?(?:hours?|hrs|stunden|wochenstunden|std|heures?|horas?)(?!\p{L})/iu
/** Fewer are hours of a day, or of a task. */
const LEAST = 10

/** Edits that write them so. */
export function hoursInWords(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  return findNumberWords(spelled)
    .filter(({ value, span: [, to] }) => value >= LEAST && HOURS.test(spelled.slice(to, to + 16)))
    .map(({ value, span: [from, to] }) => ({ from, to, text: String(value) }))
}

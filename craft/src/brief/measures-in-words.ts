/** "Fünfunddreißig Stunden", "forty percent off", "quarante-deux centimes du kilomètre": measures told in words, written in figures. */
import { occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords } from './number-words.ts'
import type { Edit } from './rewrite.ts'

const UNIT =
  '(?:hours?|hrs|stunden|wochenstunden|std|heures?|horas?|per ?cent|prozent|pour cent|por ciento|days?|tagen?|jours?|dias?|weeks?|wochen|semaines?|semanas?|months?|monaten?|mois|meses|minutes?|minuten|minutos?|k(?:ilo)?m(?:et(?:er|re|ro)s?)?|miles?|cents?|centimes?|rappen|centimos?)'
const BEHIND = new RegExp(`^ ?-?${UNIT}(?![a-z])`, 'u')
const MAY_BE = new RegExp(`\\p{L} ?-?${UNIT}(?!\\p{L})`, 'iu')
/** Fewer are understood in words. */
const LEAST = 10

/** Edits that write them so. */
export function measuresInWords(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  return findNumberWords(spelled)
    .filter(({ value, span: [, to] }) => value >= LEAST && BEHIND.test(spelled.slice(to, to + 16)))
    .map(({ value, span: [from, to] }) => ({ from, to, text: String(value) }))
}

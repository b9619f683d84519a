/** Short notes in another language, where every word is known; a sentence is beyond it. */
import type { Language } from '../../brief/facts.ts'
import { type Manner, NOTE } from './phrase-forms.ts'
import { isTie } from './pieces.ts'
import { parse } from './read-words.ts'
import { written } from './write-words.ts'

function chunkIn(text: string, from: Language, to: Language, manner: Manner): string | null {
  const pieces = parse(text, from, to)
  if (!pieces || pieces.every(isTie)) return null
  return written(pieces, to, manner)
}

/** "Books site visits": a verb that is a noun as well, and no visits of books. */
const BEGINS_WITH_VERB = /^(?:(?:books?|checks?|files?|drafts?|hosts?|chases?) \S|reports? to )/iu

/** "Looker Studio", "Level 5": a name is left as it is. */
const IS_NAME = /^(?:\p{Lu}\p{L}*(?: |$)|\d+(?: |$)){2,}$/u

/** Null where a word is not known. */
export function inWords(text: string, from: Language, to: Language, manner: Manner = NOTE): string | null {
  if (from === to) return null
  // Times of the day have their own tables, and a sentence in capitals is no row of names.
  if (/\d:\d\d|(?:\p{Lu}{2,} ){3}/u.test(text)) return null
  if (from === 'en' && IS_NAME.test(text) && /\p{Ll}/u.test(text) && !/^(?:No|Free|Paid|Own) /.test(text)) return null
  if (from === 'en' && BEGINS_WITH_VERB.test(text)) return null
  const parts = text.split(/(\s*(?:,(?!\d)|;|:|\(|\)|\s\+\s|\s[-–]\s)\s*)/u)
  // "When: nights": what stands ahead of a colon is no name.
  if (
    parts[1]?.trim() === ':' &&
    /^\p{Lu}\p{Ll}+$/u.test(parts[0]!) &&
    chunkIn(parts[0]!, from, to, manner) === parts[0]
  )
    return null
  const saidParts = parts.map((part, index) =>
    index % 2 === 1 || part.trim() === '' ? part : chunkIn(part.trim(), from, to, manner),
  )
  return saidParts.includes(null) ? null : saidParts.join('').trim()
}

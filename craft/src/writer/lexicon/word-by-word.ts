/** Short notes in another language, where every word is known; a sentence is beyond it. */
import type { Language } from '../../brief/facts.ts'
import { type Manner, NOTE } from './phrase-forms.ts'
import { isPhrase, parse } from './read-words.ts'
import { written } from './write-words.ts'

function chunkIn(text: string, from: Language, to: Language, manner: Manner): string | null {
  const pieces = parse(text, from, to)
  if (!pieces?.some(isPhrase)) return null
  return written(pieces, to, manner)
}

/** "Books site visits": a verb that is a noun as well, and no visits of books. */
const BEGINS_WITH_VERB = /^(?:books?|checks?|files?|drafts?|hosts?|chases?) \S/iu

/** Null where a word is not known. */
export function inWords(text: string, from: Language, to: Language, manner: Manner = NOTE): string | null {
  if (from === to) return null
  if (from === 'en' && BEGINS_WITH_VERB.test(text)) return null
  const parts = text.split(/(\s*(?:,(?!\d)|;|:|\(|\)|\s\+\s|\s[-–]\s)\s*)/u)
  const saidParts = parts.map((part, index) =>
    index % 2 === 1 || part.trim() === '' ? part : chunkIn(part.trim(), from, to, manner),
  )
  return saidParts.includes(null) ? null : saidParts.join('').trim()
}

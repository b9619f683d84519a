/** "[10:42] Priya: can you get the ad out?": a copied chat, of which only what is said tells of the post. */
import { type Edit, editsOf } from './rewrite.ts'

/** When and by whom a line was sent: "[10:42] Priya: ", "12/03/26, 10:42 - Priya: ". */
const STAMP =
  /(?<=^|\n)[ \t]*(?:\[(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,? )?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[AaPp][Mm])?\]|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,? \d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[AaPp][Mm])?) ?[-–]? ?(?:\p{L}[\p{L} .'-]{0,24}: ?)?/gu
const LEAST = 2
/** Words that only keep a chat going. */
const TALK =
  /^(?:can|could) (?:you|u) (?:get|put|post|do|write|send)[^?\n]{0,60}\?[ \t]*|^(?:yes|yeah|yep|ok|okay|right|sure|ja|oui|si|sí|claro|vale|genau|exactly)[,.!]? (?=\S)|^[^?\n]{1,24}\?\??[ \t]*(?=\n|$)/iu

/** Edits that leave out the stamps of a chat, and the questions between. */
export function chatLines(text: string): Edit[] {
  const stamps = editsOf(text, STAMP, () => '')
  if (stamps.length < LEAST) return []
  return stamps.map(({ from, to }) => {
    const talk = TALK.exec(text.slice(to).split('\n', 1)[0]!)?.[0].length ?? 0
    return { from, to: to + talk, text: '' }
  })
}

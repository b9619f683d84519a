/** Times of day as people say them in German: "vier Uhr dreißig", "halb fünf". */
import { plain } from './normalise.ts'
import { findNumberWords } from './number-words.ts'
import type { Edit } from './rewrite.ts'

const MAY_BE = /\p{L} uhr(?!\p{L})/iu

/** Edits that write such times in figures. */
export function timesInWords(text: string): Edit[] {
  if (!MAY_BE.test(text)) return []
  const spelled = plain(text)
  const numbers = findNumberWords(spelled)
  return numbers.flatMap((hour, index): Edit[] => {
    if (!/^ uhr(?![a-z])/u.test(spelled.slice(hour.span[1], hour.span[1] + 5)) || hour.value > 24) return []
    const next = numbers[index + 1]
    const minutes = next && spelled.slice(hour.span[1], next.span[0]) === ' uhr ' && next.value < 60 ? next : null
    const end = minutes?.span[1] ?? hour.span[1] + 4
    // "Um fünf Uhr dreißig Stunden die Woche" is two matters.
    if (minutes && /^ (?:euro|stunden|tage|leute|jahre|%|prozent)/u.test(spelled.slice(end, end + 9))) return []
    return [
      {
        from: hour.span[0],
        to: end,
        text: `${hour.value}${minutes ? `:${String(minutes.value).padStart(2, '0')}` : ''} Uhr`,
      },
    ]
  })
}

/** The people of a team as the brief counts them, for texts in its own language. */

/** "1 lead, 3 designers", "content, events, paid": in brackets, or behind "Team:". */
export function makeupIn(text: string): string | null {
  const bracketed = /\(([^()]+)\)/.exec(text)?.[1]
  const counted = /^[^\d:(]{3,24}(?:de|of|von|aus) (\d+ \p{L}+(?:(?:,| y| et| and| und| \+) \d+ \p{L}+)+)$/u.exec(
    text,
  )?.[1]
  return (
    bracketed ??
    counted ??
    /^[^:\d]{3,30}[:=]\s*((?:\p{L}+ )?\p{L}+, \d.*|\d.*\D.*,.*|\d.*\p{L}.* (?:and|und|et|y|\+) .*)$/u.exec(text)?.[1] ??
    null
  )
}

const FEW =
  '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)'
const COUNTED_PEOPLE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d+|${FEW}) \\p{L}{3,}(?: (?:y|et|und) (?!${FEW})\\p{L}{4,})?(?: de \\p{L}+)?(?:(?:,| y| und| et| and) (?:\\d+|${FEW}) \\p{L}{3,})*(?= a (?:su |tu )?cargo| berichten| report|$)`,
  'u',
)
/** "18 mozos y 2 coordinadores", "dos auxiliares". */
export function ledIn(text: string): string | null {
  const one = /^(?:une?|una?) \p{L}{4,}(?= a (?:su |tu )?cargo| sous )/iu.exec(text)?.[0]
  if (one) return one.charAt(0).toLowerCase() + one.slice(1)
  const people = COUNTED_PEOPLE.exec(text)?.[0]
  return people &&
    !/^[\p{L}\d]+ (?:direct|people under|unter|sous|a |persona|personne|personen|leute|mitarbeit)/iu.test(people)
    ? people
    : null
}

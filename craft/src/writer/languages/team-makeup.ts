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

/** "18 mozos y 2 coordinadores". */
export function ledIn(text: string): string | null {
  const one = /^(?:une?|una?) \p{L}{4,}(?= a (?:su |tu )?cargo| sous )/iu.exec(text)?.[0]
  if (one) return one.charAt(0).toLowerCase() + one.slice(1)
  const people =
    /\d+ \p{L}{3,}(?: de \p{L}+)?(?:(?:,| y| und| et| and) \d+ \p{L}{3,})*(?= a (?:su |tu )?cargo| berichten| report|$)/u.exec(
      text,
    )?.[0]
  return people && !/^\d+ (?:direct|people under|unter|sous|a )/u.test(people) ? people : null
}

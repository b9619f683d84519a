/**
 * Patterns that compile to a third of the machine code and find the same.
 *
 * The engine writes what follows an alternation up to ten times, once for each length that an alternative can have, and
 * ten times that behind the next one. Behind a loop it stands but once; so a loop over a letter that no text holds is put there.
 * That is worth it: after 16 MB of machine code the engine stops optimising patterns, and those take twice the time.
 */

/** The escape of a letter that no text holds. */
export const NEVER = 'x02'
const NEVER_LOOP = `\\${NEVER}*`
/** Shorter sources have little to say twice. */
const LONG = 150

/** An escape, a set of letters, the beginning of a group, its end with how often it may stand, or a stroke. */
const SIGN = /\\.|\[(?:[^\]\\]|\\.)*\]|\((?:\?<?[=!])?|\)(?:(?:[?*+]|\{\d+(?:,\d*)?\})\??)?|\|/gs

/** The source with a loop behind each group of alternatives that is no lookaround and in none. */
export function leanSource(source: string): string {
  if (source.length < LONG || source.includes(NEVER_LOOP)) return source
  const groups: { around: boolean; alternatives: boolean }[] = []
  let lookarounds = 0
  let lean = ''
  let from = 0
  for (const { index, 0: sign } of source.matchAll(SIGN)) {
    const group = groups.at(-1)
    if (sign.startsWith('(')) {
      groups.push({ around: sign !== '(', alternatives: false })
      if (sign !== '(') lookarounds++
    } else if (sign === '|' && group) group.alternatives = true
    else if (sign.startsWith(')')) {
      groups.pop()
      const end = index + sign.length
      if (group!.around) lookarounds--
      else if (lookarounds === 0 && (group!.alternatives || sign === ')?')) {
        lean += source.slice(from, end) + NEVER_LOOP
        from = end
      }
    }
  }
  return lean + source.slice(from)
}

/** For a long pattern that is tried on its own; those that `matches` looks for are made lean there. */
export const lean = ({ source, flags }: RegExp): RegExp => new RegExp(leanSource(source), flags)

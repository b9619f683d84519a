/** All matches of a global pattern. `matchAll` copies its pattern on every call, which costs more than most searches. */
export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}

/** What a pattern asks of the letter ahead of it, once for all that ask the same. */
const AHEAD = /^\(\?<!\[[^\]]+\]\)/

/** One pattern for all of these, to be looked for in their stead. */
function anyOf(patterns: readonly RegExp[]): RegExp {
  const byAhead = Map.groupBy(
    patterns.map(({ source }) => source.replace(/\(\?<\w+>/g, '(?:')),
    (source) => AHEAD.exec(source)?.[0] ?? '',
  )
  const whole = [...byAhead].map(([ahead, all]) => `${ahead}(?:${all.map((one) => one.slice(ahead.length)).join('|')})`)
  return new RegExp(whole.join('|'), 'gu')
}

/** Wherever a global pattern begins, within what it matched further ahead too. */
function startsOf(pattern: RegExp, text: string): number[] {
  const starts: number[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    starts.push(match.index)
    pattern.lastIndex = match.index + 1
  }
  return starts
}

/** All matches of a sticky pattern that can begin nowhere but at these places; none reaches into the next. */
function matchesFrom(starts: readonly number[], pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  let end = 0
  for (const start of starts) {
    if (start < end) continue
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (!match) continue
    found.push(match)
    end = start + match[0].length
  }
  return found
}

/**
 * Finds all matches of one of these sticky patterns, which are looked for one after the other: where any begins is found out
 * once for all of them, and again when something was blanked out in between.
 */
export function searchTogether(
  patterns: readonly RegExp[],
): (owner: object, text: string, pattern: RegExp) => RegExpExecArray[] {
  if (!patterns.every(({ sticky }) => sticky))
    throw new Error('Patterns that are looked for together have to be sticky.')
  const any = anyOf(patterns)
  const known = new WeakMap<object, { text: string; starts: number[] }>()
  return (owner, text, pattern) => {
    let last = known.get(owner)
    if (last?.text !== text) {
      last = { text, starts: startsOf(any, text) }
      known.set(owner, last)
    }
    return matchesFrom(last.starts, pattern, text)
  }
}

/** What is quoted from an older text ("> …") holds only where nothing newer is said. */
import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import type { Reading } from '../reading.ts'
import { liesWithin } from '../spans.ts'

const QUOTED_LINE = /^[^\S\n]*>[^\n]*/gmu

/** Of these there is one: a newer one takes the place of the older. */
const ONE_OF_A_KIND = new Set<Fact['kind']>(['start', 'end', 'deadline', 'pay', 'hours', 'contact', 'manager', 'mode'])

/** A scale or a sum that no rule read as pay is some all the same. */
const kindOf = (fact: Fact): Fact['kind'] =>
  (fact.kind === 'free' && fact.about === 'pay') ||
  (fact.kind === 'variable' && /^(?:scale|band|grade|point)/i.test(fact.text))
    ? 'pay'
    : fact.kind

export function dropOutdated(reading: Reading): void {
  if (!reading.text.includes('>')) return
  const quoted = matches(QUOTED_LINE, reading.text).map((match): Span => [match.index, match.index + match[0].length])
  if (quoted.length === 0) return
  const isQuoted = ({ spans }: Fact): boolean => quoted.some((line) => liesWithin(spans[0]!, line))
  const newer = new Set(reading.facts.flatMap((fact) => (isQuoted(fact) ? [] : [kindOf(fact)])))
  reading.facts = reading.facts.filter(
    (fact) => !(ONE_OF_A_KIND.has(kindOf(fact)) && newer.has(kindOf(fact)) && isQuoted(fact)),
  )
}

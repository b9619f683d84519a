/** "Rhodanis Énergie (220 salariés, biogaz)": in French and Spanish the brackets behind the employer's name tell of it. */
import type { Fact, FactKind } from '../facts.ts'
import type { Reading } from '../reading.ts'
import { liesWithin } from '../spans.ts'

const LOOSE = new Set<FactKind>(['free', 'duty', 'benefit', 'skill'])

export function inHouseBrackets({ facts, text, language }: Reading, fact: Fact): Fact {
  if ((language !== 'fr' && language !== 'es') || !LOOSE.has(fact.kind) || !fact.holds) return fact
  if (fact.kind === 'free' && fact.about === 'company') return fact
  if (fact.kind === 'skill' && fact.confidence === 'high') return fact
  const name = facts.find((other) => other.kind === 'company' && other.aspect === 'name')
  if (!name) return fact
  const end = name.spans[0]![1]
  const brackets = /^ ?\([^()\n]{2,140}\)/u.exec(text.slice(end, end + 144))?.[0].length ?? 0
  if (!liesWithin(fact.spans[0]!, [end, end + brackets])) return fact
  return { kind: 'free', about: 'company', text: fact.text, spans: fact.spans, holds: true, confidence: 'medium' }
}

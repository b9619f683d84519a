/** "Rhodanis Énergie (220 salariés, biogaz)": outside German the brackets behind the employer's name tell of it. */
import type { Fact, FactKind } from '../facts.ts'
import type { Reading } from '../reading.ts'
import { liesWithin } from '../spans.ts'

const LOOSE = new Set<FactKind>(['free', 'duty', 'benefit', 'skill'])

export function inHouseBrackets({ facts, text, language }: Reading, fact: Fact): Fact {
  if (language === 'de' || !LOOSE.has(fact.kind) || !fact.holds) return fact
  if (fact.kind === 'skill' && fact.confidence === 'high') return fact
  const name = facts.find((other) => other.kind === 'company' && other.aspect === 'name')
  if (!name) return fact
  const end = name.spans[0]![1]
  const brackets = /^ ?\([^()\n]{2,140}\)/u.exec(text.slice(end, end + 144))?.[0].length ?? 0
  const [from, to] = fact.spans[0]!
  // "L'association Les Jardins (insertion par le maraîchage)": the name is told as a fact of its own.
  const whole = brackets > 0 && from <= name.spans[0]![0] && to >= end + brackets - 1 && to <= end + brackets
  const isTold = fact.kind === 'free' && fact.about === 'company'
  if (!whole && (isTold || !liesWithin([from, to], [end, end + brackets]))) return fact
  const told = whole ? text.slice(end, end + brackets).replace(/^ ?\(|\)$/g, '') : fact.text
  return { kind: 'free', about: 'company', text: told, spans: fact.spans, holds: true, confidence: 'medium' }
}

/** "Nov-Feb voll", "from May to August 36 hours": months that tell when there is how much to do are no beginning and no end of the post. */
import type { Fact, Span } from '../facts.ts'
import { partAt, type Reading } from '../reading.ts'
import { sortPart } from '../sort/sort-stretch.ts'
import { liesWithin, meets } from '../spans.ts'
import { tidy } from '../tidy.ts'

/** How sure it must be that a part tells hours. */
const LIKELY = 0.6

export function settleSeasons(reading: Reading): void {
  const parts = new Map<number, Span>()
  for (const { kind, spans } of reading.facts) {
    if (kind !== 'start' && kind !== 'end') continue
    const { label, share, part } = sortPart(reading, spans[0]![0])
    // "Start 1.4.27" says when, and nothing else.
    if (label === 'hours' && share >= LIKELY && !spans.some((span) => liesWithin(part, span))) parts.set(part[0], part)
  }
  if (parts.size === 0) return
  const isIn = (fact: Fact): boolean => parts.has(partAt(reading, fact.spans[0]![0]).from)
  reading.facts = reading.facts.filter((fact) => !((fact.kind === 'start' || fact.kind === 'end') && isIn(fact)))
  for (const part of parts.values()) {
    const told = reading.facts.filter(({ spans }) => meets(spans[0]!, part))
    // A shift that is told there already is told in whole.
    reading.facts = reading.facts.filter(
      (fact) => !(told.includes(fact) && (fact.kind === 'shift' || fact.kind === 'free')),
    )
    const text = tidy(reading.text.slice(...part), reading.language)
    reading.facts.push({ kind: 'shift', text, spans: [part], confidence: 'medium', holds: true })
  }
}

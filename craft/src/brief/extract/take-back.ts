/** What is said twice with a word of correction between: "38-42 k€, pardon, 40-44 k€". The first is taken back. */
import type { Fact } from '../facts.ts'
import { matches } from '../matches.ts'
import type { Reading } from '../reading.ts'
import { inOrder } from '../spans.ts'
import { INSTEAD, SURELY } from '../taking-back.ts'

/** Kinds of which one statement corrects another. */
const CORRECTED = new Set<Fact['kind']>([
  'pay',
  'mode',
  'hours',
  'start',
  'end',
  'deadline',
  'experience',
  'place',
  'team',
  'contract',
  'variable',
  'travel',
])
const STOPS = '(?: ?(?:[,.;(–-]|\\.{2,}|…))'
/** Said of what came before, with or without a stop. */
const TAKES_BACK = new RegExp(
  `${STOPS}? (?:(?:ah|oh|euh|ay|eh|um|no|non|nein),? )?(?:${SURELY}|sorry|wait|actually|ich meine)(?![a-z])[,:]?(?: ${INSTEAD}(?![a-z]))?`,
  'gu',
)
/** Letters between a fact and the word of correction. */
const NEAR = 4
/** "Sorry, finance just said up to 70k": who corrects it. */
const NEAR_BEHIND = 24

export function takeBack(reading: Reading): void {
  const gone = new Set<Fact>()
  for (const { index, 0: said } of matches(TAKES_BACK, reading.plain)) {
    const end = index + said.length
    const ordered = inOrder(reading.facts)
    const next = ordered.find(
      ({ kind, spans }) => CORRECTED.has(kind) && spans[0]![0] >= end && spans[0]![0] - end < NEAR_BEHIND,
    )
    const first = ordered.findLast(
      ({ kind, spans: [[, to] = [0, 0]] }) => kind === next?.kind && to <= index + 1 && index - to < NEAR,
    )
    if (!next?.holds || !first?.holds) continue
    gone.add(first)
    // The word of correction itself says nothing.
    for (const fact of reading.facts)
      if (fact.kind === 'free' && fact.spans[0]![0] >= index && fact.spans[0]![1] <= end) gone.add(fact)
  }
  if (gone.size > 0) reading.facts = reading.facts.filter((fact) => !gone.has(fact))
}

/** Gives what no rule is sure of the kind that labelled briefs suggest. */

import { zoneAt } from '../announced.ts'
import type { Fact, Span } from '../facts.ts'
import { isToldByRules } from '../guard/set-aside-remarks.ts'
import { plain } from '../normalise.ts'
import { blankOut, type Reading, sentenceAt } from '../reading.ts'
import type { Beside } from '../sort/features.ts'
import { labelOf } from '../sort/label-of.ts'
import type { Label } from '../sort/labels.ts'
import { type Sorted, sortBeside } from '../sort/sort-stretch.ts'
import { inOrder, meets } from '../spans.ts'
import { asKind } from './as-kind.ts'
import { asGrade, asWorded } from './as-worded.ts'
import { namesChannels } from './channels.ts'
import { inHouseBrackets } from './in-house-brackets.ts'
import { asRomanceWording, isRomance } from './romance-wordings.ts'

/** How sure the sorting must be before it overrules what a kind was taken for; what is not named here stands. */
const OVERRULES: Partial<Record<Fact['kind'], number>> = {
  free: 0.15,
  duty: 0.45,
  skill: 0.5,
  shift: 0.65,
  travel: 0.65,
  variable: 0.7,
  benefit: 0.6,
  process: 0.75,
  company: 0.8,
  experience: 0.8,
  education: 0.8,
  licence: 0.8,
  language: 0.8,
}
/** What a rule is sure of, and a name from a list besides, is no more than weighed anew: must or nice. */
const NAMES = new Set<Fact['kind']>(['skill', 'language', 'licence', 'education', 'experience', 'company'])
/** Most of what a brief says are duties: a small share is no sign of one. */
const DUTY = 0.33
/** What is not printed needs more than a guess. */
const HIDES: Partial<Record<Label, number>> = { aside: 0.6, order: 0.6, unlawful: 0.7, filler: 0.6 }

/**
 * What no rule understood is printed only where little speaks for a remark: of such stretches of ordinary briefs this takes
 * one or two of a hundred, and of remarks in words that nobody labelled a fourth.
 */
const SUSPICIOUS = 0.25
/** "use Mosaic": a note of a few words says less of what it is. */
const SUSPICIOUS_NOTE = 0.4
const NOTE = 16
function likeliestRemark({ plain: spelled }: Reading, [from, to]: Span, { shareOf }: Sorted): Label | null {
  const [aside, order] = [shareOf('aside'), shareOf('order')]
  if (aside + order < (to - from < NOTE ? SUSPICIOUS_NOTE : SUSPICIOUS)) return null
  if (isToldByRules(spelled, [from, to])) return null
  return aside > order ? 'aside' : 'order'
}

/** It qualifies the pay, wherever it stands. */
const SHARE_OF_PAY = /^(?:pro[- ]?rata|anteilig|au prorata|proporcional)$/i

/** What the sorting looks at in a fact; `facts` are in their order. */
export function besideFact(reading: Reading, facts: readonly Fact[], index: number): Beside {
  const fact = facts[index]!
  const [from, to] = fact.spans[0]!
  const [before, after] = [facts[index - 1] ?? null, facts[index + 1] ?? null]
  return {
    before: before && labelOf(before),
    after: after && labelOf(after),
    text: reading.text,
    plain: reading.plain,
    from,
    to,
    sentence: sentenceAt(reading, from)[0],
    read: {
      kind: fact.kind,
      confidence: fact.confidence,
      holds: fact.holds,
      label: labelOf(fact),
      before: before?.kind ?? null,
      after: after?.kind ?? null,
    },
  }
}

/** What a rule is sure of stands against a likelihood. */
function leastFor({ kind, confidence }: Fact): number | undefined {
  const least = OVERRULES[kind]
  return least !== undefined && confidence === 'high' ? Math.max(least, 0.8) : least
}

export function settleBySort(reading: Reading): void {
  reading.facts = reading.facts.map((fact) => asWorded(asGrade(reading, fact), reading.language))
  const worded = new Set(reading.facts)
  settle(reading, () => true)
  // What the sorting left as it was is worded in no other way.
  reading.facts = reading.facts.map((fact) =>
    inHouseBrackets(
      reading,
      worded.has(fact) || !isRomance(reading.language) ? fact : (asRomanceWording(fact) ?? fact),
    ),
  )
  // What stands on either side is known now, which tells what a bare noun is: "rent & HB" in a row of duties.
  settle(reading, (fact) => fact.kind === 'free' && fact.about === undefined)
}

function settle(reading: Reading, isAsked: (fact: Fact) => boolean): void {
  const ordered = inOrder(reading.facts)
  const settled = new Map<Fact, Fact | null>()
  const hidden = reading.withheld.length
  for (const [index, fact] of ordered.entries()) {
    const least = isAsked(fact) ? leastFor(fact) : undefined
    const span = fact.spans[0]!
    if (
      least === undefined ||
      zoneAt(reading, span[0]) ||
      // "Ablauf: Telefonat, kleine Aufgabe": what a label announces as steps holds words of work as well.
      (fact.kind === 'process' && zoneAt(reading, span[1] - 1)?.announces === 'process') ||
      isWished(reading, span) ||
      SHARE_OF_PAY.test(fact.text) ||
      (fact.kind === 'duty' && namesChannels(plain(fact.text)))
    )
      continue
    const sorted = sortBeside(besideFact(reading, ordered, index))
    const remark = fact.kind === 'free' && fact.confidence !== 'high' ? likeliestRemark(reading, span, sorted) : null
    if (remark) {
      settled.set(fact, asKind(reading, fact, remark))
      continue
    }
    const enough = isTerm(fact, sorted.label) ? LIKELY : Math.max(least, sorted.label === 'duty' ? DUTY : 0)
    if (sorted.label === labelOf(fact) || sorted.share < enough) continue
    if (
      fact.confidence === 'high' &&
      NAMES.has(fact.kind) &&
      sorted.label !== 'nice' &&
      sorted.label !== 'must' &&
      !isTerm(fact, sorted.label)
    )
      continue
    if (sorted.share < (HIDES[sorted.label] ?? 0) + (fact.kind === 'free' ? 0 : 0.3)) continue
    settled.set(fact, asKind(reading, fact, sorted.label))
  }
  reading.facts = reading.facts.flatMap((fact) => (settled.has(fact) ? (settled.get(fact) ?? []) : fact))
  blankOut(reading, reading.withheld.slice(hidden))
}

/** "Two years, Heritage Fund money": how long the post lasts, and no experience. */
const isTerm = (fact: Fact, label: Label): boolean => fact.kind === 'experience' && label === 'contract'
const LIKELY = 0.5

/** "Say X, not Y": the wish says itself what is to be printed. */
const isWished = ({ style }: Reading, said: Span): boolean => style.replacements.some(({ span }) => meets(span, said))

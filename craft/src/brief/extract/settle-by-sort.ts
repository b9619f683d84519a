/** Gives what no rule is sure of the kind that labelled briefs suggest. */

import { zoneAt } from '../announced.ts'
import type { Fact, Span } from '../facts.ts'
import { addSetAside } from '../guard/set-aside.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'
import { labelOf } from '../sort/label-of.ts'
import type { Label } from '../sort/labels.ts'
import { type Sorted, sortStretch } from '../sort/sort-stretch.ts'
import { byPlace, meets } from '../spans.ts'

/** How sure the sorting must be before it overrules what a kind was taken for. */
const OVERRULES: Partial<Record<Fact['kind'], number>> = {
  free: 0.3,
  duty: 0.6,
  skill: 0.7,
  shift: 0.8,
  travel: 0.7,
  variable: 0.8,
}
/** What is not printed needs more than a guess. */
const HIDES: Partial<Record<Label, number>> = { aside: 0.5, order: 0.5, unlawful: 0.7, filler: 0.45 }

/** It qualifies the pay, wherever it stands. */
const SHARE_OF_PAY = /^(?:pro[- ]?rata|anteilig|au prorata|proporcional)$/i

export function settleBySort(reading: Reading): void {
  const ordered = [...reading.facts].sort(byPlace)
  const labels = ordered.map(labelOf)
  const settled = new Map<Fact, Fact | null>()
  for (const [index, fact] of ordered.entries()) {
    const least = OVERRULES[fact.kind]
    const span = fact.spans[0]!
    if (
      least === undefined ||
      fact.confidence === 'high' ||
      zoneAt(reading, span[0]) ||
      isWished(reading, span) ||
      SHARE_OF_PAY.test(fact.text)
    )
      continue
    const sorted = sortStretch(reading, span, labels[index - 1], labels[index + 1])
    if (sorted.label === labels[index] || sorted.share < least) continue
    if (sorted.share < (HIDES[sorted.label] ?? 0) + (fact.kind === 'free' ? 0 : sorted.label === 'filler' ? 0.4 : 0.2))
      continue
    settled.set(fact, asKind(reading, fact, sorted))
    labels[index] = sorted.label
  }
  reading.facts = reading.facts.flatMap((fact) => (settled.has(fact) ? (settled.get(fact) ?? []) : fact))
}

function asKind(reading: Reading, fact: Fact, { label }: Sorted): Fact | null {
  const { spans, holds } = fact
  const text = LISTED.has(label) ? fact.text.replace(LINE_LABEL, '') : fact.text
  const shared = { text, spans, holds, confidence: 'medium' as const }
  const free: Fact = { ...shared, kind: 'free', about: label }
  switch (label) {
    case 'aside':
      return hide(reading, spans[0]!, 'private')
    case 'order':
      return hide(reading, spans[0]!, 'instruction')
    case 'unlawful':
      return hide(reading, spans[0]!, 'discrimination')
    case 'filler':
      return /\d/.test(text) || text.split(' ').length > 14 ? fact : null
    case 'duty':
      return holds ? { ...shared, kind: 'duty' } : free
    case 'must':
    case 'nice':
      return holds && isNoun(text) ? { ...shared, kind: 'skill', need: label, alternatives: [] } : free
    case 'perk':
      return holds ? { ...shared, kind: 'benefit' } : free
    case 'pay':
      return holds && /\d/.test(text) && !tellsPay(reading, spans[0]!)
        ? { ...shared, kind: 'variable', what: 'other' }
        : free
    case 'hours':
      return holds ? { ...shared, kind: 'shift' } : free
    case 'travel':
      return holds ? { ...shared, kind: 'travel', percent: null } : free
    case 'notneeded':
      return SAYS_NO.test(plain(text)) || text.split(' ').length > 3
        ? free
        : { ...shared, kind: 'skill', need: 'unknown', alternatives: [], holds: false }
    default:
      return free
  }
}

/** Under a heading of its own a line needs no label. */
const LISTED = new Set<Label>(['duty', 'must', 'nice', 'perk'])
const LINE_LABEL = /^(?!(?:hours|days|times|zeiten|tage|horaires|horario)\b)\p{L}[\p{L} /&'-]{2,28}:\s+(?=\S)/iu

/** Without such a word the text alone would ask for what the brief does not ask for. */
const SAYS_NO =
  /(?<![a-z])(?:no|not|non|nope|nah|never|neither|nor|none|without|dont|\S+n't|welcome|ok|okay|fine|care|cares|teach|train|trained|show|learn|scripted|enough|can|kein\w*|nicht\w*|nix|ned|net|nie|ohne|egal|wurst|reicht|zeigen|lernen|lernt|bring\w*|anlernen|quereinst\w*|willkommen|gern\w*|pas|sans|aucune?|inutile|debutant\w*|form\w+|accept\w*|bienvenu\w*|sin|ni|nada|tampoco|ensen\w*|vale|basta|bienvenid\w*|aprend\w*)(?![a-z])/u

/** "Say X, not Y": the wish says itself what is to be printed. */
const isWished = ({ style }: Reading, said: Span): boolean => style.replacements.some(({ span }) => meets(span, said))

/** A few words of which one can have a sound knowledge. */
const isNoun = (text: string): boolean => {
  const words = text.split(/\s+/)
  return words.length > 1 && words.length <= 4
}

const tellsPay = ({ facts }: Reading, said: Span): boolean =>
  facts.some(({ kind, spans: [first = [0, 0]] }) => kind === 'pay' && meets(first, said))

function hide(reading: Reading, span: Span, reason: 'private' | 'instruction' | 'discrimination'): null {
  addSetAside(reading, span, reason, null)
  return null
}

/** Puts the items of an announced list back together: each is one fact of the kind that the label says. */

import { type Announced, type Zone, zonesIn } from '../announced.ts'
import type { Fact, Need, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import type { Reading } from '../reading.ts'
import { meets } from '../spans.ts'
import { tidy } from '../tidy.ts'
import { trim } from './spot.ts'

/** Kinds that an extractor may have taken a part of an item for; all others keep what they are. */
const GUESSED: Record<Announced, ReadonlySet<Fact['kind']>> = {
  none: new Set(['free', 'duty', 'benefit', 'company', 'shift']),
  must: new Set(['free', 'duty', 'skill', 'benefit', 'licence', 'company', 'variable']),
  nice: new Set(['free', 'duty', 'skill', 'benefit', 'licence', 'company', 'variable']),
  offer: new Set(['free', 'duty', 'skill', 'benefit', 'licence', 'language', 'company', 'education']),
  tasks: new Set(['free', 'benefit', 'duty', 'skill', 'travel']),
  process: new Set(['free', 'duty', 'skill', 'benefit']),
  other: new Set(),
}

/** "3 years payroll", "4 ans d'agence". */
const YEARS = /^(\d{1,2})\+? (?:years?|yrs?|Jahre|ans|años?)(?: (?:of|in|as|en|de|als|im)(?=\s)| (?=d['’]))?(?:\s|$)/iu
const JOINED = /[/&+]|\s(?:and|or|und|oder|et|ou|y|o)\s/u
/** Words in an item that say themselves what it is. */
const OWN_NEED =
  /(?:nice|plus|bonus|preferred|desirable|helpful|useful|ideally|von vorteil|wunschenswert|un plus|apprecie|souhaite|deseable|valorable|muss|must|required|essential|zwingend|imperatif|imprescindible|optional|a plus)/u
const LICENCE_NAME =
  /(?:licen[cs]e|certificate|certification|cert|card|ticket|registration|vetting|schein|ausweis|zulassung|approbation|habilitations?|attestation.*|caces.*|carnet (?:de )?.*|permis .*|permiso .*|colegiacion)$/u

export function settleAnnounced(reading: Reading): void {
  for (const zone of zonesIn(reading)) settleSteps(reading, zone)
  for (const zone of zonesIn(reading))
    if (GUESSED[zone.announces].size > 0) for (const item of zone.items) settleItem(reading, zone, item)
}

/** "Ablauf: Telefonat, kleine Aufgabe, ein Treffen": taken for one task, it tells the steps. */
function settleSteps(reading: Reading, { announces, items }: Zone): void {
  const [first, last] = [items[0], items.at(-1)]
  if (announces !== 'process' || !first || !last) return
  reading.facts = reading.facts.map((fact): Fact => {
    const [from, to] = fact.spans[0]!
    const isWhole =
      GUESSED.process.has(fact.kind) && fact.holds && from === first[0] && to > first[1] && to <= last[1] + 1
    const { text, spans, confidence, holds } = fact
    return isWhole ? { kind: 'process', text, spans, confidence, holds } : fact
  })
}

function settleItem(reading: Reading, { announces }: Zone, item: Span): void {
  const [from, to] = trim(reading.text, item)
  if (reading.withheld.some((span) => meets(span, [from, to]))) return
  const inside = reading.facts.filter(({ spans }) => spans[0]![0] >= from && spans[0]![0] < to)
  // "Extra: … train pass (no company car)": what is denied in brackets stays, and the rest is given.
  const guessed = announces === 'offer' ? inside.filter((fact) => fact.holds && AS_WORK.has(fact.kind)) : []
  if (guessed.length > 0 && inside.some(({ holds }) => !holds)) {
    reading.facts = reading.facts.map((fact) => (guessed.includes(fact) ? asBenefit(fact) : fact))
    return
  }
  if (
    inside.length === 0 ||
    inside.some(
      (fact) => !GUESSED[announces].has(fact.kind) || (!fact.holds && announces !== 'tasks' && announces !== 'none'),
    )
  )
    return
  if (inside.some(({ spans }) => spans[0]![1] > to + 1)) return
  const text = tidy(reading.text.slice(from, to), reading.language)
  const settled = asAnnounced(announces, reading.plain.slice(from, to), text, [from, to], inside)
  if (!settled) return
  const kept =
    announces === 'tasks' ? inside.filter(({ kind, text: name }) => kind === 'skill' && /\p{Lu}|\d/u.test(name)) : []
  reading.facts = reading.facts.filter((fact) => !inside.includes(fact) || kept.includes(fact))
  reading.facts.push(settled)
}

const AS_WORK = new Set<Fact['kind']>(['free', 'duty', 'skill'])
const asBenefit = ({ text, spans, holds }: Fact): Fact => ({ kind: 'benefit', text, spans, holds, confidence: 'high' })

function asAnnounced(announces: Announced, spelled: string, text: string, span: Span, inside: Fact[]): Fact | null {
  const shared = { text, spans: [span], confidence: 'high' as const, holds: true }
  // "Not needed: a portfolio, driving": what nobody has to bring.
  if (announces === 'none') return { kind: 'skill', ...shared, holds: false, need: 'unknown', alternatives: [] }
  if (announces === 'tasks') return inside.every(({ kind }) => kind === 'duty') ? null : { kind: 'duty', ...shared }
  if (announces === 'process') return { kind: 'process', ...shared }
  if (announces === 'offer')
    return inside.every(({ kind }) => kind === 'benefit') ? null : { kind: 'benefit', ...shared }
  if (OWN_NEED.test(spelled) || countWords(text) > 12) return null
  const need: Need = announces === 'nice' ? 'nice' : 'must'
  const years = YEARS.exec(text)
  if (years && announces === 'must' && countWords(text) < 8)
    return {
      kind: 'experience',
      ...shared,
      min: Number(years[1]),
      max: null,
      subject:
        text
          .slice(years[0].length)
          .replace(/^d['’]/u, '')
          .trim() || null,
    }
  if (LICENCE_NAME.test(spelled)) return { kind: 'licence', ...shared, need }
  if (inside.length === 1 && (inside[0]!.kind === 'skill' || inside[0]!.kind === 'licence')) return null
  // "Kafka & Terraform" are two demands, each whole.
  if (inside.every(({ kind }) => kind === 'skill' || kind === 'licence') && JOINED.test(spelled)) return null
  return { kind: 'skill', ...shared, need, alternatives: [] }
}

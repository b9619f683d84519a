/** Gives what no rule is sure of the kind that labelled briefs suggest. */

import { zoneAt } from '../announced.ts'
import type { Fact, Span } from '../facts.ts'
import { addSetAside, isLawful } from '../guard/set-aside.ts'
import { plain } from '../normalise.ts'
import { type Reading, sentenceAt } from '../reading.ts'
import type { Beside } from '../sort/features.ts'
import { labelOf } from '../sort/label-of.ts'
import type { Label } from '../sort/labels.ts'
import { type Sorted, sortBeside } from '../sort/sort-stretch.ts'
import { byPlace, meets } from '../spans.ts'
import { namesChannels } from './channels.ts'
import { namesHouse } from './house.ts'
import { isPeople } from './neighbours.ts'
import { asRomanceWording } from './romance-wordings.ts'

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

/** "Bring 2 case studies": how one applies. */
const PAPERS =
  /^(?:please )?(?:bring|send|attach|include|submit|upload) .*(?:case stud|photo|reference|sample|portfolio|certificate|cv(?![a-z])|letter|showreel|transcript|proof|cop(?:y|ies)(?![a-z]))/
/** "Budget S$1.2m", "small budget of 180k": one answers for it. */
const BUDGET =
  /^(?!.*(?:training|learning|relocation|equipment|home office|course|conference|development|education|wellness|health))(?:[a-z]+ ){0,3}budget (?:of |ca\.? |about |around )?\D{0,3}\d[\d.,]*\s?(?:k|m|mn|million|bn)(?![a-z])/

/** "58-64 cpm", "60p per mile": what drivers are paid by. */
const BY_THE_MILE =
  /\d ?(?:cpm|ppm)(?![a-z])|(?:\d|cents?|pence) ?(?:p|c|cents?|pence)? ?(?:per|a|\/) ?mi(?:le)?(?![a-z])/

/** "36 covers", "52 beds": how large the house is, and nothing that one does. */
const CAPACITY =
  /^(?:(?:about|around|over|some|up to|max) )?\d[\d.,]* (?:[a-z]+ )?(?:covers|seats|rooms|bedrooms|beds|tables|lanes|bays|pumps|tills|screens|berths|pitches|surgeries|treatment rooms|consulting rooms|theatres|ovens|taps|acres|hectares|ha|sqm|sq m|sq ft|skus|bedded)(?:,? (?:dementia|nursing|residential|inside|outside) .*)?$/
/** "Bring your dog": what one may do. */
const COMES_TOO =
  /^(?:you can )?bring (?:your|the) (?:own )?(?:dogs?|pets?|cat|horse|kids?|children|family|partner)(?![a-z])/
/** "Handled by Lindqvist Partners": the way to apply. */
const HANDLED_BY = /^(?:handled|managed|search run) by \p{Lu}/iu

/** "Geprüfter Polier oder Vorarbeiter mit 5 Jahren": what one has learned. */
const LEARNED =
  /^(?:gepruft|gelernt|ausgebildet|examiniert|approbiert|staatlich (?:anerkannt|gepruft))e[rsn]? (?!wird|werden)[a-z]{4}/

const WORDED = new Set<Fact['kind']>(['free', 'duty', 'benefit', 'variable', 'skill'])

/** What its words alone tell, whatever it was taken for. */
function asWorded(fact: Fact): Fact {
  const { text, spans, holds } = fact
  const shared = { text, spans, holds, confidence: 'high' as const }
  const worded = asRomanceWording(fact)
  if (worded) return worded
  if (!holds || !WORDED.has(fact.kind)) return fact
  const spelled = plain(text)
  if (fact.kind !== 'skill' && CAPACITY.test(spelled)) return { ...shared, kind: 'free', about: 'company' }
  if (COMES_TOO.test(spelled)) return { ...shared, kind: 'benefit' }
  if (fact.kind !== 'skill' && HANDLED_BY.test(text)) return { ...shared, kind: 'process' }
  if (BY_THE_MILE.test(spelled)) return { ...shared, kind: 'variable', what: 'other' }
  if (fact.kind === 'duty' && PAPERS.test(spelled)) return { ...shared, kind: 'process' }
  if ((fact.kind === 'free' || fact.kind === 'duty') && LEARNED.test(spelled))
    return { ...shared, kind: 'skill', need: 'must', alternatives: [] }
  return fact.kind !== 'duty' && BUDGET.test(spelled) ? { ...shared, kind: 'duty' } : fact
}

/** "Teaching assistant Level 2": the grade of the post, and no tool that one has worked with. */
const GRADE =
  /^(?:level|grade|band|stage|step|tier|class) ?(?:\d{1,2}|[ivx]{1,3})(?: [a-z]{2,8}){0,2}$|^l\d(?: [a-z\d:]{2,8}){0,3}$/u

function asGrade({ facts }: Reading, fact: Fact): Fact {
  if ((fact.kind !== 'skill' && fact.kind !== 'free') || !GRADE.test(plain(fact.text))) return fact
  const [from] = fact.spans[0]!
  const isBehindTitle = facts.some(
    ({ kind, spans: [[, to] = [0, 0]] }) => kind === 'title' && from - to >= 0 && from - to < 2,
  )
  const { text, spans, holds } = fact
  return isBehindTitle ? { kind: 'free', about: 'contract', text, spans, holds, confidence: 'high' } : fact
}

export function settleBySort(reading: Reading): void {
  reading.facts = reading.facts.map((fact) => asWorded(asGrade(reading, fact)))
  settle(reading, () => true)
  // What stands on either side is known now, which tells what a bare noun is: "rent & HB" in a row of duties.
  settle(reading, (fact) => fact.kind === 'free' && fact.about === undefined)
}

function settle(reading: Reading, isAsked: (fact: Fact) => boolean): void {
  const ordered = [...reading.facts].sort(byPlace)
  const settled = new Map<Fact, Fact | null>()
  for (const [index, fact] of ordered.entries()) {
    const least = isAsked(fact) ? leastFor(fact) : undefined
    const span = fact.spans[0]!
    if (
      least === undefined ||
      zoneAt(reading, span[0]) ||
      isWished(reading, span) ||
      SHARE_OF_PAY.test(fact.text) ||
      (fact.kind === 'duty' && namesChannels(plain(fact.text)))
    )
      continue
    const sorted = sortBeside(besideFact(reading, ordered, index))
    if (sorted.label === labelOf(fact) || sorted.share < Math.max(least, sorted.label === 'duty' ? DUTY : 0)) continue
    if (fact.confidence === 'high' && NAMES.has(fact.kind) && sorted.label !== 'nice' && sorted.label !== 'must')
      continue
    if (sorted.share < (HIDES[sorted.label] ?? 0) + (fact.kind === 'free' ? 0 : 0.3)) continue
    settled.set(fact, asKind(reading, fact, sorted))
  }
  reading.facts = reading.facts.flatMap((fact) => (settled.has(fact) ? (settled.get(fact) ?? []) : fact))
}

function asKind(reading: Reading, fact: Fact, { label }: Sorted): Fact | null {
  // Training that is given is an offer as well as a demand less.
  if (fact.kind === 'benefit' && label === 'notneeded') return fact
  // "Plattdeutsch schön": what is told as a wish is no demand, no denial, no step and no place.
  if ('need' in fact && fact.need === 'nice' && NO_WISH.has(label)) return fact
  if (label === 'nice' && 'need' in fact && fact.need === 'must' && SAYS_MUST.test(saidOf(reading, fact))) return fact
  // A denial stays one; a name has been looked for elsewhere; whoever is welcome is no demand.
  if (label === 'title' || (!fact.holds && (label === 'must' || label === 'nice')) || isPeople(fact)) return fact
  if (
    NEEDS.has(fact.kind) &&
    'need' in fact &&
    fact.holds &&
    !fact.text.includes(',') &&
    (label === 'must' || label === 'nice')
  )
    return { ...fact, need: label } as Fact
  // A language, a licence or a degree is printed as what it is, or not at all.
  if (LISTED_DEMAND.has(fact.kind) && !PRINTED_BY_LIST.has(label)) return fact
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
      return isLawful(reading, spans[0]!) ? fact : hide(reading, spans[0]!, 'discrimination')
    case 'filler':
      if (fact.kind !== 'free') return fact
      return /\d/.test(text) || text.split(' ').length > 14 ? fact : null
    case 'duty':
      return holds ? { ...shared, kind: 'duty' } : free
    case 'must':
    case 'nice':
      // Two demands in one: either may be a wish.
      if (fact.kind !== 'free' && text.includes(',')) return fact
      return holds && isNoun(text) ? { ...shared, kind: 'skill', need: label, alternatives: [] } : free
    case 'perk':
      if (reading.language === 'en' && IS_WORK.test(plain(text))) return { ...shared, kind: 'duty' }
      if (standsWithHouse(reading, fact)) return { ...free, about: 'company' }
      return holds ? { ...shared, kind: 'benefit' } : free
    case 'pay':
      return holds && /\d/.test(text) && !tellsPay(reading, spans[0]!)
        ? { ...shared, kind: 'variable', what: 'other' }
        : free
    case 'hours':
      return holds ? { ...shared, kind: 'shift' } : free
    case 'travel':
      if (reading.language === 'en' && !ON_THE_ROAD.test(plain(text))) return fact
      // "messen" is what one does, a fair is written with a capital.
      if (/^\p{Ll}+en$/u.test(text)) return fact
      return holds ? { ...shared, kind: 'travel', percent: null } : free
    case 'notneeded':
      // Where nothing denies, a likelihood alone makes no demand one less.
      if (!SAYS_NO.test(reading.plain.slice(...sentenceAt(reading, spans[0]![0])))) return fact
      return SAYS_NO.test(plain(text)) || text.split(' ').length > 3
        ? free
        : { ...shared, kind: 'skill', need: 'unknown', alternatives: [], holds: false }
    case 'place':
      // "property management office in Mill Park" tells what the house is.
      return namesHouse(text.replace(/ in \p{Lu}.*$/u, '')) ? { ...free, about: 'company' } : free
    default:
      return free
  }
}

/** Under a heading of its own a line needs no label. */
const LISTED = new Set<Label>(['duty', 'must', 'nice', 'perk'])
const LINE_LABEL = /^(?!(?:hours|days|times|zeiten|tage|horaires|horario)\b)\p{L}[\p{L} /&'-]{2,28}:\s+(?=\S)/iu

/** "FSM cert is a must": in so many words. */
const SAYS_MUST =
  /(?<![a-z])(?:must|essential|required|mandatory|negotiable|zwingend|pflicht|imperatif|obligatoire|imprescindible|obligatori[oa])(?![a-z])/u
const saidOf = ({ plain: spelled }: Reading, { spans }: Fact): string => spelled.slice(...spans[0]!)

/** "Vendor management", "uptime above 97%": one answers for it. */
const IS_WORK =
  /^(?!time |leave |line |waste )[a-z/& -]{3,24} (?:management|mgmt)$|^[a-z ]{3,24} (?:above|under|below|over|at|within) \d[\d.,]* ?%/

/** "240 employees, medical parts": beside what is told of the house, and far from any offer. */
function standsWithHouse(reading: Reading, fact: Fact): boolean {
  if (fact.kind !== 'free' && fact.kind !== 'duty') return false
  const [from] = fact.spans[0]!
  const [start, end] = sentenceAt(reading, from)
  const others = reading.facts.filter(
    ({ spans }) => spans[0]![0] >= start && spans[0]![0] < end && spans[0]![0] !== from,
  )
  return (
    others.some(({ kind, aspect }: Fact & { aspect?: string }) => kind === 'company' && aspect !== 'about') &&
    !others.some(({ kind }) => kind === 'benefit' || kind === 'pay' || kind === 'variable')
  )
}

/** Without one of these what is far from anything is a guess. */
const ON_THE_ROAD =
  /travel|trip|visit|driv|road|mile|(?<![a-z])km|abroad|overseas|offshore|away|nights? out|overnight|flight|fly|%|tramp|commut|region|site|client|customer|field|car(?![a-z])|van|bike|rotation|weeks? (?:on|in)|days? (?:on|in)|between|from|to /u

/** Without such a word the text alone would ask for what the brief does not ask for. */
const SAYS_NO =
  /(?<![a-z])(?:no|not|non|nope|nah|never|neither|nor|none|without|dont|\S+n't|welcome|ok|okay|fine|care|cares|teach|train|trained|show|learn|scripted|enough|can|kein\w*|nicht\w*|nix|ned|net|nie|ohne|egal|wurst|reicht|zeigen|lernen|lernt|bring\w*|anlernen|quereinst\w*|willkommen|gern\w*|pas|sans|aucune?|inutile|debutant\w*|form\w+|accept\w*|bienvenu\w*|sin|ni|nada|tampoco|ensen\w*|vale|basta|bienvenid\w*|aprend\w*)(?![a-z])/u

/** "Say X, not Y": the wish says itself what is to be printed. */
const isWished = ({ style }: Reading, said: Span): boolean => style.replacements.some(({ span }) => meets(span, said))

const NO_WISH = new Set<Label>(['must', 'notneeded', 'apply', 'place', 'mode', 'date', 'contract', 'team', 'filler'])
const NEEDS = new Set<Fact['kind']>(['skill', 'language', 'licence'])
const LISTED_DEMAND = new Set<Fact['kind']>(['language', 'licence', 'education', 'experience'])
const PRINTED_BY_LIST = new Set<Label>(['perk', 'apply', 'aside', 'order', 'unlawful'])

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

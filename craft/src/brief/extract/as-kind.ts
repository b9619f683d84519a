/** What becomes of a fact that the sorting takes for something else than the rules did. */

import type { Fact } from '../facts.ts'
import { isLawful, nameSetAside } from '../guard/set-aside.ts'
import { isToldByRules } from '../guard/set-aside-remarks.ts'
import { plain } from '../normalise.ts'
import { type Reading, sentenceAt } from '../reading.ts'
import type { Label } from '../sort/labels.ts'
import { meets } from '../spans.ts'
import { everydayKind } from './everyday.ts'
import { namesHouse } from './house.ts'
import { withoutNeed } from './need-words.ts'
import { isPeople } from './neighbours.ts'

interface Case {
  reading: Reading
  fact: Fact
  /** What the sorting takes it for. */
  label: Label
  /** What would be printed under it. */
  text: string
}

/** Null where it is not printed. */
export function asKind(reading: Reading, fact: Fact, label: Label): Fact | null {
  const one = { reading, fact, label, text: LISTED.has(label) ? fact.text.replace(LINE_LABEL, '') : fact.text }
  if (STAYS.some((isSo) => isSo(one))) return fact
  return (BECOMES[label] ?? asRemark)(one)
}

const sharedBy = ({ fact: { spans, holds }, text }: Case) => ({ text, spans, holds, confidence: 'medium' as const })
const asRemark = (one: Case): Fact => ({ ...sharedBy(one), kind: 'free', about: one.label })
const asHouse = (one: Case): Fact => ({ ...sharedBy(one), kind: 'free', about: 'company' })

/** Why a fact stays what it is, whatever it is taken for. */
const STAYS: ((one: Case) => boolean)[] = [
  // "Kein Verkauf": what one is spared, and no way to apply.
  ({ fact, label }) => !fact.holds && label === 'apply' && !OF_APPLYING.test(plain(fact.text)),
  // "Stellenanzeigen schreiben": an infinitive behind its object is work, whatever stands around it.
  ({ reading, fact, label }) =>
    fact.kind === 'duty' &&
    reading.language === 'de' &&
    NO_WORK.has(label) &&
    /^(?!.*\d)\p{L}[\p{L} -]* \p{Ll}{3,}(?:en|ern|eln)$/u.test(fact.text),
  // "Sie vertreten die Chefin im Urlaub": what one does, whatever it touches.
  ({ fact, label }) => fact.kind === 'duty' && label === 'perk' && TELLS_DOING.test(fact.text),
  // What everybody says in so many words needs no guess.
  ({ reading, fact }) => fact.confidence === 'high' && everydayKind(plain(fact.text), reading.language) !== null,
  // Training that is given is an offer as well as a demand less.
  ({ fact, label }) => fact.kind === 'benefit' && label === 'notneeded',
  // "Plattdeutsch schön": what is told as a wish is no demand, no denial, no step and no place.
  ({ fact, label }) => needOf(fact) === 'nice' && NO_WISH.has(label),
  ({ reading, fact, label }) => label === 'nice' && needOf(fact) === 'must' && SAYS_MUST.test(saidOf(reading, fact)),
  // "13 salaries" are paid to whoever is hired, whatever the house is.
  ({ fact, label }) => fact.kind === 'variable' && label === 'company',
  // A denial stays one; a name has been looked for elsewhere; whoever is welcome is no demand.
  ({ fact, label }) => !fact.holds && (label === 'must' || label === 'nice'),
  ({ fact, label }) => label === 'title' || isPeople(fact),
  // "Successor to my father": how the post came to be open may be told.
  ({ fact, label }) => label === 'aside' && isToldByRules(plain(fact.text), [0, fact.text.length]),
  // A language, a licence or a degree is printed as what it is, or not at all; years may be those of the contract.
  ({ fact, label }) =>
    LISTED_DEMAND.has(fact.kind) &&
    !PRINTED_BY_LIST.has(label) &&
    !(fact.kind === 'experience' && label === 'contract'),
]
const OF_APPLYING =
  /agenc|agent|recruit|head-?hunt|vermittl|personal|leasing|temporar|zeitarbeit|bewerb|apply|applic|anruf|call|phone|telefon|mail|cv|resume|lebenslauf|anschreiben|letter|interview|cabinet|esn|interim|consultor|candidat|postul|visit|besuch/
const needOf = (fact: Fact) => ('need' in fact ? fact.need : null)

/** What it becomes by its label; a remark under the heading of that label where none is named. */
const BECOMES: Partial<Record<Label, (one: Case) => Fact | null>> = {
  aside: (one) => hide(one, 'private'),
  order: (one) => hide(one, 'instruction'),
  unlawful: (one) => (isLawful(one.reading, one.fact.spans[0]!) ? one.fact : hide(one, 'discrimination')),
  filler: (one) =>
    one.fact.kind !== 'free' || /\d/.test(one.text) || one.text.split(' ').length > 14 ? one.fact : null,
  must: (one) => asDemand(one, 'must'),
  nice: (one) => asDemand(one, 'nice'),
  notneeded: asNotNeeded,
  duty: asDuty,
  perk: asPerk,
  pay: (one) =>
    one.fact.holds && /\d/.test(one.text) && !tellsPay(one)
      ? { ...sharedBy(one), kind: 'variable', what: 'other' }
      : asRemark(one),
  hours: (one) => (one.fact.holds ? { ...sharedBy(one), kind: 'shift' } : asRemark(one)),
  travel: asTravel,
  // "property management office in Mill Park" tells what the house is.
  place: (one) => (namesHouse(one.text.replace(/ in \p{Lu}.*$/u, '')) ? asHouse(one) : asRemark(one)),
}

function hide({ reading, fact }: Case, reason: 'private' | 'instruction' | 'discrimination'): null {
  nameSetAside(reading, fact.spans[0]!, reason, null)
  return null
}

function asDuty(one: Case): Fact {
  const thing = OF_THE_HOUSE.find(([words]) => words.test(plain(one.text)))
  if (thing) return { ...sharedBy(one), kind: 'free', about: thing[1] }
  return one.fact.holds ? { ...sharedBy(one), kind: 'duty' } : asRemark(one)
}
/** "Our app", "kleines Team": what the house has, and nothing to do. */
const OF_THE_HOUSE: [RegExp, Label][] = [
  [
    /^(?:(?:small|friendly|lovely|great|nice|close-knit|klein\w*|nett\w*|eingespielt\w*|gemischt\w*|petite|jolie|belle|pequeno|buen) (?:team|crew|equipe|equipo)|(?:equipe|equipo) [a-z]{4,})$/,
    'team',
  ],
  [/^(?:our|unser[a-z]*|notre|nuestr[oa]) [a-zß-ɏ-]{3,}$/, 'company'],
]

function asDemand(one: Case, need: 'must' | 'nice'): Fact {
  const { fact, text } = one
  if (NEEDS.has(fact.kind) && 'need' in fact && !fact.text.includes(',')) return { ...fact, need } as Fact
  // Two demands in one: either may be a wish.
  if (LISTED_DEMAND.has(fact.kind) || (fact.kind !== 'free' && text.includes(','))) return fact
  return isNoun(text)
    ? { ...sharedBy(one), text: withoutNeed(text), kind: 'skill', need, alternatives: [] }
    : asRemark(one)
}

function asNotNeeded(one: Case): Fact {
  const { reading, fact, text } = one
  // Where nothing denies, a likelihood alone makes no demand one less.
  if (!SAYS_NO.test(reading.plain.slice(...sentenceAt(reading, fact.spans[0]![0])))) return fact
  return SAYS_NO.test(plain(text)) || text.split(' ').length > 3
    ? asRemark(one)
    : { ...sharedBy(one), kind: 'skill', need: 'unknown', alternatives: [], holds: false }
}

function asPerk(one: Case): Fact {
  const { reading, fact, text } = one
  if (reading.language === 'en' && IS_WORK.test(plain(text))) return { ...sharedBy(one), kind: 'duty' }
  if (standsWithHouse(reading, fact)) return asHouse(one)
  return fact.holds ? { ...sharedBy(one), kind: 'benefit' } : asRemark(one)
}

function asTravel(one: Case): Fact {
  const { reading, fact, text } = one
  if (reading.language === 'en' && !ON_THE_ROAD.test(plain(text))) return fact
  // "messen" is what one does, a fair is written with a capital.
  if (/^\p{Ll}+en$/u.test(text)) return fact
  return fact.holds ? { ...sharedBy(one), kind: 'travel', percent: null } : asRemark(one)
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

const TELLS_DOING = /^(?:Sie|[Dd]u|[Vv]ous) \p{Ll}|^\p{L}{2,}(?:ar|er|ir)ás /u
const NO_WORK = new Set<Label>(['mode', 'date', 'place', 'team', 'company', 'contract', 'hours'])
const NO_WISH = new Set<Label>(['must', 'notneeded', 'apply', 'place', 'mode', 'date', 'contract', 'team', 'filler'])
const NEEDS = new Set<Fact['kind']>(['skill', 'language', 'licence'])
const LISTED_DEMAND = new Set<Fact['kind']>(['language', 'licence', 'education', 'experience'])
const PRINTED_BY_LIST = new Set<Label>(['must', 'nice', 'perk', 'apply', 'aside', 'order', 'unlawful'])

/** A few words of which one can have a sound knowledge. */
const isNoun = (text: string): boolean => {
  const words = text.split(/\s+/)
  return words.length > 1 && words.length <= 4
}

const tellsPay = ({ reading, fact }: Case): boolean =>
  reading.facts.some(({ kind, spans: [first = [0, 0]] }) => kind === 'pay' && meets(first, fact.spans[0]!))

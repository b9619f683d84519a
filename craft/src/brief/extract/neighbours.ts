/** What a fragment is, told by the facts beside it and by its own last word. */

import { zoneAt } from '../announced.ts'
import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { countWords } from '../letters.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'
import { withoutTie } from './spot.ts'

const OFFERS = new Set<Fact['kind']>(['pay', 'variable', 'benefit'])
const LOOSE = new Set<Fact['kind']>(['free', 'duty', 'skill'])
/** "Lohnabrechnung von Vorteil", "acupuncture a bonus": a wish, whatever it was taken for. */
const WISHED = lean(
  /[\s,(]+= ?(?:un )?(?:gros |vrai )?(?:atout|plus)$|[\s,(]+(?:(?:is |are |would be |ist |sind |ware |waren |serait |est |seria |son )?(?:an? (?:big |real |strong |definite |huge )?(?:plus|bonus|asset|advantage)|nice(?: to have)?|desirable|helpful|(?<!und )handy|welcome|von vorteil|wunschenswert|erwunscht|(?:ware |waren |war )?(?:super|schon|toll|ideal|gern gesehen)|ein plus|(?:would be (?:really )?)?(?:great|lovely|ideal|brilliant|fantastic|perfect)(?:,? but .{3,40})?|un plus|un atout|apprecie[es]*|souhaite[es]*|deseables?|valorables?|se valora))\)?$/u,
)
const COMES_ALONG =
  /^(?:(?:your|well-behaved|office|small) )*(?:dogs?|pets?|bikes?|bicycles?|children|kids|famil(?:y|ies)|partners|hunde?|hund|chiens?|perros?)(?: (?:are|is|sind|ist|sont|son))? (?:very )?(?:welcome|willkommen|bienvenus?|bienvenidos?)/u
/** "Students welcome" tells who may apply, and asks for nothing. */
const IS_PEOPLE =
  /^(?:new grad(?:uate)?s?|grads|newly qualified|students?|beginners?|career changers|returners|graduates|pensioners|quereinsteiger(?:innen)?|studierende|debutante?s?|etudiante?s?|estudiantes|principiantes)(?: [a-z]+){1,2}$/u
const WAS_WISH = new Set<Fact['kind']>(['free', 'duty', 'variable', 'benefit', 'skill'])
const PAY_SCALE = /^(?:cao |tarif|hse |nhs |convention|convenio).{0,24}$|^.{0,16} scale(?: [a-z0-9]{1,3})?$/u

export const isPeople = ({ text }: Fact): boolean => IS_PEOPLE.test(plain(text))

export function settleByNeighbours(reading: Reading): void {
  for (const fact of [...reading.facts]) {
    const gift = asGift(reading, fact)
    if (gift !== fact) reading.facts = reading.facts.map((one) => (one === fact ? gift : one))
  }
  reading.facts = reading.facts.map((fact) => asWish(fact))
  const inOrder = reading.facts.toSorted((a, b) => a.spans[0]![0] - b.spans[0]![0])
  let next = 0
  for (const [from, to] of reading.sentences) {
    while (next < inOrder.length && inOrder[next]!.spans[0]![0] < from) next++
    const inside: Fact[] = []
    for (let at = next; at < inOrder.length && inOrder[at]!.spans[0]![0] <= to + 1; at++)
      if (inOrder[at]!.spans[0]![1] <= to + 1) inside.push(inOrder[at]!)
    settleAmongOffers(reading, inside)
  }
}

/** "Staplerschein kann man bei uns machen", "curso PRL se lo pagamos": what the employer gives. */
const GAINED_HERE =
  /^ (?:kann|konnen) (?:man |du |sie )?(?:gern(?:e)? )?(?:bei uns |auf unsere kosten )?(?:gemacht|machen|erworben|erwerben|nachgeholt|nachholen)[^,.;\n]*|^ (?:macht man|machst du|machen sie)(?: dann)? bei uns|^ (?:zahlen|bezahlen|finanzieren|ubernehmen) wir[^,.;\n]*|^ (?:financee?|pris en charge|payee?)(?: par nous)?(?![a-z])|^ (?:(?:te|se) l[oa] pagamos|l[oa] pagamos(?: nosotros)?|a cargo de la empresa)/u

function asGift(reading: Reading, fact: Fact): Fact {
  if (fact.kind !== 'licence' && fact.kind !== 'skill') return fact
  const [from, to] = fact.spans[0]!
  const given = GAINED_HERE.exec(reading.plain.slice(to, to + 60))
  if (!given) return fact
  const span: Span = [from, to + given[0].length]
  reading.facts = reading.facts.filter(({ spans }) => spans[0]![0] < to || spans[0]![0] >= span[1])
  return { kind: 'benefit', text: reading.text.slice(...span), spans: [span], confidence: 'high', holds: true }
}

function asWish(fact: Fact): Fact {
  // "Baggerschein nötig, Motorsägenschein wünschenswert" is two demands: the wish is not the first one's.
  if (!WAS_WISH.has(fact.kind) || !fact.holds || fact.text.includes(',')) return fact
  if (isPeople(fact)) return fact
  const tail = WISHED.exec(plain(fact.text))
  if (!tail || tail.index < 3 || /%\s*$/.test(fact.text.slice(0, tail.index))) return fact
  // "Wehner & Toll": what is tied to the word ahead is no wish of its own.
  if (/(?:&|(?<=\s)(?:und|and|et|y|e|or|oder|ou|o))\s*$/iu.test(fact.text.slice(0, tail.index))) return fact
  const { spans, confidence, holds } = fact
  // "Dogs welcome": who may come along is no wish.
  if (COMES_ALONG.test(plain(fact.text))) return { kind: 'benefit', text: fact.text, spans, confidence, holds }
  return {
    kind: 'skill',
    spans,
    confidence,
    holds,
    text: withoutTie(fact.text.slice(0, tail.index)),
    need: 'nice',
    alternatives: [],
  }
}

/** "27 days, pension, NS business card": what stands in a row of offers is one. */
function settleAmongOffers(reading: Reading, inside: readonly Fact[]): void {
  const offers = inside.filter(({ kind }) => OFFERS.has(kind))
  for (const fact of inside)
    if (offers.length > 0 && LOOSE.has(fact.kind) && fact.holds && PAY_SCALE.test(plain(fact.text)))
      replace(reading, fact)
  if (offers.length < 2) return
  const first = Math.min(...offers.map(({ spans }) => spans[0]![0]))
  const loose = inside.filter(
    (fact) =>
      LOOSE.has(fact.kind) &&
      fact.holds &&
      !('need' in fact && fact.need !== 'unknown') &&
      !zoneAt(reading, fact.spans[0]![0]),
  )
  if (loose.length === 0 || offers.length < loose.length || inside.length > (offers.length + loose.length) * 1.5) return
  for (const fact of loose) {
    const spelled = plain(fact.text)
    const behindPay = fact.spans[0]![0] > first
    if (behindPay && countWords(spelled) <= 5 && standsAlone(reading, fact)) replace(reading, fact)
  }
}

function replace(reading: Reading, { text, spans }: Fact): void {
  const at = reading.facts.findIndex((fact) => fact.spans === spans)
  if (at >= 0) reading.facts[at] = { kind: 'benefit', text, spans, confidence: 'medium', holds: true }
}

/** Nothing but marks between it and what stands on either side. */
function standsAlone(reading: Reading, { spans }: Fact): boolean {
  const [from, to] = spans[0]!
  return (
    /(?:[,;+&.|(]|\b(?:and|und|et|y|plus))\s*$|^\s*$/u.test(reading.plain.slice(Math.max(0, from - 6), from)) &&
    /^\s*(?:$|[,;+&.!|)\n]|(?:and|und|et|y|plus) )/u.test(reading.plain.slice(to, to + 6))
  )
}

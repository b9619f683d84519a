/** What a comma parted and nothing else: "CV et lettre, à déposer au bureau" is one request, not two notes. */

import type { Fact } from '../facts.ts'
import { countWords } from '../letters.ts'
import { partAt, type Reading } from '../reading.ts'
import { labelOf } from '../sort/label-of.ts'
import type { Label } from '../sort/labels.ts'
import { inOrder, withoutTold } from '../spans.ts'
import { tidy } from '../tidy.ts'

/** Matters that are told in one breath; duties, demands and offers stay items of a list. */
const TOLD_TOGETHER = new Set<Label>([
  'apply',
  'hours',
  'company',
  'place',
  'contract',
  'team',
  'date',
  'mode',
  'travel',
])
const PIECES = new Set<Fact['kind']>(['free', 'process', 'shift', 'travel'])
const LONGEST = 30

const isPiece = (fact: Fact): boolean =>
  PIECES.has(fact.kind) && fact.holds && fact.confidence !== 'low' && TOLD_TOGETHER.has(labelOf(fact)!)

export function joinPieces(reading: Reading): void {
  const ordered = inOrder(reading.facts)
  const gone = new Set<Fact>()
  let last: Fact | null = null
  for (const fact of ordered) {
    if (last && (isPiece(fact) || isTail(fact) || TEACHES.test(fact.text)) && goesOn(reading, last, fact)) {
      const [from] = last.spans[0]!
      const [, to] = fact.spans[0]!
      last.spans = [[from, to], ...last.spans.slice(1), ...fact.spans.slice(1)]
      last.text = tidy(reading.text.slice(from, to), reading.language)
      gone.add(fact)
      continue
    }
    last = isPiece(fact) || isDenied(fact) || labelOf(fact) === 'notneeded' ? fact : null
  }
  reading.facts = reading.facts.filter((fact) => !gone.has(fact))
  if (reading.language === 'fr' || reading.language === 'es')
    reading.facts = withoutTold(reading.facts, reading.facts.filter(isToldTwice), isToldTwice)
}

const TWICE_TOLD = new Set<Fact['kind']>(['free', 'shift', 'variable', 'benefit', 'process', 'travel'])

/** "18 RTT" beside "25 CP + 18 RTT": what stands within another remark is told there. */
const isToldTwice = ({ kind, holds }: Fact): boolean => TWICE_TOLD.has(kind) && holds

/** "Garde 1 semaine sur 8, payée": a participle leans on what stands ahead, whatever it was taken for. */
const ALONE_IT_SAYS_NOTHING = /^\p{L}+$|^payée?s? \d/u

/** "con copia del DNI", "avant midi": no kind of its own, and it leans on what stands ahead. */
const LEANS =
  /^(?:le reste|lo demás|el resto|les autres|con|sin|por|para|entre|antes|después|hasta|junto|en|a|al|de|del|avec|sans|par|pour|avant|après|jusqu['’]|chez|à|au|aux|sous|sur|dès) |^(?:payée?s? \d[\d .,'-]*(?:¤|CHF|\$)?|payée?s?|comprise?s?|incluse?s?|fournie?s?|remboursée?s?|rémunérée?s?|offerte?s?|pagad[oa]s?|pag[oa]s|incluid[oa]s?|remunerad[oa]s?|reembolsad[oa]s?|directora?|gerente|encargad[oa]|jef[ea]|dueñ[oa]|propietari[oa]|directeur|directrice|gérante?|patronne?|responsable)$/iu
const isTail = (fact: Fact): boolean =>
  (fact.kind === 'free' || fact.kind === 'benefit') &&
  fact.holds &&
  (EXCEPTS.test(fact.text) ||
    (((fact.kind === 'free' && fact.about === undefined) || ALONE_IT_SAYS_NOTHING.test(fact.text)) &&
      LEANS.test(fact.text)))

/** "Pas de dimanche, même en décembre": only an exception goes on with what is denied. */
const isDenied = (fact: Fact): boolean => (fact.kind === 'free' || fact.kind === 'shift') && !fact.holds
/** "Sin experiencia en chocolatería ok, enseñamos": one thought. */
const TEACHES =
  /^(?:(?:te|se|lo|la|os|les?) )?(?:enseñamos|ensenamos|formamos)$|^(?:on|nous) (?:te |vous |l['’])?form(?:e|ons)$/iu
const EXCEPTS = /^(?:même|sauf|excepté|hormis|salvo|excepto|incluso|ni siquiera) /iu

function goesOn(reading: Reading, before: Fact, fact: Fact): boolean {
  const taught = TEACHES.test(fact.text) && labelOf(before) === 'notneeded'
  if (isDenied(before) && !taught && !EXCEPTS.test(fact.text)) return false
  if (!taught && !isTail(fact) && labelOf(before) !== labelOf(fact)) return false
  const [from, end] = before.spans[0]!
  const [start, to] = fact.spans[0]!
  if (start < end || partAt(reading, from).sentence !== partAt(reading, start).sentence) return false
  return (
    /^\s*[,(]?\s*(?:(?:y|e|et|o|ou|und|and|oder|or|luego|puis|con|avec|mit|with)\s+)?(?:(?:la|el|le)\s+|l['’])?$/iu.test(
      reading.text.slice(end, start),
    ) && countWords(reading.text.slice(from, to)) <= LONGEST
  )
}

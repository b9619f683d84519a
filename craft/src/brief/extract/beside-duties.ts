/** "Filets, cuissons, sauces", "TPV, escaparate, almacén": a bare noun between tasks is one, in French and Spanish. */

import type { Fact } from '../facts.ts'
import { countWords } from '../letters.ts'
import { plain } from '../normalise.ts'
import { partAt, type Reading } from '../reading.ts'
import { byPlace, inOrder } from '../spans.ts'
import { namesPlace } from './place.ts'

const LONGEST = 5
/** What it speaks of was a guess; these are told too often in lists of their own to be overruled. */
const SURE = new Set(['company', 'perk', 'apply', 'hours', 'pay', 'mode', 'date', 'notneeded', 'travel', 'contract'])
/** Traits, people, times and means are no work. */
const NO_WORK =
  /\d|[?!:@]|(?<![a-z])(?:pas|sans|sin|no|ni|non|jamais|nunca|ambiance|ambiente|equipe|equipo|sens|sentido|gout|gusto|envie|ganas|esprit|espiritu|experience|experiencia|permis|carnet|carne|titre|titulo|diplome|formation|formacion|anglais|ingles|francais|frances|allemand|aleman|serieux|seri[oa]|motive|motivad[oa]|souriant|ponctuel|puntual|dynamique|dinamic[oa]|autonome|autonom[oa]|rigueur|rigor|mutuelle|prime|tickets?|parking|repas|comida|coche|voiture|vehicule|possible|posible|souhaite|deseable|apprecie|valorable|bienvenu|bienvenid[oa]|nous|on|vous|il|elle|est|sont|es|son|hay|se|confirmee?|senior|semi|junior|mejor|mieux|grado|licenciatura|ingenieria|ing|bac|bts|cap|master|estaria|genial|francamente|franchement|chevere|ayudantes?|d'[a-z]+)(?![a-z])/u

const isNoun = ({ text }: Fact): boolean =>
  countWords(text) <= LONGEST && !NO_WORK.test(plain(text)) && !/(?<=\S\s)\p{Lu}/u.test(text) && !namesPlace(text)

const isLoose = (fact: Fact): boolean =>
  fact.holds &&
  ((fact.kind === 'free' &&
    // "Acompañamiento médico, escuela, ocio": a house would have a name.
    (!SURE.has(fact.about ?? '') || (fact.about === 'company' && /^\p{Ll}{4,}$/u.test(fact.text))) &&
    !(fact.about === 'place' && /^\p{Lu}/u.test(fact.text))) ||
    (fact.kind === 'skill' && /^(?:r[ée]seaux sociaux|redes sociales)$/iu.test(fact.text)) ||
    (fact.kind === 'skill' &&
      fact.confidence === 'medium' &&
      fact.alternatives.length === 0 &&
      /^\p{Ll}+$/u.test(fact.text))) &&
  isNoun(fact)

export function settleBesideDuties(reading: Reading): void {
  if (reading.language !== 'fr' && reading.language !== 'es') return
  const ordered = inOrder(reading.facts)
  const isNextTo = (fact: Fact, other: Fact | undefined): boolean => {
    if (other?.kind !== 'duty' || !other.holds) return false
    const [first, second] = [fact, other].sort(byPlace).map(({ spans }) => spans[0]!)
    if (partAt(reading, first![0]).sentence !== partAt(reading, second![0]).sentence) return false
    return /^\s*(?:,|y|e|et|\+|\/)\s*$/u.test(reading.text.slice(first![1], second![0]))
  }
  const settled = new Map<Fact, Fact>()
  for (const [index, fact] of ordered.entries()) {
    if (!isLoose(fact)) continue
    if (!isNextTo(fact, ordered[index - 1]) && !isNextTo(fact, ordered[index + 1])) continue
    const duty: Fact = { kind: 'duty', text: fact.text, spans: fact.spans, holds: true, confidence: 'medium' }
    settled.set(fact, duty)
    ordered[index] = duty
  }
  if (settled.size > 0) reading.facts = reading.facts.map((fact) => settled.get(fact) ?? fact)
}

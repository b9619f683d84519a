/** "Nous souhaitons un texte sobre, sans formule publicitaire": how a text is not to sound goes with how it is. */
import type { Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { type Reading, withhold } from '../reading.ts'
import { meets } from '../spans.ts'

const NOR_SO = lean(
  /^,? (?:(?:et|y|und|and) )?(?:sans|sin|ohne|without|pas de|nada de|keine?|no|ni)(?: [a-z']+)?(?: d[e'])? ?(?:formules?|phrases?|frases|cosas|palabr[a-z]+|blabla|jargon|jerga|superlati[a-z]+|marketing|publicit[a-z]+|publicidad|multinacional|tecnicismos|anglicism[a-z]+|floskeln|werbe[a-z]*|werbung|buzzwords?|fluff|corporate|emojis?|exclamation[a-z]*|cliches|topicos|adjetivos|adjectifs)(?: [a-z']+){0,4}(?:, (?:eh|hein|ok|gell|ne|please|svp|porfa))?(?=[.;!\n,]|$)/u,
)
const LONGEST = 90

/** Takes the rest of a wish about the text out with the wish. */
export function takeSameWish(reading: Reading): void {
  reading.setAside = reading.setAside.map((one) => {
    const [from, to] = one.span
    const rest =
      one.reason === 'instruction' ? (NOR_SO.exec(reading.plain.slice(to, to + LONGEST))?.[0].length ?? 0) : 0
    if (rest === 0) return one
    const span: Span = [from, to + rest]
    withhold(reading, [span])
    reading.facts = reading.facts.filter((fact) => !meets(fact.spans[0]!, [to, to + rest]))
    return { ...one, span, text: reading.text.slice(...span) }
  })
}

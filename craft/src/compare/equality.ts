import type { Span } from '../brief/facts.ts'

/** Sentences about equal treatment name many things and claim none. */
const EQUALITY =
  /(?:equal (?:employment )?opportunit|regardless of|without regard to|sans discrimination|sin discriminacion|irrespective of|all backgrounds|any background|discriminat|reasonable (?:accommodation|adjustment)|need an adjustment|chancengleichheit|unabhangig von|egalite des chances|sans distinction|igualdad de oportunidades|independientemente|schwerbehindert|every age|people of all|egalite en emploi|equite en matiere|minorites visibles|visible minorit|protected (?:characteristic|veteran)|disability confident|gleichstellung|ungeachtet|situation de handicap|personas con discapacidad|a competences? egales?|bei gleicher (?:eignung|qualifikation)|(?:on|sur) (?:their )?merits?(?: alone| only)?$|quel(?:le)?s? que soi(?:t|ent)|(?:sea|sean) cual(?:es)? sean? (?:su|tu)|en igualdad de condiciones|jede[nrs] (?:geschlechts|alters|herkunft)|gleich welche[nrs])/u

export function equalitySpans(text: string): Span[] {
  return [...text.matchAll(/[^.!?\n]+/gu)]
    .filter((match) => EQUALITY.test(match[0]))
    .map((match) => [match.index, match.index + match[0].length] as const)
}

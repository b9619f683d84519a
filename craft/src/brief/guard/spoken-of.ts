/** "…, but that's private": what a remark at the end of a sentence looks back at goes with it. */
import type { Span } from '../facts.ts'
import { lean } from '../lean.ts'
import type { Reading } from '../reading.ts'

/** "C'est pour Mélanie, grossesse à risque, mais ça c'est privé", "… se llama Cóndor, ese nombre no se publica": what the last words look back at goes with them, whatever stands ahead. */
export function spokenOf({ plain: spelled, parts: all }: Reading, sentence: Span, at: number): Span | null {
  const parts = all.filter(({ from, to }) => from >= sentence[0] && to <= sentence[1])
  const index = parts.findIndex(({ from, to }) => from <= at && at < to)
  const said = parts[index]
  if (!said || index === 0 || !LOOKS_BACK.test(spelled.slice(said.from, said.to))) return null
  const ofSomeone = [index - 2, index - 1].find(
    (one) => parts[one] && IS_FOR.test(spelled.slice(parts[one].from, parts[one].to)),
  )
  // "Que no fume, dice el dueño, pero eso no lo pongas": who says so is no more than said by the way.
  const before = parts[index - 1]!
  const told = index > 1 && SAYS.test(spelled.slice(before.from, before.to)) ? index - 2 : index - 1
  return [parts[ofSomeone ?? told]!.from, said.to]
}
const LOOKS_BACK = lean(
  /^(?:(?:mais|et|pero|y|aber|und|but|and) )?(?:(?:ca|cela),? (?:c.est|ca reste|tu)|(?:eso|esto) (?:es|queda|no)|das ist (?:privat|personlich|nur|unter)|(?:this|that)(?: one)? is (?:private|personal|between)|(?:ese|este|el|ce|le|cet|der|dieser|den|that|this|the) (?:nombre|dato|nom|name|detail|namen?|chiffre|cifra)(?: (?:bitte|please))? (?:no|ne|n.|nicht|is not|isn.t|must|stays|has|darf|bleibt|soll)(?![a-z]))/u,
)
const SAYS =
  /^(?:dice|dicen|dit|disent|sagt|meint|says?|insiste|quiere|veut|will) (?:el |la |los |le |les |l'|der |die |the |mi |mon |ma |mein |my |our )?[a-z]{3,16}$/u
/** "C'est pour Mélanie": in whose place, or for whose sake. */
const IS_FOR =
  /^(?:(?:c.est|es|it.s|das ist|en realidad es) )?(?:pour|por|para (?:cubrir|sustituir|reemplazar)(?: a)?|for|fur|wegen|because of|a cause d[eu]) (?:la (?:baja|salida) de |le (?:depart|conge) de |l.(?:arret|absence) de )?[a-z-]{3,14}(?: [a-z-]{3,14})?$/u

/** "Quokka Formwork": a name that labelled briefs take for the employer's is it, where no other is known. */
import type { Fact } from '../facts.ts'
import type { Reading } from '../reading.ts'

/** Capitals all along, with the small words that names hold. */
const NAME =
  /^\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|of|the|and|de|del|du|des|la|le|y|et|van|von|na|an) | )(?:\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|of|the|and|de|del|du|des|la|le|y|et|van|von|na|an) | |$)){1,4}$/u
/** Not the name of a house, but of what it has, or of a person. */
const NO_HOUSE = /^(?:The|Our|We|You|Your|This|No|New|Good|Great|Main|Reports?|Team|Mr|Mrs|Ms|Dr|Frau|Herr)(?![\p{L}])/u

export function readNameBySort(reading: Reading): void {
  // German nouns have capitals too.
  if (reading.language === 'de') return
  if (reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'name')) return
  const named = reading.facts.find(
    (fact) =>
      fact.kind === 'free' &&
      fact.about === 'company' &&
      fact.holds &&
      NAME.test(fact.text) &&
      !NO_HOUSE.test(fact.text),
  )
  if (!named) return
  const { text, spans, holds } = named
  const name: Fact = { kind: 'company', aspect: 'name', text, spans, holds, confidence: 'medium' }
  reading.facts = reading.facts.map((fact) => (fact === named ? name : fact))
}

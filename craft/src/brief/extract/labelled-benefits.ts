/** "House: 3x1, $120/wk", "Fahrzeug: auch privat": what is given, where the label alone says what it is. */
import type { Fact } from '../facts.ts'
import { lean } from '../lean.ts'
import { type Reading, record } from '../reading.ts'
import { tidy } from '../tidy.ts'

const GIVEN = lean(
  /^(?:(?:company |staff )?(?:house|housing|accommodation|lodging|room and board|board|vehicle|car|van|ute|phone|kit|tools|meals|food|clothing|workwear|parking|commut(?:e|ing))|(?:dienst|firmen)?(?:wohnung|fahrzeug|wagen|auto|handy)|unterkunft|verpflegung|essen|arbeitskleidung|werkzeug|parkplatz|logement|hebergement|vehicule|voiture|repas|outillage|tenue|stationnement|vivienda|alojamiento|vehiculo|coche|comidas?|herramientas?|ropa de trabajo|aparcamiento) ?[:=] ?(?=\S)/u,
)
/** What one brings along, or what nobody needs. */
const NO_GIFT =
  /^(?:own|your own|not|no(?:ne)?(?![a-z])|needed|required|must|essential|eigene[srn]?|kein[a-z]*|nein|notig|muss|erforderlich|personnel|propre|requis|exige|aucune?|non|propi[oa]|necesari[oa]|obligatori[oa]|ningun[oa]?)(?![a-z])/u
const LONGEST = 70

/** Records each such line as one benefit, its label included. */
export function readLabelledBenefits(reading: Reading): void {
  const found: Fact[] = []
  for (const [from, to] of reading.sentences) {
    const said = reading.openPlain.slice(from, to)
    const label = GIVEN.exec(said)?.[0].length ?? 0
    if (label === 0 || said.length > LONGEST || said.includes('\u0001') || NO_GIFT.test(said.slice(label))) continue
    const end = from + said.trimEnd().replace(/[.;,]+$/u, '').length
    found.push({
      kind: 'benefit',
      text: tidy(reading.text.slice(from, end), reading.language),
      spans: [[from, end]],
      confidence: 'high',
      holds: true,
    })
  }
  record(reading, found)
}

/** What stands around a place and belongs to it: the word for the site, the postcode. */
import type { Span } from '../facts.ts'
import { lean } from '../lean.ts'
import type { Reading } from '../reading.ts'

const SITE_AHEAD = lean(
  /(?:^|[\s,(])((?:(?:for |at |in )?(?:our |the )?(?:depot|plant|site|office|factory|shop|store|studio|branch|warehouse)(?: in| at| near)?|(?:depot|agence|usine|atelier|entrepot|nave|almacen|zona|zone|secteur|sector|base|sede|planta|region|provinces?|provincias?|departement|comunidad)(?: de| d'| en)?|site office|werk|niederlassung|filiale|buro|einsatzgebiet|gebiet|ort|sitz|agence) )$/u,
)

/** "Cork plant", "depot Felixstowe": the word for the site goes with its place. */
export function sitesAround(reading: Reading, [from, to]: Span): Span[] {
  const behind =
    /^ (?:(?:city|town) (?:office|site|branch|shop|store|studio)|plant|depot|branch|factory|area|hub|campus|site|office|studio|side)(?= |[,.;)]|$)/u.exec(
      reading.openPlain.slice(to, to + 16),
    )
  const ahead = SITE_AHEAD.exec(reading.openPlain.slice(Math.max(0, from - 28), from))
  const postcode = postcodeAhead(reading, from).length
  return [
    ...(postcode > 0 ? [[from - postcode, from] as const] : []),
    ...(behind ? [[to, to + behind[0].length] as const] : []),
    ...(ahead ? [[from - ahead[1]!.length, from] as const] : []),
  ]
}

/** "1070 " ahead of "Wien"; empty where there is none. */
export const postcodeAhead = (reading: Reading, from: number): string =>
  /(?<![\d.,])(?:(?:D|A|CH)-)?\d{4,5} $/u.exec(reading.text.slice(Math.max(0, from - 9), from))?.[0] ?? ''

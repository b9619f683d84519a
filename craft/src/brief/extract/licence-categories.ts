/** Classes of a driving licence behind the first of them. */
import type { Fact, Span } from '../facts.ts'
import { needAt } from '../polarity.ts'
import type { Reading } from '../reading.ts'
import { seen } from './spot.ts'

/** "Permis B, C un plus", "carnet B y CE deseable": one word for the licence, and then its classes. */
const OTHER_CATEGORY =
  /^(?:,| ?\+| et| y) ?(?<category>c1?e?|be|b96|d1?e?|a[12]?)(?= ?(?:[,.;)]|$|(?:est |es |serait |seria )?(?:un (?:plus|atout|\+)|souhaite|apprecie|exige|obligatoire|requis|valorable|se valora|deseable|imprescindible|suma)))/u
/** "Führerschein B muss, BE wär schön", "driving licence B, C1 a plus". */
const OTHER_IN_GERMANIC =
  /^(?: (?:muss|pflicht|ist pflicht|notig|erforderlich|zwingend|needed|required|essential|a must))?(?:,| ?\+| und| and) ?(?<category>c1?e?|be|b96|d1?e?|a[12]?|t|l)(?= ?(?:[.;)]|$|(?:(?:ware?|wars?|wär|is|ist|would be) )?(?:auch )?(?:schon|toll|super|gern(?:e)?|nice|a plus|ein plus|von vorteil|wunschenswert|vorteilhaft|preferred|useful|muss|pflicht|erforderlich|required)))/u
export function otherCategories(reading: Reading, licence: string, end: number): Fact[] {
  const romance = /^(?:permis|permiso|carnet|carné)(?= )/iu.exec(licence)?.[0]
  const named = romance ?? /^(?:führerschein(?: klasse)?|fahrerlaubnis|driving licen[cs]e)(?= )/iu.exec(licence)?.[0]
  const pattern = romance ? OTHER_CATEGORY : OTHER_IN_GERMANIC
  const match = named ? pattern.exec(reading.openPlain.slice(end, end + 40)) : null
  if (!named || !match) return []
  const to = end + match[0].length
  const span: Span = [to - match.groups!.category!.length, to]
  return [
    {
      kind: 'licence',
      ...seen(reading, span),
      text: `${romance ? named.toLowerCase() : named} ${match.groups!.category!.toUpperCase()}`,
      need: needAt(reading, span[0]),
    },
  ]
}

/** Classes of a driving licence behind the first of them. */
import type { Fact, Span } from '../facts.ts'
import { needAt } from '../polarity.ts'
import type { Reading } from '../reading.ts'
import { seen } from './spot.ts'

/** "Permis B, C un plus", "carnet B y CE deseable": one word for the licence, and then its classes. */
const OTHER_CATEGORY =
  /^(?:,| ?\+| et| y) ?(?<category>c1?e?|be|b96|d1?e?|a[12]?)(?= ?(?:[,.;)]|$|(?:est |es |serait |seria )?(?:un (?:plus|atout|\+)|souhaite|apprecie|exige|obligatoire|requis|valorable|se valora|deseable|imprescindible|suma)))/u
export function otherCategories(reading: Reading, licence: string, end: number): Fact[] {
  const named = /^(?:permis|permiso|carnet|carné)(?= )/iu.exec(licence)?.[0]
  const match = named ? OTHER_CATEGORY.exec(reading.openPlain.slice(end, end + 28)) : null
  if (!named || !match) return []
  const to = end + match[0].length
  const span: Span = [to - match.groups!.category!.length, to]
  return [
    {
      kind: 'licence',
      ...seen(reading, span),
      text: `${named.toLowerCase()} ${match.groups!.category!.toUpperCase()}`,
      need: needAt(reading, span[0]),
    },
  ]
}

/** "Laiterie des Vallées, Aurillac - 180 pers - CDI - 40/46K - …": so many dashes part notes. */
import { weighLanguages } from './guess-language.ts'
import { type Edit, editsOf } from './rewrite.ts'

const LEAST = 5
const DAY = '(?:lun|mar|mer|mi[eé]|jue?|ven|vie|sam|s[aá]b|dim|dom)\\p{Ll}*\\.?'
const DASH = new RegExp(`(?<=[^\\s-]) - (?=[^\\s-])(?!(?<=(?<!\\p{L})${DAY} - )${DAY}(?!\\p{L}))`, 'giu')

/** Edits that part French and Spanish notes where their dashes do. */
export function dashesAsStops(text: string): Edit[] {
  if (text.split(' - ').length <= LEAST || !/^(?:fr|es)$/.test(weighLanguages(text)[0]!)) return []
  return editsOf(text, DASH, () => '; ')
}

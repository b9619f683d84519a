/** "Laiterie des Vallées, Aurillac - 180 pers - CDI - 40/46K - …": so many dashes part notes. */
import { weighLanguages } from './guess-language.ts'
import { type Edit, editsOf } from './rewrite.ts'

const LEAST = 5
const DAY = '(?:lun|mar|mer|mi[eé]|jue?|ven|vie|sam|s[aá]b|dim|dom)\\p{Ll}*\\.?'
const DASH = new RegExp(`(?<=[^\\s-]) - (?=[^\\s-])(?!(?<=(?<!\\p{L})${DAY} - )${DAY}(?!\\p{L}))`, 'giu')

/** "Fahrer mit Klasse B 😄 Polnisch wäre super": a picture between two words ends what is said; hearts stand for a word. */
const PICTURE = /(?<=[\p{L}\d)%]) ?(?:(?![❤♥💚💙💛🧡])\p{Extended_Pictographic}\u{FE0F}? ?)+(?=[\p{L}\d])/gu
export const picturesAsStops = (text: string): Edit[] =>
  /[\u2600-\u27bf\ud83c-\ud83e]/.test(text) ? editsOf(text, PICTURE, () => '; ') : []

/** Edits that part French and Spanish notes where their dashes do. */
export function dashesAsStops(text: string): Edit[] {
  if (text.split(' - ').length <= LEAST || !/^(?:fr|es)$/.test(weighLanguages(text)[0]!)) return []
  return editsOf(text, DASH, () => '; ')
}

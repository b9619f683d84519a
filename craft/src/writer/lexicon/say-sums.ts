/** Bare sums as another language writes them: "1.500 €" -> "€1,500", "8.55 €" -> "8,55 €". */
import type { Language } from '../../brief/facts.ts'
import { writeFigures } from './figures.ts'

const SIGNS: Record<string, string> = { euro: '€', euros: '€' }
const SUM =
  /^(?:(?<ahead>[€$£]|EUR|USD|GBP|CHF|CAD) ?)?(?<figure>\d+(?:[.,'’ \u00a0\u202f]\d+)*)(?:[ \u00a0\u202f]?(?<behind>[€$£%]|EUR|USD|GBP|CHF|CAD|euros?))?$/iu

/** Null where anything else is said. */
export function sumIn(text: string, from: Language, to: Language): string | null {
  const { ahead, figure, behind } = SUM.exec(text)?.groups ?? {}
  if (!figure || (ahead === undefined) === (behind === undefined)) return null
  const sign = (ahead ?? behind)!
  const mark = SIGNS[sign.toLowerCase()] ?? sign.toUpperCase()
  const written = writeFigures(figure, from, to)
  if (mark === '%') return to === 'en' ? `${written}%` : `${written}\u00a0%`
  if (to !== 'en') return `${written}\u00a0${mark}`
  return mark.length === 1 ? `${mark}${written}` : `${mark} ${written}`
}

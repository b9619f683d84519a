/** Figures as another language writes them: "1.500" -> "1,500", "2,4" -> "2.4". */
import type { Language } from '../../brief/facts.ts'

const MARKS: Record<Language, [thousands: string, decimal: string]> = {
  en: [',', '.'],
  de: ['.', ','],
  fr: ['\u202f', ','],
  es: ['.', ','],
}
const GROUPED: Record<Language, RegExp> = {
  en: /^\d{1,3}(?:,\d{3})+$/,
  de: /^\d{1,3}(?:[.'’]\d{3})+$/,
  fr: /^\d{1,3}(?:[ \u00a0\u202f.]\d{3})+$/,
  // Mexico writes "1,500".
  es: /^\d{1,3}(?:[., \u00a0]\d{3})+$/,
}

export function writeFigures(figure: string, from: Language, to: Language): string {
  const [thousands, decimal] = MARKS[to]
  if (GROUPED[from].test(figure)) return figure.replace(/\D/g, thousands)
  return /^\d+[.,]\d+$/.test(figure) ? figure.replace(/[.,]/, decimal) : figure
}

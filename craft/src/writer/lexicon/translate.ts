import type { Language } from '../../brief/facts.ts'
import { isName } from '../compose/speak.ts'
import { TERMS } from './terms.ts'
import { TITLE_TERMS } from './title-terms.ts'

const COLUMN: Record<Language, number> = { en: 0, de: 1, fr: 2, es: 3 }
const QUOTES: Record<Language, [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00a0', '\u00a0»'],
  es: ['«', '»'],
}
const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }
const FIGURE = /\d+(?:[.,]\d+)?/g

const keyOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(FIGURE, '#')
    .replace(/# %/g, '#%')
    .trim()

const INDEX = new Map<Language, Map<string, number>>()
for (const language of ['en', 'de', 'fr', 'es'] as const) {
  const rows = new Map<string, number>()
  for (const [row, terms] of TERMS.entries())
    for (const spelling of terms[COLUMN[language]]!.split('|'))
      if (!rows.has(keyOf(spelling))) rows.set(keyOf(spelling), row)
  INDEX.set(language, rows)
}

function termFor(phrase: string, from: Language, to: Language): string | null {
  const row = INDEX.get(from)!.get(keyOf(phrase))
  if (row === undefined) return null
  const figures = phrase.match(FIGURE) ?? []
  const decimal = to === 'en' ? '.' : ','
  return TERMS[row]![COLUMN[to]]!.split('|')[0]!.replace(/#/g, () => (figures.shift() ?? '#').replace(/[.,]/, decimal))
}

/** A trade by the name that it has in the output language, null where the list lacks it. */
export function titleTermFor(title: string, from: Language, to: Language): string | null {
  const key = keyOf(title)
  const row = TITLE_TERMS.find((terms) => terms[COLUMN[from]]!.split('|').some((spelling) => keyOf(spelling) === key))
  return row ? row[COLUMN[to]]!.split('|')[0]! : null
}

/** A phrase of the brief in the output language. What the lexicon does not know stays as it was, in quotation marks unless it is a name. */
export function translate(text: string, from: Language, to: Language): string {
  if (from === to) return text
  const whole = termFor(text, from, to)
  if (whole) return whole
  const parts = text.split(/\s*(?:,(?!\d)|;| \+ | & | and | und | et | y )\s*/)
  const known = parts.map((part) => termFor(part, from, to) ?? (isName(part) ? part : null))
  if (parts.length > 1 && known.every((part) => part !== null))
    return `${known.slice(0, -1).join(', ')} ${AND[to]} ${known.at(-1)}`
  if (isName(text) || /^\P{L}*$/u.test(text)) return text
  const [open, close] = QUOTES[to]
  return `${open}${text}${close}`
}

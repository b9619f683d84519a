/** A stretch without what only its place in the brief asked for: list marks, brackets around it, stops and blanks at its ends. */
import type { Language } from '../sheet/sheet.ts'
import { isAbbreviation } from '../text/sentences.ts'

const MARKS = /\p{Extended_Pictographic}|\u{FE0F}|\u{200B}/gu
/** "- ", "3) ", "a) ", "(" and joints; a figure stays. */
const OPENING = /^(?:[\s\-–—•*·▪◦►→>,;:.!?)\]}|~_=]+|\d{1,2}[.)]\s+(?=\p{L})|[a-h]\)\s+)+/u
/** "[11:13a] Chuck:", "Jules 9:30 -": who said it in a chat, and when. */
const SPEAKER =
  /^(?:\[(?=\D{0,12}\d)[^\]\n]{1,20}\]\s*(?:\p{L}{2,20}\s*:)?|\p{Lu}\p{L}+ \(?\d{1,2}[:.]\d\d[ap]?m?\)?\s*[-:–»])\s*(?=\S)/u
const ABOUT: Record<Language, string> = { en: 'about', de: 'etwa', fr: 'environ', es: 'unos' }
const OVER: Record<Language, string> = { en: 'over', de: 'über', fr: 'plus de', es: 'más de' }
const CLOSING = ' -–—•*·,;:|~_=&'
const STOPS = '.!…'
/** Stops that belong to the word before. */
const SHORT = /(?:^|[\s(])(?:\p{L}\.)+\p{L}?\.$/u
/** "2 yrs+" is "2+ yrs". */
const YEARS_UP = /(\d) ?(\p{L}{1,6})\+(?=\s|$)/gu
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
] as const

function trimEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

function unwrap(text: string): string {
  let out = text
  for (const [open, close] of PAIRS) {
    const opens = out.split(open).length
    const closes = out.split(close).length
    if (out.startsWith(open) && out.endsWith(close) && opens === 2 && closes === 2) out = out.slice(1, -1)
    else if (opens > closes) out = out.startsWith(open) ? out.slice(1) : opens - closes === 1 ? `${out}${close}` : out
    else if (closes > opens && out.endsWith(close)) out = out.slice(0, -1)
  }
  return out
}

/** One line, trimmed at both ends; the words are as they were. */
export function tidy(said: string, language: Language): string {
  let text = said
    .replace(MARKS, '')
    .replace(/(?<!\S)[~≈]\s?(?=\d)/g, `${ABOUT[language]} `)
    .replace(/(?<!\S)>\s?(?=\d)/g, `${OVER[language]} `)
    .replace(/, (?=\()/g, ' ')
    .replace(SPEAKER, '')
    .replace(/!+(?=\s*(?:[,;:)]|$))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[’`´]/g, "'")
    .replace(YEARS_UP, '$1+ $2')
  for (let round = 0; round < 3; round++) {
    const before = text
    text = unwrap(text.trim().replace(OPENING, ''))
    text = trimEnd(text, CLOSING)
    const last = /(\p{L}+)\.$/u.exec(text)?.[1]
    if (!SHORT.test(text) && (last === undefined || !isAbbreviation(last, language))) text = trimEnd(text, STOPS)
    if (text === before) break
  }
  return text.trim()
}

/** Where sentences end: a stop behind an abbreviation or a figure ends none. */
import { isIn, writtenOut } from '../line/word-lists.ts'
import type { Language, Span } from '../sheet/sheet.ts'
import type { Text } from './text.ts'

/** "abgeschl", "Öffentl", "mtl": no German word ends so, "Kerl" and "Karl" aside. */
const CUT_SHORT = /[bcdfghkmnptwzß]l$/

/** Whether the stop behind a word is its own. @param word without the stop */
export function isAbbreviation(word: string, language: Language): boolean {
  const lower = word.toLowerCase()
  return (
    lower.length < 2 ||
    isIn('abbreviation', lower, language) ||
    (language === 'de' && lower.length > 2 && CUT_SHORT.test(lower))
  )
}

/** The sentences of a stretch of the text, in its order. */
export function sentencesIn({ text, language, traits }: Text, span: Span): Span[] {
  const words = text.slice(span.from, span.to)
  const spans: Span[] = []
  let from = 0
  for (const { 0: stop, index } of words.matchAll(/[.;!?]+\s+(?=\S)|\n+(?=\S)/g)) {
    const last = /([\p{L}\d]+)[)"']?$/u.exec(words.slice(from, index))?.[1] ?? ''
    const next = words.slice(index + stop.length)
    const isShort = isAbbreviation(last, language) || writtenOut(last.toLowerCase(), language).length > 0
    const isWithin = /^\d{1,2}$/.test(last) || isShort
    const goesOn = (/^\p{Ll}/u.test(next) && !traits.lower) || /^\p{Lu}\d?(?!\p{L})/u.test(next)
    if (/^\./.test(stop) && (isWithin || goesOn)) continue
    spans.push({ from: span.from + from, to: span.from + index + 1 })
    from = index + stop.length
  }
  spans.push({ from: span.from + from, to: span.to })
  return spans
}

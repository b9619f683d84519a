/** Where sentences end: a stop behind an abbreviation or a figure ends none. */
import { isPlainForm, plainForm } from '../line/plain-form.ts'
import { classOf, isIn, writtenOut } from '../line/word-lists.ts'
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

/** Who a clause of its own may be about. */
const SUBJECT: Record<Language, RegExp> = {
  en: /^(?:we|you|they|it|he|she|there|i)$/,
  de: /^(?:wir|er|sie|es|man|du|ich|das)$/,
  fr: /^(?:on|nous|vous|il|elle|ils|elles|c|j)$/,
  es: /^(?:nosotros|ellos)$/,
}
const CONTRACTED = /^(?:we|you|they|it|he|she|there|i)'(?:ll|d|re|ve|s|m)$/
/** Behind these a clause goes on. */
const GOES_ON: readonly (string | null)[] = [
  'preposition',
  'article',
  'possessive',
  'relative',
  'auxiliary',
  'contracted',
  'pronoun',
]

/** Dictation has no stops: a subject with its verb, behind what does not lead to it, begins a sentence. */
function breathsIn({ tokens, language }: Text, span: Span): Span[] {
  const own = tokens.filter(({ from, to }) => from >= span.from && to <= span.to)
  const isVerb = (word: string | undefined) =>
    word !== undefined &&
    (classOf(word, language) === 'auxiliary' || isPlainForm(word, language) || plainForm(word, language) !== null)
  const starts = own.flatMap(({ lower, from }, at) => {
    const begins = CONTRACTED.test(lower) || (SUBJECT[language].test(lower) && isVerb(own[at + 1]?.lower))
    if (!begins || at === 0) return []
    const before = own[at - 1]!.lower
    const isJoint = /^(?:and|but|so|plus|und|aber|also|dann|et|mais|donc|y|pero)$/.test(before)
    if (isJoint && at > 1) return [own[at - 1]!.from]
    const leads =
      GOES_ON.includes(classOf(before, language)) || isIn('subordinate', before, language) || isVerb(before) || isJoint
    return leads || classOf(before, language) === 'conjunction' ? [] : [from]
  })
  const ends = [...starts, span.to]
  return [span.from, ...starts].map((from, at) => ({ from, to: ends[at]! }))
}

/** Behind a semicolon it tells of the same thing. */
const OTHERWISE = /^(?:or|oder|ou|o|but|aber|mais|pero)(?!\p{L})/iu

/** The sentences of a stretch of the text, in its order. */
export function sentencesIn(doc: Text, span: Span): Span[] {
  const { text, language, traits } = doc
  if (traits.dictated) return breathsIn(doc, span)
  const words = text.slice(span.from, span.to)
  const spans: Span[] = []
  let from = 0
  for (const { 0: stop, index } of words.matchAll(/[.;!?]+\s+(?=\S)|\n+(?=\S)/g)) {
    const last = /([\p{L}\d]+)[)"']?$/u.exec(words.slice(from, index))?.[1] ?? ''
    const next = words.slice(index + stop.length)
    const isShort = isAbbreviation(last, language) || writtenOut(last.toLowerCase(), language).length > 0
    const isWithin = /^\d{1,2}$/.test(last) || isShort
    const goesOn = (/^\p{Ll}/u.test(next) && !traits.lower) || /^\p{Lu}\d?(?!\p{L})/u.test(next)
    if ((/^\./.test(stop) && (isWithin || goesOn)) || (/^;/.test(stop) && OTHERWISE.test(next))) continue
    spans.push({ from: span.from + from, to: span.from + index + 1 })
    from = index + stop.length
  }
  spans.push({ from: span.from + from, to: span.to })
  return spans
}

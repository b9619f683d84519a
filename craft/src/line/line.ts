/** A clause as somebody typed or said it -> a line of the page in their own words, or nothing where it is none. */
import type { Language } from '../sheet/sheet.ts'
import { isAbbreviation } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'
import { casingOf } from './casing.ts'
import { faultOf, type LineKind } from './check-line.ts'
import { clauseWords } from './clause-words.ts'
import { withoutFrames } from './frames.ts'
import { isPlainForm, plainForm } from './plain-form.ts'
import { tidy } from './tidy.ts'
import { classOf, isIn, writtenOut } from './word-lists.ts'
import { capitalise, joinPieces, type Word } from './words.ts'

export type { LineKind } from './check-line.ts'

/**
 * The person's own words, without what only leads to them, with shorthand written out; a German verb that was put last among
 * tasks stays there. A line is not made over: whoever reads it finds what was said.
 * @param said the words of one stretch
 * @returns the line without the stop of a sentence; null for a fragment, a remark or what nothing can be made of
 */
export function lineOf(
  said: string,
  kind: LineKind,
  { language, traits }: Pick<Text, 'language' | 'traits'>,
): string | null {
  const clean = tidy(said, language)
  const ours = language === 'de' && kind === 'offer' ? subjectFirst(clean) : null
  if (ours !== null && faultOf(ours, kind, language) === null) return ours
  const words = withoutFrames(clauseWords(clean, language), kind, language)
  const written = traits.lower || language !== 'fr' ? words.map((word) => asWritten(word, language)) : words
  return words.length === 0 ? null : standing(written, kind, language)
}

/** "Halbtax zahlen wir" -> "Wir zahlen Halbtax": what is given comes behind who gives it and the verb. */
function subjectFirst(said: string): string | null {
  const [, thing = '', verb = '', rest = ''] =
    /^(\p{Lu}[^.!?]{1,60}?) (\p{Ll}{3,}n) wir((?: \p{L}+){0,3})$/u.exec(said) ?? []
  return isPlainForm(verb, 'de') ? `Wir ${verb} ${small(thing)}${rest}` : null
}
const small = (thing: string): string =>
  classOf(thing.split(' ')[0]!.toLowerCase(), 'de') === null ? thing : thing[0]!.toLowerCase() + thing.slice(1)

/** With the capitals that people give it who use any: "saturday", "python"; not "polish", which may be a verb, and not "1st". */
function asWritten(word: Word, language: Language): Word {
  const mayBeAnother = word.glued || isPlainForm(word.lower, language) || writtenOut(word.lower, language).length > 0
  const isName = word.text === word.lower && !(language === 'en' && mayBeAnother)
  return { ...word, text: (isName && casingOf(language).get(word.lower)) || word.text }
}

/** The words as they stand, where they can stand as a line. */
function standing(words: readonly Word[], kind: LineKind, language: Language): string | null {
  const pieces = words.map(({ text, lower, glued }, at) => {
    const isShort = classOf(lower, language) === null && !isPlainForm(lower, language) && !isWithin(words, at, language)
    const written = isShort ? longFormAt(words, at, language) : undefined
    return { text: written ?? text, glued: glued && written === undefined }
  })
  if (kind === 'task' && language === 'en')
    for (const [at, { glued }] of pieces.entries()) {
      const isFurther = at > 0 && isPlainForm(pieces[0]!.text.toLowerCase(), 'en')
      const bent = (at === 0 || isFurther) && isTold(words, at) ? plainForm(words[at]!.lower, 'en') : null
      if (bent !== null) pieces[at] = { text: bent, glued }
    }
  const line = capitalise(joinPieces(pieces)).replace(/(\p{L}{3,})(\)?[.!] )(\p{Ll})/gu, (said, word, stop, next) =>
    isAbbreviation(word, language) ? said : word + stop + next.toUpperCase(),
  )
  return faultOf(line, kind, language) === null ? line : null
}

/** "Bakes bread daily and serves at the counter" is told of somebody, a line of the page to somebody. */
function isTold(words: readonly Word[], at: number): boolean {
  const next = classOf(words[at + 1]?.lower ?? 'and', 'en')
  if (!words[at]!.lower.endsWith('s')) return false
  if (at === 0) return next !== 'conjunction'
  return (
    /^(?:and|or|then|,)$/.test(words[at - 1]!.lower) && next !== null && next !== 'conjunction' && next !== 'auxiliary'
  )
}

/** What shorthand stands for where it can stand for nothing else: not "HR admin", "req 4471", "med/dental", "an hr" without a figure. */
function longFormAt(words: readonly Word[], at: number, language: Language): string | undefined {
  const [long] = writtenOut(words[at]!.lower, language)
  if (long === undefined || /\d/.test(long)) return long
  const [before, next] = [words[at - 1], words[at + 1]]
  const opens = long.split(' ')[0]!.toLowerCase()
  const isUnit = isIn('unit', long.toLowerCase(), language)
  if (next === undefined && opens === long && classOf(long, language) === 'preposition') return undefined
  const isCounted = [before, next].some((word) => /\d/.test(word?.text ?? '') || COUNTS.test(word?.lower ?? ''))
  if (isUnit) return isCounted ? long : undefined
  if (/^\d/.test(next?.text ?? '') && long.endsWith('ed')) return undefined
  const isTitle = words[at]!.text.endsWith('.') && /^\p{Lu}/u.test(next?.text ?? '')
  return isTitle || (next?.text === '/' && next.glued) || (before?.text === '/' && words[at]!.glued) ? undefined : long
}
/** "a yr", "per hr", "every wk" */
const COUNTS = /^(?:an?|per|each|every|one|half|pro|je|jede[nrs]?|par|chaque|por|cada|\/|next|first|last|one)$/

/** "Bac+5", "a B licence", "ED", "17 h 45": part of a name or of a figure, and no shorthand. */
function isWithin(words: readonly Word[], at: number, language: Language): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  const isMark = !/\p{L}/u.test(word.text)
  const isLoud = words.every(({ text }) => text === text.toUpperCase())
  const isFirst = at === 0 && language !== 'en'
  if (/^\p{Lu}+$/u.test(word.text) && !isLoud && !isFirst && !isInitialsOf(word.lower, language)) return true
  return (isMark && (word.glued || next?.glued === true)) || (word.lower === 'h' && /^\d/.test(next?.text ?? ''))
}

/** "BH" are bank holidays, "ED" is no education. */
const isInitialsOf = (lower: string, language: Language): boolean =>
  (writtenOut(lower, language)[0] ?? '')
    .split(/[\s-]/)
    .map((word) => word[0]?.toLowerCase())
    .join('') === lower

/** A clause as somebody typed or said it -> a line of the page, or nothing where it is none. */
import type { Language } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { faultOf, type LineKind } from './check-line.ts'
import { clauseWords } from './clause-words.ts'
import { keepsMeaning } from './keeps-meaning.ts'
import { learnedModel } from './model.ts'
import { isPlainForm, plainForm } from './plain-form.ts'
import { sayEdits } from './say-edits.ts'
import { readEdits } from './tagger.ts'
import { tidy } from './tidy.ts'
import { classOf, writtenOut } from './word-lists.ts'
import { capitalise, joinPieces, type Word } from './words.ts'

export type { LineKind } from './check-line.ts'

/** Below it, a clause is no line. */
const LINE_LEAST = 0.35
/** From here on the edits are trusted as they are. */
const SURE = 0.5
/** A clause of so many words is as sure as its edits are together; a longer one need not be. */
const WORDS_OF_ONE = 3
/** Below it the person's own words are nearer to what was meant. */
const EDITS_LEAST = 0.06

/**
 * @param said the words of one stretch
 * @returns the line without the stop of a sentence; null for a fragment, a remark or what nothing can be made of
 */
export function lineOf(
  said: string,
  kind: LineKind,
  doc: Pick<Text, 'language' | 'traits'>,
): { text: string; sure: boolean } | null {
  const { language } = doc
  const clean = tidy(said)
  const ours = language === 'de' && kind === 'offer' ? subjectFirst(clean) : null
  if (ours !== null && faultOf(ours, kind, language) === null) return { text: ours, sure: true }
  const model = learnedModel()
  const words = clauseWords(clean, language, model.lexicon.cased)
  if (words.length === 0) return null
  const { line, found } = readEdits(model, { words, language, kind, small: doc.traits.lower })
  if (line < LINE_LEAST) return null
  const own = ownWords(words, kind, language)
  for (const edits of found) {
    const each = edits.sure ** (1 / Math.max(1, words.length / WORDS_OF_ONE))
    if (each < EDITS_LEAST) break
    const text = sayEdits(words, edits, language, model.lexicon)
    if (faultOf(text, kind, language) !== null || !keepsMeaning(words, text, kind, language)) continue

    // Where somebody uses marks at all, those that nobody wrote are guesses.
    if (!doc.traits.dictated && marksIn(text) > marksIn(clean)) continue
    return { text, sure: line >= SURE && each >= SURE }
  }
  return own === null ? null : { text: own, sure: false }
}

/** "Halbtax zahlen wir" -> "Wir zahlen Halbtax": what is given comes behind who gives it and the verb. */
function subjectFirst(said: string): string | null {
  const [, thing = '', verb = '', rest = ''] =
    /^(\p{Lu}[^.!?]{1,60}?) (\p{Ll}{3,}n) wir((?: \p{L}+){0,3})$/u.exec(said) ?? []
  return isPlainForm(verb, 'de') ? `Wir ${verb} ${small(thing)}${rest}` : null
}
const small = (thing: string): string =>
  classOf(thing.split(' ')[0]!.toLowerCase(), 'de') === null ? thing : thing[0]!.toLowerCase() + thing.slice(1)

/** A thing in the person's own words, without what only joined it to others; null where they cannot stand. */
export function inOwnWords(said: string, kind: LineKind, language: Language): string | null {
  const words = clauseWords(tidy(said), language, learnedModel().lexicon.cased)
  const first = words.findIndex(({ lower }) => classOf(lower, language) !== 'conjunction')
  return first < 0 ? null : ownWords(words.slice(first), kind, language)
}

const marksIn = (text: string) => text.match(/[,;(]/g)?.length ?? 0

/** The person's own words, with shorthand written out, where they can stand as they are. */
function ownWords(words: readonly Word[], kind: LineKind, language: Language): string | null {
  const cased = learnedModel().lexicon.cased.de
  const pieces = words.map(({ text, lower, glued }) => {
    const written =
      classOf(lower, language) === null && !isPlainForm(lower, language) ? writtenOut(lower, language)[0] : undefined
    const noun = language === 'de' && text === lower ? cased.get(lower) : undefined
    return { text: written ?? noun ?? text, glued: glued && written === undefined }
  })
  // "Bakes bread daily" is told of somebody, a line of the page to somebody.
  const bent = kind === 'task' && language === 'en' ? plainForm(words[0]!.lower, 'en') : null
  if (bent !== null) pieces[0] = { text: bent, glued: false }
  const line = capitalise(joinPieces(pieces))
  return faultOf(line, kind, language) === null ? line : null
}

/** A clause as somebody typed or said it -> a line of the page, or nothing where it is none. */
import type { Language } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { faultOf, type LineKind } from './check-line.ts'
import { clauseWords } from './clause-words.ts'
import { keepsMeaning } from './keeps-meaning.ts'
import { learnedModel } from './model.ts'
import { isPlainForm } from './plain-form.ts'
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
  _address?: 'informal' | 'formal',
): { text: string; sure: boolean } | null {
  const { language } = doc
  const clean = tidy(said)
  const model = learnedModel()
  const words = clauseWords(clean, language, model.lexicon.cased)
  if (words.length === 0) return null
  const { line, found } = readEdits(model, { words, language, kind, small: doc.traits.lower })
  if (line < LINE_LEAST) return null
  for (const edits of found) {
    const each = edits.sure ** (1 / Math.max(1, words.length / WORDS_OF_ONE))
    if (each < EDITS_LEAST) break
    const text = sayEdits(words, edits, language, model.lexicon)
    if (faultOf(text, kind, language) === null && keepsMeaning(words, text, kind, language))
      return { text, sure: line >= SURE && each >= SURE }
  }
  const own = ownWords(words, kind, language)
  return own === null ? null : { text: own, sure: false }
}

/** The person's own words, with shorthand written out, where they can stand as they are. */
function ownWords(words: readonly Word[], kind: LineKind, language: Language): string | null {
  const pieces = words.map(({ text, lower, glued }) => {
    const written =
      classOf(lower, language) === null && !isPlainForm(lower, language) ? writtenOut(lower, language)[0] : undefined
    return { text: written ?? text, glued: glued && written === undefined }
  })
  const line = capitalise(joinPieces(pieces))
  return faultOf(line, kind, language) === null ? line : null
}

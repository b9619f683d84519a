/** What tells a remark that must not be printed from the facts around it. */

import type { Language, SetAside, Span } from '../facts.ts'
import type { Ground } from '../guard/demands.ts'
import type { Reading } from '../reading.ts'
import { meets } from '../spans.ts'
import { cutPieces, type Piece } from './cut-pieces.ts'
import { nameFeatures } from './features.ts'
import type { Add } from './model.ts'
import { mannersIn, traitsIn } from './traits.ts'

/** A piece, and what its neighbours see of it. */
export interface Seen extends Piece {
  words: string[]
  traits: ReadonlySet<Ground>
  /** What rules have set aside in it. */
  marks: string[]
}

/** The words of plain text, as the features of remarks count them. */
export const wordsOf = (plain: string): string[] => plain.match(/[\p{L}\d']+/gu) ?? []

/** "Das sollte man mögen": in German "man" is anybody. */
export const meantWords = (words: readonly string[], language: Language): readonly string[] =>
  language === 'de' ? words.filter((word) => word !== 'man') : words

export const seePieces = ({ plain, sentences, setAside, language }: Reading): Seen[] =>
  cutPieces(plain, sentences).map((piece) => {
    const words = wordsOf(plain.slice(...piece.span))
    return { ...piece, words, traits: traitsIn(meantWords(words, language)), marks: marksOf(setAside, piece.span) }
  })

/** Names what speaks in the piece at `index`, in its neighbours, and what rules have set aside there. */
export function nameRemarkFeatures({ text, plain }: Reading, pieces: readonly Seen[], index: number, add: Add): void {
  const piece = pieces[index]!
  const [from, to] = piece.span
  nameFeatures({ before: null, after: null, text, plain, from, to, sentence: from, read: null }, add)
  if (piece.traits.size > 0) {
    const manners = mannersIn(piece.words)
    for (const trait of piece.traits) {
      add('%', trait)
      add('%^', trait, piece.words[0] ?? '')
      for (const manner of manners) add('%', trait, manner)
      if (manners.size === 0) add('%', trait, '-')
    }
    for (const manner of manners) add('%any', manner)
    if (piece.traits.size > 1) add('%%')
  }
  if ((text[to + 1] === '!' || text[to + 1] === '?') && /[!?]{2}|\(!\)/.test(text.slice(to, to + 3))) add('#!!')
  if (text[from - 1] === '(') add('#(')
  const [before, after] = [pieces[index - 1], pieces[index + 1]]
  if (before) beside(before, piece, 'p', add)
  if (after) beside(after, piece, 'n', add)
  else add('n:end')
  for (const mark of piece.marks) add('!', mark)
}

function beside({ words, traits, marks, sentence }: Seen, piece: Piece, side: string, add: Add): void {
  const joined = sentence === piece.sentence ? ',' : '.'
  add(side, joined)
  add(side, ':', words[0] ?? '')
  add(side, ';', words.at(-1) ?? '')
  if (words.length > 1) add(side, '~', words[1]!)
  if (joined === ',') for (const trait of traits) add(side, '%', trait)
  for (const mark of marks) add(side, '!', mark)
}

/** "She will manage": a word that is only spelled anew says nothing of the words around it, nor does a phrase of a long run of words. */
export const WORD_ALONE = 5
const MOST = 0.4

const marksOf = (found: readonly SetAside[], span: Span): string[] =>
  found
    .filter((one) => meets(one.span, span) && one.text.length >= WORD_ALONE)
    .map(({ span: [from, to], reason }) => {
      const shared = Math.min(to, span[1]) - Math.max(from, span[0])
      return shared >= (span[1] - span[0]) * MOST ? reason : 'part'
    })

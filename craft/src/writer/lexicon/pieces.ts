/** What a note is read as: nouns with what belongs to them, what ties them, and adverbs. */
import type { Adjective, Word } from './word-forms.ts'
import type { Adverb } from './word-ties.ts'

export interface Part {
  /** A word of the lexicon, or a name as it is. */
  noun: Word | string
  several: boolean
}
export interface Phrase extends Part {
  count: string | null
  adjectives: Adjective[]
  /** Adjectives that say something of it: "meals included". */
  behind: Adjective[]
  article: 'def' | 'indef' | null
  /** What the noun is made of or for: "de pesca", "cash" in "cash desk". */
  of: Part[]
  /** What is not counted in its own language: "bollería". */
  isMass?: boolean
  /** A name that is a language: "lessons in French". */
  isLanguage?: boolean
}
export type Piece = Phrase | { tie: string } | { adverb: Adverb }

export const isPhrase = (piece: Piece | undefined): piece is Phrase => piece !== undefined && 'noun' in piece
export const isTie = (piece: Piece | undefined): piece is { tie: string } => piece !== undefined && 'tie' in piece

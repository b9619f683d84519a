import type { Language } from '../sheet/sheet.ts'
import type { Figure } from './figures.ts'
import type { Word } from './words.ts'

/** A page as its words are weighed. */
export interface Page {
  text: string
  words: readonly Word[]
  /** By their places in the list of words. */
  figures: ReadonlyMap<number, Figure>
  language: Language
  /** Whether a figure stands in figures in the text as typed. */
  isTyped: (word: Word) => boolean
}

/** What tells a word of a job's name from the words around it. */

import { isCapital, isDigit, isPlainLetter } from '../letters.ts'
import { matches } from '../matches.ts'
import type { Add } from './model.ts'

export interface Word {
  /** In plain spelling. */
  text: string
  from: number
  to: number
}

const WORD = /[a-zß-ɏ\d][a-zß-ɏ\d'+#&./:*-]*[a-zß-ɏ\d+#]|[a-zß-ɏ\d]|[,.;:!?()/|&+"•-]|\n/gu

/** Words and marks of a text in plain spelling. */
export const wordsIn = (spelled: string): Word[] =>
  matches(WORD, spelled).map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))

function shape(typed: string): string {
  const first = typed.charCodeAt(0)
  if (isDigit(first)) return '0'
  if (isCapital(first)) return isCapital(typed.charCodeAt(1)) ? 'AA' : 'Aa'
  return isPlainLetter(first) ? 'a' : '.'
}

/** What is looked at in each word of a text: what it says, and whether the lexicon of titles knows it. */
export interface Look {
  says: string
  shape: string
  named: boolean
}

export const looksOf = (words: readonly Word[], text: string, named: (word: Word) => boolean): Look[] =>
  words.map((word) => ({
    // What is learned is kept a line a feature.
    says: word.text === '\n' ? '¶' : /^\d+$/.test(word.text) ? '0' : word.text,
    shape: shape(text.slice(word.from, word.to)),
    named: named(word),
  }))

const NOTHING: Look = { says: '_', shape: '.', named: false }

export function nameTitleFeatures(looks: readonly Look[], index: number, add: Add): void {
  const at = (step: number) => looks[index + step] ?? NOTHING
  const { says: own, shape, named } = at(0)
  const [behind, ahead] = [at(-1), at(1)]
  add('bias')
  add(own)
  add('<', behind.says)
  add('>', ahead.says)
  add('<<', at(-2).says)
  add('>>', at(2).says)
  add(`<${at(-2).says}`, ' ', behind.says)
  add('<<<', at(-3).says)
  add(behind.says, ' ', own)
  add(own, ' ', ahead.says)
  add('-', own.slice(-3))
  add('-', own.slice(-4))
  add(own.slice(0, 4), '-')
  add('#', shape)
  add(named ? '+named' : '+other')
  add(named ? '+' : '-', ahead.named ? '+' : '-', behind.named ? '+' : '-')
  add(index < 4 ? `@${index}` : index < 12 ? '@early' : index < 40 ? '@soon' : '@late')
  add(index < 30 ? '@top' : '@far', named ? '+' : '-')
}

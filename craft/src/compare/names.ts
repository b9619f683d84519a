/** Which words of a page are names, and which of them need no telling. */
import type { Item } from './page-items.ts'
import type { Page } from './page-words.ts'
import type { Told } from './told.ts'
import type { Word } from './words.ts'

/** Capitals only, capitals within a word, letters with figures, an address. */
const ODD = /^\p{Lu}[\p{Lu}\d&+#-]+$|\p{Ll}\p{Lu}|^\p{Lu}\p{L}*\d|@/u
/** What a sentence or a label ends with, and the marks of a list. */
const OPENING = /[.!?:•·|"(]\s*[*_"(]*$/
const isCapital = ({ text }: Word) => /^\p{Lu}./u.test(text)

/** Odd letters, or a capital where no sentence begins, which in German every noun has. */
export function isName({ text, language }: Page, words: readonly Word[], at: number): boolean {
  const word = words[at]!
  if (ODD.test(word.text)) return true
  if (language === 'de' || at === 0 || !isCapital(word)) return false
  return !OPENING.test(text.slice(Math.max(0, word.from - 4), word.from))
}

/** In words, of "New South Wales" and the like. */
const NAME_MAX = 4

/** "Leeds, Yorkshire": where a town lies that is told, in a line of facts or in what is said of the employer. */
export function isApposed(page: Page, item: Item, words: readonly Word[], at: number, told: Told): boolean {
  if (item.isListed || (item.section !== 'other' && item.section !== 'about')) return false
  const gap = (from: number) => page.text.slice(words[from]!.to, words[from + 1]!.from)
  let last = at - 1
  while (last >= 0 && at - last < NAME_MAX && isCapital(words[last]!) && gap(last) === ' ') last--
  const before = words[last]
  return (
    before !== undefined && isCapital(before) && /^,? ?\(?$/.test(gap(last)) && told.findWord(before.plain) !== null
  )
}

/** In words: "Local Government Pension Scheme". */
const LETTERS_MAX = 6

/** For each word the place of the letters in a text that stand for it: "LGPS". */
export function spelledOut(words: readonly Word[], told: Told): (number | null)[] {
  const found: (number | null)[] = words.map(() => null)
  for (let from = 0; from < words.length; from++) {
    let letters = words[from]!.plain[0]!
    for (const [next, { plain }] of words.slice(from + 1, from + LETTERS_MAX).entries()) {
      letters += plain[0]!
      const at = told.findLetters(letters)
      if (at !== null) found.fill(at, from, from + next + 2)
    }
  }
  return found
}

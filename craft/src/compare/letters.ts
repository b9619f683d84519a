/** Letters and short forms that stand for longer words. */
import type { Span } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { isEverydayWord } from './everyday-words.ts'
import type { Evidence } from './evidence.ts'

/** The letters of a source, such as "PR" -> first span. */
export function lettersOf(typed: string): Map<string, Span> {
  const letters = new Map<string, Span>()
  for (const match of typed.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d&]{1,5}(?![\p{L}\d])/gu)) {
    const short = plain(match[0]).replace('&', '')
    if (!letters.has(short)) letters.set(short, [match.index, match.index + match[0].length])
  }
  return letters
}

/** "Permanent resident" is told by "PR", "week-ends" by "WE": which of the words such letters stand for. */
export function spelledOut(
  words: readonly string[],
  { letters }: Evidence,
): { at: Set<number>; span: Span | undefined } {
  const at = new Set<number>()
  let span: Span | undefined
  if (letters.size === 0) return { at, span }
  const initials = words.map((word) =>
    word
      .replace(/^(?:[ldnqs]|qu)'/, '')
      .split('-')
      .map((part) => part[0] ?? '')
      .join(''),
  )
  for (let from = 0; from < words.length; from++)
    for (let to = from, short = ''; to < Math.min(words.length, from + 6); to++) {
      // "Seguro de gastos médicos mayores" is SGMM.
      if (to > from && SMALL.test(words[to]!)) continue
      short += initials[to]!
      const found = short.length > 1 ? letters.get(short) : undefined
      if (!found) continue
      span ??= found
      for (let one = from; one <= to; one++) at.add(one)
    }
  return { at, span }
}

const SMALL = /^(?:of|the|and|for|in|de|du|des|la|le|les|el|los|las|una?|une|dans|et|y|en|und|der|die|das|fur)$/

/** "Lic. en enología" speaks of the licenciatura, "5 sem." of weeks, "qual" of a qualification. */
export function shortenedIn({ plain: text, words, language }: Evidence, word: string): Span | undefined {
  for (let length = Math.min(6, word.length - 2); length >= 3; length--) {
    const span = words.get(word.slice(0, length))
    // "Walk-ins" are no insurance.
    if (!span || span[1] - span[0] !== length || LITTLE.test(word.slice(0, length))) continue
    // "Werk" is no short form of "Werksverkauf".
    if (language === 'de' && length >= 4 && text[span[1]] !== '.' && isFirstPart(word, length)) continue
    // "Erf." is experience, not success.
    if (language === 'de' && length === 3 && word.length > 12 && !isEverydayWord(word, 'de')) continue
    const long = length >= 4 || word.length >= 7
    if (text[span[1]] === '.' || (long && !/[aeiouy]$/.test(word.slice(0, length)))) return span
  }
  return undefined
}

const isFirstPart = (word: string, length: number): boolean =>
  isEverydayWord(word.slice(0, length), 'de') || /^s[^aeiouyt]/.test(word.slice(length))

const LITTLE =
  /^(?:mit|von|bei|auf|aus|vor|nach|bis|con|por|sin|par|sur|des|les|dans|der|das|den|dem|and|for|not|but|has|our|her|his|from|with|into|over|under|unter|uber|car|bar|man|men|son|sol|mar|jour|port|part|form|work|team|inter|super|per|pers)$/

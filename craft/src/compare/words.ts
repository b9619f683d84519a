/** Words of a text, and the forms in which one may stand for another. */
import { readTable } from '../data.ts'
import { plainCharacters } from '../text/characters.ts'
import { findFigures, findWords } from '../text/figures.ts'
import { guessLanguage } from '../text/text.ts'
import { applyEdits, spanOf, type Traced, trace } from '../text/traced.ts'
import type { Span } from './claims.ts'

export interface Word {
  /** In the text that it was found in. */
  from: number
  to: number
  text: string
  /** Lower case without accents. */
  plain: string
}

/** Numbers in words become figures; everything else stays as it is written. */
export function withFigures(raw: string): Traced {
  const plain = plainCharacters(trace(raw))
  // A mark ahead of a word begins an item, in which a number has a capital.
  return applyEdits(plain, findFigures(findWords(plain.text.replace(/[*+–|(>]/g, '•')), guessLanguage(plain.text)))
}

export const typedSpan = (traced: Traced, [from, to]: Span): Span => {
  const span = spanOf(traced, from, to)
  return [span.from, span.to]
}

export const plainOf = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')

const ADDRESS = String.raw`[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,6}|(?:https?:\/\/|www\.)\S{1,200}`
/** "8 h 30", "1 950,50", "12.60", "3x", "401(k)", and a currency's letter ahead of its sum. */
const FIGURE = [
  String.raw`(?<!\p{L})x(?=\d)|40[13]\(?[kb]\b|\d{1,2} ?h ?[0-5]\d(?!\d|h)`,
  String.raw`\d{1,3}(?:[ ']\d{3})+(?:,\d\d)?(?!\d)|\.?\d+(?:[.,:']\d{1,9})*`,
  String.raw`(?<!\p{L})(?:R|Rs|[ACS]|HK|NZ|US)(?=\$?\d[\d.,']{2})`,
].join('|')
const LETTERS = String.raw`\p{L}[\p{L}\p{M}\d]*(?:\+\+|#|'(?:s|t|d|m|re|ve|ll)(?!\p{L}))?`
const WORD = new RegExp(`${ADDRESS}|${FIGURE}|${LETTERS}`, 'giu')

export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    text: word,
    plain: plainOf(word).replace(/'s$|\((?=[kb]$)/, ''),
  }))

export const isFigure = ({ plain }: Word): boolean => /^\.?\d/.test(plain) && !/[kb]$/.test(plain)

let endings: ReadonlySet<string> | null = null
const isEnding = (end: string): boolean => {
  endings ??= new Set(readTable('everyday-endings').flatMap(([, words = '']) => words.split(' ')))
  return endings.has(end)
}

/** In characters: nothing longer is a word. */
const WORD_MAX = 40
const STEM_MIN = 3
const ENDING_MAX = 7

/** What is left of a plain word without each of its possible endings: two forms of one word share at least one. */
export function stemsOf(plain: string): string[] {
  const stems = [plain]
  if (plain.length > WORD_MAX) return stems
  for (let at = plain.length - 1; at >= Math.max(STEM_MIN, plain.length - ENDING_MAX); at--)
    if (isEnding(plain.slice(at)) && (at > STEM_MIN || plain.length - at < 3 || plain[at] === plain[at - 1]))
      stems.push(plain.slice(0, at))
  return stems
}

/** Words in any of their forms. */
export class WordSet {
  private readonly stems = new Set<string>()
  private readonly words = new Set<string>()
  add(plain: string): void {
    this.words.add(plain)
    for (const stem of stemsOf(plain)) this.stems.add(stem)
  }
  has(plain: string, isExact = false): boolean {
    return isExact ? this.words.has(plain) : stemsOf(plain).some((stem) => this.stems.has(stem))
  }
}

/** A clause as words, with what stood between them: what lines are made of. */
import type { Language } from '../sheet/sheet.ts'

export interface Word {
  text: string
  lower: string
  /** Whether it stands right behind the word before it, without a blank. */
  glued: boolean
}

const ADDRESS = /[\w.+-]{1,64}@[\w.-]{1,80}\w|(?:https?:\/\/|www\.)[^\s,;]{1,120}\w/y
const LETTERS = /\p{L}[\p{L}\p{M}\d]*(?:[-'·.:*_&][\p{L}\d][\p{L}\p{M}\d]*)*(?:(?:\+\+|#)(?![\p{L}\d]))?/uy
/** "5+ years" is a figure and a word. */
const FIGURE = /(?:(?<=\s)-)?\d+(?:[.,:']\d+)*(?:\+(?![\d\p{L}]))?/uy
/** "l'anglais" is two words. */
const ELISION = /(?:[ldjnsctm]|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/iuy
const WITH = /w\/(?=[\s\p{L}])/iuy
/** "St. Paul", "Dr. Hill": the stop is the word's. */
const TITLE = /(?:St|Dr|Mrs?|Ms|Prof|Sra?|Mme|Fr|Hr|Ing)\.(?=\s\p{Lu})/uy
/** "p/h", "f/t" */
const SLASHED = /\p{L}\/\p{L}{1,3}(?![\p{L}\d/])/uy
const BLANK = /\s/
/** Longer stretches are no clauses; what is behind is not looked at. */
const WORDS_MAX = 120

export function wordsOf(said: string, language: Language): Word[] {
  const words: Word[] = []
  const read = (pattern: RegExp, at: number): string | null => {
    pattern.lastIndex = at
    return pattern.exec(said)?.[0] ?? null
  }
  let glued = false
  for (let at = 0; at < said.length && words.length < WORDS_MAX; ) {
    if (BLANK.test(said[at]!)) {
      glued = false
      at += 1
      continue
    }
    const text =
      read(ADDRESS, at) ??
      read(TITLE, at) ??
      (language === 'fr' ? read(ELISION, at) : null) ??
      (language === 'en' ? read(WITH, at) : null) ??
      read(SLASHED, at) ??
      read(LETTERS, at) ??
      read(FIGURE, at) ??
      String.fromCodePoint(said.codePointAt(at)!)
    words.push({ text, lower: text.toLowerCase(), glued: glued && words.length > 0 })
    at += text.length
    glued = true
  }
  return words
}

const CLOSES = /^(?:[.,;:!?)\]…]|'(?!\p{L}))/u
const OPENS = /(?:[([„«“¿¡$£]|(?:^|[\s(])(?:[ldjnscm]|qu)')$/iu

/** Pieces of a line, each with whether it stands right behind the one before: joined as a careful writer does. */
export function joinPieces(pieces: readonly { text: string; glued: boolean }[]): string {
  let line = ''
  for (const { text, glued } of pieces) {
    if (text === '') continue
    const close = line === '' || glued || CLOSES.test(text) || OPENS.test(line)
    line += close ? text : ` ${text}`
  }
  return line
}

/** With a capital at its beginning, unless it begins with an address or a name like "iOS". */
export function capitalise(line: string): string {
  const first = line.search(/[\p{L}\d]/u)
  if (first < 0 || /^\p{Ll}\p{Lu}/u.test(line.slice(first)) || /^\S+(?:@|\.\p{Ll})\S/u.test(line)) return line
  return line.slice(0, first) + line[first]!.toLocaleUpperCase() + line.slice(first + 1)
}

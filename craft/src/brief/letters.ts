/** What single letters are, by their UTF-16 code units: asked so often of a brief that a pattern takes too long. */

const A = 97
const Z = 122
const CAPITAL_A = 65
const CAPITAL_Z = 90
const BLANK = 32

export const isDigit = (code: number): boolean => code >= 48 && code <= 57
/** Latin with its accents. */
export const isCapital = (code: number): boolean =>
  (code >= CAPITAL_A && code <= CAPITAL_Z) || (code >= 0xc0 && code <= 0xde)
/** Of the Latin alphabet alone. */
export const isSmallLetter = (code: number): boolean => code >= A && code <= Z
/** Of any script. */
export const isLetter = (code: number): boolean =>
  isSmallLetter(code) ||
  (code >= CAPITAL_A && code <= CAPITAL_Z) ||
  (code >= 0xaa && LETTER.test(String.fromCharCode(code)))
const LETTER = /\p{L}/u
/** A letter of plain text. */
export const isPlainLetter = (code: number): boolean => (code >= A && code <= Z) || (code >= 0xdf && code < 0x250)
/** A letter or figure of plain text. */
export const isWordCode = (code: number): boolean => isPlainLetter(code) || isDigit(code)
/** What `\s` takes for a blank. */
export const isBlank = (code: number): boolean =>
  code === BLANK ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  (code > 0xff && FAR_BLANK.test(String.fromCharCode(code)))
const FAR_BLANK = /\s/

/** Runs of whatever is no blank. */
export function countWords(text: string): number {
  let words = 0
  let behindBlank = true
  for (let at = 0; at < text.length; at++) {
    const blank = isBlank(text.charCodeAt(at))
    if (behindBlank && !blank) words++
    behindBlank = blank
  }
  return words
}

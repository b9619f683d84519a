import { describe, expect, it } from 'vitest'
import { countWords, isBlank, isCapital, isLetter, isPlainLetter, isWordCode } from './letters.ts'

const all = (is: (code: number) => boolean, letters: string): boolean[] =>
  [...letters].map((letter) => is(letter.charCodeAt(0)))

describe('letters by their code', () => {
  it('are what the patterns say of every letter of Europe and those far from it', () => {
    const near = Array.from({ length: 0x250 }, (_, code) => code)
    for (const code of [...near, 0x3b1, 0x416, 0x2003, 0x3042, 0x20ac, 0xd83d]) {
      const letter = String.fromCharCode(code)
      expect([letter, isLetter(code)]).toEqual([letter, /\p{L}/u.test(letter)])
      expect([letter, isBlank(code)]).toEqual([letter, /\s/.test(letter)])
      expect([letter, isPlainLetter(code)]).toEqual([letter, /[a-zß-ɏ]/.test(letter)])
      expect([letter, isWordCode(code)]).toEqual([letter, /[a-zß-ɏ\d]/.test(letter)])
    }
    expect(all(isCapital, 'AZÄÉazäé5 ')).toEqual([true, true, true, true, false, false, false, false, false, false])
  })

  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' two  words\t', 2],
    ['a\u00a0b\u2003c - d', 5],
  ])('%j holds %i words', (text, words) => {
    expect(countWords(text)).toBe(words)
  })
})

/** The person's own words with shorthand written out: "20 hrs pw, M-F" is "20 hours a week, Monday to Friday". */
import { classOf, writtenOut } from '../line/word-lists.ts'
import { BREATH } from '../text/figures.ts'
import type { Doc } from './found.ts'
import { readWords, saidAt, type Words } from './lex.ts'

/** "w", "thurs": what is no part of another word nor of an address. */
const SHORT = /(?<![\p{L}\d@.'’])\p{L}{1,8}(?![\p{L}\d@'’])/gu

/** Written out where it stands for one thing only: "thurs" is Thursday, "Jan" only beside a figure or another such word. */
function writeOut(word: string, at: number, said: string, { language }: Doc): string {
  const lower = word.toLowerCase()
  const [long, other] = classOf(lower, language) === null ? writtenOut(lower, language) : []
  if (long === undefined || other !== undefined || (word.length === 1 && word !== 'w')) return word
  const [before, behind] = [said.slice(0, at), said.slice(at + word.length)]
  // "M/W/F", "req 4471"
  if ((before.endsWith('/') && /^\/\S/.test(behind)) || (long.endsWith('ed') && /^ \d/.test(behind))) return word
  if (/^\p{Lu}/u.test(long))
    return word === lower || /[\d/–-] ?$/.test(before) || /^\.? ?[\d/–-]/.test(behind) ? long : word
  return word !== lower || /(?:[-/]|\d )$/.test(before) || /^[-/.]/.test(behind) ? word : long
}

/** @returns `said` without blanks and stops around it; what is no shorthand stays to the letter */
export function ownWords(said: string, doc: Doc): string {
  let text = ''
  let at = 0
  for (const { kind, value, from, to, glued } of readWords(said, doc, 'short-values').list) {
    const figure = /(?<![\d.,])(\d[\d.,]*)\s?$/.exec(said.slice(Math.max(0, from - 12), from))
    if (kind !== 'short' && !(kind === 'unit' && figure)) continue
    // "20 hours pw", but "my PA"; "PH/3" is a mark.
    const per = /^(?:an?|pro|par|al?|por) /.test(value) && !/\d/.test(said.slice(Math.max(0, from - 16), from))
    if (kind === 'short' && (per || said[from - 1] === '/' || /^\/?\d/.test(said.slice(to)))) continue
    const [many, one] = value.split(' ')
    const word = kind === 'short' ? value : figure![1] === '1' && one ? one : many!
    text += said.slice(at, from)
    text += glued && /[\p{L}\d)€£$%]$/u.test(text) ? ` ${word}` : word
    if (/^[\p{L}\d$£€]/u.test(said.slice(to))) text += ' '
    at = to
  }
  return (text + said.slice(at))
    .replace(SHORT, (word, at: number, all: string) => writeOut(word, at, all, doc))
    .replaceAll(BREATH, doc.language === 'en' ? '.' : ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.:·•|*-]+|[\s,;:·•|+&/-]+$/g, '')
    .replace(/(?<![\p{L}.]\p{L}|\p{L}\.)\.$/u, '')
}

/** The person's own words from one lexeme up to another (exclusive). */
export const ownAt = (words: Words, from: number, to: number): string =>
  to > from ? ownWords(saidAt(words, from, to), words.doc) : ''

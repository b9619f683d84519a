/** Edits carried out: the words of a clause become the words of a line. */
import type { Language } from '../sheet/sheet.ts'
import { applyOp, type Lexicon } from './edits.ts'
import { infinitiveOf } from './plain-form.ts'
import type { Edits } from './tagger.ts'
import { classOf, isIn } from './word-lists.ts'
import { capitalise, joinPieces, type Word } from './words.ts'

interface Piece {
  text: string
  glued: boolean
}

export function sayEdits(words: readonly Word[], edits: Edits, language: Language, lexicon: Lexicon): string {
  const pieces: Piece[] = [{ text: edits.frame, glued: false }]
  let behind = -1
  let moved: string | null = null
  let prefix = ''
  const carries = edits.edits.includes('E')
  const kept = keepMarks(words, edits.edits, language)
  edits.edits.forEach((op, i) => {
    const word = words[i]!
    if (!kept[i]) return
    if (op === 'E' && moved === null) {
      moved = infinitiveOf(word.lower, language)
      return
    }
    if (op === 'P' && carries) {
      prefix = word.lower
      return
    }
    const text = op[0] === 'D' ? dropped(word) : applyOp(op, word, language, lexicon) || word.text
    // "2yrs" is written apart once it is written out
    const apart = (op === 'X' || op === 'Y') && /^\p{L}/u.test(text)
    pieces.push({ text, glued: word.glued && behind === i - 1 && !apart })
    behind = i
  })
  if (moved !== null) {
    // "nimmt … auf" -> "aufnehmen"
    const last = pieces.at(-1)
    if (prefix === '' && last && isIn('particle', last.text.toLowerCase(), 'de')) prefix = pieces.pop()!.text
    pieces.push({ text: prefix + moved, glued: false })
  }
  pieces.push({ text: edits.append, glued: false })
  return agree(capitalise(balanced(joinPieces(pieces))), language)
}

/** What stays: both brackets or none, and the mark between two sentences or two halves of a word. */
function keepMarks(words: readonly Word[], edits: Edits['edits'], language: Language): boolean[] {
  const kept = edits.map((op) => op[0] !== 'D')
  const open: number[] = []
  words.forEach(({ text, glued }, i) => {
    if (text === '(') open.push(i)
    const from = text === ')' ? open.pop() : undefined
    if (from !== undefined) kept[from] = kept[i] = kept.slice(from + 1, i).includes(true)
    const between = kept[i - 1] === true && edits[i + 1] !== undefined && edits[i + 1]![0] !== 'D'
    if (between && /^[/–-]$/.test(text) && glued) kept[i] = true
    if (between && /^[,;]$/.test(text) && !isIn('joint', words[i + 1]!.lower, language)) kept[i] = true
    if (between && /^[.!]$/.test(text) && words[i - 1]!.text.length > 3) kept[i] = true
  })
  return kept
}
const dropped = ({ text }: Word): string => (/^[.!]$/.test(text) ? ';' : text)

/** A bracket that was opened is closed. */
const balanced = (line: string): string => (line.split('(').length - line.split(')').length === 1 ? `${line})` : line)

const AN = /\b([Aa]) (?=[aeio]|u(?!ni|s[ei]|ti|k)|hour|honest|heir|(?:[AEFHILMNORSX](?:\p{Lu}|\d))|8\d?\b|11\b|18\b)/gu
const A = /\b([Aa])n (?=[bcdfgjklmnpqrstvwyz]|h(?!our|onest|eir)|uni|use|[BCDGJKPQTUVWYZ](?:\p{Lu}|\d))/gu

/** English: "a" and "an", no article before a plural, "you are able" where another verb came to stand, nobody but "you". */
function agree(line: string, language: Language): string {
  if (language !== 'en') return line.replace(ONE, '1 $1')
  const words = line.split(' ').map((word, at, all) => {
    const verb = /^(?:can|have|do)$/.test(word) && /^[Yy]ou$/.test(all[at - 1] ?? '')
    if (verb && isIn('state', all[at + 1]?.toLowerCase() ?? '', 'en')) return 'are'
    const many = all.slice(0, at).some((one) => /[^s]s,?$/.test(one))
    return word === 'they' && at > 0 && !many ? 'you' : word
  })
  const article =
    words.length <= 3 && /^An?$/.test(words[0]!) && /[^siu]s$/.test(words.at(-1)!) && !words.includes('of')
  const denied = /^An?$/.test(words[0]!) && isIn('denial', words[1] ?? '', 'en')
  return capitalise((article || denied ? words.slice(1) : words).join(' '))
    .replace(NEEDLESS, (said, noun: string) => (countable(noun) ? said.replace(noun, `a ${noun}`) : said))
    .replace(ONE, '1 $1')
    .replace(AN, '$1n ')
    .replace(A, '$1 ')
}

/** "1 horas" */
const ONE = /(?<![\d.,])1 (hour|year|month|week|day|heure|semaine|hora|semana|Stunde|Minute|Woche)[sn](?!\p{L})/gu
const NEEDLESS = /^You do not need ((?:\p{Ll}+ )?\p{Ll}+)$/u
const countable = (noun: string): boolean =>
  !/(?:s|ing)$/.test(noun) &&
  noun.split(' ').every((word) => !isIn('uncounted', word, 'en') && classOf(word, 'en') === null)

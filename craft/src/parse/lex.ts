/** A stretch of a brief, cut into what the grammars look at: figures, known words with their meaning, signs, other words. */
import { readTable } from '../data.ts'
import { classOf } from '../line/word-lists.ts'
import { LANGUAGES, type Language } from '../sheet/sheet.ts'
import { BREATH } from '../text/figures.ts'
import type { Doc } from './found.ts'

/** `from` and `to` are offsets into what was cut; `to` is exclusive. */
export interface Lexeme {
  /** What it is: 'number', 'word' where no list knows it, the kind of its row where one does, or the sign itself. */
  kind: string
  /** What its row says it means; else the word in small letters without accents. */
  value: string
  text: string
  from: number
  to: number
  /** Of a figure. */
  number: number | null
  /** No blank before it. */
  glued: boolean
  /** How its row says it is printed. */
  printed?: string
}
export interface Words {
  said: string
  doc: Doc
  list: readonly Lexeme[]
}
interface Phrase {
  pieces: readonly string[]
  kind: string
  value: string
  printed: string | undefined
  /** It counts only with a capital ("Mi", not "mi"). */
  capital: boolean
  /** It counts only to the letter ("IN", not "In"; "WE", not "We"). */
  exact: string | null
  /** A stop behind it belongs to it. */
  dotted: boolean
}
type Lexicon = Record<Language, Map<string, Phrase[]>>
interface Piece {
  text: string
  plain: string
  at: number
  to: number
}

/** "2) ", "[Thu 18:22] Gaz: ", "Jules 9:25 - ": numbers of a list, and what a messenger puts ahead. */
const AHEAD = [
  /^\s*\d{1,2}(?:\.?\)|\/(?=\s)|\.(?= ?[£$€]))\s*/,
  /^[\s"“]*(?:\p{Lu}\p{L}+ )?\[[^\]\n]{0,12}\d{1,2}:\d\d\]["”]?(?: ?\p{Lu}\p{L}+:)?\s*/u,
  /^[\s"“]*(?:\p{Lu}\p{L}+ \d{1,2}:\d\d ?[:–-]|["“]\d{1,2}:\d\d ?[–-])(?=\s*\p{L})/u,
]
const PIECE =
  /\d{1,3}(?:[ .,'’]\d{3})+(?![\d:])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?|(?<![\d\p{L}])\.\d{1,2}(?!\d)|\p{L}+|\n|[^\s\p{L}\d]/gu
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const STOPS = new Set([',', ';', '.', ':', '!', '?', '|', '\n', '•', '·', '*'])
const DASHES = new Set(['-', '–', '—', '‑', '−'])

/** Small letters without accents. */
export const fold = (word: string): string =>
  /^[a-z]*$/.test(word) ? word : word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

const lexicons = new Map<string, Lexicon>()

/**
 * Lists of `craft/data` as one lexicon. A row: language ("*" for all, "en,de" for some), kind, meaning, words ("a|b" for several;
 * with a capital only with a capital; a stop at the end may be there or not), and maybe how it is printed ("@": as it is spelled
 * there; such a name needs a capital only behind "!"). Endings of words are no words. Of two rows for the same words the first holds.
 */
function lexiconOf(names: readonly string[]): Lexicon {
  const known = lexicons.get(names.join())
  if (known) return known
  const lexicon: Lexicon = { en: new Map(), de: new Map(), fr: new Map(), es: new Map() }
  const rows = names.flatMap((name) => readTable(name)).filter(([, kind]) => !kind?.endsWith('ending'))
  for (const [tongues = '', kind = '', value = '', words = '', printed] of rows)
    for (const spelled of words.split('|')) {
      const phrase = phraseOf(spelled, kind, value, printed)
      const [first = ''] = phrase.pieces
      for (const language of LANGUAGES)
        if (tongues === '*' || tongues.split(',').includes(language))
          lexicon[language].set(first, [...(lexicon[language].get(first) ?? []), phrase])
    }
  for (const map of Object.values(lexicon))
    for (const phrases of map.values()) phrases.sort((a, b) => b.pieces.length - a.pieces.length)
  lexicons.set(names.join(), lexicon)
  return lexicon
}

function phraseOf(spelled: string, kind: string, value: string, printed: string | undefined): Phrase {
  const one = spelled.replace(/^!/, '')
  const dotted = one.endsWith('.') && one.length > 1
  const pieces = (one.replace(/\.$/, '').match(PIECE) ?? [one]).map(fold)
  const capital = printed === '@' ? spelled !== one : /^\p{Lu}/u.test(one)
  const exact = kind === 'code' || /^\p{Lu}{2,3}$/u.test(one) ? one : null
  return { pieces, kind, value, printed: printed === '@' ? one : printed, capital, exact, dotted }
}

/** @returns what `said` is made of, in order; the longest phrase of the named lists wins */
export function readWords(said: string, doc: Doc, ...names: string[]): Words {
  const { language } = doc
  const phrases = lexiconOf(names)[language]
  const start = AHEAD.reduce((at, mark) => at + (mark.exec(said.slice(at))?.[0].length ?? 0), 0)
  const pieces: Piece[] = Array.from(said.slice(start).matchAll(PIECE), ({ 0: text, index }) => ({
    text,
    plain: DASHES.has(text) ? '-' : fold(text),
    at: start + index,
    to: start + index + text.length,
  }))
  const list: Lexeme[] = []
  for (let at = 0; at < pieces.length; ) {
    const { text, plain, at: from } = pieces[at]!
    const glued = from > 0 && !/\s/.test(said[from - 1]!)
    // "5th" is no Thursday.
    const isEnding = glued && /\d/.test(said[from - 1]!) && plain === 'th'
    const phrase = phrases.get(plain)?.find((one) => stands(one, pieces, at) && !(isEnding && one.kind === 'day'))
    const last = list.at(-1)
    let next = at + (phrase?.pieces.length ?? 1)
    if (text in FRACTIONS && glued && last?.kind === 'number')
      list.splice(-1, 1, { ...last, number: last.number! + FRACTIONS[text]!, to: from + 1, text: last.text + text })
    else if (language === 'de' && isOrdinal(pieces, at, phrases))
      list.push({ kind: 'ordinal', value: text, text: `${text}.`, from, to: pieces[next++]!.to, number: +text, glued })
    else if (phrase) {
      if (phrase.dotted && isStop(pieces[next], pieces[next - 1]!)) next++
      const { kind, value, printed } = phrase
      const { to } = pieces[next - 1]!
      const number = kind === 'number' ? Number(value) : null
      list.push({ kind, value, text: said.slice(from, to), from, to, number, glued, ...(printed && { printed }) })
    } else {
      const number = /^\.?\d/.test(text) ? readFigure(text) : (FRACTIONS[text] ?? null)
      const kind = number === null ? kindOf(text) : 'number'
      list.push({ kind, value: plain, text, from, to: pieces[at]!.to, number, glued })
    }
    at = next
  }
  return { said, doc, list }
}

const isStop = (piece: Piece | undefined, before: Piece): boolean => piece?.text === '.' && piece.at === before.to

const NAMED = new Set(['day', 'days', 'part', 'shift', 'noun'])

/** "jeder 2. Samstag": the stop ends no sentence. */
function isOrdinal(pieces: readonly Piece[], at: number, phrases: ReadonlyMap<string, readonly Phrase[]>): boolean {
  const [number, stop, next] = [pieces[at]!, pieces[at + 1], pieces[at + 2]]
  if (!/^[1-3]?\d$/.test(number.text) || !isStop(stop, number) || !next) return false
  const kind = phrases.get(next.plain)?.find((one) => stands(one, pieces, at + 2))?.kind ?? ''
  return kind === 'month' || (NAMED.has(kind) && Number(number.text) <= 8)
}

function stands({ pieces, capital, exact }: Phrase, all: readonly Piece[], at: number): boolean {
  for (let i = 0; i < pieces.length; i++) if (all[at + i]?.plain !== pieces[i]) return false
  return exact === null ? !capital || /^\p{Lu}/u.test(all[at]!.text) : all[at]!.text === exact
}

function kindOf(text: string): string {
  if (/^\p{L}/u.test(text)) return 'word'
  if (STOPS.has(text)) return 'stop'
  return DASHES.has(text) ? '-' : text
}

/** "2,500", "2.500", "2 500", "2'500" are thousands; "12,5" and "12.50" are not, nor is a zero ahead. */
function readFigure(text: string): number {
  const grouped = /^[1-9]\d{0,2}(?:[ .,'’]\d{3})+(?=$|[.,]\d{1,2}$)/.exec(text)
  if (!grouped) return Number(text.replace(/[ '’]/g, '').replace(',', '.'))
  return Number(grouped[0].replace(/\D/g, '') + text.slice(grouped[0].length).replace(',', '.'))
}

/** The figure said in one breath with the one at `at`: the 50 of "14 50", the 5 of "38 5". */
export function breathAt({ said, list }: Words, at: number): Lexeme | null {
  const [first, second] = [list[at], list[at + 1]]
  const one = first?.kind === 'number' && second?.kind === 'number' && said.slice(first.to, second.from) === BREATH
  return one ? second : null
}

const SMALL = ['article', 'pronoun', 'auxiliary', 'possessive']
/** A word of a class that says nothing of a value: "we shall", "une". */
export const isSmall = ({ kind, text }: Lexeme, language: Language): boolean =>
  kind === 'word' && SMALL.includes(classOf(text.toLowerCase(), language) ?? '')

/** Whether the lexeme at `at` is of one of the kinds. */
export const is = ({ list }: Words, at: number, ...kinds: string[]): boolean => kinds.includes(list[at]?.kind ?? '')

/** Behind the lexemes from `at` on that are of these kinds. */
export function skip(words: Words, at: number, ...kinds: string[]): number {
  while (is(words, at, ...kinds)) at++
  return at
}

export const textAt = ({ list }: Words, at: number): string => list[at]?.text ?? ''

/** Offsets of the lexemes from `from` up to `to` (exclusive). */
export const spanOf = ({ list }: Words, from: number, to: number): { from: number; to: number } => ({
  from: list[from]!.from,
  to: list[to - 1]!.to,
})

export const saidAt = (words: Words, from: number, to: number): string => {
  const span = spanOf(words, from, to)
  return words.said.slice(span.from, span.to)
}

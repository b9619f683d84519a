import type { Run } from '@rolewright/craft/document'
import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import { linksIn } from '../links.ts'
import { printable } from '../printable.ts'
import type { Style } from './faces.ts'
import type { ChosenFont, Fonts } from './fonts.ts'
import { isMirrored } from './mirrored-font.ts'

/** A stretch of text in one font and one direction, that no line ends within. */
export interface Piece {
  text: string
  font: ChosenFont
  /** Unicode's embedding level: odd for what is written from right to left. */
  level: number
  isBlank: boolean
  /** Where it leads; null for what leads nowhere. */
  href: string | null
  /** Whether a line may end after it. */
  breaks: boolean
  /** Whether its last letter and the next one stay unjoined. */
  standsApart: boolean
}

const bidi = bidiFactory()
/** Stands for what no font has a glyph for. */
const BOX = '☐'
/** No language puts more on a letter; what goes on for ever would take for ever. */
const CLUSTER_MAX_LENGTH = 64
const PIECE_MAX_LENGTH = 256
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter('th', { granularity: 'word' })
/** Scripts whose words follow one another without blanks: where one ends takes a dictionary. */
const WITHOUT_BLANKS = /\p{Script=Thai}/u
const BETWEEN_LETTERS = /^\p{Script=Thai}{2}$/u
/** A hyphen at the end of a line would be lost when an address is copied. */
const ADDRESS = /\bhttps?:\/\/\S+/g
const SCHEME = /\bhttps?:\/\//g
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** "(m/w/d)" is one word. */
const SHORT_WITH_SLASH = /(?<!\S)[^\s/]{0,12}(?:\/[^\s/]{1,12}){1,4}(?!\S)/g
const NON_JOINER = '\u200c'
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u2067]/u
/** Their work is done once the lines are known where they may break and the letters where they join. */
const SPENT = /[\u200b\u200c\u200e\u200f\u2060-\u2064\u2066-\u2069\u00ad]/g

/** Cuts text into pieces, in the order in which it is read. */
export function cutPieces(runs: readonly Run[], isRightToLeft: boolean, heavy: boolean, fonts: Fonts): Piece[] {
  const cleaned = runs.map((run) => ({ ...run, text: forPage(run.text) })).filter(({ text }) => text !== '')
  const text = cleaned.map((run) => run.text).join('')
  const styles = cleaned.flatMap(({ text: { length }, bold, italic }) =>
    Array<Style>(length).fill(styleOf(bold || heavy, italic)),
  )
  const breaks = findBreaks(text)
  const hrefs = linksIn(text).flatMap(({ text: { length }, href }) => Array<string | null>(length).fill(href))
  const levels = levelsOf(text, isRightToLeft)
  const pieces: Piece[] = []
  for (const { segment, index } of clustersOf(text)) {
    const last = pieces.at(-1)
    const level = levels?.[index] ?? 0
    const isBlank = segment === ' '
    // A blank, and signs between letters from the right, stay in the font they stand in.
    const stays = last && (isBlank || (level % 2 === 1 && level === last.level)) && styles[index] === styles[index - 1]
    const goesOn = stays && !last.font.isMirrored && !isPicture(last.font) && fonts.has(last.font, segment)
    const upright = goesOn ? last.font : fonts.choose(segment, styles[index]!)
    const font = level % 2 === 1 && isMirrored(segment) ? fonts.mirrored(upright) : upright
    const standsApart = segment.endsWith(NON_JOINER)
    const drawn = font.isMissing ? BOX : segment
    const href = hrefs[index] ?? null
    const next = { text: drawn, font, level, isBlank, href, standsApart, breaks: breaks.has(index + segment.length) }
    if (last && belongTogether(last, next)) Object.assign(last, next, { text: last.text + drawn })
    else pieces.push(next)
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(SPENT, '') })).filter((piece) => piece.text !== '')
}

/** Characters as people see them, each with its marks. */
export function* clustersOf(text: string): Generator<{ segment: string; index: number }> {
  for (const { segment, index } of clusters.segment(text))
    for (let at = 0; at < segment.length; at += CLUSTER_MAX_LENGTH)
      yield { segment: segment.slice(at, at + CLUSTER_MAX_LENGTH), index: index + at }
}

const belongTogether = (last: Piece, next: Piece) =>
  !last.breaks &&
  last.text.length < PIECE_MAX_LENGTH &&
  !last.standsApart &&
  last.font.name === next.font.name &&
  last.level === next.level &&
  last.href === next.href &&
  last.isBlank === next.isBlank

const isPicture = ({ name }: ChosenFont) => name.startsWith('NotoEmoji')

const styleOf = (bold: boolean, italic: boolean): Style =>
  bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular'

/** Composed letters, for which fonts have a glyph, and no breaks or tabs, for which they have none. */
export const forPage = (text: string): string =>
  printable(text)
    .normalize('NFC')
    .replace(/[\t\n]/g, ' ')

function findBreaks(text: string): Set<number> {
  const breaker = new LineBreaker(text)
  const positions = new Set<number>()
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) positions.add(next.position)
  const join = (words: RegExp, sign: RegExp) => {
    for (const { 0: word, index } of text.matchAll(words))
      for (const found of word.matchAll(sign)) positions.delete(index + found.index + 1)
  }
  join(SHORT_WITH_SLASH, /\//g)
  join(ADDRESS, /-/g)
  // No line ends within what says how to get there.
  join(SCHEME, /[:/]/g)
  join(MAIL, /[-@.+]/g)
  if (WITHOUT_BLANKS.test(text))
    for (const { index } of words.segment(text))
      if (BETWEEN_LETTERS.test(text.slice(index - 1, index + 1))) positions.add(index)
  return positions
}

function levelsOf(text: string, isRightToLeft: boolean): Uint8Array | undefined {
  if (!isRightToLeft && !FROM_RIGHT.test(text)) return
  return bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr').levels
}

import type { Run } from '@rolewright/craft/document'
import { Unreadable } from './unreadable.ts'
import { type Lists, readLists } from './word-lists.ts'
import { type Properties, readRuns, type Sprms } from './word-properties.ts'
import { readStyles, type Styles } from './word-styles.ts'

/**
 * The parts of [MS-DOC] that tell a text with its headings, lists and tables.
 * https://learn.microsoft.com/en-us/openspecs/office_file_formats/ms-doc/
 */

export interface WordParagraph {
  runs: Run[]
  /** From 1 on; null for what is none. */
  heading: number | null
  list: { kind: 'bullets' | 'steps'; level: number } | null
  inTable: boolean
  endsCell: boolean
  endsRow: boolean
}

/** Where the pairs of offset and length of the parts begin in the file information block, and which pair is which. */
const PARTS = 154
const PART = { styles: 1, characters: 12, paragraphs: 13, pieces: 33, lists: 73, overrides: 74 }
const [IS_ENCRYPTED, TABLE_IS_1] = [0x0100, 0x0200]
const CELL_END = 7

interface Piece {
  /** Of characters. */
  from: number
  to: number
  /** In the stream, in bytes. */
  offset: number
  /** One byte a character, in Windows' code page. */
  isNarrow: boolean
}

/** @param stream the named part of the container @throws where it is damaged */
export function openWordBinary(stream: (name: string) => Buffer | null): Iterable<WordParagraph> | 'protected' {
  const main = stream('WordDocument')
  if (main?.readUInt16LE(0) !== 0xa5ec) throw new Unreadable('This is no Word document.')
  const flags = main.readUInt16LE(10)
  if (flags & IS_ENCRYPTED) return 'protected'
  const table = stream(flags & TABLE_IS_1 ? '1Table' : '0Table')
  if (!table) throw new Unreadable('This Word document is damaged: a part of it is missing.')
  const part = (index: number): Buffer => {
    const at = PARTS + index * 8
    const [from, length] = [main.readUInt32LE(at), main.readUInt32LE(at + 4)]
    return table.subarray(from, from + length)
  }
  // Level definitions follow the list table beyond its stated length.
  const listsFrom = main.readUInt32LE(PARTS + PART.lists * 8)
  const lists = part(PART.lists).length > 0 ? readLists(table.subarray(listsFrom), part(PART.overrides)) : null
  const text = new WordText(main, readPieces(part(PART.pieces)), main.readUInt32LE(76))
  return paragraphsOf(text, {
    styles: readStyles(part(PART.styles)),
    lists,
    paragraphs: readRuns(main, part(PART.paragraphs), 'paragraph'),
    characters: readRuns(main, part(PART.characters), 'character'),
  })
}

/** The piece table: which stretch of characters lies where. */
function readPieces(clx: Buffer): Piece[] {
  let at = 0
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1)
  if (clx[at] !== 2) throw new Unreadable('This Word document is damaged: it has no table of its text.')
  const size = clx.readUInt32LE(at + 1)
  const plc = clx.subarray(at + 5, at + 5 + size)
  const count = (size - 4) / 12
  return Array.from({ length: count }, (_, index) => {
    const fc = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isNarrow = (fc & 0x40000000) !== 0
    const offset = isNarrow ? (fc & 0x3fffffff) / 2 : fc & 0x3fffffff
    return { from: plc.readUInt32LE(index * 4), to: plc.readUInt32LE(index * 4 + 4), offset, isNarrow }
  })
}

const NARROW = new TextDecoder('windows-1252')

class WordText {
  readonly #main: Buffer
  readonly #pieces: Piece[]
  readonly #length: number

  /** @param length of the main text: notes, headers and boxes follow it */
  constructor(main: Buffer, pieces: Piece[], length: number) {
    this.#main = main
    this.#pieces = pieces
    this.#length = length
  }

  /** Character by character, each with its place in the stream. */
  *characters(): Generator<{ sign: string; offset: number }> {
    for (const { from, to, offset, isNarrow } of this.#pieces) {
      const end = Math.min(to, this.#length)
      for (let at = from; at < end; at++) {
        const place = offset + (at - from) * (isNarrow ? 1 : 2)
        const sign = isNarrow
          ? NARROW.decode(this.#main.subarray(place, place + 1))
          : String.fromCharCode(this.#main.readUInt16LE(place))
        yield { sign, offset: place }
      }
    }
  }
}

interface Told {
  styles: Styles
  lists: Lists | null
  paragraphs: Properties
  characters: Properties
}

function* paragraphsOf(text: WordText, { styles, lists, paragraphs, characters }: Told): Generator<WordParagraph> {
  let runs: Run[] = []
  /** Within the instruction of a field, which nobody sees; fields may stand within one another. */
  const fields: boolean[] = []
  for (const { sign, offset } of text.characters()) {
    const code = sign.charCodeAt(0)
    if (code === 0x13) fields.push(true)
    else if (code === 0x14 && fields.length > 0) fields[fields.length - 1] = false
    else if (code === 0x15) fields.pop()
    else if (code === 13 || code === CELL_END || code === 12) {
      const { style, sprms } = paragraphs.at(offset)
      yield { runs, ...shapeOf(style, sprms, styles, lists, code === CELL_END) }
      runs = []
    } else if (!fields.includes(true)) {
      const look = characters.at(offset).sprms
      if (look.isHidden || look.isDeleted) continue
      const shown = shownAs(sign, code)
      if (shown !== '') runs.push({ text: shown, bold: look.bold ?? false, italic: look.italic ?? false })
    }
  }
  if (runs.length > 0) yield { runs, heading: null, list: null, inTable: false, endsCell: false, endsRow: false }
}

function shownAs(sign: string, code: number): string {
  if (code === 9 || code === 11 || code === 14 || code === 0xa0) return ' '
  if (code === 30) return '-'
  return code < 32 ? '' : sign
}

function shapeOf(style: number, own: Sprms, styles: Styles, lists: Lists | null, endsCell: boolean) {
  const inherited = styles.propertiesOf(style)
  const outline = own.outline ?? inherited.outline
  const heading = styles.headingOf(style) ?? (outline !== undefined && outline < 9 ? outline + 1 : null)
  const list = own.list ?? inherited.list
  const level = own.level ?? inherited.level ?? 0
  const kind = list ? (lists?.kindOf(list, level) ?? 'bullets') : null
  return {
    heading,
    list: kind === null || kind === 'none' ? null : { kind, level },
    inTable: own.inTable ?? false,
    endsCell,
    endsRow: own.endsRow ?? false,
  }
}

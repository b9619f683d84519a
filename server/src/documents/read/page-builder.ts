import { type Block, type JobDocument, plainText, printDocument, type Run } from '@rolewright/craft/document'

interface Heading {
  kind: 'heading'
  level: number
  text: string
}
type Piece = Heading | Block

export interface Look {
  bold: boolean
  italic: boolean
}
export const PLAIN: Look = { bold: false, italic: false }

const DEEPEST = 3
/** A longer line is no heading, whatever it looks like. */
const HEADING_MAX_LENGTH = 70
const ENDS = /[.!?,;:…]$/
/** A bullet that somebody typed or a program drew. */
const MARK = /^\s*[•·▪●◦○■□–*\-\u2043\uf0b7\uf0a7\u2023]\s+/u

/** Takes what a reader finds, in order, and makes of it one document in one form, whatever the format was. */
export class PageBuilder {
  readonly #pieces: Piece[] = []
  #broken = true

  /** @param level 1 for the title, 2 for a section, and so on */
  heading(level: number, runs: readonly Run[]): void {
    const text = spaced(plainText([...runs]))
      .trim()
      .replace(/\s*:$/, '')
    if (text !== '') this.#pieces.push({ kind: 'heading', level, text })
    this.#broken = true
  }

  /** A paragraph, or an item where it begins with a bullet. */
  paragraph(runs: readonly Run[]): void {
    const said = tidy(runs)
    if (said.length === 0) return
    if (MARK.test(said[0]!.text) && plainText(said).replace(MARK, '').trim() !== '') {
      const [first, ...rest] = said
      this.item('bullets', 0, [{ ...first!, text: first!.text.replace(MARK, '') }, ...rest])
      return
    }
    this.#pieces.push({ kind: 'paragraph', runs: said })
    this.#broken = true
  }

  /** @param level 0 for the list itself, 1 for one within it, and so on */
  item(kind: 'bullets' | 'steps', level: number, runs: readonly Run[]): void {
    const said = tidy(runs)
    if (said.length === 0) return
    const last = this.#pieces.at(-1)
    const list = !this.#broken && last && 'items' in last && (last.kind === kind || level > 0) ? last : null
    if (!list) {
      this.#pieces.push({ kind, items: [said] })
      this.#broken = false
      return
    }
    list.items.push(said)
    const before = list.levels?.at(-1) ?? 0
    const depth = Math.min(level, before + 1, DEEPEST)
    if (depth > 0 || list.levels) list.levels = [...(list.levels ?? list.items.slice(1).map(() => 0)), depth]
  }

  table(rows: readonly (readonly Run[])[][]): void {
    const cells = rows.map((row) => row.map(tidy)).filter((row) => row.some((cell) => cell.length > 0))
    const width = Math.max(0, ...cells.map((row) => row.length))
    // What stands in one column is no table but a frame around text.
    if (width === 1) for (const [cell] of cells) this.paragraph(cell!)
    else if (width > 1)
      this.#pieces.push({
        kind: 'table',
        // The weight of its head is the head's, and not of what it says.
        rows: cells.map((row, at) =>
          Array.from({ length: width }, (_, column) => (at === 0 ? plain(row[column] ?? []) : (row[column] ?? []))),
        ),
      })
    this.#broken = true
  }

  /** Light markdown in normal form. */
  print(): string {
    return printDocument(this.#document())
  }

  #document(): JobDocument {
    const hasHeadings = this.#pieces.some(({ kind }) => kind === 'heading')
    const pieces = hasHeadings || this.#pieces.length < 2 ? this.#pieces : guessed(this.#pieces)
    const document: JobDocument = { title: '', facts: [], sections: [] }
    const title = titleOf(pieces)
    const rest = pieces.filter((piece) => piece !== title)
    const top = Math.min(DEEPEST, ...rest.flatMap((piece) => (piece.kind === 'heading' ? [piece.level] : [])))
    if (title) document.title = title.text
    for (const piece of rest) {
      if (piece.kind === 'heading')
        document.sections.push({ heading: piece.text, level: piece.level > Math.max(top, 1) ? 3 : 2, blocks: [] })
      else {
        if (document.sections.length === 0) document.sections.push({ heading: null, level: 2, blocks: [] })
        document.sections.at(-1)!.blocks.push(piece)
      }
    }
    return document
  }
}

/** The first heading of the first level, unless sections stand before it. */
function titleOf(pieces: readonly Piece[]): Heading | null {
  const first = pieces.find((piece): piece is Heading => piece.kind === 'heading')
  if (!first) return null
  const others = pieces.filter((piece) => piece.kind === 'heading' && piece !== first && piece.level <= first.level)
  // All of one level: the first is the title where nothing but it stands there.
  const next = pieces[pieces.indexOf(first) + 1]
  return first.level === 1 || (others.length === 0 && next) ? first : null
}

/** Programs without headings: short lines, wholly bold or over a list or a longer text. */
function guessed(pieces: readonly Piece[]): Piece[] {
  let titled = false
  return pieces.map((piece, at): Piece => {
    if (piece.kind !== 'paragraph') return piece
    const text = plainText(piece.runs).trim()
    const isShort = text.length <= HEADING_MAX_LENGTH && !ENDS.test(text.replace(/:$/, '')) && !/ [·|] /.test(text)
    const next = pieces[at + 1]
    const isBold = piece.runs.every(({ bold, text: words }) => bold || words.trim() === '')
    if (!titled) {
      titled = true
      return isShort ? { kind: 'heading', level: 1, text } : piece
    }
    const opens = next !== undefined && (next.kind !== 'paragraph' || plainText(next.runs).length > HEADING_MAX_LENGTH)
    const isHeading = isShort && next !== undefined && /^\p{Lu}/u.test(text) && (isBold || opens)
    return isHeading ? { kind: 'heading', level: 2, text: text.replace(/\s*:$/, '') } : piece
  })
}

const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ')

const plain = (runs: readonly Run[]): Run[] => (runs.length === 0 ? [] : [{ text: plainText([...runs]), ...PLAIN }])

/** One blank between words, none at the ends, neighbours of one look as one. */
export function tidy(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const text = spaced(run.text.replace(/[\u200b\u2060\ufeff\u00ad]/g, ''))
    const last = joined.at(-1)
    const said = last && /\s$/.test(last.text) ? text.replace(/^ /, '') : text
    if (said === '') continue
    // A blank has no look of its own.
    if (last && (said === ' ' || (last.bold === run.bold && last.italic === run.italic))) last.text += said
    else joined.push({ ...run, text: said })
  }
  if (joined[0]) joined[0].text = joined[0].text.trimStart()
  const end = joined.at(-1)
  if (end) end.text = end.text.trimEnd()
  return joined.filter(({ text }) => text !== '')
}

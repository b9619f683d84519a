import { clustersOf, type Piece } from './pieces.ts'

/** A stretch of a line as it is drawn: words from the left with their neighbours in the same font, others one by one. */
export interface Stretch {
  text: string
  font: Piece['font']
  href: string | null
  width: number
  /** Its distance from the line's left end. */
  left: number
}
export interface Line {
  /** In the order in which they are read; their place says where they stand. */
  stretches: Stretch[]
  width: number
}

/** The width of a stretch in points. */
export type Measure = (stretch: Pick<Stretch, 'text' | 'font'>) => number

/** Fills lines with as many words as fit; a word that is wider than a line is cut. */
export function breakLines(pieces: Piece[], width: number, measure: Measure): Line[] {
  const widthOf = (piece: Piece) => measure(toStretch([piece]))
  const lines: Piece[][] = []
  let line: Piece[] = []
  let filled = 0
  const end = () => {
    if (line.length > 0) lines.push(line)
    line = []
    filled = 0
  }
  const add = (word: Piece[]) => {
    const full = word.reduce((sum, piece) => sum + widthOf(piece), 0)
    const inked = word.reduce((sum, piece) => sum + (piece.isBlank ? 0 : widthOf(piece)), 0)
    if (filled + inked > width) end()
    const clusters = inked > width ? word.flatMap(cutClusters) : []
    if (clusters.length > 1) {
      for (const cluster of clusters) add([cluster])
      return
    }
    line.push(...word)
    filled += full
  }
  for (const word of wordsOf(pieces)) add(word)
  end()
  return lines.map((content) => setLine(content, measure))
}

function wordsOf(pieces: Piece[]): Piece[][] {
  const words: Piece[][] = [[]]
  for (const piece of pieces) {
    words.at(-1)!.push(piece)
    if (piece.breaks) words.push([])
  }
  return words.filter((word) => word.length > 0)
}

const cutClusters = (piece: Piece): Piece[] =>
  Array.from(clustersOf(piece.text), ({ segment }) => ({ ...piece, text: segment, breaks: true }))

function setLine(pieces: Piece[], measure: Measure): Line {
  const inReading = trimEnd(pieces)
  let left = 0
  const stretches = joinPieces(reorder(inReading)).map((group) => {
    const stretch = toStretch(group)
    const width = measure(stretch)
    left += width
    return { ...stretch, width, left: left - width, index: inReading.indexOf(group[0]!) }
  })
  return { stretches: stretches.sort((one, other) => one.index - other.index), width: left }
}

const trimEnd = (pieces: Piece[]) => pieces.slice(0, pieces.findLastIndex(({ isBlank }) => !isBlank) + 1)

/** Rule L2 of Unicode's bidirectional algorithm: from the highest level on, what is at least as high is turned round. */
function reorder(pieces: Piece[]): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      if (ordered[from]!.level < level) continue
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to++
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  return ordered
}

/** Far more than a line holds, unless it's of nothing but marks. */
const STRETCH_MAX_LENGTH = 1000

function joinPieces(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = []
  let length = 0
  for (const piece of pieces) {
    const last = groups.at(-1)?.at(-1)
    const joins = last && belongTogether(last, piece) && length < STRETCH_MAX_LENGTH
    if (joins) groups.at(-1)!.push(piece)
    else groups.push([piece])
    length = (joins ? length : 0) + piece.text.length
  }
  return groups
}

const isFromRight = ({ level }: Piece) => level % 2 === 1

const belongTogether = (last: Piece, piece: Piece) =>
  last.font.name === piece.font.name &&
  last.href === piece.href &&
  last.level === piece.level &&
  !isFromRight(piece) &&
  !last.standsApart

const LETTERS_FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Numbers are written from the left in Arabic, too, but the font turns them round with the letters. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/

/** What a font is given: it turns round what it knows to be written from the right, by its letters. */
function toStretch(pieces: Piece[]): Omit<Stretch, 'width' | 'left'> {
  const { font, href } = pieces[0]!
  const text = pieces.map((piece) => piece.text).join('')
  const turns = isFromRight(pieces[0]!) ? !LETTERS_FROM_RIGHT.test(text) : ARABIC_DIGITS.test(text)
  return { text: turns ? turnRound(text) : text, font, href }
}

const turnRound = (text: string) =>
  Array.from(clustersOf(text), ({ segment }) => segment)
    .reverse()
    .join('')

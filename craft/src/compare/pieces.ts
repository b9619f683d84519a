/** A page in the pieces that can change by themselves: title, parts of the line of facts, headings, bullets, sentences. */

export type Role = 'title' | 'fact' | 'heading' | 'bullet' | 'sentence'

export interface Piece {
  role: Role
  /** What stands before its words: "## ", "- ", or nothing. */
  mark: string
  /** Its words, with the marks of emphasis that stand in them. */
  text: string
  /** Of the words, in UTF-16 units of the page: from is inclusive, to is exclusive. */
  from: number
  to: number
  /** Which line of the page it stands in. */
  line: number
  /** The heading that it stands under; empty above the first. */
  under: string
}

const MARK = /^\s*(?:#{1,6}|[-*+•–]|\d{1,3}[.)])\s+/
const FACTS_JOINT = ' · '
const SENTENCE = /[.!?]["')\]”»]?\s+(?=[\p{Lu}\d„«"“¿¡])/gu

export function piecesOf(page: string): Piece[] {
  const pieces: Piece[] = []
  let under = ''
  let offset = 0
  let isAbove = true
  for (const [line, raw] of page.split('\n').entries()) {
    const start = offset
    offset += raw.length + 1
    if (raw.trim() === '') continue
    const mark = MARK.exec(raw)?.[0] ?? ''
    const add = (role: Role, from: number, to: number) =>
      pieces.push({ role, mark, text: raw.slice(from, to), from: start + from, to: start + to, line, under })
    const end = raw.trimEnd().length
    if (mark.trimStart().startsWith('#')) {
      const isTitle = !pieces.some(({ role }) => role === 'title')
      isAbove = isTitle
      if (!isTitle) under = raw.slice(mark.length, end)
      add(isTitle ? 'title' : 'heading', mark.length, end)
    } else if (mark !== '') {
      isAbove = false
      add('bullet', mark.length, end)
    } else if (isAbove && raw.includes(FACTS_JOINT)) {
      isAbove = false
      for (const [from, to] of cutAt(raw, end, / · /g)) add('fact', from, to)
    } else {
      isAbove = false
      for (const [from, to] of cutAt(raw, end, SENTENCE)) add('sentence', from, to)
    }
  }
  return pieces
}

/** The stretches between matches; of what ends a sentence, all but the blank belongs to it. */
function cutAt(raw: string, end: number, joint: RegExp): [from: number, to: number][] {
  const stretches: [number, number][] = []
  let from = 0
  for (const { 0: said, index } of raw.slice(0, end).matchAll(joint)) {
    stretches.push([from, index + (said.startsWith(' ') ? 0 : said.trimEnd().length)])
    from = index + said.length
  }
  return [...stretches, [from, end]]
}

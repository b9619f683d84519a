/**
 * Light markdown <-> a neutral document: title, line of facts, sections with paragraphs and lists.
 * `printDocument` and `parseDocument` are inverse for every document in normal form (see `parseDocument`).
 */

export interface Run {
  text: string
  bold: boolean
  italic: boolean
}

export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'bullets'; items: Run[][] }
  | { kind: 'steps'; items: Run[][] }

export interface Section {
  /** Null for what stands before the first heading. */
  heading: string | null
  /** 2 for "##", 3 for "###" and deeper. */
  level: 2 | 3
  blocks: Block[]
}

export interface JobDocument {
  title: string
  /** What a line of facts lists, "Berlin · Hybrid · Full time"; empty where there is none. */
  facts: string[]
  sections: Section[]
}

const FENCE = /^\s*```/
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/
const UNDERLINE = /^\s{0,3}(=+|-{3,})\s*$/
const BULLET = /^\s*[-*+•·▪◦–]\s+(.*)$/
const STEP = /^\s*\d{1,3}[.)]\s+(.*)$/
const TABLE_ROW = /^\s*\|(.+)\|\s*$/
const RULE = /^\s{0,3}(?:\*\s*\*\s*\*[\s*]*|_\s*_\s*_[\s_]*|-\s*-\s*-[\s-]*)$/
/** A line of nothing but bold text is a heading in the output of many models. */
const BOLD_LINE = /^\s*(?:\*\*|__)([^*_]{2,70}?)(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*:?)\s*$/

/** Takes any light markdown: other bullets, bold lines as headings, fences and tables included. Never fails. */
export function parseDocument(markdown: string): JobDocument {
  const document: JobDocument = { title: '', facts: [], sections: [] }
  const lines = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>/gi, ' ')
    .split('\n')
  let paragraph: string[] = []

  const section = (): Section => {
    if (document.sections.length === 0) document.sections.push({ heading: null, level: 2, blocks: [] })
    return document.sections.at(-1)!
  }
  const endParagraph = () => {
    if (paragraph.length === 0) return
    const text = paragraph.join(' ').trim()
    paragraph = []
    if (text === '') return
    const facts = document.sections.length === 0 && document.facts.length === 0 ? factsIn(text) : null
    if (facts) document.facts = facts
    else section().blocks.push({ kind: 'paragraph', runs: parseRuns(text) })
  }
  const startSection = (text: string, depth: number) => {
    endParagraph()
    const heading = plainText(parseRuns(text))
      .replace(/[\s:]+$/, '')
      .trim()
    if (heading === '') return
    if (depth === 1 && document.title === '' && document.sections.every(({ blocks }) => blocks.length === 0))
      document.title = heading
    else document.sections.push({ heading, level: depth >= 3 ? 3 : 2, blocks: [] })
  }
  const addItem = (kind: 'bullets' | 'steps', text: string) => {
    endParagraph()
    const { blocks } = section()
    const last = blocks.at(-1)
    const runs = parseRuns(text.trim())
    if (runs.length === 0) return
    if (last && last.kind === kind && !broken) last.items.push(runs)
    else blocks.push({ kind, items: [runs] })
    broken = false
    inItem = true
  }
  let broken = false
  let inItem = false

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (FENCE.test(line)) continue
    if (line.trim() === '') {
      endParagraph()
      inItem = false
      continue
    }
    const heading = HEADING.exec(line)
    const bold = BOLD_LINE.exec(line)
    const bullet = BULLET.exec(line)
    const step = STEP.exec(line)
    const row = TABLE_ROW.exec(line)
    if (heading) startSection(heading[2]!, heading[1]!.length)
    else if (UNDERLINE.test(line) && paragraph.length === 1) {
      const text = paragraph.pop()!
      startSection(text, line.includes('=') ? 1 : 2)
    } else if (RULE.test(line)) endParagraph()
    else if (bold && paragraph.length === 0)
      startSection(bold[1]!, document.title === '' && document.sections.length === 0 ? 1 : 2)
    else if (bullet) addItem('bullets', bullet[1]!)
    else if (step) addItem('steps', step[1]!)
    else if (row) {
      const cells = row[1]!.split('|').map((cell) => cell.trim())
      if (!cells.every((cell) => /^:?-*:?$/.test(cell))) addItem('bullets', cells.filter(Boolean).join(': '))
    } else if (inItem) {
      const last = section().blocks.at(-1)!
      if (last.kind !== 'paragraph') last.items.push(parseRuns(`${printRuns(last.items.pop()!)} ${line.trim()}`))
    } else paragraph.push(line.trim())
    if (heading || bold) {
      inItem = false
      broken = false
    } else if (!bullet && !step && !row && !inItem) broken = true
  }
  endParagraph()
  return named(document)
}

/** Without a "#" heading the first short line is the title. */
function named(document: JobDocument): JobDocument {
  if (document.title !== '') return document
  const first = document.sections[0]
  const block = first?.blocks[0]
  if (!first || first.heading !== null || block?.kind !== 'paragraph') return document
  const text = plainText(block.runs)
  if (text.length > 80 || /[.!?]$/.test(text)) return document
  first.blocks.shift()
  if (first.blocks.length === 0) document.sections.shift()
  return { ...document, title: text }
}

const SEPARATOR = / · | • | \| /

function factsIn(text: string): string[] | null {
  if (!SEPARATOR.test(text) || text.length > 400) return null
  return text
    .split(SEPARATOR)
    .map((fact) => plainText(parseRuns(fact.trim())))
    .filter(Boolean)
}

/** The text of runs without its marks. */
export const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

const TOKENS = /\\([!-/:-@[-`{-~•·▪◦–])|(\*{1,3})|(?<![\p{L}\p{N}\\])(_{1,2})(?=\S)|(?<=\S)(_{1,2})(?![\p{L}\p{N}])/gu

/** "**bold**", "*italic*", "***both***"; a mark without its partner is a letter like any other. */
export function parseRuns(text: string): Run[] {
  const literal = new Set<number>()
  for (let attempt = 0; attempt < 8; attempt++) {
    const { runs, unclosed } = readRuns(text, literal, attempt === 7)
    if (unclosed.length === 0) return runs
    for (const at of unclosed) literal.add(at)
  }
  return readRuns(text, literal, true).runs
}

function readRuns(text: string, literal: ReadonlySet<number>, plain: boolean): { runs: Run[]; unclosed: number[] } {
  const runs: Run[] = []
  let bold = -1
  let italic = -1
  let at = 0
  const push = (piece: string) => {
    if (piece === '') return
    const last = runs.at(-1)
    const style = { bold: bold >= 0, italic: italic >= 0 }
    if (last && last.bold === style.bold && last.italic === style.italic) last.text += piece
    else runs.push({ text: piece, ...style })
  }
  for (const match of text.matchAll(TOKENS)) {
    const [whole, escaped, stars, opening, closing] = match
    push(text.slice(at, match.index))
    at = match.index + whole.length
    if (escaped !== undefined) {
      push(escaped)
      continue
    }
    const count = (stars ?? opening ?? closing)!.length
    const opens = /\S/.test(text[at] ?? ' ')
    const closes = /\S/.test(text[match.index - 1] ?? ' ')
    const turnsBold = count >= 2
    const turnsItalic = count !== 2
    const fits = (state: number) => (state >= 0 ? closes : opens)
    if (plain || literal.has(match.index) || (turnsBold && !fits(bold)) || (turnsItalic && !fits(italic))) {
      push(whole)
      continue
    }
    if (turnsBold) bold = bold >= 0 ? -1 : match.index
    if (turnsItalic) italic = italic >= 0 ? -1 : match.index
  }
  push(text.slice(at))
  return { runs, unclosed: [bold, italic].filter((index) => index >= 0) }
}

const escapeMarks = (text: string): string =>
  text.replace(/[\\*]/g, '\\$&').replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')

/** Blanks move out of the marks: "**bold **text" is not markdown. */
export function printRuns(runs: readonly Run[]): string {
  return runs
    .map(({ text, bold, italic }) => {
      const mark = bold && italic ? '***' : bold ? '**' : italic ? '*' : ''
      const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
      return mark === '' || inner === '' ? escapeMarks(text) : `${before}${mark}${escapeMarks(inner)}${mark}${after}`
    })
    .join('')
}

/** What would read as a heading, a list, a rule or a line of facts is escaped at the start of a paragraph. */
const guard = (line: string): string =>
  line.replace(/^(\s*)([#>+=|•·▪◦–`-])/, '$1\\$2').replace(/^(\s*\d{1,3})([.)])(?=\s|$)/, '$1\\$2')

/** A "#" at the end of a heading would be taken for its closing mark. */
const headingText = (text: string): string => escapeMarks(text).replace(/(^|\s)(#+)$/, '$1\\$2')

export function printDocument({ title, facts, sections }: JobDocument): string {
  const blocks: string[] = []
  if (title !== '') blocks.push(`# ${headingText(title)}`)
  if (facts.length > 0) blocks.push(facts.map((fact) => escapeMarks(fact)).join(' · '))
  for (const { heading, level, blocks: content } of sections) {
    if (heading !== null) blocks.push(`${'#'.repeat(level)} ${headingText(heading)}`)
    for (const block of content) blocks.push(printBlock(block))
  }
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`
}

function printBlock(block: Block): string {
  if (block.kind === 'paragraph') return guard(printRuns(block.runs))
  return block.items
    .map((item, index) => `${block.kind === 'steps' ? `${index + 1}.` : '-'} ${guard(printRuns(item))}`)
    .join('\n')
}

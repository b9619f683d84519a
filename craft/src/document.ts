/**
 * Light markdown <-> a neutral document: title, line of facts, sections with paragraphs and lists.
 * `printDocument` and `parseDocument` are inverse for every document in normal form (see `parseDocument`).
 */
import { escapeMarks, parseRuns, plainText, printRuns, type Run } from './runs.ts'

export { parseRuns, plainText, printRuns, type Run }

export interface List {
  kind: 'bullets' | 'steps'
  items: Run[][]
  /** How deep each item stands, 0 to 3, the first at 0 and none more than one deeper than the one before; absent where all are 0. */
  levels?: number[]
}

export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | List
  /** Rows of cells, as many in each; the first row is its head. */
  | { kind: 'table'; rows: Run[][][] }

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
const LEVELS_MAX = 4
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
    const text = joinLines(paragraph)
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
  const addItem = (kind: List['kind'], text: string, indent: number) => {
    endParagraph()
    const { blocks } = section()
    const last = blocks.at(-1)
    const runs = parseRuns(joinLines([text]))
    if (runs.length === 0) return
    item = [text]
    const list = last && 'items' in last && !broken ? last : null
    if (list) while (indents.length > 1 && indent < indents.at(-1)!) indents.pop()
    const isDeeper = list !== null && indent >= indents.at(-1)! + 2
    if (list && (list.kind === kind || isDeeper || indents.length > 1)) {
      if (isDeeper && indents.length < LEVELS_MAX) indents.push(indent)
      list.items.push(runs)
      if (list.levels || indents.length > 1)
        list.levels = [...(list.levels ?? Array<number>(list.items.length - 1).fill(0)), indents.length - 1]
    } else {
      blocks.push({ kind, items: [runs] })
      indents = [indent]
    }
    broken = false
    inItem = true
  }
  const addRow = (cells: Run[][]) => {
    endParagraph()
    const { blocks } = section()
    const last = blocks.at(-1)
    if (last?.kind === 'table' && !broken) last.rows.push(cells)
    else blocks.push({ kind: 'table', rows: [cells] })
    broken = false
    inItem = false
  }
  let indents = [0]
  /** The lines of the item that is read. */
  let item: string[] = []
  let broken = false
  let inItem = false

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (FENCE.test(line)) continue
    if (line.trim() === '') {
      endParagraph()
      inItem = false
      // One table ends here; lists go on.
      if (document.sections.at(-1)?.blocks.at(-1)?.kind === 'table') broken = true
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
    else if (bullet) addItem('bullets', bullet[1]!, indentOf(line))
    else if (step) addItem('steps', step[1]!, indentOf(line))
    else if (row) {
      const cells = row[1]!.split(/(?<!\\)\|/).map((cell) => cell.trim())
      if (!cells.every((cell) => /^:?-*:?$/.test(cell))) addRow(cells.map(parseRuns))
    } else if (inItem) {
      const last = section().blocks.at(-1)!
      item.push(line)
      if ('items' in last) last.items[last.items.length - 1] = parseRuns(joinLines(item))
    } else paragraph.push(line)
    if (heading || bold) {
      inItem = false
      broken = false
    } else if (!bullet && !step && !row && !inItem) broken = true
  }
  endParagraph()
  for (const { blocks } of document.sections) for (const block of blocks) if (block.kind === 'table') square(block.rows)
  return named(document)
}

/** A backslash or two blanks at the end of a line. */
const LINE_BREAK = /(?<!\\)((?:\\\\)*)\\[ \t]*$| {2,}$/

/** Lines of one paragraph as one text, with a line feed where a line is broken. */
const joinLines = (lines: readonly string[]): string =>
  lines
    .map((line) => `${line.replace(LINE_BREAK, '$1').trim()}${LINE_BREAK.test(line) ? '\n' : ' '}`)
    .join('')
    .trim()

/** In columns; a tab is as wide as four blanks. */
const indentOf = (line: string): number => /^\s*/.exec(line)![0].replaceAll('\t', '    ').length

/** As many cells in every row. */
function square(rows: Run[][][]): void {
  const width = Math.max(...rows.map((row) => row.length))
  for (const row of rows) while (row.length < width) row.push([])
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

/** What would read as a heading, a list, a rule or a line of facts is escaped at the start of each line of a paragraph. */
const guard = (lines: string): string =>
  lines.replace(/^(\s*)([#>+=|•·▪◦–`-])/gm, '$1\\$2').replace(/^(\s*\d{1,3})([.)])(?=\s|$)/gm, '$1\\$2')

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
  if (block.kind === 'table') return printTable(block.rows)
  const numbers: number[] = []
  return block.items
    .map((item, index) => {
      const level = block.levels?.[index] ?? 0
      numbers.length = level + 1
      numbers[level] = (numbers[level] ?? 0) + 1
      const isStep = block.kind === 'steps'
      return `${' '.repeat((isStep ? 3 : 2) * level)}${isStep ? `${numbers[level]}.` : '-'} ${guard(printRuns(item))}`
    })
    .join('\n')
}

function printTable(rows: readonly Run[][][]): string {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => printRuns(cell).replaceAll('|', '\\|')))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

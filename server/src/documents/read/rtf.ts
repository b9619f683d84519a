import type { Run } from '@rolewright/craft/document'
import { PageBuilder } from './page-builder.ts'
import { Unreadable } from './unreadable.ts'

/** Groups that hold settings, notes and what stands around the page, not its text. */
const SKIPPED =
  /^(fonttbl|colortbl|stylesheet|listtable|listoverridetable|info|pict|object|header|footer|header[lrf]|footer[lrf]|footnote|annotation|atnid|atnauthor|atndate|atnref|revtbl|generator|themedata|colorschememapping|datastore|xmlnstbl|rsidtbl|latentstyles|pgptbl|listtext|pntext|fldinst|bkmkstart|bkmkend|userprops|xe|tc|do|shppict|nonshppict)$/
/** They hold text within what is skipped. */
const SHOWN = /^(shptxt|fldrslt)$/
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi
const PLAIN_SIGNS = {
  line: ' ',
  tab: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
} as Record<string, string>

interface Group {
  skipped: boolean
  /** Whatever else it is for: what is not text of the page holds none. */
  isAround: boolean
  bold: boolean
  italic: boolean
  /** Hidden, or deleted by a change that is tracked. */
  unseen: boolean
  /** How many characters stand for one in programs that can't read Unicode. */
  fallback: number
}

interface Paragraph {
  outline: number | null
  list: number | null
  level: number
  inTable: boolean
}

const isOn = (argument: string | undefined) => argument !== '0'
const noParagraph = (): Paragraph => ({ outline: null, list: null, level: 0, inTable: false })

/** Rich text, ours and Word's: headings by their outline level, bullets by their list, the final state of changes. */
export function readRtf(bytes: Uint8Array): string {
  const source = new TextDecoder('latin1').decode(bytes)
  if (!source.includes('}')) throw new Unreadable('This rich text is damaged.')
  return new RtfReader(source).read()
}

class RtfReader {
  readonly #source: string
  readonly #builder = new PageBuilder()
  readonly #legacy = new TextDecoder('windows-1252')
  readonly #headings: Map<number, number>
  readonly #numbered: ReadonlySet<string>
  #runs: Run[] = []
  #cells: Run[][] = []
  #rows: Run[][][] = []
  #paragraph = noParagraph()
  #group: Group = { skipped: false, isAround: false, bold: false, italic: false, unseen: false, fallback: 1 }
  #ignore = 0
  #pending: number | null = null

  constructor(source: string) {
    this.#source = source
    this.#headings = headingStyles(source)
    this.#numbered = numberedLevels(source)
  }

  read(): string {
    const groups: Group[] = []
    for (const [whole, word, argument, hex, sign, brace, text] of this.#source.matchAll(TOKEN)) {
      if (brace === '{') groups.push({ ...this.#group })
      else if (brace === '}') this.#group = groups.pop() ?? this.#group
      else if (hex) this.#writeLegacy(hex)
      else if (sign) this.#readSign(sign)
      else if (word) this.#readWord(word, argument)
      else if (text && whole) {
        const rest = text.slice(this.#ignore)
        this.#ignore = Math.max(0, this.#ignore - text.length)
        this.#write(rest)
      }
    }
    this.#endParagraph()
    this.#endTable()
    return this.#builder.print()
  }

  #write(text: string): void {
    const { skipped, unseen, bold, italic } = this.#group
    if (!skipped && !unseen) this.#runs.push({ text, bold, italic })
  }

  #writeLegacy(hex: string): void {
    if (this.#ignore > 0) this.#ignore -= 1
    else this.#write(this.#legacy.decode(Uint8Array.of(Number.parseInt(hex, 16))))
  }

  #readSign(sign: string): void {
    if (sign === '*') this.#group.skipped = true
    else if (sign === '~') this.#write(' ')
    else if (sign === '_') this.#write('-')
    else if (sign === '\n' || sign === '\r') this.#endParagraph()
    else if ('\\{}'.includes(sign)) this.#write(sign)
  }

  #readWord(word: string, argument: string | undefined): void {
    const group = this.#group
    if (SKIPPED.test(word)) Object.assign(group, { skipped: true, isAround: word !== 'fldinst' })
    else if (SHOWN.test(word)) group.skipped = group.isAround
    else if (word === 'u') this.#writeUnit((Number(argument) + 0x10000) & 0xffff)
    else if (word === 'uc') group.fallback = Number(argument ?? 1)
    else if (word === 'b' || word === 'i') group[word === 'b' ? 'bold' : 'italic'] = isOn(argument)
    else if (word === 'v' || word === 'deleted') group.unseen = isOn(argument)
    else if (word === 'plain') Object.assign(group, { bold: false, italic: false, unseen: false })
    else if (group.skipped) return
    else if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph()
    else if (word === 'pard') this.#paragraph = noParagraph()
    else if (word === 'intbl') this.#paragraph.inTable = true
    else if (word === 'cell') this.#cells.push(this.#runs.splice(0))
    else if (word === 'row') this.#rows.push(this.#cells.splice(0))
    else if (word === 'outlinelevel') this.#paragraph.outline = Number(argument) < 9 ? Number(argument) + 1 : null
    else if (word === 's') this.#paragraph.outline = this.#headings.get(Number(argument)) ?? this.#paragraph.outline
    else if (word === 'ls') this.#paragraph.list = Number(argument)
    else if (word === 'ilvl') this.#paragraph.level = Number(argument)
    else if (PLAIN_SIGNS[word]) this.#write(PLAIN_SIGNS[word])
  }

  #writeUnit(unit: number): void {
    if (unit >= 0xd800 && unit < 0xdc00) this.#pending = unit
    else if (this.#pending !== null) {
      this.#write(String.fromCharCode(this.#pending, unit))
      this.#pending = null
    } else this.#write(String.fromCharCode(unit))
    this.#ignore = this.#group.fallback
  }

  #endParagraph(): void {
    const { outline, list, level, inTable } = this.#paragraph
    if (inTable) {
      this.#runs.push({ text: ' ', bold: false, italic: false })
      return
    }
    const runs = this.#runs.splice(0)
    if (runs.every(({ text }) => text.trim() === '')) return
    this.#endTable()
    if (outline !== null) this.#builder.heading(outline, runs)
    else if (list !== null && list > 0)
      this.#builder.item(this.#numbered.has(`${list} ${level}`) ? 'steps' : 'bullets', level, runs)
    else this.#builder.paragraph(runs)
  }

  #endTable(): void {
    if (this.#rows.length > 0) this.#builder.table(this.#rows.splice(0))
  }
}

/** The numbers of the styles that are headings, with their levels; the title is the first. */
function headingStyles(source: string): Map<number, number> {
  const styles = new Map<number, number>()
  for (const [, number, name] of source.matchAll(
    /\{\\s(\d+)[^{}]*?(?:\{[^{}]*\}[^{}]*?)*?\b(heading \d|title)\b[^{}]*;\}/gi,
  ))
    styles.set(Number(number), Number(/\d/.exec(name!)?.[0] ?? '1'))
  return styles
}

const BULLET_KIND = 23

/** "list level" of every level that counts: `\ls` names an override, which names a list. */
function numberedLevels(source: string): Set<string> {
  const lists = new Map<string, number[]>()
  for (const part of (groupAt(source, '{\\*\\listtable') ?? '').split(/\{\\list(?![a-z])/).slice(1)) {
    const id = /\\listid(-?\d+)/.exec(part)?.[1]
    const kinds = part
      .split('{\\listlevel')
      .slice(1)
      .map((level) => Number(/\\levelnfc(\d+)/.exec(level)?.[1] ?? BULLET_KIND))
    if (id) lists.set(id, kinds)
  }
  const numbered = new Set<string>()
  for (const part of (groupAt(source, '{\\*\\listoverridetable') ?? groupAt(source, '{\\listoverridetable') ?? '')
    .split('{\\listoverride')
    .slice(1)) {
    const [id, list] = [/\\listid(-?\d+)/.exec(part)?.[1], /\\ls(\d+)/.exec(part)?.[1]]
    for (const [level, kind] of (lists.get(id ?? '') ?? []).entries())
      if (kind !== BULLET_KIND && kind !== 255) numbered.add(`${list} ${level}`)
  }
  return numbered
}

/** A group with all in it, from where it begins. */
function groupAt(source: string, start: string): string | null {
  const from = source.indexOf(start)
  if (from < 0) return null
  let depth = 0
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '{') depth += 1
    else if (source[at] === '}') {
      depth -= 1
      if (depth === 0) return source.slice(from, at + 1)
    }
  }
  return source.slice(from)
}

import { PageBuilder } from './page-builder.ts'
import { RtfParagraphs } from './rtf-paragraphs.ts'
import { headingStyles, numberedLevels } from './rtf-tables.ts'
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

const isOn = (argument: string | undefined) => argument !== '0'

/** Rich text, ours and Word's: headings by their outline level, bullets by their list, the final state of changes. */
export function readRtf(bytes: Uint8Array): string {
  const source = new TextDecoder('latin1').decode(bytes)
  if (!source.includes('}')) throw new Unreadable('This rich text is damaged.')
  return new RtfReader(source).read()
}

class RtfReader {
  readonly #source: string
  readonly #builder = new PageBuilder()
  readonly #paragraphs: RtfParagraphs
  readonly #legacy = new TextDecoder('windows-1252')
  #group: Group = { skipped: false, isAround: false, bold: false, italic: false, unseen: false, fallback: 1 }
  #ignore = 0
  #pending: number | null = null

  constructor(source: string) {
    this.#source = source
    this.#paragraphs = new RtfParagraphs(this.#builder, headingStyles(source), numberedLevels(source))
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
    this.#paragraphs.end()
    this.#paragraphs.endTable()
    return this.#builder.print()
  }

  #write(text: string): void {
    const { skipped, unseen, bold, italic } = this.#group
    if (!skipped && !unseen) this.#paragraphs.write({ text, bold, italic })
  }

  #writeLegacy(hex: string): void {
    if (this.#ignore > 0) this.#ignore -= 1
    else this.#write(this.#legacy.decode(Uint8Array.of(Number.parseInt(hex, 16))))
  }

  #readSign(sign: string): void {
    if (sign === '*') this.#group.skipped = true
    else if (sign === '~') this.#write(' ')
    else if (sign === '_') this.#write('-')
    else if (sign === '\n' || sign === '\r') this.#paragraphs.end()
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
    else if (PLAIN_SIGNS[word]) this.#write(PLAIN_SIGNS[word])
    else this.#paragraphs.read(word, Number(argument))
  }

  #writeUnit(unit: number): void {
    if (unit >= 0xd800 && unit < 0xdc00) this.#pending = unit
    else if (this.#pending !== null) {
      this.#write(String.fromCharCode(this.#pending, unit))
      this.#pending = null
    } else this.#write(String.fromCharCode(unit))
    this.#ignore = this.#group.fallback
  }
}

import { Unreadable } from './unreadable.ts'

/** Groups that hold settings, not text. */
const SKIPPED =
  /^(fonttbl|colortbl|stylesheet|listtable|listoverridetable|info|pict|object|header|footer|headerl|headerr|footerl|footerr|footnote|generator|themedata|datastore|xmlnstbl|rsidtbl|latentstyles|pgptbl|listtext|pntext|fldinst)$/
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi
const PLAIN = {
  line: '\n',
  tab: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  cell: ' ',
  row: '\n',
} as Record<string, string>

interface Group {
  skipped: boolean
  bold: boolean
  /** How many characters stand for one in programs that can't read Unicode. */
  fallback: number
}

/** Rich text, ours and Word's: headings by their outline level, bullets by their list. */
export function readRtf(bytes: Uint8Array): string {
  const source = new TextDecoder('latin1').decode(bytes)
  if (!source.trimEnd().endsWith('}') && !source.includes('}')) throw new Unreadable('This rich text is damaged.')
  const legacy = new TextDecoder('windows-1252')
  const headings = headingStyles(source)
  const groups: Group[] = []
  let group: Group = { skipped: false, bold: false, fallback: 1 }
  let ignore = 0
  let mark = ''
  let line = ''
  let pending: number | null = null
  const lines: string[] = []

  const write = (text: string) => {
    if (!group.skipped) line += text
  }
  const end = () => {
    lines.push(line.trim() ? `${mark}${line.trim()}` : '')
    line = ''
  }
  for (const [whole, word, argument, hex, sign, brace, text] of source.matchAll(TOKEN)) {
    if (brace === '{') groups.push({ ...group })
    else if (brace === '}') group = groups.pop() ?? group
    else if (hex) {
      if (ignore > 0) ignore -= 1
      else write(legacy.decode(Uint8Array.of(Number.parseInt(hex, 16))))
    } else if (sign) {
      if (sign === '*') group.skipped = true
      else if (sign === '~') write(' ')
      else if (sign === '\n' || sign === '\r') end()
      else if ('\\{}'.includes(sign)) write(sign === '\\' ? '\\\\' : sign)
    } else if (word) {
      if (SKIPPED.test(word)) group.skipped = true
      else if (word === 'u') {
        const unit = (Number(argument) + 0x10000) & 0xffff
        if (unit >= 0xd800 && unit < 0xdc00) pending = unit
        else if (pending !== null) {
          write(String.fromCharCode(pending, unit))
          pending = null
        } else write(String.fromCharCode(unit))
        ignore = group.fallback
      } else if (word === 'uc') group.fallback = Number(argument ?? 1)
      else if (word === 'par' && !group.skipped) end()
      else if (word === 'pard') mark = ''
      else if (word === 'outlinelevel' && !group.skipped) mark = `${'#'.repeat(Math.min(3, Number(argument) + 1))} `
      else if (word === 's' && !group.skipped && headings.has(Number(argument))) mark = headings.get(Number(argument))!
      else if (word === 'ls' && !group.skipped && !mark) mark = '- '
      else if (PLAIN[word]) write(PLAIN[word])
    } else if (text && whole) {
      const rest = text.slice(ignore)
      ignore = Math.max(0, ignore - text.length)
      write(rest.replace(/\*/g, '\\*'))
    }
  }
  end()
  return lines.map((entry) => (entry.startsWith('- ') ? entry : `\n${entry}\n`)).join('\n')
}

/** The numbers of the styles that are headings, with what marks them in markdown. */
function headingStyles(source: string): Map<number, string> {
  const styles = new Map<number, string>()
  for (const [, number, name] of source.matchAll(
    /\{\\s(\d+)[^{}]*?(?:\{[^{}]*\}[^{}]*?)*?\b(heading \d|title)\b[^{}]*;\}/gi,
  )) {
    const level = /\d/.exec(name!)?.[0] ?? '1'
    styles.set(Number(number), `${'#'.repeat(Math.min(3, Number(level)))} `)
  }
  return styles
}

import type { Block, JobDocument, Run } from '@rolewright/craft/document'
import { hasLettersFromRight, isRightToLeft } from './direction.ts'
import { linksIn } from './links.ts'
import { type Setting, versionName } from './setting.ts'
import { numberItems } from './text.ts'

/** Rich Text Format 1.9: pure ASCII, read by Word, LibreOffice, Pages and mail programs alike. */

/** In twentieths of a point, as the format counts: A4 with 1-inch margins. */
const PAGE = '\\paperw11906\\paperh16838\\margl1440\\margr1440\\margt1440\\margb1440'
/** Serif, 12 pt: sizes are in half points. */
const FONTS = '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\froman\\fcharset2 Symbol;}}'
/** For readers that know headings by their style, and for those that see size and weight alone. */
interface Look {
  style: string
  size: number
  isBold: boolean
}
const TITLE: Look = { style: '\\s1\\outlinelevel0\\keepn\\sa120', size: 36, isBold: true }
const HEADING: Look = { style: '\\s2\\outlinelevel1\\keepn\\sb240\\sa80', size: 28, isBold: true }
const SUBHEADING: Look = { style: '\\s3\\outlinelevel2\\keepn\\sb160\\sa60', size: 24, isBold: true }
const BODY: Look = { style: '\\s0\\sa120', size: 24, isBold: false }
const STYLES = `{\\stylesheet{${dress(BODY)} Normal;}{${dress(TITLE)} heading 1;}{${dress(HEADING)} heading 2;}{${dress(SUBHEADING)} heading 3;}}`
const LEVELS = [0, 1, 2, 3]
const indentAt = (level: number) => `\\li${720 + 360 * level}\\fi-360`
/** In twentieths of a point: A4 without its margins. */
const TEXT_WIDTH = 11906 - 2 * 1440
/** The numbers under which Windows knows the languages. */
const LANGUAGES: Record<string, number> = {
  en: 1033,
  de: 1031,
  fr: 1036,
  es: 3082,
  it: 1040,
  nl: 1043,
  pl: 1045,
  pt: 2070,
}
const BULLETS = 1
const FIRST_STEPS = 2

function dress({ style, size, isBold }: Look, isFromRight = false): string {
  return style + letters(`${isBold ? '\\b' : ''}\\fs${size}`, isFromRight)
}

/** The format has letters from the left and from the right dressed apart: first the others, then those that follow. */
function letters(properties: string, isFromRight: boolean): string {
  if (properties === '') return ''
  const others = properties.replaceAll('\\', '\\a')
  return isFromRight ? `\\ltrch${others}\\rtlch${properties}` : `\\rtlch${others}\\ltrch${properties}`
}

/**
 * Writes a document as RTF. Whatever people typed stands in it as text, never as a control word.
 * @param language as BCP 47 has it; null where nobody knows
 */
export function writeRtf(
  { title, facts, sections }: JobDocument,
  language: string | null = null,
  setting: Setting = {},
): Buffer {
  const steps = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'steps'))
  const body = [
    title && writeParagraph(TITLE, [plain(title)]),
    facts.length > 0 && writeParagraph(BODY, [plain(facts.join(' · '))]),
    ...sections.flatMap(({ heading, level, blocks }) => [
      heading !== null && writeParagraph(level === 2 ? HEADING : SUBHEADING, [plain(heading)]),
      ...blocks.map((block) => writeBlock(block, FIRST_STEPS + steps.indexOf(block))),
    ]),
  ]
  const code = LANGUAGES[language ?? '']
  const spoken = code === undefined ? '' : `\\deflang${code}\\plain\\lang${code}`
  const { author, version } = setting
  const said = versionName(setting)
  const info = [
    `{\\title ${encode(title)}}`,
    author && `{\\author ${encode(author)}}`,
    said && `\\version${version}{\\doccomm ${said}}`,
  ]
  const tables = `${FONTS}${STYLES}${listTables(steps.length)}{\\info${info.filter(Boolean).join('')}}`
  // The first page of several has its number by being the first.
  const foot =
    '\\titlepg{\\footerf\\pard\\par}{\\footer\\pard\\qr\\fs17 {\\field{\\*\\fldinst PAGE}{\\fldrslt 2}} / {\\field{\\*\\fldinst NUMPAGES}{\\fldrslt 2}}\\par}'
  const head = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1${tables}${PAGE}\\widowctrl${spoken}${foot}`
  return Buffer.from(`${head}\n${body.filter(Boolean).join('\n')}\n}`, 'latin1')
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

/** @param list the number of its list, for steps */
function writeBlock(block: Block, list: number): string {
  if (block.kind === 'paragraph') return writeParagraph(BODY, block.runs)
  if (block.kind === 'table') return writeTable(block.rows)
  const last = block.items.length - 1
  const numbers = numberItems(block.levels ?? block.items.map(() => 0))
  return block.items
    .map((runs, index) => {
      const level = block.levels?.[index] ?? 0
      const [id, mark] =
        block.kind === 'bullets'
          ? [BULLETS, "{\\listtext\\f1 \\'b7\\tab}"]
          : [list, `{\\listtext ${numbers[index]}.\\tab}`]
      const after = index === last ? 120 : 60
      // Neither the first item nor the last stands alone on a page.
      const keeps = last > 0 && (index === 0 || index === last - 1) ? '\\keepn' : ''
      const style = `\\s0\\sa${after}\\keep${keeps}\\ls${id}\\ilvl${level}${indentAt(level)}`
      return writeParagraph({ ...BODY, style }, runs, mark)
    })
    .join('\n')
}

const BORDERS = ['t', 'l', 'b', 'r'].map((side) => `\\clbrdr${side}\\brdrs\\brdrw5`).join('')

function writeTable(rows: readonly Run[][][]): string {
  const width = Math.floor(TEXT_WIDTH / (rows[0]?.length ?? 1))
  const written = rows.map((row, at) => {
    const cells = row.map((_, column) => `${BORDERS}\\cellx${width * (column + 1)}`).join('')
    const texts = row.map((runs) => {
      const said = at === 0 ? runs.map((run) => ({ ...run, bold: true })) : runs
      return `\\pard\\plain\\intbl${dress({ ...BODY, style: '\\s0\\sb40\\sa40' })} ${writeRuns(said)}\\cell`
    })
    return `\\trowd\\trgaph80\\trkeep${at === 0 ? '\\trhdr' : ''}${cells}\n${texts.join('\n')}\\row`
  })
  return `{${written.join('\n')}}\n{\\pard\\plain\\s0\\fs12\\par}`
}

function writeParagraph(look: Look, runs: Run[], before = ''): string {
  const isFromRight = isRightToLeft(runs)
  const direction = isFromRight ? '\\rtlpar\\qr' : '\\ltrpar'
  return `{\\pard\\plain${direction}${dress(look, isFromRight)} ${before}${writeRuns(runs)}\\par}`
}

/** List 1 are bullets; each numbered list has a definition of its own, so that each counts for itself. */
function listTables(numberedLists: number): string {
  const level = (at: number, kind: number, text: string, font: string) =>
    `{\\listlevel\\levelnfc${kind}\\levelnfcn${kind}\\leveljc0\\levelfollow0\\levelstartat1{\\leveltext${text}}${font}${indentAt(at)}}`
  const bullets = LEVELS.map((at) => level(at, 23, "\\'01\\u-3913 ?;", '{\\levelnumbers;}\\f1')).join('')
  const numbers = LEVELS.map((at) => level(at, 0, `\\'02\\'0${at}.;`, "{\\levelnumbers\\'01;}")).join('')
  const lists = [bullets, ...Array.from({ length: numberedLists }, () => numbers)]
  const table = lists.map((levels, index) => `{\\list\\listtemplateid${index + 1}${levels}\\listid${index + 1}}`)
  const uses = lists.map((_, index) => `{\\listoverride\\listid${index + 1}\\listoverridecount0\\ls${index + 1}}`)
  return `{\\*\\listtable${table.join('')}}{\\*\\listoverridetable${uses.join('')}}`
}

const writeRuns = (runs: readonly Run[]) => runs.map(writeRun).join('')

function writeRun({ text, bold, italic }: Run): string {
  return linksIn(text)
    .map((piece) => {
      const style = letters(`${bold ? '\\b' : ''}${italic ? '\\i' : ''}`, hasLettersFromRight(piece.text))
      const said = style ? `{${style} ${encode(piece.text)}}` : encode(piece.text)
      if (piece.href === null) return said
      const target = piece.href.replace(/["\\{}]/g, (sign) => encodeURIComponent(sign))
      return `{\\field{\\*\\fldinst HYPERLINK "${encode(target)}"}{\\fldrslt ${said}}}`
    })
    .join('')
}

/** Control characters are dropped, markup is escaped, all beyond ASCII stands as UTF-16 units in signed decimals. */
const encode = (text: string) =>
  text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/\n/g, '\\line ')
    .replace(/\t/g, '\\tab ')
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
    .replace(/[\u00a0-\uffff]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16} ?`)

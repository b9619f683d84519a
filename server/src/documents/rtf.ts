import type { Block, JobDocument, Run } from '@rolewright/craft/document'
import { hasLettersFromRight, isRightToLeft } from './direction.ts'

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
const INDENT = '\\li720\\fi-360'
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

/** Writes a document as RTF. Whatever people typed stands in it as text, never as a control word. */
export function writeRtf({ title, facts, sections }: JobDocument): Buffer {
  const steps = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'steps'))
  const body = [
    title && writeParagraph(TITLE, [plain(title)]),
    facts.length > 0 && writeParagraph(BODY, [plain(facts.join(' · '))]),
    ...sections.flatMap(({ heading, level, blocks }) => [
      heading !== null && writeParagraph(level === 2 ? HEADING : SUBHEADING, [plain(heading)]),
      ...blocks.map((block) => writeBlock(block, FIRST_STEPS + steps.indexOf(block))),
    ]),
  ]
  const head = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1${FONTS}${STYLES}${listTables(steps.length)}${PAGE}\\widowctrl`
  return Buffer.from(`${head}\n${body.filter(Boolean).join('\n')}\n}`, 'latin1')
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

/** @param list the number of its list, for steps */
function writeBlock(block: Block, list: number): string {
  if (block.kind === 'paragraph') return writeParagraph(BODY, block.runs)
  return block.items
    .map((runs, index) => {
      const [id, mark] =
        block.kind === 'bullets' ? [BULLETS, "{\\listtext\\f1 \\'b7\\tab}"] : [list, `{\\listtext ${index + 1}.\\tab}`]
      const after = index === block.items.length - 1 ? 120 : 60
      return writeParagraph({ ...BODY, style: `\\s0\\sa${after}\\ls${id}\\ilvl0${INDENT}` }, runs, mark)
    })
    .join('\n')
}

function writeParagraph(look: Look, runs: Run[], before = ''): string {
  const isFromRight = isRightToLeft(runs)
  const direction = isFromRight ? '\\rtlpar\\qr' : '\\ltrpar'
  return `{\\pard\\plain${direction}${dress(look, isFromRight)} ${before}${writeRuns(runs)}\\par}`
}

/** List 1 are bullets; each numbered list has a definition of its own, so that each counts for itself. */
function listTables(numberedLists: number): string {
  const level = (kind: number, text: string, font: string) =>
    `{\\listlevel\\levelnfc${kind}\\levelnfcn${kind}\\leveljc0\\levelfollow0\\levelstartat1{\\leveltext${text}}${font}${INDENT}}`
  const bullets = level(23, "\\'01\\u-3913 ?;", '{\\levelnumbers;}\\f1')
  const numbers = level(0, "\\'02\\'00.;", "{\\levelnumbers\\'01;}")
  const lists = [bullets, ...Array.from({ length: numberedLists }, () => numbers)]
  const table = lists.map((levels, index) => `{\\list\\listtemplateid${index + 1}${levels}\\listid${index + 1}}`)
  const uses = lists.map((_, index) => `{\\listoverride\\listid${index + 1}\\listoverridecount0\\ls${index + 1}}`)
  return `{\\*\\listtable${table.join('')}}{\\*\\listoverridetable${uses.join('')}}`
}

const writeRuns = (runs: Run[]) =>
  runs
    .map(({ text, bold, italic }) => {
      const style = letters(`${bold ? '\\b' : ''}${italic ? '\\i' : ''}`, hasLettersFromRight(text))
      return style ? `{${style} ${encode(text)}}` : encode(text)
    })
    .join('')

/** Control characters are dropped, markup is escaped, all beyond ASCII stands as UTF-16 units in signed decimals. */
const encode = (text: string) =>
  text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/\n/g, '\\line ')
    .replace(/\t/g, '\\tab ')
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
    .replace(/[\u00a0-\uffff]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16} ?`)

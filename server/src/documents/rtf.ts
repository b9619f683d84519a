import type { Block, Document, Inline, ListItem } from '@rolewright/craft/document'

/** Rich Text Format 1.9: pure ASCII, read by Word, LibreOffice, Pages and mail programs alike. */

/** In twentieths of a point, as the format counts: a sheet of US letter with 1-inch margins. */
const PAGE = '\\paperw12240\\paperh15840\\margl1440\\margr1440\\margt1440\\margb1440'
/** Serif, 12 pt: sizes are in half points. */
const FONTS = '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\froman\\fcharset2 Symbol;}}'
const TITLE = '\\s1\\outlinelevel0\\keepn\\sa120\\b\\fs36'
const HEADING = '\\s2\\outlinelevel1\\keepn\\sb240\\sa80\\b\\fs28'
const SUBHEADING = '\\s3\\outlinelevel2\\keepn\\sb160\\sa60\\b\\fs24'
const BODY = '\\s0\\sa120\\fs24'
const STYLES = `{\\stylesheet{${BODY} Normal;}{${TITLE} heading 1;}{${HEADING} heading 2;}{${SUBHEADING} heading 3;}}`
const LEVELS = 3
const BULLETS = 1

/** Writes a document as RTF. Whatever people typed stands in it as text, never as a control word. */
export function writeRtf(document: Document): Buffer {
  const numbered: number[] = []
  const body = document.map((block) => writeBlock(block, numbered)).join('\n')
  const head = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1${FONTS}${STYLES}${listTables(numbered.length)}${PAGE}\\widowctrl`
  return Buffer.from(`${head}\n${body}\n}`, 'latin1')
}

function writeBlock(block: Block, numbered: number[]): string {
  if (block.type === 'list') return writeList(block, numbered, 0)
  const style = block.type === 'paragraph' ? BODY : [TITLE, HEADING, SUBHEADING][block.level - 1]
  return writeParagraph(style!, block.text)
}

const writeParagraph = (style: string, text: Inline, before = '') =>
  `{\\pard\\plain${isRightToLeft(text) ? '\\rtlpar\\qr' : '\\ltrpar'}${style} ${before}${writeInline(text)}\\par}`

function writeList(list: Extract<Block, { type: 'list' }>, numbered: number[], level: number): string {
  // Every numbered list has a number of its own, so that each starts at 1.
  const id = list.ordered ? BULLETS + numbered.push(0) : BULLETS
  return list.items.map((item, index) => writeItem(item, list.ordered, id, index, numbered, level)).join('\n')
}

function writeItem(
  { text, blocks }: ListItem,
  ordered: boolean,
  id: number,
  index: number,
  numbered: number[],
  level: number,
): string {
  const depth = Math.min(level, LEVELS - 1)
  const mark = ordered ? `{\\listtext ${index + 1}.\\tab}` : "{\\listtext\\f1 \\'b7\\tab}"
  const inside = blocks.map((block) =>
    block.type === 'list'
      ? writeList(block, numbered, level + 1)
      : writeParagraph(`${BODY}${indent(depth)}`, block.text),
  )
  return [
    writeParagraph(`\\s0\\sa60\\fs24\\ls${id}\\ilvl${depth}${indent(depth)}\\fi-360`, text, mark),
    ...inside,
  ].join('\n')
}

const indent = (level: number) => `\\li${720 * (level + 1)}`

/** List 1 are bullets; each numbered list has a definition of its own, so that each counts for itself. */
function listTables(numberedLists: number): string {
  const level = (kind: number, text: string, font: string, depth: number) =>
    `{\\listlevel\\levelnfc${kind}\\levelnfcn${kind}\\leveljc0\\levelfollow0\\levelstartat1{\\leveltext${text}}${font}\\fi-360${indent(depth)}}`
  const depths = Array.from({ length: LEVELS }, (_, depth) => depth)
  const bullets = depths.map((depth) => level(23, "\\'01\\u-3913 ?;", '{\\levelnumbers;}\\f1', depth)).join('')
  const numbers = depths.map((depth) => level(0, `\\'02\\'0${depth}.;`, "{\\levelnumbers\\'01;}", depth)).join('')
  const lists = [bullets, ...Array.from({ length: numberedLists }, () => numbers)]
  const table = lists.map((levels, index) => `{\\list\\listtemplateid${index + 1}${levels}\\listid${index + 1}}`)
  const uses = lists.map((_, index) => `{\\listoverride\\listid${index + 1}\\listoverridecount0\\ls${index + 1}}`)
  return `{\\*\\listtable${table.join('')}}{\\*\\listoverridetable${uses.join('')}}`
}

const writeInline = (inline: Inline) =>
  inline
    .map(({ text, bold, italic }) => {
      const style = `${bold ? '\\b' : ''}${italic ? '\\i' : ''}`
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

/** Whether the first letter that has a direction is written from right to left. */
const isRightToLeft = (inline: Inline) =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(
    inline.map(({ text }) => text).join(''),
  )

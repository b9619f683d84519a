/** Marks of layout: bullets, headings, tables and numbered lists become plain lines. */
import { applyEdits, type Edit, rewrite, type Traced } from './traced.ts'

const TAG = /<(\/?)(p|br|li|ul|ol|div|h[1-6]|tr|td|th|table|b|i|em|strong|span|a)(?: [^<>\n]{0,200})?\/?>/gi
const BULLET = /(?<=^|\n)[ \t]*(?:[*•·▪◦●○■□‣⁃→➢>+–-](?=[ \t])|[•·▪◦●○■□‣➢])[ \t]*/gu
const INNER_BULLET = /(?<=\S)[ \t]*[•▪◦●‣][ \t]*(?=\S)/gu
const HEADING = /(?<=^|\n)[ \t]*(#{1,6})[ \t]+([^\n]{1,100}?)[ \t]*#*[ \t]*(?=\n|$)/g
const BOLD_LINE = /(?<=^|\n)[ \t]*(?:\*\*|__)([^*_\n]{2,80}?):?(?:\*\*|__):?[ \t]*(?=\n|$)/g
const BOLD = /(\*\*|__)(?=\S)([^*_\n]{1,200}?)\1/g
const RULE = /(?<=^|\n)[ \t]*[-–_=*]{3,}[ \t]*(?=\n|$)/g
const ROW = /(?<=^|\n)[ \t]*\|([^\n]*)/g
const COLUMNS = /(?<=^|\n)([^\n\t]{1,60})\t+(?=[^\n\t])/g

export function plainLayout(typed: Traced): Traced {
  let text = typed
  if (/<\/?[a-z]/i.test(text.text))
    text = rewrite(text, TAG, ([, close, name]) => tagAs(name!.toLowerCase(), close === '/'))
  if (text.text.includes('|')) text = applyEdits(text, rowsOf(text.text))
  text = rewrite(text, COLUMNS, ([, cell]) => (/[:.,]\s*$/.test(cell!) ? `${cell} ` : `${cell}: `), true)
  text = rewrite(text, /\t+/g, () => ' ')
  text = rewrite(text, RULE, () => '')
  text = rewrite(
    text,
    HEADING,
    (match) => (isListed(match) ? `- ${match[2]}` : `${match[2]!.replace(/:$/, '')}:`),
    true,
  )
  text = rewrite(text, BOLD_LINE, ([, heading]) => `${heading}:`, true)
  text = rewrite(text, BOLD, ([, , inner]) => inner!, true)
  text = rewrite(text, BULLET, () => '- ')
  if ((text.text.match(INNER_BULLET)?.length ?? 0) > 1) text = rewrite(text, INNER_BULLET, () => '\n- ')
  text = applyEdits(text, numbersOf(text.text))
  return applyEdits(text, wrapsOf(text.text))
}

/** A line right above or below has the same mark: it is a list whose bullets are "#". */
function isListed({ 0: line, 1: mark, index, input }: RegExpExecArray): boolean {
  const above = input.slice(input.lastIndexOf('\n', index - 2) + 1, Math.max(0, index - 1))
  return [above, input.slice(index + line.length + 1)].some(
    (other) => other.trimStart().startsWith(`${mark} `) && /^[ \t]*#/.test(other),
  )
}

const tagAs = (name: string, closes: boolean): string => {
  if (name === 'li') return closes ? '' : '\n- '
  return /^(?:b|i|em|strong|span|a)$/.test(name) ? '' : name === 'td' || name === 'th' ? ' ' : '\n'
}

/** "| Pay | £14 |" becomes "Pay: £14"; the line under a table's head goes. */
function rowsOf(text: string): Edit[] {
  return [...text.matchAll(ROW)].map(({ index, 0: whole, 1: row }) => {
    const cells = row!.split('|').map((cell) => cell.trim())
    const told = cells.filter(Boolean)
    const rule = told.every((cell) => /^[-: ]+$/.test(cell))
    const [first = '', ...rest] = told
    const line = rule
      ? ''
      : rest.length === 0
        ? first
        : cells[0]
          ? `${first.replace(/:$/, '')}: ${rest.join(', ')}`
          : `- ${told.join(', ')}`
    return { from: index, to: index + whole.length, text: line, isLayout: true }
  })
}

const NUMBER = /(?<=^|[\s;,.])\(?(\d{1,2})[.)][ \t]+(?=\p{L})|(?<=^|\n)[ \t]*\(?(\d{1,2})[.)][ \t]+(?=\S)/gu
/** "1. … 2) … 3. …", in lines or in one: each becomes a bullet of its own. A figure out of turn ("ab 1. März") stays. */
function numbersOf(text: string): Edit[] {
  const edits: Edit[] = []
  let next = 1
  for (const { index, 0: mark, 1: within, 2: figure = within } of text.matchAll(NUMBER)) {
    const number = Number(figure)
    if (number !== next && !(number === 1 && edits.length > 2)) continue
    const begins = index === 0 || text[index - 1] === '\n'
    edits.push({ from: index, to: index + mark.length, text: begins ? '- ' : '\n- ' })
    next = number + 1
  }
  return edits.length > 2 ? edits : []
}

/** In characters. */
const WIDEST = 90

/** Lines that a mail programme broke at some seventy characters are one again. */
function wrapsOf(text: string): Edit[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0)
  if (width > WIDEST) return []
  const edits: Edit[] = []
  for (const { index, 1: next } of text.matchAll(/[^\s.:;!?]\n(?=(\p{Ll}\S*))/gu)) {
    const length = index + 1 - (text.lastIndexOf('\n', index) + 1)
    // The next word had no place in it: a line of a chat ends where its writer liked.
    if (length >= 50 && length + next!.length >= width) edits.push({ from: index + 1, to: index + 2, text: ' ' })
  }
  // A chat has a line now and then that looks so; in a mail it is many of them.
  return edits.length > 1 && edits.length >= lines.length * 0.3 ? edits : []
}

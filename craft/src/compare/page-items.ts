/** A description as the items that can be judged one by one: bullets, cells, sentences; each with what its section is about. */
import { readTable } from '../data.ts'
import { phraseFinder } from '../phrases.ts'
import type { Span } from './claims.ts'
import { plainOf } from './words.ts'

export type Section = 'task' | 'demand' | 'offer' | 'apply' | 'about' | 'other'

export interface Item {
  span: Span
  section: Section
  /** One of a list: it says one thing. */
  isListed: boolean
}

const MARK = /^\s*(?:(?:[-*+•·▪◦–—✔✓→➤►▶☑✅◆■]|\p{Extended_Pictographic}\uFE0F?|\d{1,2}[.)])\s+)*/u
const HEADING = /^\s*#{1,6}\s+\S/
const BOLD_LINE = /^\s*(?:\*\*|__)[^*_]{2,80}(?:\*\*|__)\s*:?\s*$/
/** "**Pay:** …", "Salary: …", "**You.** …": what the rest of the line is about. */
const LABEL =
  /^(?:(?:\*\*|__)([^*_\n]{2,40}?)[:.]?(?:\*\*|__)\s*[:.–-]?\s+(?=\S)|([\p{L}][^:.!?|*\n]{1,40}):\s+(?=\S))/u
const ROW = /^\s*\|(.*)\|\s*$/

let finder: ReturnType<typeof phraseFinder<Section>> | null = null

const SECTIONS: Record<string, Section> = { wish: 'demand', condition: 'other' }

/** What a heading announces, in any wording that is common; the last word on it has the last one that is known. */
export function sectionOf(heading: string): Section | null {
  finder ??= phraseFinder(
    [...readTable('everyday-headings'), ...readTable('headings')].flatMap(([, kind = '', phrases = '']) =>
      phrases.split(', ').map((phrase) => [plainOf(phrase), SECTIONS[kind] ?? (kind as Section)] as const),
    ),
  )
  const words = plainOf(heading).match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? []
  return finder(words.slice(0, 12))[0]?.value ?? null
}

export function itemsOf(text: string): Item[] {
  const items: Item[] = []
  const lines = text.split('\n')
  let section: Section = 'about'
  let from = 0
  let isListed = false
  for (const [at, line] of lines.entries()) {
    const end = from + line.length
    if (isHeading(lines, at)) {
      section = sectionOf(line) ?? 'other'
      isListed = false
    } else if (line.trim() !== '') {
      const row = ROW.exec(line)
      if (row) items.push(...cellsOf(line, from, section))
      else {
        const isBullet = MARK.exec(line)![0].trim() !== ''
        // What stands in plain words below a list belongs to it no longer.
        if (isListed && !isBullet && !/^\s{2}/.test(line)) section = 'other'
        isListed = isBullet
        items.push(...sentencesOf(text, [from + MARK.exec(line)![0].length, end], section, isBullet))
      }
    }
    from = end + 1
  }
  return items
}

/** The marked heading, the bold or capital line alone, the short line over a list or between blank lines. */
function isHeading(lines: readonly string[], at: number): boolean {
  const line = lines[at]!
  if (HEADING.test(line)) return true
  if (BOLD_LINE.test(line)) return !/\d| [·|•] /.test(line)
  const words = line.trim().replace(/:$/, '')
  if (words === '' || words.length > 60 || /[.!?;,|·•]/.test(words) || MARK.exec(line)![0].trim() !== '') return false
  if (!/\p{L}{2}/u.test(words) || /\d{2}/.test(words)) return false
  const next = lines.slice(at + 1).find((one) => one.trim() !== '')
  const isOver = next !== undefined && MARK.exec(next)![0].trim() !== ''
  const isAlone = (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() === ''
  return (
    isOver ||
    line.trim().endsWith(':') ||
    (words === words.toUpperCase() && words.length > 3) ||
    (isAlone && next !== undefined && words.length < 45)
  )
}

/** The first cell of a row says what the others are about. */
function cellsOf(line: string, start: number, section: Section): Item[] {
  const items: Item[] = []
  let own: Section | null = null
  let from = start
  for (const cell of line.split('|')) {
    const words = cell.trim()
    const at = from + cell.indexOf(words)
    from += cell.length + 1
    if (!/\p{L}|\d/u.test(words)) continue
    if (own === null) own = sectionOf(words) ?? section
    else items.push({ span: [at, at + words.length], section: own, isListed: true })
  }
  return items
}

const STOP =
  /(?<!(?:^|[\s(])(?:e\.g|i\.e|ca|z\.B|p\.a|inkl|Std|approx|No|Nr|St|Dr|Mr|Ms|Mrs|bzw|\p{Lu}))[.!?]["')\]»*_]*\s+(?=[\p{Lu}\d"'(¿¡*«„£€$])/gu

function sentencesOf(text: string, [start, end]: Span, section: Section, isListed: boolean): Item[] {
  const items: Item[] = []
  const line = text.slice(start, end)
  const label = LABEL.exec(line)
  const own = label && !isListed ? (sectionOf(label[1] ?? label[2]!) ?? section) : section
  let from = label ? label[0].length : 0
  const push = (to: number) => {
    const said = line.slice(from, to)
    const trimmed = said.trim()
    if (/[\p{L}\d]{2}/u.test(trimmed)) {
      const at = start + from + said.indexOf(trimmed)
      items.push({ span: [at, at + trimmed.length], section: own, isListed })
    }
    from = to
  }
  for (const stop of line.slice(from).matchAll(STOP)) push((label ? label[0].length : 0) + stop.index + stop[0].length)
  push(line.length)
  return items
}

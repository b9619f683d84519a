/** A page as lines that can be changed one by one, every other line to the letter. */
import { kindOfHeading, type SectionKind } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'

export interface PageLine {
  role: 'title' | 'facts' | 'heading' | 'bullet' | 'text' | 'blank'
  /** As it stands on the page. */
  raw: string
  /** Where its words begin in `raw`: behind "## " or "- ". */
  at: number
  /** Of the section that it stands in. */
  section: SectionKind | null
}
export type PageLines = PageLine[]

export const wordsOf = ({ raw, at }: PageLine): string => raw.slice(at)
export const withWords = (line: PageLine, words: string): PageLine => ({
  ...line,
  raw: line.raw.slice(0, line.at) + words,
})

const MARK = /^\s*(?:#{1,6}|[-*•–]|\d{1,2}[.)])\s+/
const SEPARATOR = / [·•|] /
export const FACTS_JOINT = ' · '

export function parsePage(text: string, language: Language): PageLines {
  let section: SectionKind | null = null
  let hasTitle = false
  let hasFacts = false
  let isBelowTitle = false
  return text.split('\n').map((raw): PageLine => {
    const at = MARK.exec(raw)?.[0].length ?? 0
    if (raw.trim() === '') return { role: 'blank', raw, at: 0, section }
    if (/^\s*#/.test(raw)) {
      if (!hasTitle) {
        hasTitle = true
        isBelowTitle = true
        return { role: 'title', raw, at, section: null }
      }
      section = kindOfHeading(raw.slice(at), language)
      return { role: 'heading', raw, at, section }
    }
    if (at > 0) return { role: 'bullet', raw, at, section }
    const isFacts = !hasFacts && section === null && (SEPARATOR.test(raw) || (isBelowTitle && isNoSentence(raw)))
    isBelowTitle = false
    hasFacts ||= isFacts
    return { role: isFacts ? 'facts' : 'text', raw, at: 0, section }
  })
}

/** "39 h par semaine": a line of facts that has but one. */
const isNoSentence = (raw: string) => raw.length < LONGEST_FACT && !/[.!?:]$/.test(raw.trimEnd())
const LONGEST_FACT = 60

/** Headings with nothing below them go, and so do empty lines that would stand doubled. */
export function printPage(lines: PageLines): string {
  const kept = lines.filter(
    (line, at) =>
      line.role !== 'heading' ||
      (lines.slice(at + 1).find(({ role }) => role !== 'blank')?.role ?? 'heading') !== 'heading',
  )
  return kept
    .filter((line, at) => line.role !== 'blank' || kept[at - 1]?.role !== 'blank')
    .map(({ raw }) => raw)
    .join('\n')
    .trim()
}

/** The heading above a line, as it stands there; the title where there is none. */
export function headingAbove(lines: PageLines, at: number): string {
  const heading = lines.slice(0, at + 1).findLast(({ role }) => role === 'heading' || role === 'title')
  return heading ? wordsOf(heading) : ''
}

/** Where the section of a kind is: its heading, and the place behind its last line that is not blank. */
export function sectionOf(lines: PageLines, kind: SectionKind): { from: number; to: number } | null {
  const from = lines.findIndex(({ role, section }) => role === 'heading' && section === kind)
  return from < 0 ? null : { from, to: endOfSection(lines, from) }
}

export function endOfSection(lines: PageLines, from: number): number {
  const next = lines.findIndex(({ role }, at) => at > from && role === 'heading')
  let to = next < 0 ? lines.length : next
  while (to > from + 1 && lines[to - 1]!.role === 'blank') to -= 1
  return to
}

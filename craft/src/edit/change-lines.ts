/** The operations on a page. Each gives a new list of lines and touches none that it does not name. */

import type { SectionKind } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'
import type { Target } from './find-target.ts'
import { endOfSection, FACTS_JOINT, type PageLine, type PageLines, sectionOf, withWords, wordsOf } from './page.ts'

const replaceLine = (lines: PageLines, at: number, ...by: PageLine[]): PageLines => lines.toSpliced(at, 1, ...by)

/** Takes a piece out: the line with its last piece. */
export function removePiece(lines: PageLines, { line: at, from, to }: Target): PageLines {
  const line = lines[at]!
  const words = wordsOf(line)
  if (line.role === 'facts') {
    const left = [words.slice(0, Math.max(0, from - FACTS_JOINT.length)), words.slice(to + FACTS_JOINT.length)]
    const kept = left.filter((part) => part !== '').join(FACTS_JOINT)
    return kept === '' ? replaceLine(lines, at) : replaceLine(lines, at, withWords(line, kept))
  }
  const rest = `${words.slice(0, from).trimEnd()} ${words.slice(to).trimStart()}`.trim()
  return rest === '' ? replaceLine(lines, at) : replaceLine(lines, at, withWords(line, rest))
}

export function rewritePiece(lines: PageLines, { line: at, from, to }: Target, by: string): PageLines {
  const line = lines[at]!
  const words = wordsOf(line)
  return replaceLine(lines, at, withWords(line, words.slice(0, from) + by + words.slice(to)))
}

export const removeSection = (lines: PageLines, from: number): PageLines =>
  lines.toSpliced(from, endOfSection(lines, from) - from)

/** The order of sections on a page. */
const ORDER: readonly SectionKind[] = ['about', 'task', 'demand', 'wish', 'offer', 'condition', 'apply']

/** A bullet at the end of its section, which is made where there is none. */
export function addBullet(
  lines: PageLines,
  kind: SectionKind,
  words: string,
  heading: string,
  isMoved = false,
): PageLines {
  const section = sectionOf(lines, kind)
  const others = lines.filter((line) => line.role === 'bullet' && (!section || line.section === kind))
  const sample = lines.find(({ role }) => role === 'bullet')
  const mark = sample ? sample.raw.slice(0, sample.at) : '- '
  const bullet: PageLine = {
    role: 'bullet',
    raw: mark + (isMoved ? words : likeOthers(others, words)),
    at: mark.length,
    section: kind,
  }
  const blank: PageLine = { role: 'blank', raw: '', at: 0, section: null }
  const isEmpty = section?.to === (section?.from ?? 0) + 1 && hasGapBelowHeadings(lines)
  if (section) return lines.toSpliced(section.to, 0, ...(isEmpty ? [blank] : []), bullet)
  const title: PageLine = { role: 'heading', raw: `## ${heading}`, at: 3, section: kind }
  const next = lines.findIndex(
    ({ role, section: of }) => role === 'heading' && of !== null && ORDER.indexOf(of) > ORDER.indexOf(kind),
  )
  const gap = hasGapBelowHeadings(lines) ? [blank] : []
  const added = [title, ...gap, bullet]
  return next < 0 ? [...lines, blank, ...added] : lines.toSpliced(next, 0, ...added, blank)
}

const hasGapBelowHeadings = (lines: PageLines) =>
  lines.some(({ role }, at) => role === 'heading' && lines[at + 1]?.role === 'blank')

/** Bullets end in a stop where the page's own do. */
function likeOthers(bullets: PageLines, words: string): string {
  const stopped = bullets.filter(({ raw }) => /[.!?]$/.test(raw.trimEnd())).length
  const bare = words.replace(/[.\s]+$/, '')
  return stopped * 2 >= bullets.length ? `${bare}.` : bare
}

/** A part of the line of facts, which is made below the title where there is none. */
export function addFact(lines: PageLines, words: string): PageLines {
  const at = lines.findIndex(({ role }) => role === 'facts')
  if (at >= 0) return replaceLine(lines, at, withWords(lines[at]!, wordsOf(lines[at]!) + FACTS_JOINT + words))
  const title = lines.findIndex(({ role }) => role === 'title')
  const blank: PageLine = { role: 'blank', raw: '', at: 0, section: null }
  return lines.toSpliced(title + 1, 0, blank, { role: 'facts', raw: words, at: 0, section: null })
}

/** A section with all its lines stands before or behind another. */
export function moveSection(lines: PageLines, from: number, other: number, where: 'before' | 'after'): PageLines {
  const block = lines.slice(from, endOfSection(lines, from))
  const rest = lines.toSpliced(from, block.length)
  const blank: PageLine = { role: 'blank', raw: '', at: 0, section: null }
  const target = rest.indexOf(lines[other]!)
  const at = where === 'before' ? target : endOfSection(rest, target)
  return rest.toSpliced(at, 0, ...(where === 'before' ? [...block, blank] : [blank, ...block]))
}

/** Two bullets as one: the second goes on where the first ends. */
export function mergeBullets(lines: PageLines, one: number, other: number, language: Language): PageLines {
  const and = { en: 'and', de: 'und', fr: 'et', es: 'y' }[language]
  const [first, second] = [lines[one]!, lines[other]!]
  const head = wordsOf(first).replace(/[.;,\s]+$/, '')
  const joint = new RegExp(`\\s${and}\\s`, 'u').test(head) ? `, ${and}` : ` ${and}`
  const tail = wordsOf(second)
  const merged = withWords(first, `${head}${joint} ${lowerFirst(tail, language)}`)
  return replaceLine(lines, one, merged).toSpliced(other, 1)
}

/** German nouns and names keep their capitals; what is all capitals does, too. */
function lowerFirst(words: string, language: Language): string {
  const [first = ''] = words.split(/\s/)
  const isName =
    language === 'de'
      ? !/^(?:Sie|Du|Wir|Es|Die|Der|Das|Ein|Eine)$/.test(first)
      : /^\p{Lu}{2}|\p{Lu}.*\p{Lu}/u.test(first)
  return isName ? words : words[0]!.toLowerCase() + words.slice(1)
}

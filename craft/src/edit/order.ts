/** Sections that stand elsewhere, and bullets that become one. */

import { splitWords } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'
import { addBullet, mergeBullets, moveSection } from './change-lines.ts'
import { headingNamed } from './context.ts'
import { contentOf, findCounted, findTarget } from './find-target.ts'
import { type PageLines, withWords, wordsOf } from './page.ts'
import { type Asked, commands, objectOf, quotedIn } from './wishes.ts'

/** "Put Good to know above What we offer", "the benefits first". */
export function moveNamed(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const hit = asked.hits.find(
    ({ value }) => value === 'before' || value === 'after' || value === 'first' || value === 'last',
  )!
  const from = headingNamed(lines, asked.words.slice(0, hit.from).join(' '), language)
  if (from === null) return null
  const headings = lines.flatMap(({ role }, at) => (role === 'heading' && at !== from ? [at] : []))
  if (hit.value === 'first' || hit.value === 'last') {
    const other = hit.value === 'first' ? headings[0] : headings.at(-1)
    return other === undefined ? null : moveSection(lines, from, other, hit.value === 'first' ? 'before' : 'after')
  }
  const other = headingNamed(lines, asked.words.slice(hit.to).join(' '), language)
  return other === null || other === from ? null : moveSection(lines, from, other, hit.value as 'before' | 'after')
}

/** "The van belongs under What we offer", "put night work first": a bullet stands in another section, or elsewhere in its own. */
export function moveLine(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const [hit] = (['first', 'last', 'under', 'move'] as const).filter((one) => commands(asked, one))
  if (!hit || /\d(?![\d\p{L}])/u.test(asked.text)) return null
  const isElsewhere = hit === 'under' || hit === 'move'
  const heading = headingNamed(lines, asked.text, language)
  const ofHeading = heading === null ? [] : contentOf(splitWords(wordsOf(lines[heading]!)), language)
  const words = objectOf(asked).filter((word) => !ofHeading.includes(contentOf([word], language)[0] ?? ''))
  const section = heading === null ? null : lines[heading]!.section
  const target = findTarget(
    lines,
    words,
    language,
    (_, line) => line.role === 'bullet' && (isElsewhere ? line.section !== section : true),
  )
  if (!target || (isElsewhere && section === null)) return null
  const line = lines[target.line]!
  const rest = lines.toSpliced(target.line, 1)
  if (isElsewhere) return addBullet(rest, section!, wordsOf(line), wordsOf(lines[heading!]!), true)
  const isBeside = (one: PageLines[number]) => one.role === 'bullet' && one.section === line.section
  const at = hit === 'first' ? rest.findIndex(isBeside) : rest.findLastIndex(isBeside) + 1
  return at < 0 ? null : rest.toSpliced(at, 0, line)
}

/** "The line about the team should read “…”": a line takes the words that are quoted. */
export function rewriteLine(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const [quoted, ...others] = quotedIn(asked.text)
  if (!quoted || others.length > 0 || (!commands(asked, 'line') && commands(asked, 'add'))) return null
  const words = splitWords(asked.text.replace(quoted, ' '))
  const named = words.filter((word) => objectOf(asked).includes(word))
  const heading = headingNamed(lines, words.join(' '), language)
  const target =
    findCounted(lines, words, heading) ?? findTarget(lines, named, language, (_, { role }) => role === 'bullet')
  if (!target) return null
  const line = lines[target.line]!
  const stop = /[.!?]$/.exec(wordsOf(line))?.[0] ?? ''
  return lines.toSpliced(target.line, 1, withWords(line, quoted.replace(/[.!?]$/, '') + stop))
}

const FIRST_TWO =
  /\b(?:first two|two first|ersten beiden|beiden ersten|ersten zwei|zwei ersten|deux premières?|deux premiers|dos primer[ao]s|primer[ao]s dos)\b/iu

/** Two bullets that a wish names, each by words of its own, or the first two of a section. */
export function mergeNamed(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  if (FIRST_TWO.test(asked.text)) {
    const section = headingNamed(lines, asked.text, language)
    const from = lines.findIndex(({ role }, at) => role === 'bullet' && at > (section ?? -1))
    return lines[from + 1]?.role === 'bullet' ? mergeBullets(lines, from, from + 1, language) : null
  }
  const isBullet = (_: string, line: PageLines[number]) => line.role === 'bullet'
  const words = objectOf(asked)
  const one = findTarget(lines, words, language, isBullet)
  if (!one) return null
  const used = contentOf(splitWords(wordsOf(lines[one.line]!)), language)
  const others = words.filter((word) => contentOf([word], language).some((stem) => !used.includes(stem)))
  const other = findTarget(lines, others, language, (said, line) => isBullet(said, line) && line !== lines[one.line])
  if (!other) return null
  const [first, second] = [Math.min(one.line, other.line), Math.max(one.line, other.line)]
  return mergeBullets(lines, first, second, language)
}

/** Sections that stand elsewhere, and bullets that become one. */

import { splitWords, wordSpots } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'
import { addBullet, mergeBullets, moveSection } from './change-lines.ts'
import { headingNamed } from './context.ts'
import { contentOf, findCounted, findTarget, placeOf, type Target } from './find-target.ts'
import { upper } from './items.ts'
import { endOfSection, type PageLines, withWords, wordsOf } from './page.ts'
import { type Asked, commands, jointsOf, namesNothing, objectOf, quotedIn, readAsked, wordsSaid } from './wishes.ts'

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
  if (!hit) return null
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
  // A figure that the line has not is one to be put.
  const stand = splitWords(wordsOf(line))
  if (asked.words.some((word) => /^\d/.test(word) && !stand.includes(word))) return null
  const rest = lines.toSpliced(target.line, 1)
  if (isElsewhere) return addBullet(rest, section!, wordsOf(line), wordsOf(lines[heading!]!), true)
  const isBeside = (one: PageLines[number]) => one.role === 'bullet' && one.section === line.section
  const at = hit === 'first' ? rest.findIndex(isBeside) : rest.findLastIndex(isBeside) + 1
  return at < 0 ? null : rest.toSpliced(at, 0, line)
}

/** "First under what we offer", "goes with the 10 years": said of the line that the wish before made, or of the one it names. */
export function placeLast(lines: PageLines, asked: Asked, last: number, language: Language): PageLines | null {
  const [, behind = asked.text] = /\bso\s(.*)$/i.exec(asked.text) ?? []
  const own = readAsked(behind, language)
  // What is told below the title stands with the rest of it.
  if (lines[last]?.role === 'facts' && commands(own, 'beside', 'first', 'under') && own.topics.length > 0) return lines
  if (!commands(own, 'first', 'last', 'under', 'beside') || lines[last]?.role !== 'bullet') return null
  const heading = headingNamed(lines, behind, language)
  const ofHeading = heading === null ? [] : contentOf(splitWords(wordsOf(lines[heading]!)), language)
  const named = objectOf(own).filter((word) => !namesNothing(word, language))
  const isElse = contentOf(named, language).some((stem) => !ofHeading.includes(stem))
  const line = lines[last]!
  const rest = lines.toSpliced(last, 1)
  if (commands(own, 'beside')) {
    const anchor = findTarget(rest, named, language, (_, { role }) => role === 'bullet')
    return anchor && rest.toSpliced(anchor.line + 1, 0, { ...line, section: rest[anchor.line]!.section })
  }
  if (isElse) return null
  const section = heading === null ? line.section : lines[heading]!.section
  const others = rest.flatMap((one, at) => (one.role === 'bullet' && one.section === section ? [at] : []))
  const at = commands(own, 'first') ? others[0] : others.at(-1)! + 1
  return at === undefined ? null : rest.toSpliced(at, 0, { ...line, section })
}

/** "Just put X, the rest of that line can go": the line that has the words keeps no others. */
export function keepWords(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const [said = ''] = asked.text.split(/,\s|;\s|\s[–-]\s/)
  const words = wordsSaid(readAsked(said, language), language)
  const target = findTarget(lines, splitWords(words), language, (_, { role }) => role === 'bullet')
  return target && lines.with(target.line, withWords(lines[target.line]!, upper(words)))
}

/** "The line about the team should read “…”", "say: …": the line that is named, else the one most like it, takes the words. */
export function rewriteLine(lines: PageLines, asked: Asked, language: Language, made = -1): PageLines | null {
  if (jointsOf(language, 'instead').some((joint) => placeOf(asked.text, joint) >= 0)) return null
  const [quoted, ...others] = quotedIn(asked.text)
  const behind = BEHIND.exec(asked.text)
  const last = asked.hits.findLast(({ from, to }) => SAY.test(asked.words.slice(from, to).join(' ')))
  const from = behind ? behind.index + behind[0].length : last && wordSpots(asked.text)[last.to]?.from
  const isOld = quoted !== undefined && OLD.test(asked.text.slice(0, asked.text.indexOf(quoted)))
  const isQuoted =
    quoted !== undefined && !isOld && others.length === 0 && (commands(asked, 'line') || !commands(asked, 'add'))
  if (
    !isQuoted &&
    (from === undefined ||
      isOld ||
      commands(asked, 'optional', 'required') ||
      others.length > 0 ||
      asked.topics.includes('title'))
  )
    return null
  const said = isQuoted ? quoted : asked.text.slice(from)
  const next = (isQuoted ? said : wordsSaid(readAsked(said, language), language)).replace(
    /^[\s:"“„«'‘‚]+|[\s.!?"”“»'’]+$/gu,
    '',
  )
  const named = splitWords(asked.text.slice(0, asked.text.indexOf(said))).filter((word) =>
    objectOf(asked).includes(word),
  )
  const told = contentOf(splitWords(next), language)
  const heading = headingNamed(lines, splitWords(asked.text.replace(said, ' ')).join(' '), language)
  const mayBe = (words: string, { role }: PageLines[number]) =>
    role === 'bullet' || (role === 'text' && (isQuoted || told.length > 3 || heading !== null) && words.length > 0)
  const isLike = ({ line }: Target) => {
    const stand = contentOf(splitWords(wordsOf(lines[line]!)), language)
    return told.filter((stem) => stand.includes(stem)).length * 2 >= Math.min(told.length, stand.length)
  }
  const counted = findCounted(lines, splitWords(asked.text.replace(said, ' ')), heading)
  const only = heading === null ? [] : linesBelow(lines, heading)
  const ofHeading = only.length === 1 ? { line: only[0]!, from: 0, to: 0 } : null
  const ofName = contentOf(named, language).length > 0 ? findTarget(lines, named, language, mayBe) : null
  const like = findTarget(lines, splitWords(next), language, mayBe)
  const title = lines.findIndex(({ role }) => role === 'title')
  const isShort = title >= 0 && told.length <= contentOf(splitWords(wordsOf(lines[title]!)), language).length + 2
  if (!commands(asked, 'line') && isShort && isLike({ line: title, from: 0, to: 0 })) return null
  const ofMade =
    lines[made]?.role === 'bullet' && told.length > 0 && named.length === 0 ? { line: made, from: 0, to: 0 } : null
  const target =
    counted ?? ofHeading ?? ofName ?? (like && isLike(like) ? like : null) ?? (ofMade && isLike(ofMade) ? ofMade : null)
  // Words alone that are a figure or a name are told by what they are.
  if (
    !target ||
    (!isQuoted &&
      ((told.length < 2 && target.line !== made && target !== ofHeading) ||
        (!isLike(target) && !behind && target !== ofHeading)))
  )
    return null
  const line = lines[target.line]!
  const stop = /[.!?]$/.exec(wordsOf(line))?.[0] ?? ''
  return lines.with(target.line, withWords(line, upper(next) + stop))
}
const SAY =
  /\b(?:say|write|read|should be|schreib\p{L}*|heißen|heissen|lauten|écri\p{L}*|plutôt|dire|escrib\p{L}*|decir|redact\p{L}*)$/u
const OLD = /(?<!\p{L})(?:not|nicht|pas|no)\s\W*$/iu
const BEHIND = /(?<!\d)\s?:\s+(?=\S+\s\S)/u

const linesBelow = (lines: PageLines, heading: number): number[] =>
  lines.flatMap(({ role }, at) =>
    at > heading && at < endOfSection(lines, heading) && role !== 'blank' && role !== 'heading' ? [at] : [],
  )

const TWO = /^(?:two|both|lines?|bullets?|zwei|beide|zeilen|deux|lignes|dos|líneas)$/
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
  // "The two tips lines": both have all that is named.
  const stems = contentOf(
    words.filter((word) => !TWO.test(word)),
    language,
  )
  const all = lines.flatMap((line, at) => {
    const stand = contentOf(splitWords(wordsOf(line)), language)
    return line.role === 'bullet' && stems.length > 0 && stems.every((stem) => stand.includes(stem)) ? [at] : []
  })
  if (all.length === 2) return mergeBullets(lines, all[0]!, all[1]!, language)
  const one = findTarget(lines, words, language, isBullet)
  if (!one) return null
  const used = contentOf(splitWords(wordsOf(lines[one.line]!)), language)
  const others = words.filter((word) => contentOf([word], language).some((stem) => !used.includes(stem)))
  const other = findTarget(lines, others, language, (said, line) => isBullet(said, line) && line !== lines[one.line])
  if (!other) return null
  const [first, second] = [Math.min(one.line, other.line), Math.max(one.line, other.line)]
  return mergeBullets(lines, first, second, language)
}

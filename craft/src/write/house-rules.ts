/**
 * What a company always changes, done to a page as a comment would be: whole sentences, bullets, sections, or words of a line that
 * reads on without them. A line that a rule would break stays as it was.
 */
import { removeSection } from '../edit/change-lines.ts'
import { piecesOf } from '../edit/find-target.ts'
import { endOfSection, type PageLine, type PageLines, parsePage, printPage, withWords, wordsOf } from '../edit/page.ts'
import { kindOfHeading } from '../headings.ts'
import { topicOf } from '../learn/line-topic.ts'
import { keyOf } from '../learn/lines.ts'
import { ADDRESSED, type HouseRule, rulesIn, sayAmount } from '../learn/rule.ts'
import { currencyOf, hasContact } from '../learn/values.ts'
import type { Language } from '../sheet/sheet.ts'
import { speakOfPerson } from './address.ts'
import { removePhrase, swapWords } from './change-words.ts'

/** A section that is renamed is known by its new name to what is added to it; what closes the page comes last. */
const ORDER: readonly HouseRule['kind'][] = [
  'avoid',
  'term',
  'currency',
  'address',
  'title',
  'heading',
  'drop',
  'line',
  'order',
  'closing',
]

/** The page with the rules carried out; the page itself, to the letter, where none of them concerns it. */
export function followRules(page: string, rules: readonly HouseRule[], language: Language): string {
  const own = rulesIn(language, rules).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const before = parsePage(page, language)
  const after = own.reduce((lines, rule) => follow(lines, rule, language), before)
  const text = printPage(after)
  return text === printPage(before) ? page : text
}

function follow(lines: PageLines, rule: HouseRule, language: Language): PageLines {
  switch (rule.kind) {
    case 'avoid':
      return removePhrase(lines, rule.phrase, language)
    case 'term':
      return swapWords(lines, rule.from, rule.to, language)
    case 'currency':
      return changeWords(lines, (words) => writeAmounts(words, rule))
    case 'address':
      return language === 'en' && rule.to !== ADDRESSED.en
        ? changeWords(lines, (words) => speakOfPerson(words, rule.to))
        : lines
    case 'title':
      return lines.map((line) => (line.role === 'title' ? withSuffix(line, rule.suffix) : line))
    case 'heading':
      return renameSections(lines, rule, language)
    case 'drop':
      return headingsOf(lines, rule.headings, language).reduceRight(removeSection, lines)
    case 'line':
      return addPoint(lines, rule.heading, rule.text, language)
    case 'order':
      return orderSections(lines, rule.headings, language)
    case 'closing':
      return close(lines, rule, language)
  }
}

const changeWords = (lines: PageLines, change: (words: string) => string): PageLines =>
  lines.map((line) => (line.role === 'blank' ? line : withWords(line, change(wordsOf(line)))))

const FIGURE = String.raw`\d[\d.,'’\u202f]*\d(?:\s?[-–]\s?\d[\d.,'’\u202f]*\d)?|\d`

function writeAmounts(words: string, rule: Extract<HouseRule, { kind: 'currency' }>): string {
  const isOf = (mark: string) => currencyOf(mark) === rule.code
  const mark = String.raw`[\p{L}]{0,3}[€£$₹¥₺₦₵]|[\p{L}.]{2,7}`
  return words
    .replace(
      new RegExp(`(?<![\\p{L}\\d])(${mark})[\\s\\u00a0]?(${FIGURE})(?![\\p{L}\\d])`, 'gu'),
      (found, of, amount) => (isOf(of) ? sayAmount(amount, rule) : found),
    )
    .replace(
      new RegExp(`(?<![\\p{L}\\d.,])(${FIGURE})[\\s\\u00a0]?(${mark})(?![\\p{L}\\d])`, 'gu'),
      (found, amount, of) => (isOf(of) ? sayAmount(amount, rule) : found),
    )
}

/** "(m/w/d)" and "(m/f/x)" say the same. */
const GENDERS = /\((?:[mfwdxhe]|all genders|gn)(?:\s?[/|*]\s?[mfwdxhe])*\)/i

function withSuffix(line: PageLine, suffix: string): PageLine {
  const words = wordsOf(line).trimEnd()
  if (words.endsWith(suffix)) return line
  return withWords(
    line,
    GENDERS.test(suffix) && GENDERS.test(words) ? words.replace(GENDERS, suffix) : `${words} ${suffix}`,
  )
}

const isHeading = ({ role }: PageLine) => role === 'heading'

function renameSections(
  lines: PageLines,
  rule: Extract<HouseRule, { kind: 'heading' }>,
  language: Language,
): PageLines {
  const from = rule.from.map(keyOf)
  return lines.map((line) => {
    if (!isHeading(line) || !from.includes(keyOf(wordsOf(line)))) return line
    return { ...withWords(line, rule.to), section: kindOfHeading(rule.to, language) ?? line.section }
  })
}

/** Where a section of one of these names begins; where there is none, one that is for the same. */
function headingsOf(lines: PageLines, names: readonly string[], language: Language): number[] {
  const places = (fits: (line: PageLine) => boolean) =>
    lines.flatMap((line, at) => (isHeading(line) && fits(line) ? [at] : []))
  const keys = names.map(keyOf)
  const named = places((line) => keys.includes(keyOf(wordsOf(line))))
  if (named.length > 0) return named
  const kinds = names.map((name) => kindOfHeading(name, language))
  return places(({ section }) => section !== null && kinds.includes(section))
}

const BLANK: PageLine = { role: 'blank', raw: '', at: 0, section: null }

function addPoint(lines: PageLines, heading: string, text: string, language: Language): PageLines {
  const key = keyOf(text)
  if (lines.some((line) => keyOf(wordsOf(line)) === key)) return lines
  const [from] = headingsOf(lines, [heading], language)
  const sample = lines.find(({ role }) => role === 'bullet')
  const mark = sample ? sample.raw.slice(0, sample.at) : '- '
  const kind = kindOfHeading(heading, language)
  const point = (words: string): PageLine => ({ role: 'bullet', raw: mark + words, at: mark.length, section: kind })
  if (from === undefined) {
    const title: PageLine = { role: 'heading', raw: `## ${heading}`, at: 3, section: kind }
    const next = lines.findIndex((line) => isHeading(line) && line.section === 'apply')
    const added = [title, BLANK, point(text)]
    return next < 0 ? [...lines, BLANK, ...added] : lines.toSpliced(next, 0, ...added, BLANK)
  }
  const to = endOfSection(lines, from)
  const own = lines.slice(from, to).filter(({ role }) => role === 'bullet')
  const stops = own.filter(({ raw }) => /[.!?]$/.test(raw.trimEnd())).length
  const bare = text.replace(/\.$/, '')
  return lines.toSpliced(to, 0, point(own.length > 0 && stops * 2 >= own.length ? `${bare}.` : text))
}

/** The listed ones in their order, in the places that they have among the others; a single one comes first. */
function orderSections(lines: PageLines, names: readonly string[], language: Language): PageLines {
  const depth = Math.min(...lines.filter(isHeading).map(depthOf))
  const starts = lines.flatMap((line, at) => (isHeading(line) && depthOf(line) === depth ? [at] : []))
  if (starts.length < 2) return lines
  const blocks = starts.map((from, at) => trimBlanks(lines.slice(from, starts[at + 1])))
  const wanted = names.flatMap((name) => headingsOf(lines, [name], language)[0] ?? [])
  const chosen = wanted.map((at) => starts.indexOf(at)).filter((at, i, all) => at >= 0 && all.indexOf(at) === i)
  if (chosen.length === 0) return lines
  const rest = blocks.map((_, at) => at).filter((at) => !chosen.includes(at))
  const slots = [...chosen].sort((a, b) => a - b)
  const order =
    chosen.length === 1
      ? [...chosen, ...rest]
      : blocks.map((_, at) => (chosen.includes(at) ? chosen[slots.indexOf(at)]! : at))
  return [...trimBlanks(lines.slice(0, starts[0])), ...order.flatMap((at) => [BLANK, ...blocks[at]!])]
}

const depthOf = ({ raw }: PageLine) => /#+/.exec(raw)?.[0].length ?? 0
const trimBlanks = (lines: PageLines) => lines.slice(0, lines.findLastIndex(({ role }) => role !== 'blank') + 1)

function close(lines: PageLines, rule: Extract<HouseRule, { kind: 'closing' }>, language: Language): PageLines {
  const { heading, text, instead } = rule
  const wanted = text.split('\n').map(keyOf).filter(Boolean)
  const said = lines.map((line) => keyOf(wordsOf(line)))
  if (wanted.every((key) => said.some((one) => ` ${one} `.includes(` ${key} `)))) return lines
  const kept = instead ? withoutTopic(lines, instead, hasContact(text), language) : lines
  const added = text
    .split('\n')
    .map((raw): PageLine => ({ role: raw.trim() === '' ? 'blank' : 'text', raw, at: 0, section: null }))
  const title: PageLine[] = heading ? [{ role: 'heading', raw: `## ${heading}`, at: 3, section: null }, BLANK] : []
  // How to apply has a place of its own; all else closes the page.
  const own =
    instead === 'apply' && !heading ? lines.find((line) => isHeading(line) && line.section === 'apply') : undefined
  const from = own ? kept.indexOf(own) : -1
  if (from < 0) return [...(own ? withHeading(kept, own) : kept), BLANK, ...title, ...added]
  const to = endOfSection(kept, from)
  return kept.toSpliced(to, 0, ...(to > from + 1 && kept[to - 1]!.role !== 'blank' ? [BLANK] : []), ...added)
}

const withHeading = (lines: PageLines, heading: PageLine): PageLines => [...lines, BLANK, heading]

/** Sentences of a topic go; those with a contact or a day stay, unless the new ones have a contact of their own. */
function withoutTopic(lines: PageLines, topic: string, hasOwnContact: boolean, language: Language): PageLines {
  let heading: string | null = null
  return lines.flatMap((line): PageLine[] => {
    if (isHeading(line)) heading = wordsOf(line)
    if (line.role !== 'text' && line.role !== 'bullet') return [line]
    const words = wordsOf(line)
    const pieces = piecesOf(line).map(({ from, to }) => words.slice(from, to))
    const kept = pieces.filter((piece) => {
      if (topicOf(piece, heading, language) !== topic) return true
      return hasContact(piece) ? !hasOwnContact : /\d/.test(piece)
    })
    if (kept.length === pieces.length) return [line]
    return kept.length === 0 ? [] : [withWords(line, kept.map((piece) => piece.trim()).join(' '))]
  })
}

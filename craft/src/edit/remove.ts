/** What a wish takes out: a section, a line, one item of a list, the amount in a line. */
import { readTable } from '../data.ts'
import { figuresIn } from '../figures.ts'
import { splitWords } from '../headings.ts'
import { classOf } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { removePiece, removeSection, rewritePiece } from './change-lines.ts'
import { type Answers, type Context, type Followed, headingNamed } from './context.ts'
import { contentOf, findCounted, findTarget, placeOf, type Target } from './find-target.ts'
import { keptItems, onlyItem, upper, withoutItem } from './items.ts'
import { headingAbove, type PageLine, type PageLines, withWords, wordsOf } from './page.ts'
import { type Asked, commands, objectOf, objectText, quotedIn, readAsked } from './wishes.ts'

export function remove(
  lines: PageLines,
  asked: Asked,
  { language, kept = [] }: Context,
  { done, refused }: Answers,
): Followed {
  const section = headingNamed(lines, objectText(asked), language)
  if (section !== null && /section|abschnitt|rubrique|sección|apartado/i.test(asked.text))
    return done(removeSection(lines, section), 'removed-section', { where: wordsOf(lines[section]!) })
  const quoted = removeQuoted(lines, asked)
  if (quoted) return done(quoted.lines, 'removed', { where: headingAbove(lines, quoted.at) })
  const counted = commands(asked, 'line') && findCounted(lines, asked.words, section)
  const targets = counted ? [{ target: counted, stems: [] }] : targetsNamed(lines, asked, language)
  const [first] = targets
  if (!first) return refused('not-found')
  const where = headingAbove(lines, first.target.line)
  const amount = isAmountOf(asked)
  let left = lines
  for (const { target, stems } of targets.sort(
    (a, b) => b.target.line - a.target.line || b.target.from - a.target.from,
  )) {
    const next = amount ? removeAmount(left, target, language) : removeNamed(left, target, stems, asked, language, kept)
    if (!next) return refused('part-of-line')
    left = next
  }
  return done(left, 'removed', { where })
}

/** Words that a wish quotes go as they are quoted, with the comma or the brackets around them; null where nothing is left of a line. */
function removeQuoted(lines: PageLines, asked: Asked): { lines: PageLines; at: number } | null {
  let [left, last] = [lines, -1]
  for (const words of quotedIn(asked.text)) {
    const at = left.findIndex((line) => mayGo(line) && line.role !== 'heading' && placeOf(wordsOf(line), words) >= 0)
    if (at < 0) return null
    const said = wordsOf(left[at]!)
    const from = placeOf(said, words)
    const to = from + words.length
    const isMost = splitWords(words).length * 2 > splitWords(said).length || commands(asked, 'line')
    if (isMost && left[at]!.role !== 'bullet') return null
    const [before, behind] = [said.slice(0, from).replace(/[\s,;:–(-]+$/, ''), said.slice(to).replace(/^\s*\)/, '')]
    const rest = before === '' ? upper(behind.replace(/^[\s,;:–-]+/, '')) : before + behind
    left = isMost
      ? removePiece(left, { line: at, from: 0, to: said.length })
      : left.toSpliced(at, 1, withWords(left[at]!, rest))
    last = at
  }
  return last < 0 ? null : { lines: left, at: last }
}

/** "Trinkgeld-Betrag", "the price of the meal": the line stays, without its figure. */
const isAmountOf = (asked: Asked) => commands(asked, 'amount') || /(?:betrag|preis|höhe)(?!\p{L})/iu.test(asked.text)

interface Named {
  target: Target
  /** Of the words that name it. */
  stems: string[]
}

const LISTED = /,\s+|\s+(?:and|und|et|y|sowie)\s+/iu
const mayGo = (line: PageLine) => line.role !== 'title'

/** All that a wish names: "the licence and the pool car". What fewest lines speak of is found first. */
function targetsNamed(lines: PageLines, asked: Asked, language: Language): Named[] {
  const isAmount = isAmountOf(asked)
  const find = (words: readonly string[], taken: readonly Named[]): Named[] => {
    const isTaken = (line: PageLine) =>
      taken.some(({ target }) => lines[target.line] === line && line.role === 'bullet')
    const target = findTarget(
      lines,
      words,
      language,
      (said, line) => mayGo(line) && !isTaken(line) && (!isAmount || /\d/.test(said)),
    )
    return target ? [{ target, stems: contentOf(words, language) }] : []
  }
  const all = find(objectOf(asked), [])
  const names = objectText(asked)
    .split(LISTED)
    .map(splitWords)
    .filter((words) => find(words, []).length > 0)
  const [whole] = all
  if (names.length < 2 || (whole && namesAll(lines, whole, language))) return all
  const speaking = (words: readonly string[]) =>
    lines.filter((line) =>
      contentOf(splitWords(wordsOf(line)), language).some((stem) => contentOf(words, language).includes(stem)),
    ).length
  const found: Named[] = []
  for (const words of names.toSorted((one, other) => speaking(one) - speaking(other))) found.push(...find(words, found))
  return found
}

/** "Liechtenstein und die Schweiz" names one line that has both. */
const namesAll = (lines: PageLines, { target, stems }: Named, language: Language): boolean => {
  const said = contentOf(splitWords(wordsOf(lines[target.line]!).slice(target.from, target.to)), language)
  const page = contentOf(splitWords(lines.map(wordsOf).join('\n')), language)
  return stems.every((stem) => said.includes(stem) || !page.includes(stem))
}

function removeNamed(
  lines: PageLines,
  target: Target,
  stems: readonly string[],
  asked: Asked,
  language: Language,
  kept: readonly string[],
): PageLines | null {
  const line = lines[target.line]!
  const words = wordsOf(line).slice(target.from, target.to)
  const isOpening = line.role === 'text' && line.section === null && target.from === 0
  const rest = commands(asked, 'line') && !isOpening ? null : withoutItems(words, stems, language)
  if (rest !== null) return rewritePiece(lines, target, rest)
  const staying = keptItems(words, kept, language)
  if (staying) return rewritePiece(lines, target, staying)
  // How people apply does not go with a name or a day in it.
  const said = contentOf(splitWords(words), language)
  const isMuch = said.filter((stem) => stems.includes(stem)).length * 2 >= said.length && !ADDRESS.test(words)
  const isPart = line.role === 'text' && !commands(asked, 'line') && !isMuch
  return isOpening || isPart ? null : removePiece(lines, target)
}

const ASIDE = /\s*\(([^()]+)\)/gu

/** Without every item that is named; what stands in brackets is a list of its own. Null where nothing else would be left. */
function withoutItems(words: string, stems: readonly string[], language: Language): string | null {
  const saidIn = (said: string) => contentOf(splitWords(said), language).filter((stem) => stems.includes(stem))
  const named = saidIn(words)
  const figures = named.filter((stem) => /\d/.test(stem))
  for (const { 0: aside, 1: inside, index } of words.matchAll(ASIDE)) {
    const isInside = (all: readonly string[]) => all.length > 0 && all.every((stem) => saidIn(inside!).includes(stem))
    if (index === 0 || (!isInside(named) && !isInside(figures))) continue
    const left = withoutItems(inside!, stems, language)
    return words.slice(0, index) + (left === null ? '' : ` (${left})`) + words.slice(index + aside.length)
  }
  let left = words
  for (const stem of named.toReversed()) {
    if (!saidIn(left).includes(stem)) continue
    const together = withoutItem(left, stems, language) ?? withoutItem(left, [stem], language)
    if (!together || isTorn(together.rest)) return null
    left = together.rest
  }
  return left === words ? null : left
}

const ADDRESS = /@|\d{3,} ?\d{2,}/
const isTorn = (words: string) => words.split('(').length !== words.split(')').length

const PER = /^(?:pro|per|par|por|al|je|a|im)$/i
const NEARLY = /^(?:about|around|roughly|up|approx|etwa|ca|rund|bis|environ|jusqu'à|unos|unas|aprox|hasta|some)$/

/** A figure with its unit and what leads to it: "Repas à 3,20 €" is "Repas". */
function removeAmount(lines: PageLines, target: Target, language: Language): PageLines | null {
  const words = wordsOf(lines[target.line]!).slice(target.from, target.to)
  const [figure, ...others] = figuresIn(words)
  if (!figure || others.length > 0) return null
  const units = readTable('everyday-units').flatMap(([, all]) => all!.split(' '))
  const isUnit = (word: string) => units.includes(plain(word)) || PER.test(word)
  const plain = (word: string) =>
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f.,]/g, '')
  let from = figure.from - (/[£€$]\s?$|(?:CHF|EUR)\s$/.exec(words.slice(0, figure.from))?.[0].length ?? 0)
  for (
    let before = /(\p{L}+)\.?\s$/u.exec(words.slice(0, from));
    before;
    before = /(\p{L}+)\.?\s$/u.exec(words.slice(0, from))
  ) {
    const word = before[1]!.toLowerCase()
    if (!NEARLY.test(word) && classOf(word, language) !== 'preposition') break
    from = before.index
  }
  let to = figure.to + (/^\s?[%£€$]/.exec(words.slice(figure.to))?.[0].length ?? 0)
  for (
    let next = /^\s(\p{L}+)/u.exec(words.slice(to));
    next && isUnit(next[1]!);
    next = /^\s(\p{L}+)/u.exec(words.slice(to))
  )
    to += next[0].length
  const rest = `${words.slice(0, from).trimEnd()}${words.slice(to)}`.replace(/\s*\(\s*\)|,\s*(?=\.?$)/g, '')
  return /\p{L}{3}/u.test(rest) ? rewritePiece(lines, target, rest) : null
}

/** "Only Hallstadt": of a list that names it, nothing else; null where no list does. */
export function keepOnly(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const words = objectOf(asked).filter((word) => !commands(readAsked(word, language), 'only'))
  const mayBe = (said: string, { role, section }: PageLine) =>
    role !== 'title' && section === null && onlyItem(said, contentOf(words, language), language) !== null
  const target = findTarget(lines, words, language, mayBe)
  if (!target) return null
  const said = wordsOf(lines[target.line]!).slice(target.from, target.to)
  return rewritePiece(lines, target, onlyItem(said, contentOf(words, language), language)!)
}

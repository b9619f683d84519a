/** Days of the week, months and days some time later take the place of those of the page. */
import { figuresIn } from '../figures.ts'
import { splitWords } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'
import { dayLater, monthIn, saidLike, weekdayMoved, weekdaysIn } from './calendar.ts'
import { type Changed, isLower, isUpper, type Piece, rewritten, yearBehind } from './change-figures.ts'
import { rewritePiece } from './change-lines.ts'
import { contentOf, findTarget } from './find-target.ts'
import { type PageLines, wordsOf } from './page.ts'
import { type Asked, objectOf } from './wishes.ts'

/** "Swap the days to Tue, Wed, Thu". */
export function changeWeekdays(
  lines: PageLines,
  all: readonly Piece[],
  asked: Asked,
  language: Language,
): Changed | null {
  const run = weekdaysIn(asked.text, language, 1).at(-1)
  // The day before a date goes with the date.
  if (!run || /^\s*(?:the |den |le |el )?\d/.test(asked.text.slice(run.to))) return null
  const least = Math.min(2, run.days.length)
  const named = contentOf(objectOf(asked), language)
  const isAbout = ({ words }: Piece) => contentOf(splitWords(words), language).some((stem) => named.includes(stem))
  const stands = all
    .flatMap((piece) => weekdaysIn(piece.words, language, least).map((like) => ({ piece, like })))
    .filter(({ piece, like }) => least > 1 || (like.days.length === 1 && isAbout(piece)))
  const [first] = stands
  const daysOf = ({ like }: (typeof stands)[number]) => like.days.map(({ at }) => at).join()
  if (
    !first ||
    daysOf(first) === run.days.map(({ at }) => at).join() ||
    stands.some((one) => daysOf(one) !== daysOf(first))
  )
    return null
  const changed = stands.reduceRight((all, { piece, like }) => {
    const by = piece.words.slice(0, like.from) + saidLike(run, like, piece.words, language) + piece.words.slice(like.to)
    return rewritePiece(all, piece.target, by)
  }, lines)
  return changed.every(({ raw }, at) => raw === lines[at]!.raw) ? null : { lines: changed, before: first.piece.words }
}

const wordsWithMonths = (words: string, language: Language) =>
  [...words.matchAll(/\p{L}+/gu)].filter(
    ({ 0: word, index }) =>
      monthIn(word, language) !== null &&
      (/^\p{Lu}/u.test(word) || !/^(?:en|de)$/.test(language)) &&
      !/\d(?:er|st|nd|rd|th|\.)?\s(?:de |of )?$/.test(words.slice(0, index)) &&
      !/^\s\d{1,2}(?!\d)/.test(words.slice(index + word.length)),
  )

/** "En novembre, pas en octobre" */
const OLD_MONTH = /\b(?:not|nicht|statt|pas|no)\s+(?:in |im |en )?$/iu

/** "It runs to August": a month without a day, at the end that is meant. */
export function changeMonth(lines: PageLines, asked: Asked, language: Language): Changed | null {
  const isOld = ({ index }: { index: number }) => OLD_MONTH.test(asked.text.slice(0, index))
  const [told, olds] = [false, true].map((is) =>
    wordsWithMonths(asked.text, language).filter((one) => isOld(one) === is),
  )
  if (told!.length !== 1) return null
  const named = olds![0] ? [olds![0][0].toLowerCase()] : objectOf(asked)
  const target = findTarget(lines, named, language, (words) => wordsWithMonths(words, language).length > 0)
  if (!target) return null
  const words = wordsOf(lines[target.line]!).slice(target.from, target.to)
  const stand = wordsWithMonths(words, language)
  const isLate = isUpper(asked)
  if (stand.length > 1 && isLate === isLower(asked)) return null
  const { 0: old, index } = (isLate ? stand.at(-1) : stand[0])!
  const by = words.slice(0, index) + told![0]![0] + words.slice(index + old.length)
  return by === words ? null : { lines: rewritePiece(lines, target, by), before: words }
}

const LATER =
  /\b(?:extend\w*|later|push\w*|verläng\w*|später|prolong\w*|repouss\w*|plus tard|alarg\w*|ampl[ií]\w*|prorrog\w*|más tarde)\b/iu
const SPAN =
  /\b(?:(a|an|one|eine[nr]?|une?|una?|two|zwei|deux|dos|\d{1,2})\s+)(week|woche|semaine|semana|days?|tage?|jours?|días?)/iu
const TWO = /^(?:two|zwei|deux|dos)$/i

/** "Um eine Woche verlängern": how many days later. */
export function laterBy({ text }: Asked): number | null {
  const [, count = '', unit = ''] = SPAN.exec(text) ?? []
  if (unit === '' || !LATER.test(text)) return null
  const many = Number.parseInt(count, 10) || (TWO.test(count) ? 2 : 1)
  return many * (/^(?:w|s)/i.test(unit) ? 7 : 1)
}

export function shiftDay(lines: PageLines, pieces: readonly Piece[], days: number, language: Language): Changed | null {
  for (const piece of pieces) {
    const dates = figuresIn(piece.words).filter(({ unit }) => unit === 'date')
    const [date] = dates
    const day = date && dates.length === 1 ? dayLater(date.text, days, yearBehind(piece.words, date), language) : null
    if (day)
      return rewritten(
        lines,
        piece,
        weekdayMoved(piece.words.slice(0, date!.from), days, language) + day + piece.words.slice(date!.to),
      )
  }
  return null
}

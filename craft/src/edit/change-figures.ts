/** Figures and days of a wish take the place of those of the page that tell the same thing, and of no others. */
import { readTable } from '../data.ts'
import { type Figure, figuresIn, withFigures } from '../figures.ts'
import { splitWords } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'
import { readText } from '../text/text.ts'
import { dateLike, dayLater, daysBetween, monthIn, saidLike, weekdayMoved, weekdaysIn } from './calendar.ts'
import { rewritePiece } from './change-lines.ts'
import { contentOf, findTarget, piecesOf, type Target } from './find-target.ts'
import { type PageLine, type PageLines, withWords, wordsOf } from './page.ts'
import { valuesIn } from './values.ts'
import { type Asked, commands, objectOf, type Topic } from './wishes.ts'

export interface Changed {
  lines: PageLines
  /** What stood there; empty where nothing did. */
  before: string
}

const units = new Map<string, string>()
/** "Stunden" and "hours" count one thing; empty where a word counts nothing known. */
function unitOf({ unit }: Figure): string {
  if (unit === '¤') return 'money'
  if (unit === 'date' || unit === 'day') return 'date'
  if (unit === '%') return 'percent'
  if (units.size === 0)
    for (const [name, words] of readTable('everyday-units'))
      for (const word of words!.split(' ')) units.set(word, name!)
  const plain = unit.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  const ends = plain.length > 2 ? ['', 'e', 'n', 's', 'en', 'es'] : ['']
  return ends.map((end) => units.get(plain + end)).find(Boolean) ?? ''
}

/** Which units tell of a topic. */
const UNITS_OF: Partial<Record<Topic, readonly string[]>> = {
  pay: ['money', ''],
  contract: ['month', 'year', 'week', 'date'],
  hours: ['hour', 'percent', 'time', 'minute', 'day', 'week', ''],
  days: ['day', ''],
  start: ['date'],
  deadline: ['date'],
  interview: ['date'],
  mode: ['day', 'percent', ''],
}

const isSameThing = (asked: Figure, stands: Figure, topic: Topic | undefined): boolean => {
  const [one, other] = [unitOf(asked), unitOf(stands)]
  // "Entretiens les 17 et 19"
  if (topic === 'interview' && one === '' && other === '') return stands.amount <= LAST_DAY
  if (one !== '' && other !== '') return one === other
  if (one === 'date' || other === 'date') return false
  const fitting = topic && UNITS_OF[topic]
  if (fitting) return fitting.includes(one) && fitting.includes(other)
  return (one === '' && other !== 'percent') || asked.unit === stands.unit
}

const LAST_DAY = 31

interface Piece {
  target: Target
  words: string
  line: PageLine
}

function piecesIn(lines: PageLines): Piece[] {
  return lines.flatMap((line, at) =>
    line.role === 'blank' || line.role === 'heading'
      ? []
      : piecesOf(line).map((piece) => ({
          target: { line: at, ...piece },
          words: wordsOf(line).slice(piece.from, piece.to),
          line,
        })),
  )
}

/** Pieces that tell of a topic, the surest first. */
function piecesFor(all: readonly Piece[], topic: Topic, asked: Asked, language: Language): Piece[] {
  const named = contentOf(objectOf(asked), language)
  const isNamed = ({ words }: Piece) => contentOf(splitWords(words), language).some((stem) => named.includes(stem))
  const units = [...(UNITS_OF[topic] ?? ['']), ...(topic === 'interview' ? [''] : [])]
  const hasUnit = ({ words }: Piece) => figuresIn(words).some((figure) => units.includes(unitOf(figure)))
  const ofKind = (piece: Piece) =>
    topic === 'interview'
      ? INTERVIEW.test(piece.words)
      : topic === 'deadline'
        ? piece.line.section === 'apply' || valuesIn(piece.words).some(({ kind }) => kind === topic)
        : valuesIn(piece.words).some(({ kind }) => kind === topic) ||
          (topic === 'start' &&
            piece.line.role === 'facts' &&
            valuesIn(piece.words).some(({ kind }) => kind === 'contract'))
  const isMoney = (piece: Piece) =>
    topic === 'pay' && figuresIn(piece.words).some((figure) => unitOf(figure) === 'money')
  // Another amount than a pay of about as much is something else.
  const isPay = (piece: Piece) =>
    topic !== 'pay' || piece.line.role === 'facts' || isNamed(piece) || distance(piece, asked) < NEAR
  const found = all.filter(
    (piece) => piece.line.role !== 'title' && hasUnit(piece) && (ofKind(piece) || isMoney(piece)) && isPay(piece),
  )
  const rank = (piece: Piece) =>
    (ofKind(piece) ? 0 : 2) + (piece.line.role === 'facts' ? 0 : 1) - (isNamed(piece) ? 1 : 0) + distance(piece, asked)
  return found.sort((one, other) => rank(one) - rank(other))
}

const NEAR = 0.4

/** How far the figures of a piece are from those of the wish. */
function distance({ words }: Piece, { text }: Asked): number {
  const [first] = figuresIn(text)
  if (!first || first.unit === 'date') return 0
  return Math.min(4, ...figuresIn(words).map(({ amount }) => Math.abs(Math.log(first.amount / amount)) || 0))
}

const INTERVIEW = /interview|gespräch|entretien|entrevista/iu
const NOT =
  'not|instead of|rather than|nicht|statt|anstatt|anstelle von|au lieu de|plutôt que|pas|et non|en vez de|en lugar de|no'
const OLD = new RegExp(`\\b(?:${NOT})\\s+(?:mehr |plus |más )?[£€$]?\\s*$`, 'iu')
const FROM = /\b(?:from|von|de|du|del)\s+[£€$]?\s*$/iu
const INTO = /\s(?:to|with|auf|in|zu|durch|à|par|a|por|en)\s+[£€$]?$/iu
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const UPPER_WORDS = words(
  "top maximum max upper up until till runs end ends bis höchstens endet jusqu'à jusqu'au plafond fin hasta tope máximo termina",
)
const LOWER_WORDS = words(
  'bottom minimum min start starts starting begins from ab beginn antritt mindestens commence début entrée partir empieza desde inicio mínimo',
)
/** Which end of a range a wish speaks of. */
const isUpper = ({ text }: Asked) => splitWords(text).some((word) => UPPER_WORDS.has(word))
const isLower = ({ text }: Asked) => splitWords(text).some((word) => LOWER_WORDS.has(word.replace(/^l'/, '')))

/** The figure that a wish says no longer holds, and the one that does. */
function oldAndNew(asked: Asked): { old: Figure; next: Figure } | null {
  const wish = asked.text
  const figures = figuresIn(wish)
  if (figures.length < 2) return null
  // "23.10 from day 1 rather than 22.80": the figure before the old one is the new one.
  const at = figures.findIndex(({ from }, index) => index > 0 && OLD.test(wish.slice(0, from)))
  if (figures.length > 2) return at > 0 ? { old: figures[at]!, next: figures[at - 1]! } : null
  const [one, other] = figures as [Figure, Figure]
  if (OLD.test(wish.slice(0, other.from))) return { old: other, next: one }
  if (OLD.test(wish.slice(0, one.from))) return { old: one, next: other }
  const isTurned =
    commands(asked, 'replace') && INTO.test(wish.slice(one.to, other.from)) && !INTO.test(wish.slice(0, one.from))
  const isGone = commands(asked, 'wrong', 'gone') && !commands(asked, 'remove')
  return isTurned || isGone || FROM.test(wish.slice(0, one.from)) ? { old: one, next: other } : null
}

/** What the line of facts tells may stand in a bullet, too: pay and hours that were the same are the same again. */
export function everywhere(was: PageLines, changed: Changed | null): Changed | null {
  const at = changed ? changed.lines.findIndex(({ raw }, index) => raw !== was[index]?.raw) : -1
  if (!changed || at < 0 || changed.lines.length !== was.length) return changed
  const [olds, news] = [was, changed.lines].map((lines) => figuresIn(wordsOf(lines[at]!)))
  if (olds!.length !== news!.length) return changed
  const pairs = olds!.map((old, index) => ({ old, next: news![index]! }))
  const moved = pairs.filter(({ old, next }) => old.amount !== next.amount && isOfPost(old))
  const lines = changed.lines.map((line, index) => {
    const isTwice = index !== at && (line.role === 'facts' || was[at]!.role === 'facts')
    if (!isTwice || line.role === 'title' || line.role === 'heading') return line
    const words = figuresIn(wordsOf(line)).reduceRight((said, figure) => {
      const pair = moved.find(({ old }) => old.amount === figure.amount && isSameAmount(old, figure))
      const isPlain = /^\d{4,}$/.test(figure.text)
      const by =
        pair && (isPlain ? String(pair.next.amount) : (withFigures(figure.text, pair.next.text) ?? pair.next.text))
      return by ? said.slice(0, figure.from) + by + said.slice(figure.to) : said
    }, wordsOf(line))
    return withWords(line, words)
  })
  return { ...changed, lines }
}

const isOfPost = (figure: Figure) =>
  ['money', 'hour'].includes(unitOf(figure)) || (unitOf(figure) === '' && figure.amount >= 1000)
/** A large amount is itself without its sign. */
const isSameAmount = (one: Figure, other: Figure) => unitOf(one) === unitOf(other) || one.amount >= 1000

/** Null where it is not clear which figure is meant. */
export function changeFigures(lines: PageLines, typed: Asked, language: Language): Changed | null {
  // "Eight on, two off"
  const asked = /\d/.test(typed.text) ? typed : { ...typed, text: readText(typed.text).text }
  const all = piecesIn(lines)
  const isShare = figuresIn(asked.text).length > 0 && figuresIn(asked.text).every(({ unit }) => unit === '%')
  const topics = asked.topics.filter((topic) => UNITS_OF[topic] && !(isShare && topic === 'pay'))
  const days = changeWeekdays(lines, all, asked, language) ?? changeMonth(lines, asked, language)
  if (days) return days
  const later = laterBy(asked)
  if (later && topics[0]) return shiftDay(lines, piecesFor(all, topics[0], asked, language), later, language)
  if (figuresIn(asked.text).length === 0) return null
  const pair = oldAndNew(asked)
  const candidates = topics.flatMap((topic) =>
    piecesFor(all, topic, asked, language).map((piece) => ({ ...piece, topic: topic as Topic | undefined })),
  )
  if (pair) {
    const more = all.filter(({ line }) => line.role !== 'title').map((piece) => ({ ...piece, topic: topics[0] }))
    for (const piece of [...candidates, ...more]) {
      const stands = figuresIn(piece.words).find(
        (figure) => figure.amount === pair.old.amount && isSameThing(pair.old, figure, piece.topic),
      )
      if (stands) return rewritten(lines, piece, put(piece.words, stands, pair.next, language))
    }
    if (OLD.test(asked.text.slice(0, pair.old.from))) return null
  }
  const named = findTarget(
    lines,
    objectOf(asked).filter((word) => !/\d/.test(word)),
    language,
    (words) => /\d/.test(words) && ![null, words].includes(replaced(words, asked, topics[0], language)),
  )
  const target = all.find((piece) => piece.target.line === named?.line && piece.target.from === named.from)
  if (target && isAbout(target, asked, topics, language)) candidates.push({ ...target, topic: topics[0] })
  const inTitle = topics.includes('hours')
    ? all.filter(({ line, words }) => line.role === 'title' && /%/.test(words))
    : []
  candidates.push(...inTitle.map((piece) => ({ ...piece, topic: 'hours' as Topic })))
  if (topics.length === 0)
    for (const { kind } of valuesIn(asked.text))
      candidates.push(...piecesFor(all, kind, asked, language).map((piece) => ({ ...piece, topic: kind })))
  for (const piece of candidates) {
    const by = replaced(piece.words, asked, piece.topic, language)
    if (by !== null && by !== piece.words) return rewritten(lines, piece, by)
  }
  if (topics.length > 0 || (named && target)) return null
  return changeLikeliest(lines, all, asked, language)
}

const rewritten = (lines: PageLines, { target, words }: Piece, by: string): Changed => ({
  lines: rewritePiece(lines, target, by),
  before: words,
})

/** What is said of one topic is found in words of its own, not only in the name of the topic. */
function isAbout({ words, line }: Piece, asked: Asked, topics: readonly Topic[], language: Language): boolean {
  if (topics.length === 0) return true
  if (line.role === 'title') return false
  const stems = contentOf(splitWords(words), language)
  return contentOf(objectOf(asked), language).some((stem) => !/\d/.test(stem) && stems.includes(stem))
}

const RANGE =
  /^\s*(?:%|[£€$]|EUR|CHF)?\s*(?:-|–|to|bis|à|a|au|al|and|und|et|y|until|till|hasta|jusqu'à|jusqu'au)\s*(?:[£€$]|EUR|CHF)?\s*$/iu
const areRange = (text: string, one: Figure, other: Figure | undefined) =>
  other !== undefined && RANGE.test(text.slice(one.to, other.from))

/** The figures of a wish in those of a piece. */
function replaced(words: string, asked: Asked, topic: Topic | undefined, language: Language): string | null {
  const told = figuresIn(asked.text)
  const gluedTo = (text: string, { from }: Figure) => /\p{L}?$/u.exec(text.slice(0, from))![0]
  const stand = figuresIn(words).filter((figure) =>
    told.some((one) => gluedTo(asked.text, one) === gluedTo(words, figure) && isSameThing(one, figure, topic)),
  )
  if (stand.length === 0) return null
  const isRange = told.length > 1 && areRange(asked.text, told[0]!, told[1])
  if (told.length > 1 || isRange) {
    const from = stand[0]!.from
    const to = stand.at(-1)!.to
    if (isRange && stand.length === 1 && told.length === 2)
      return words.slice(0, from) + asked.text.slice(told[0]!.from, told[1]!.to) + words.slice(to)
    return withFigures(words, asked.text)
  }
  const [one] = told as [Figure]
  const hours = topic === 'hours' && one.unit === '' ? stand.filter((figure) => unitOf(figure) === 'hour') : []
  if (hours.length === 1) return put(words, hours[0]!, one, language)
  const about = one.unit === 'date' && topic === 'interview' ? INTERVIEW.exec(words)?.index : undefined
  const behind = about === undefined ? undefined : stand.find(({ from }) => from > about)
  if (behind) return put(words, behind, one, language)
  const at = stand.findIndex((figure, index) => areRange(words, figure, stand[index + 1]))
  if (at >= 0 && (stand.length === 2 || !stand.some((figure) => figure.amount === one.amount))) {
    const [low, high] = [stand[at]!, stand[at + 1]!]
    const isLate = isUpper(asked)
    if (isLate !== (isLower(asked) || (one.unit === 'date' && topic === 'start')))
      return put(words, isLate ? high : low, one, language)
    if (one.unit === 'date') return null
    return put(words.slice(0, low.to), low, one, language) + words.slice(high.to)
  }
  if (stand.length === 1)
    return Math.abs(Math.log(one.amount / stand[0]!.amount)) < FAR || one.unit === 'date' || one.unit === 'day'
      ? put(words, stand[0]!, one, language)
      : null
  const same = stand.filter((figure) => unitOf(figure) === unitOf(one))
  if (one.unit === 'date' && same[0]) return put(words, same[0], one, language)
  return withFigures(words, asked.text)
}
/** Ten times as much is another thing. */
const FAR = Math.log(10)

/** One figure in the place of another, in its form: "42k" for "40,000" is "42,000"; a weekday before a day moves with it. */
function put(words: string, old: Figure, next: Figure, language: Language): string {
  if (old.unit !== 'date')
    return words.slice(0, old.from) + (withFigures(old.text, next.text) ?? next.text) + words.slice(old.to)
  const day =
    next.unit === 'date'
      ? dateLike(old.text, next.text, language)
      : (withFigures(old.text, `${next.amount}th`) ?? next.text)
  const days = daysBetween(old.text, day, yearBehind(words, old), language)
  return weekdayMoved(words.slice(0, old.from), days ?? 0, language) + day + words.slice(old.to)
}

const yearBehind = (words: string, { to }: Figure): number =>
  Number.parseInt(/^,?(?: de)? (20\d\d)/.exec(words.slice(to))?.[1] ?? '', 10) || COMMON_YEAR

/** One without 29 February: most have none. */
const COMMON_YEAR = 2026

/** "Make it 22.25": the piece whose figures are most like it. */
function changeLikeliest(lines: PageLines, all: readonly Piece[], asked: Asked, language: Language): Changed | null {
  const [told] = figuresIn(asked.text)
  // Of something that the page does not speak of, a figure without a unit may mean anything.
  if (unitOf(told!) === '' && contentOf(objectOf(asked), language).some((word) => !/\d/.test(word))) return null
  const near = all
    .filter(({ line }) => line.role === 'facts' || line.section !== null)
    .flatMap((piece) =>
      figuresIn(piece.words)
        .filter((figure) => isSameThing(told!, figure, undefined))
        .map((figure) => ({ piece, off: Math.abs(Math.log(told!.amount / figure.amount)) })),
    )
    .filter(({ off }) => off < 1)
    .sort((one, other) => one.off - other.off)[0]
  const by = near ? replaced(near.piece.words, asked, undefined, language) : null
  return near && by !== null && by !== near.piece.words ? rewritten(lines, near.piece, by) : null
}

/** "Swap the days to Tue, Wed, Thu". */
function changeWeekdays(lines: PageLines, all: readonly Piece[], asked: Asked, language: Language): Changed | null {
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
  if (!first || stands.some((one) => daysOf(one) !== daysOf(first))) return null
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
function changeMonth(lines: PageLines, asked: Asked, language: Language): Changed | null {
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
function laterBy({ text }: Asked): number | null {
  const [, count = '', unit = ''] = SPAN.exec(text) ?? []
  if (unit === '' || !LATER.test(text)) return null
  const many = Number.parseInt(count, 10) || (TWO.test(count) ? 2 : 1)
  return many * (/^(?:w|s)/i.test(unit) ? 7 : 1)
}

function shiftDay(lines: PageLines, pieces: readonly Piece[], days: number, language: Language): Changed | null {
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

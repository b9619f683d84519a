/** Figures of a text, each with what it counts. */
import { readTable } from '../data.ts'
import { isAnyFunctionWord } from './everyday.ts'
import { isFigure, plainOf, type Word } from './words.ts'

export interface Figure {
  /** Place in the list of words. */
  at: number
  value: number
  /** "money", "year", "hour" …; null for a number of things, or of nothing that is said. */
  unit: string | null
  /** The plain word that says what is counted: "goats" in "120 goats"; null where none stands beside it. */
  thing: string | null
}
type Counted = Pick<Figure, 'unit' | 'thing'>
const MONEY: Counted = { unit: 'money', thing: null }

let units: ReadonlyMap<string, string> | null = null
/** What the word for a measure measures: "stunden" -> "hour". */
export function unitOf(plain: string): string | null {
  units ??= new Map(
    readTable('everyday-units').flatMap(([unit = '', words = '']) =>
      words.split(' ').map((word) => [plainOf(word), unit] as const),
    ),
  )
  return units.get(plain) ?? null
}

/** "1.950", "24,404", "12,60", "8:30", "16 h 30", "1'200": what it amounts to. */
function amountIn(written: string): number {
  const clock = /^(\d{1,2})(?::| ?h ?)(\d{2})$/.exec(written)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  const plain = written.replace(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, '')
  return Number(plain.replace(',', '.').replace(/[^\d.]/g, '')) || 0
}

const THOUSAND = /^(?:k|tsd|mil|thousand|tausend|mille|1000)$/
const MILLION = /^(?:m|mio|mn|million|millions|millionen|millones)$/
const JOINS = /^\s*(?:-|–|—|\/|to|till|until|bis|à|a|or|oder|ou|o|und|and|et|y|hasta)\s*$/u
const CURRENCY =
  /(?:(?<!\d\s?)[£€$¥₹₱]|CHF|EUR|USD|GBP|AED|PHP|KES|GHS|ZAR|CAD|AUD|COP|Fr\.|Rs|(?<!\p{L})[RS]\/?(?=$))\s?$/u
/** "/h", "an hour", "per month": what stands before is money. */
const RATE = new RegExp(
  String.raw`^\s?(?:\/\s?|p|(?:an?|per|pro|die|la|je|par|por|al|de l'|im|in der) )` +
    String.raw`(?:h|hr|hour|std|stunde|heure|hora|monat|mes|month|mois|year|jahr|an|annum|mo|yr)(?!\p{L})`,
  'iu',
)

const MONTHS = 'january february march april may_month june july august september october november december'.split(' ')

/** "15.2." is the 15th of February, "31.08.2027" a day of a year. */
export function datesIn(figure: Figure, { text }: Word): (Figure & { month: string })[] {
  const [, day = '', month = '', year = ''] = /^([0-3]?\d)[./](1[0-2]|0?[1-9])(?:[./]((?:20)?\d\d))?$/.exec(text) ?? []
  if (day === '' || figure.unit !== null) return []
  const date = { ...figure, thing: null, month: MONTHS[Number(month) - 1]! }
  const told = [{ ...date, value: Number(day) }]
  return year === '' ? told : [...told, { ...date, value: Number(year.padStart(4, '20')) }]
}

/** More are no terms of a post. */
const FIGURES_MAX = 300

/** The figures of a text, in order; `words` are those of the text. */
export function figuresIn(text: string, words: readonly Word[]): Figure[] {
  const figures: Figure[] = []
  for (const [at, word] of words.entries()) {
    if (figures.length === FIGURES_MAX) break
    if (!isFigure(word)) {
      // "KS2", "P8", "EG13": what a page may write with a blank.
      const letters = /^(\p{L}{1,3})(\d{1,2})\p{L}?$/u.exec(word.plain)
      if (letters) figures.push({ at, value: Number(letters[2]), unit: null, thing: letters[1]! })
      continue
    }
    const isMoney = CURRENCY.test(text.slice(Math.max(0, word.from - 6), word.from))
    const next = words[at + 1]
    const isBeside = next !== undefined && text.slice(word.to, next.from).trim() === ''
    const scale = !isBeside
      ? 1
      : THOUSAND.test(next.plain)
        ? 1e3
        : MILLION.test(next.plain) && (isMoney || next.plain !== 'm')
          ? 1e6
          : 1
    const own = scale === 1e3 && next!.plain === 'k' ? MONEY : countedBy(text, words, at, at + (scale > 1 ? 2 : 1))
    const isCent = own.unit === 'money' && /^(?:cent|rappen|pence)/.test(own.thing ?? '')
    figures.push({ at, value: (amountIn(word.text) * scale) / (isCent ? 100 : 1), ...(isMoney ? MONEY : own) })
  }
  for (let index = figures.length - 2; index >= 0; index--) inherit(text, words, figures[index]!, figures[index + 1]!)
  return figures
}

/** What stands right behind a figure, or else before it, tells what it counts. */
function countedBy(text: string, words: readonly Word[], at: number, next: number): Counted {
  const end = words[next - 1]!.to
  const mark = text.slice(end, end + 2).trim()[0] ?? ''
  if (/[£€$]/.test(mark) || RATE.test(text.slice(end, end + 16))) return MONEY
  if (mark === '%') return { unit: 'percent', thing: null }
  const [first, second] = [words[next], words[next + 1]]
  const joins = first !== undefined && !isFigure(first) && /^[\s-]?$/.test(text.slice(end, first.from))
  if (joins) {
    const own = unitOf(first.plain)
    // "14,80 std" is what an hour pays, "14,96 am Anfang" no time.
    const isRate =
      (own === 'hour' || (own === 'time' && amountIn(words[at]!.text) > 13)) && /[.,]\d\d$/.test(words[at]!.text)
    if (own) return { unit: isRate ? null : own, thing: isRate ? null : first.plain }
    const isWord = first.plain.length > 3 && second !== undefined && /^[\s-]$/.test(text.slice(first.to, second.from))
    const later = isWord ? unitOf(second.plain) : null
    if (later && later !== 'money') return { unit: later, thing: second!.plain }
    if (first.plain.length > 3 && !isAnyFunctionWord(first.text.toLowerCase()))
      return { unit: null, thing: first.plain }
  }
  if (/\d:\d|\d ?h ?\d/.test(words[at]!.text)) return { unit: 'time', thing: null }
  const last = words[at - 1]?.plain === 'of' ? words[at - 2] : words[at - 1]
  const unit = last && /^(?: | of |: )$/.test(text.slice(last.to, words[at]!.from)) ? unitOf(last.plain) : null
  return unit === 'level' || unit === 'people' ? { unit, thing: last!.plain } : { unit: null, thing: null }
}

/** "38-42 hours": the first counts what the second does; "65-78k": so many thousands. */
function inherit(text: string, words: readonly Word[], one: Figure, other: Figure): void {
  const between = text.slice(words[one.at]!.to, words[other.at]!.from)
  if (
    other.at - one.at > 3 ||
    (one.value > 100 && other.unit === 'percent') ||
    !JOINS.test(between.replace(/[£€$k]|CHF|EUR|R/g, ''))
  )
    return
  if (one.unit === null || (one.unit !== 'money' && other.unit === 'money')) {
    one.unit = other.unit
    one.thing = other.thing
  } else if (other.unit === null && one.unit === 'money') other.unit = 'money'
  for (const scale of [1e3, 1e6])
    if (
      one.unit === other.unit &&
      one.value < 1000 &&
      other.value >= scale &&
      one.value * scale < other.value * 1.01 &&
      one.value * 1000 * scale > other.value
    )
      one.value *= scale
}

export const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 0.004 * Math.max(a, b)

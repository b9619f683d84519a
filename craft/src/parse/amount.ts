/** One amount of pay among lexemes: figures, range, currency, unit and what is said of them. */
import type { Pay } from '../sheet/sheet.ts'
import { say } from './forms.ts'

import { breathAt, is, type Lexeme, skip, textAt, type Words } from './lex.ts'
import { currencyOf, printMoney } from './money.ts'
import type { Reading } from './segments.ts'

export interface Amount {
  kind: 'amount'
  min: number
  /** Equal to `min` where there is no range. */
  max: number
  /** ISO 4217, or "$". */
  currency: string | null
  /** The currency as typed. */
  typed: string | null
  per: Pay['per']
  /** Another unit, as printed: "a night". */
  unit: string | null
  gross: boolean | null
  /** "gross", "netos", as printed. */
  taxed: string | null
  bound: 'from' | 'upto' | null
  /** "ab", "about": what stands ahead of the figures, as printed. */
  lead: string
  /** So many pays a year. */
  times: number | null
  /** "pro rata", "bei 30 Stunden", "depending on experience": as printed, in order. */
  terms: string[]
  actual: boolean
  /** With hundredths, as a rate an hour has. */
  fine: boolean
  /** With tenths, as thousands have: "28.4". */
  tenth: boolean
  /** "k" or four digits tell the size. */
  sized: boolean
  cued: boolean
  /** A word beside it that is said of a year's pay: "basic", "salary". */
  yearly: boolean
  /** Thousands are parted by a comma, or by a point, as typed. */
  comma: boolean
  dotted: boolean
  /** The second amount comes later: "£13 rising to £14". */
  rising: boolean
}
const NOTHING = {
  ...{ min: 0, max: 0, currency: null, typed: null, per: null, unit: null, gross: null, taxed: null, bound: null },
  ...{
    lead: '',
    times: null,
    actual: false,
    fine: false,
    tenth: false,
    sized: false,
    cued: false,
    yearly: false,
    comma: false,
    dotted: false,
    rising: false,
  },
}

interface Figure {
  value: number
  /** The size told beside it: 1000 for "k". */
  size: number
  end: number
  fine: boolean
  tenth: boolean
}

const isTenth = (text: string): boolean => /^\d+[.,]\d$/.test(text)
const isFine = (text: string): boolean => /[.,]\d{2}$/.test(text)

function figureAt(words: Words, at: number): Figure | null {
  const { list } = words
  const [figure, next, dash] = list.slice(at, at + 3)
  if (figure?.kind !== 'number' || next?.kind === '%') return null
  // "1/2 share", "70/30"
  const share = figure.number! < 10 || figure.number! + (dash?.number ?? 0) === 100
  if (next?.text === '/' && next.glued && dash?.kind === 'number' && share) return null
  const [fine, tenth] = [isFine(figure.text), isTenth(figure.text)]
  if (next && is(words, at + 1, 'mag', 'lakh'))
    return figure.number! < 10_000
      ? { value: figure.number!, size: Number(next.value), end: at + 2, fine, tenth }
      : null
  const breath = breathAt(words, at)
  if (breath) return breathed(words, at, figure.number!, breath.number!)
  // "4'900.–", "2.620,-": no hundredths.
  const bare = next?.glued && /^[.,–-]$/.test(next.text) && dash?.kind === '-' && dash.glued
  return { value: figure.number!, size: 1, end: bare ? at + 3 : at + 1, fine, tenth }
}

/** "14 50" is 14.50 and "28 5" thousands with a tenth; of a day or a week "5 80" is 580, and alone it may be either. */
function breathed(words: Words, at: number, whole: number, part: number): Figure | null {
  const figure = { size: 1, end: at + 2, fine: part > 9, tenth: part < 10 }
  const per = [at - 1, at + 2].map((place) => (is(words, place, 'per', 'unit') ? words.list[place]!.value : ''))
  if (part > 9 && whole < 10 && per.some((one) => /day|week|shift|Tag|Woche|jour|semaine|día|semana/.test(one)))
    return { ...figure, value: whole * 100 + part, fine: false }
  if (whole < 10 && per.every((one) => one === '')) return null
  return { ...figure, value: whole + part / (part > 9 ? 100 : 10) }
}

/**
 * @param alone without what part of it is paid: "£24,000 pro rata (£14,400 actual)"
 * @returns the amount that begins at `at`, and the lexeme behind it
 */
export function amountAt(words: Words, at: number, alone = false): Reading<Amount> {
  const { list } = words
  const amount: Amount = { kind: 'amount', ...NOTHING, terms: [] }
  let i = at
  let between = false
  for (; list[i]; i++) {
    const { kind, value, text } = list[i]!
    if (kind === 'approx') amount.lead = `${value} `
    else if (kind === 'between') between = true
    else if (kind === 'upto' || kind === 'from') [amount.bound, amount.lead] = [kind, `${amount.lead}${value} `]
    else if (kind === 'money') takeCurrency(amount, list[i]!)
    else if (kind === 'cue') amount.cued = true
    else if (kind === 'actual' || kind === 'basis') takeTerm(amount, list[i]!)
    else if (kind === 'per' && text[0] !== '/') amount.per ??= value as Pay['per']
    else if (kind === 'gross' || kind === 'net') takeTaxed(amount, list[i]!)
    else if (!(i > at && (kind === 'fill' || value === ':'))) break
  }
  const low = figureAt(words, i)
  if (!low) return null
  Object.assign(amount, { fine: low.fine, tenth: low.tenth })
  amount.comma = /\d,\d{3}/.test(textAt(words, i))
  amount.dotted = /\d\.\d{3}/.test(textAt(words, i))
  i = readTerms(words, low.end, amount, false)
  // "13 euros 10 de l'heure"
  const cents = is(words, i - 1, 'money') && /^\d\d$/.test(textAt(words, i)) && low.size === 1 && low.value % 1 === 0
  if (cents && (!list[i + 1] || is(words, i + 1, 'stop', 'per', 'gross', 'net', 'unit', 'plus')) && low.value < 1000) {
    low.value += list[i]!.number! / 100
    amount.fine = true
    i = readTerms(words, i + 1, amount, false)
  }
  const high = readUpper(words, i, amount, between)
  // "from 28 to 32k" has two ends already.
  if (high && amount.bound === 'from') [amount.bound, amount.lead] = [null, '']
  amount.sized = [low, high].some((figure) => figure !== null && (figure.size > 1 || figure.value >= 1000))
  amount.min = low.value * low.size
  amount.max = high ? high.value * high.size : amount.min
  if (high) shareSize(amount, low, high)
  i = readTerms(words, high?.end ?? i, amount, true)
  if (is(words, i, 'noun') && amount.per === null && amount.unit === null) {
    const per = list[i]!.value as Pay['per']
    const known = amount.currency !== null || amount.sized || amount.fine
    if (!known || (per === 'hour' && amount.max >= 1000)) return null
    amount.per = per
    i = readTerms(words, i + 1, amount, true)
  }
  // "58.50 an hour up to 63"
  const late =
    !high && amount.per !== null && is(words, i, 'upto') ? figureAt(words, skip(words, i + 1, 'money')) : null
  if (late && late.value * late.size > amount.max) {
    amount.max = late.value * late.size
    i = readTerms(words, late.end, amount, true)
  }
  if (!alone) i = readActual(words, i, amount)
  return amount.max < amount.min ? null : { element: amount, end: i }
}

/** Of a full-time amount, what the hours of the post bring, or the other way round: "£17,364 actual (FTE £24,404)". */
function readActual(words: Words, at: number, amount: Amount): number {
  let i = at
  while (is(words, i, '(', '=', 'fill', '-') || [',', '.', ':'].includes(words.list[i]?.value ?? '')) i++
  const other = i > at ? amountAt(words, i, true) : null
  if (!other || other.element.max < 1000) return at
  const { min, max, currency, typed, lead, actual, terms } = other.element
  const { doc } = words
  const full = amount.actual && terms.find((term) => term.startsWith('full'))
  if (!full && !(actual && !amount.actual)) return at
  const figures = lead + printMoney(min === max ? [min] : [min, max], currencyOf(currency, doc), typed, doc, amount)
  const told = full ? `${figures} ${full}` : say('actual', doc.language, figures)
  amount.terms = [...amount.terms.filter((term) => full || !/actual/.test(term)), told]
  return is(words, other.end, ')') ? other.end + 1 : other.end
}

/** "60-75k" is 60,000 to 75,000, "70-85.000" 70,000 to 85,000, "60k-75" 60,000 to 75,000. */
function shareSize(amount: Amount, low: Figure, high: Figure): void {
  if (low.size === 1 && low.value < 1000 && amount.max >= 1000) {
    const size = high.size > 1 ? high.size : 1000
    if (amount.min * size <= amount.max) amount.min *= size
  } else if (high.size === 1 && low.size > 1 && high.value < 1000) amount.max *= low.size
}

function takeCurrency(amount: Amount, { value, text }: Lexeme): void {
  Object.assign(amount, { currency: value, typed: text })
}

function takeTaxed(amount: Amount, { kind, value }: Lexeme): void {
  Object.assign(amount, { gross: kind === 'gross', taxed: value })
}

function takeTerm(amount: Amount, { kind, value }: Lexeme): void {
  amount.actual ||= kind === 'actual'
  amount.terms.push(value)
}

function readUpper(words: Words, at: number, amount: Amount, between: boolean): Figure | null {
  const { list } = words
  // "55, maybe 60k"
  let i = list[at]?.value === ',' && is(words, at + 1, 'maybe') ? at + 1 : at
  // "45/50k"
  const slash = textAt(words, i) === '/' && list[i]!.glued && is(words, i + 1, 'number') && is(words, i + 2, 'mag')
  if (!slash && !is(words, i, '-', 'to', 'maybe') && !(between && is(words, i, 'and'))) return null
  const rising = list[i]!.value === 'rising'
  for (i++; is(words, i, 'approx', 'money', 'upto'); i++) if (is(words, i, 'money')) takeCurrency(amount, list[i]!)
  const high = figureAt(words, i)
  if (high)
    Object.assign(amount, {
      rising,
      fine: amount.fine || high.fine,
      tenth: amount.tenth || high.tenth,
    })
  return high
}

/** What stands behind a figure, in any order; after the range also what it depends on. */
function readTerms(words: Words, at: number, amount: Amount, last: boolean): number {
  const { list } = words
  let i = at
  for (; list[i]; i++) {
    const lexeme = list[i]!
    const { kind, value } = lexeme
    const figure = isAmount(words, i + 1)
    // In "£20 £22" the second sign is of the second figure.
    const ofNext = list[i + 1]?.kind === 'number' && list[i + 1]!.glued && !lexeme.glued
    if (kind === 'money' && amount.currency === null && !ofNext) takeCurrency(amount, lexeme)
    else if (kind === 'per' && amount.unit === null && (amount.per ?? value) === value) amount.per = value as Pay['per']
    else if (kind === 'unit' && amount.per === null) amount.unit = value
    // "£58 flat per hour"
    else if (kind === 'fill' && amount.per === null && amount.unit === null && is(words, i + 1, 'per', 'unit')) continue
    else if (kind === 'gross' || kind === 'net') takeTaxed(amount, lexeme)
    else if (kind === 'approx' && !figure) amount.lead ||= `${value} `
    else if (!last) break
    // "45k+" is a floor, "45k + tips" is none.
    else if (kind === 'cue' && (is(words, i + 1, 'gross', 'net', 'per') || timesAt(words, i + 1, amount) !== null))
      continue
    else if (lexeme.text === '+' && lexeme.glued && (!list[i + 1] || is(words, i + 1, 'stop'))) amount.bound = 'from'
    else if ((kind === 'upto' || kind === 'from') && !figure) amount.bound = kind
    else if (is(words, i, 'actual', 'depend', 'basis')) takeTerm(amount, lexeme)
    else {
      const next = basisAt(words, i, amount) ?? timesAt(words, i, amount)
      const term = is(words, i + 1, 'depend', 'basis', 'actual', 'gross', 'net') && !isAmount(words, i + 2)
      if (next !== null) i = next
      else if (!(term && (value === ',' || kind === '(' || kind === 'fill'))) break
      if (is(words, i + 1, ')')) i++
    }
  }
  return i
}

const isAmount = (words: Words, at: number): boolean =>
  is(words, at, 'number') || (is(words, at, 'money') && is(words, at + 1, 'number'))

/** "bei 100 %", "for 30 hours": what the amount is paid for -> the last lexeme of it. */
function basisAt(words: Words, at: number, amount: Amount): number | null {
  const ahead = textAt(words, at).toLowerCase()
  if (!/^(?:bei|auf|für|for|pour|à|por)$/.test(ahead) || !is(words, at + 1, 'number')) return null
  const form = is(words, at + 2, '%') ? 'percent' : words.list[at + 2]?.value === 'hour' ? 'hours-null' : null
  if (form === null) return null
  amount.terms.push(`${ahead} ${say(form, words.doc.language, textAt(words, at + 1))}`)
  return at + 2
}

/** "x13", "en 14 pagas", "sur 13 mois", "13,5 Gehälter", "14-mal" -> the last lexeme of it. */
function timesAt(words: Words, at: number, amount: Amount): number | null {
  const { list } = words
  let i = list[at]?.value === ',' || is(words, at, '(') ? at + 1 : at
  const marked = is(words, i, 'times') || /^mal$/i.test(textAt(words, i))
  if (marked) i++
  const number = list[i]?.number ?? 0
  if (!is(words, i, 'number') || number < 12 || number > 18 || number % 0.5 !== 0) return null
  const counted = is(words, i + 1, 'times') && /^[x×]$|mal$/i.test(textAt(words, i + 1))
  const named = counted || is(words, i + 1, 'months') || (marked && list[i + 1]?.value === 'month')
  if (!named && !(marked && /^(?:[x×]|mal|fois|por)$/i.test(textAt(words, i - 1)))) return null
  // "13 mois et demi"
  const half = named && is(words, i + 2, 'and') && /^demie?$/.test(textAt(words, i + 3))
  amount.times = half ? number + 0.5 : number
  return half ? i + 3 : named ? i + 1 : i
}

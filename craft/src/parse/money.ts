/** Amounts of money as each language and country prints them. */
import { readTable } from '../data.ts'
import { say } from './forms.ts'
import type { Doc } from './found.ts'

interface Currency {
  code: string
  symbol: string
  /** Where the symbol stands: "by" is before in English and Spanish America, else after. */
  side: string
  /** The most an hour and a month bring. */
  hourTop: number
  monthTop: number
  countries: readonly string[]
}

let currencies: ReadonlyMap<string, Currency> | null = null
const currencyTable = (): ReadonlyMap<string, Currency> =>
  (currencies ??= new Map(
    readTable('money').map(([, , code = '', , symbol = '', side = '', hourTop, monthTop, countries = '']) => [
      code,
      { code, symbol, side, hourTop: Number(hourTop), monthTop: Number(monthTop), countries: countries.split(' ') },
    ]),
  ))

/** The most an hour and a month bring in a currency; euros where it is not told. */
export const topsOf = (code: string | null): Currency =>
  currencyTable().get(code ?? 'EUR') ?? currencyTable().get('EUR')!

const SIGNS = [
  ['GBP', /£|\bgbp\b/i],
  ['CHF', /\b(?:chf|franken|sfr)\b/i],
  ['EUR', /€|\beuros?\b/i],
  ['$', /\$/],
] as const
const HOME: Record<string, string> = { de: 'DE', fr: 'FR' }

/**
 * ISO 4217 for what was typed ("$" is whose dollar the place tells), or for what the brief names elsewhere or its country pays
 * with; null where nothing tells.
 */
export function currencyOf(typed: string | null, { text, language, locale }: Doc): string | null {
  const country = locale?.slice(3) || (locale === null && HOME[language]) || 'nowhere'
  const ofCountry = [...currencyTable().values()].find(({ countries }) => countries.includes(country))?.code ?? null
  if (typed === '$' && ofCountry && topsOf(ofCountry).symbol.includes('$')) return ofCountry
  if (typed === '$') return language === 'en' ? 'USD' : language === 'fr' ? 'CAD' : null
  if (typed) return typed
  const named = SIGNS.filter(([, sign]) => sign.test(text))
  if (named.length === 1 && named[0]![0] !== '$') return named[0]![0]
  return locale === null && named.length > 0 ? null : ofCountry
}

/** Spanish America where figures are pointed as in English. */
const ENGLISH_POINT = new Set(['MX', 'PE', 'GT', 'HN', 'NI', 'SV', 'DO', 'PA', 'PR', 'US'])

/**
 * "2,500", "2.500", "2 500" or "2'500"; with `hundredths` "12.60".
 * @param style whether the person parted thousands by a comma, and whether it is money of Switzerland
 */
export function printFigure(
  value: number,
  { language, locale }: Pick<Doc, 'language' | 'locale'>,
  hundredths = true,
  style: { comma?: boolean; swiss?: boolean } = {},
): string {
  const country = locale?.slice(3) ?? ''
  const swiss = country === 'CH' || country === 'LI' || (style.swiss && language !== 'en')
  const point =
    language === 'en' || (swiss && hundredths) || ENGLISH_POINT.has(country) || (language === 'es' && style.comma)
      ? '.'
      : ','
  const group = swiss ? "'" : point === '.' ? ',' : language === 'fr' ? ' ' : '.'
  const rounded = Math.round(value * 100) / 100
  const [whole = '', rest] = (hundredths && rounded % 1 !== 0 ? rounded.toFixed(2) : String(rounded)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return rest === undefined ? grouped : `${grouped}${point}${rest}`
}

/**
 * One amount or a range: "£38,000 to £41,000", "22–25 €", "CHF 4'900".
 * @param sign as typed; it stays where it tells whose dollar it is
 */
export function printMoney(
  amounts: readonly number[],
  code: string | null,
  sign: string | null,
  doc: Doc,
  { comma = false, rising = false } = {},
): string {
  const { language } = doc
  if (rising && amounts.length > 1)
    return say('rising', language, ...amounts.map((one) => printMoney([one], code, sign, doc, { comma })))
  const currency = code === null ? null : currencyTable().get(code)
  const symbol = sign && currency?.symbol.includes('$') ? sign : (currency?.symbol ?? sign ?? '')
  const american = language === 'en' || (language === 'es' && symbol.includes('$'))
  const side = currency?.side === 'before' && language === 'fr' && symbol.includes('$') ? 'after' : currency?.side
  const ahead = side === undefined || side === 'before' || (side === 'by' && american)
  const figures = amounts.map((amount) => printFigure(amount, doc, true, { comma, swiss: code === 'CHF' }))
  const joint = language === 'en' ? ' to ' : language === 'es' && american ? ' a ' : '–'
  if (symbol === '') return figures.join(joint)
  if (!ahead) return `${figures.join(joint)} ${symbol}`
  // A word stands once, a sign at each amount.
  if (/\p{L}$/u.test(symbol)) return `${symbol} ${figures.join(joint)}`
  return figures.map((figure) => symbol + (american ? '' : ' ') + figure).join(joint)
}

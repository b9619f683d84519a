/** An amount of pay as it is meant (a bare "52 to 56" is thousands a year) and as it is printed. */
import type { Pay } from '../sheet/sheet.ts'
import type { Amount } from './amount.ts'
import { say } from './forms.ts'
import type { Doc } from './found.ts'
import { currencyOf, printFigure, printMoney, topsOf } from './money.ts'

export interface SettledPay {
  value: Pay
  amount: Amount
  sure: boolean
  /** Nothing said that figures so small are thousands, or are paid by the hour. */
  guessed: boolean
}

/** Bare figures that can only be thousands, and those that can only be a rate an hour. */
const THOUSANDS = { from: 40, fromAbroad: 28, to: 400 }
/** "24 basic" */
const LEAST_YEAR = 14
const TENTHS = { from: 22, to: 250 }
const AN_HOUR = { bare: 22, signed: 30, dollars: 60 }
/** In Spanish America a month's pay has six figures. */
const AMERICAN = { hourTop: 150, monthTop: 49_999_999, from: 200_000 }
/** In Britain and America nobody leaves "a month" away. */
const NEVER_BARE = ['GBP', 'USD', 'CAD', 'AUD', 'NZD']

/** @returns null where the figures cannot be pay */
export function settlePay(amount: Amount, doc: Doc): SettledPay | null {
  const { language } = doc
  const american = language === 'es' && (amount.max >= AMERICAN.from || amount.typed === '$')
  const typed = american && amount.currency === null ? null : currencyOf(amount.currency, doc)
  // Without a country, "1.650" a month is written so in Spain.
  const spanish = language === 'es' && doc.locale === null && !american && amount.dotted && amount.max >= 500
  const currency = typed ?? (spanish && amount.typed === null ? 'EUR' : null)
  const { hourTop, monthTop } = american && currency === null ? AMERICAN : topsOf(currency)
  const factor = isThousands(amount, language) ? 1000 : 1
  const [min, max] = [amount.min * factor, amount.max * factor]
  if (
    max < (amount.currency === null && amount.unit === null ? 2 : 0.01) ||
    max >= 1e9 ||
    (max >= 1e6 && monthTop < 50_000)
  )
    return null
  let { per } = amount
  let sure = !(per === 'hour' && max >= 1000 && hourTop < 1000) && !(max < 100 && (per === 'year' || per === 'month'))
  if (isMonthly(amount, language)) per = 'month'
  if (per === null && amount.unit === null) {
    const dollars = currency === 'USD' || amount.currency === '$'
    const signed = amount.currency === null ? AN_HOUR.bare : dollars ? AN_HOUR.dollars : AN_HOUR.signed
    if (max < 1000 && max <= (amount.fine ? hourTop : Math.min(signed, hourTop))) per = 'hour'
    else if (max > monthTop) per = 'year'
    else {
      const told = language === 'es' && min >= 400 && (currency === 'EUR' || amount.taxed !== null)
      sure = max < 1000 ? told : !NEVER_BARE.includes(currency ?? '') && !(currency === null && language === 'en')
      if (max >= 1000 || told) per = 'month'
    }
  }
  const value: Pay = {
    min: amount.bound === 'upto' ? null : min,
    max: amount.bound === 'from' ? null : max,
    currency,
    per,
  }
  if (amount.gross !== null) value.gross = amount.gross
  if (amount.actual) value.actual = true
  return {
    value,
    amount: { ...amount, min, max, per },
    sure,
    guessed: (factor > 1 || (per === 'hour' && amount.per === null && !amount.fine)) && !amount.cued,
  }
}

function isThousands(amount: Amount, language: Doc['language']): boolean {
  const { min, max, sized, fine, tenth, per, unit, typed, cued, yearly } = amount
  if (sized || fine || unit !== null || max > THOUSANDS.to) return false
  if (per === 'year') return min >= 10
  if (yearly && per === null && min >= LEAST_YEAR) return true
  if (per !== null || (typed !== null && (min === max || /[$£€]/.test(typed)))) return false
  // "28.4", "3.3"
  if (tenth) return (min >= TENTHS.from && max < (language === 'en' ? TENTHS.to : 100)) || isMonthly(amount, language)
  if (language === 'es') return cued && max > min && min >= 15 && max < 100
  const least = language === 'en' ? THOUSANDS.from : THOUSANDS.fromAbroad
  return min >= least && Number.isInteger(min) && Number.isInteger(max) && (language !== 'de' || max > min)
}

/** "3.3" in a language that tells pay by the month. */
const isMonthly = ({ tenth, max, per, unit, typed }: Amount, language: Doc['language']): boolean =>
  tenth && max < 10 && per === null && unit === null && typed === null && (language === 'de' || language === 'fr')

/** `tail`: words behind the amount; `scale`: its name. */
export function printPay({ value, amount }: SettledPay, doc: Doc, tail = '', scale = ''): string {
  const { language } = doc
  const { min, max, typed, bound, lead, taxed, unit, times } = amount
  const sign = typed && /[$£€]/.test(typed) && typed.length <= 3 ? typed : null
  const figures = printMoney(min === max ? [min] : [min, max], value.currency, sign, doc, amount)
  let text = bound && lead === '' ? say(bound, language, figures) : lead + figures
  if (taxed) text += ` ${taxed}`
  if (unit) text += ` ${unit}`
  // "CHF 4'900 × 13" is told of a month.
  else if (value.per && !(times && language === 'de' && value.per === 'month')) text = say(value.per, language, text)
  if (times) text = say('times', language, text, printFigure(times, doc, false))
  for (const term of amount.terms) text += `${language === 'en' && !/^(?:to|for) /.test(term) ? ', ' : ' '}${term}`
  if (tail !== '') text += `${/^(?:depend|dep\b|based)/.test(tail) ? ', ' : ' '}${tail}`
  return scale === '' ? text : `${text} (${scale})`
}

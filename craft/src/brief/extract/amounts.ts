/** Sums of money and bare numbers that may be one: "€60-75k", "55.000 €", "Fr. 95'000.- bis 105'000.-", "55, maybe 60k". */
import { lean } from '../lean.ts'
import { matches } from '../matches.ts'

export interface Amount {
  from: number
  to: number
  min: number
  /** Null for a single figure. */
  max: number | null
  currency: string | null
  /** A thousand word ("k", "tsd", "lakh") was written. */
  magnified: boolean
  /** "m", "million", "bn": too large to be anyone's pay. */
  millions: boolean
}

const CURRENCY: [RegExp, string][] = [
  [/^(?:us\$|usd|u\.s\. dollars?)$/, 'USD'],
  [/^(?:a\$|aud|au\$)$/, 'AUD'],
  [/^(?:c\$|cad|ca\$)$/, 'CAD'],
  [/^(?:nz\$|nzd)$/, 'NZD'],
  [/^(?:s\$|sgd)$/, 'SGD'],
  [/^(?:hk\$|hkd)$/, 'HKD'],
  [/^(?:n\$|nad)$/, 'NAD'],
  [/^(?:r\$|brl|reais)$/, 'BRL'],
  [/^(?:mx\$|mxn)$/, 'MXN'],
  [/^(?:¤|eur|euros?|teur)$/, 'EUR'],
  [/^(?:£|gbp|quid|sterling|pounds?(?: sterling)?)$/, 'GBP'],
  [/^(?:\$|dollars?|bucks|dolares)$/, 'USD'],
  [/^(?:chf|s?fr\.?|sfr\.?|franken|stutz|francs suisses|francos suizos)$/, 'CHF'],
  [/^(?:₹|inr|rs\.?|rupees)$/, 'INR'],
  [/^(?:zł|zl|pln|zloty)$/, 'PLN'],
  [/^(?:kč|kc|czk)$/, 'CZK'],
  [/^(?:¥|jpy|yen)$/, 'JPY'],
  [
    /^(?:sek|dkk|nok|huf|ron|bgn|try|ils|aed|sar|qar|zar|kes|ngn|ghs|egp|php|idr|myr|thb|vnd|krw|twd|cny|rmb|ars|clp|cop|pen|uah|isk)$/,
    '',
  ],
  [/^s\/\.?$/, 'PEN'],
  [/^r$/, 'ZAR'],
  [/^ksh$/, 'KES'],
  [/^(?:n|₦)$/, 'NGN'],
  [/^rm$/, 'MYR'],
]

export function currencyOf(written: string): string | null {
  const form = written.trim().toLowerCase()
  for (const [pattern, code] of CURRENCY)
    if (pattern.test(form)) return code || (form === 'rmb' ? 'CNY' : form.toUpperCase())
  return null
}

const BEFORE =
  "(?:us\\$|au?\\$|ca?\\$|nz?\\$|s\\$|s\\/\\.?(?= ?\\d)|hk\\$|r\\$|mx\\$|[¤£$₹¥]|(?:usd|eur|gbp|chf|aud|cad|nzd|sgd|hkd|brl|mxn|inr|pln|czk|jpy|sek|dkk|nok|huf|ron|bgn|try|ils|aed|sar|qar|zar|kes|ksh|rm(?= ?\\d)|ngn|ghs|egp|php(?= ?\\d{2,3}(?:[., ]?\\d{3}|k| ?- ?\\d{2,3} ?k))|myr|thb|krw|cny|rmb|ars|clp|cop|isk|sfr\\.?|fr\\.(?!\\s?\\d[\\d.,' ]*\\s?¤)|rs\\.?)(?![a-z])|r(?=\\d{2,3}(?:k|[ ,]\\d{3}|(?:\\.\\d\\d)?(?: ?- ?r?\\d{2,3}(?:\\.\\d\\d)?)? ?(?:\\/|per |an |p\\/)h))|(?:n|₦)(?=\\d[\\d.,]*(?:k|m|bn)(?![a-z])|\\d{2,3},\\d{3}))"
const AFTER =
  '(?:[¤£$](?!\\d)|zł|zl(?![a-z])|kč|₹|s?fr\\.(?=\\s*(?:x|×|mal|brut|netto|im|pro|par|\\/|[,;)(]|$))|(?:euros?|eur|teur|gbp|quid|sterling|pounds?|usd|dollars?|bucks|dolares|chf|franken|stutz|francs suisses|aud|cad|nzd|sgd|inr|rupees|pln|zloty|czk|jpy|sek|dkk|nok|huf|ron|aed|sar|qar|zar|kes|ngn|mxn|brl|ars|clp|cop|(?:de )?pesos|kr)(?![a-z]))'
/** Three digits behind a separator are thousands; anything else is a decimal part. */
const NUMBER = "\\d{1,3}(?:[.,' ]\\d{3})+(?![\\d])(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?![\\d]))?"
const THOUSANDS =
  '(?:k(?=[^a-z]|$|¤)|k¤|t¤|tsd\\.?|thousand|tausend|mille?(?![a-z])|mil(?![a-z])|teur(?![a-z])|grand(?=\\s*(?:[,.;)+]|$|an? |per |plus |base|to |or |max|depending))|lakhs?|lacs?|lpa|lucas(?![a-z]))'
const MILLIONS =
  '(?:m(?![a-z²2])|mn(?![a-z])|mio\\.?|mrd\\.?|million(?:s|en)?|millones?|milliards?|bn(?![a-z])|billion)'

/** "2-8 Mio. CHF 105'000", "40 £15": a currency between two numbers belongs to the one behind, and one on the next line does so. */
const SINGLE = `(?<before>${BEFORE})?\\s?(?<number>${NUMBER})(?:\\s?(?<thousands>${THOUSANDS})|\\s?(?<millions>${MILLIONS}))?(?:\\.-|,-)? ?(?<after>${AFTER}(?!\\s?\\d{2,3}[',.]\\d{3}))?`
/** "Mo-Fr. 3.100" is a Friday, "Fr. 3.100" are francs. */
const TOKEN = new RegExp(`(?<![A-Za-zÀ-ɏ\\d.,_/-])${SINGLE}|(?<=[-/])(?!fr\\.)${SINGLE.replaceAll('?<', '?<x')}`, 'gu')

interface Token {
  from: number
  to: number
  value: number
  currency: string | null
  thousands: string | null
  millions: boolean
  decimals: boolean
}

export function numberOf(number: string): number {
  const compact = number.replace(/[' ]/g, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.exec(compact)
  if (!grouped) return Number(compact.replace(',', '.'))
  const decimals = /[.,](\d{1,2})$/.exec(compact)
  const whole = decimals ? compact.slice(0, -decimals[0].length) : compact
  return Number(whole.replace(/[.,]/g, '')) + (decimals ? Number(`0.${decimals[1]}`) : 0)
}

function tokens(text: string): Token[] {
  const found: Token[] = []
  for (const match of matches(TOKEN, text)) {
    const g = match.groups!
    const number = g.number ?? g.xnumber
    if (!number) continue
    const thousands = g.thousands ?? g.xthousands ?? null
    const before = g.before ?? g.xbefore
    const after = g.after ?? g.xafter
    let currency = whose((before && currencyOf(before)) || null, (after && currencyOf(after)) || null)
    if (after === 'kr') currency ??= null
    if (thousands && /¤/.test(thousands)) currency = 'EUR'
    if (thousands === 'teur') currency = 'EUR'
    if (thousands && /^la|^lpa/.test(thousands)) currency ??= 'INR'
    const factor = !thousands ? 1 : /^la|^lpa/.test(thousands) ? 100_000 : 1000
    const raw = match[0]
    const lead = raw.length - raw.trimStart().length
    found.push({
      from: match.index + lead,
      to: match.index + raw.trimEnd().length,
      // 4.1 lakh are 410,000, not a trifle less.
      value: Math.round(numberOf(number) * factor * 100) / 100,
      currency,
      thousands,
      millions: Boolean(g.millions ?? g.xmillions),
      decimals: /[.,]\d{1,2}$/.test(number),
    })
  }
  return found
}

const PERIOD_WORD =
  '(?:\\s?(?:/|per|a|an|pro|par|por|al|the)?\\s?(?:hour|hr|h|std|stunde|heure|hora|day|tag|jour|dia|week|wk|woche|month|mo|monat|mois|mes|year|yr|jahr|an|ano)\\.?)?'
const JOIN = lean(
  new RegExp(
    `^(?:${PERIOD_WORD}|\\s?(?:brutto?|gross|net|fte))\\s*(?:-|–|to|bis(?: zu)?|a|hasta|up to|y|and|und|et|or|oder|ou|o|,? ?maybe|,? ?perhaps|,? ?vielleicht)\\s*(?:max\\.? )?$`,
    'u',
  ),
)
/** "42/48 K€": one stroke between two figures that share their unit. */
const STROKE = /^ ?\/ ?$/u
const sharesUnit = (low: Token, high: Token): boolean =>
  low.currency === null &&
  low.thousands === null &&
  (high.thousands !== null || high.currency !== null) &&
  low.value >= 10 &&
  low.value < high.value &&
  high.value / (high.thousands ? 1000 : 1) < low.value * 2
const AND = /^\s*(?:y|and|und|et)\s*$/u
const BETWEEN = /(?:between|zwischen|entre)\s*(?:[¤£$]|eur|gbp|usd|chf)?\s*$/u

/** `text` is plain (lower case, no accents). Ranges share what stands at one end: "60-75k" is 60k to 75k. */
export function findAmounts(text: string): Amount[] {
  const singles = tokens(text)
  const amounts: Amount[] = []
  for (let i = 0; i < singles.length; i++) {
    const low = singles[i]!
    const high = singles[i + 1]
    const gap = high ? text.slice(low.to, high.from) : ''
    const joins =
      high !== undefined &&
      gap.length < 24 &&
      (JOIN.test(gap) || (STROKE.test(gap) && sharesUnit(low, high))) &&
      (!AND.test(gap) || BETWEEN.test(text.slice(Math.max(0, low.from - 16), low.from)))
    if (!joins || !high) {
      amounts.push({ ...single(low) })
      continue
    }
    const range = pair(low, high)
    if (!range) {
      amounts.push(single(low))
      continue
    }
    amounts.push(range)
    i++
  }
  return amounts
}

const single = (t: Token): Amount => ({
  from: t.from,
  to: t.to,
  min: t.value,
  max: null,
  currency: t.currency,
  magnified: t.thousands !== null,
  millions: t.millions,
})

/** "$22,000 MXN": the code tells whose dollars or pesos the sign means. */
const whose = (sign: string | null, code: string | null): string | null =>
  sign === 'USD' && code && WITH_THE_SIGN.test(code) ? code : (sign ?? code)
const WITH_THE_SIGN = /^(?:MXN|CLP|COP|ARS|UYU|CAD|AUD|NZD|SGD|HKD|NAD|TWD)$/

function pair(low: Token, high: Token): Amount | null {
  let min = low.value
  let max = high.value
  const factor = high.thousands ? (/^la|^lpa/.test(high.thousands) ? 100_000 : 1000) : 1
  if (high.thousands && !low.thousands && min < 1000) min *= factor
  else if (low.thousands && !high.thousands && max < 1000) max *= 1000
  else if (!low.thousands && !high.thousands && min < 1000 && max >= 10_000 && min * 1000 <= max) min *= 1000
  if (min > max) return null
  const currency = whose(low.currency, high.currency)
  // "NZ$82k-$91k": the bare sign means the dollars named first.
  const isSame = high.currency === 'USD' && low.currency !== null && WITH_THE_SIGN.test(low.currency)
  if (low.currency && high.currency && low.currency !== high.currency && currency !== high.currency && !isSame)
    return null
  return {
    from: low.from,
    to: high.to,
    min,
    max,
    currency,
    magnified: low.thousands !== null || high.thousands !== null,
    millions: low.millions || high.millions,
  }
}

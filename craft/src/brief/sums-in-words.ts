/** Sums of money in words, as people say them: "thirteen pounds fifty an hour", "dreitausend zweihundert Euro". */
import { occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords, type NumberInWords } from './number-words.ts'
import { type Edit, editsOf } from './rewrite.ts'

const MONEY = '(?:pounds?|quid|sterling|euros?|eur|dollars?|bucks|francs?|franken|pesos|grand)'
const PER =
  "(?:an? (?:hour|day|week|month|year)|per (?:hour|day|week|month|year|annum)|(?:die|pro|in der) (?:stunde|woche)|(?:im|pro) (?:monat|jahr)|(?:de l|par |a l)'?(?:heure|mois|an|semaine)|(?:la|por|a la) hora|(?:al|por) (?:mes|ano))"
/** One cheap look decides whether there is one. */
const MAY_BE = new RegExp(`\\p{L} (?:${MONEY}|${PER})(?!\\p{L})`, 'iu')
const JOINS = /^ (?:to|or|and|bis|oder|a|ou|o|y|et|und) $/u
const IS_MONEY = new RegExp(`^ ${MONEY} $`, 'u')
const BEHIND = new RegExp(`^ (?:${MONEY}(?: (?:brutto|brut|brutos|gross))?(?: ${PER})?|${PER})(?![a-z])`, 'u')
const MONEY_BEHIND = new RegExp(`^ ${MONEY}(?![a-z])`, 'u')

/** "25 euro 80 die stunde": the cents stand behind the word for the money. */
const CENTS_BEHIND =
  /(?<![\d.,])(\d{1,3}) (euros?|pounds?|quid|dollars?|bucks|franken|francs?) (\d\d)(?= (?:die|pro|in der|an?|per|the|de l|la|por|brutto|gross) ?)/giu
/** "A 2 dollar night differential": the word for the money stands ahead of what is paid for. */
const OF_DOLLARS = /(?<![\d.,])(\d{1,4}(?:\.\d\d)?)[ -]dollar (?=[a-z])/giu
export const centsBehind = (text: string): Edit[] => [
  ...editsOf(text, CENTS_BEHIND, ([, sum, money, cents]) => `${sum}.${cents} ${money}`),
  ...editsOf(text, OF_DOLLARS, ([, sum]) => `$${sum} `),
]

/** Edits that write such sums in figures. */
export function sumsInWords(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  const numbers = joinThousands(spelled, findNumberWords(spelled))
  const edits: Edit[] = []
  for (let at = 0; at < numbers.length; at++) {
    const [sum, next] = [numbers[at]!, numbers[at + 1] ?? null]
    // "50 thousand euros" is told in figures.
    if (/\d ?$/.test(spelled.slice(Math.max(0, sum.span[0] - 2), sum.span[0]))) continue
    const between = next ? spelled.slice(sum.span[1], next.span[0]) : ''
    const typedBetween = next ? text.slice(sum.span[1], next.span[0]) : ''
    const last = next && isSum(spelled, next, sum.value < 100) ? next : null
    let figures: string | null = null
    let end = sum.span[1]
    if (last && JOINS.test(between)) {
      // "Forty to forty-five thousand": the thousands are meant for both.
      const shared = last.value >= 1000 && sum.value < 1000 && sum.value * 1000 < last.value * 1.01
      figures = `${shared ? sum.value * 1000 : sum.value}${typedBetween}${last.value}`
    } else if (last && between === ' ' && sum.value < 100 && last.value < 100)
      // "Twelve fifty an hour".
      figures = withCents(sum, last)
    // "Einundzwanzig fünfzig bis vierundzwanzig Euro": the word for money stands behind the upper end alone.
    else if (
      next &&
      between === ' ' &&
      sum.value < 100 &&
      CENTS_TOLD.has(next.value) &&
      goesOn(spelled, next, numbers[at + 2])
    )
      figures = withCents(sum, next)
    else if (next && IS_MONEY.test(between) && next.value < 100)
      // "Vierzehn Euro fünfzig": cents stand behind the word for the money.
      figures = `${withCents(sum, next)}${typedBetween.trimEnd()}`
    if (figures !== null) end = numbers[++at]!.span[1]
    else if (isSum(spelled, sum)) figures = String(sum.value)
    const before = edits.at(-1)
    const upTo = figures === null && before ? UP_TO.exec(spelled.slice(before.to, sum.span[0])) : null
    if (before && upTo) {
      // "Twenty-six fifty an hour up to thirty-one": the upper end of the sum ahead.
      const paid = text.slice(before.to, before.to + upTo.groups!.paid!.length)
      edits.push({ from: before.to, to: end, text: ` to ${sum.value}${paid}` })
      continue
    }
    if (figures === null) continue
    edits.push({ from: sum.span[0], to: end, text: figures })
  }
  return edits
}

/** Whether a sum follows to which the one ahead is the lower end. */
const goesOn = (text: string, { span: [, to] }: NumberInWords, then: NumberInWords | undefined): boolean =>
  then !== undefined && JOINS.test(text.slice(to, then.span[0])) && (isSum(text, then, true) || isPaid(text, then))
const isPaid = (text: string, { span: [, to] }: NumberInWords): boolean => BEHIND.test(text.slice(to, to + 40))

const withCents = ({ value }: NumberInWords, { value: cents }: NumberInWords): string =>
  `${value}.${String(cents).padStart(2, '0')}`

/** "Dreitausend zweihundert" is one number in two words. */
const joinThousands = (text: string, numbers: readonly NumberInWords[]): NumberInWords[] =>
  numbers.reduce<NumberInWords[]>((joined, number) => {
    const last = joined.at(-1)
    if (last && number.span[0] < last.span[1]) return joined
    if (last && last.value % 1000 === 0 && number.value < 1000 && text.slice(last.span[1], number.span[0]) === ' ')
      joined[joined.length - 1] = { span: [last.span[0], number.span[1]], value: last.value + number.value }
    else joined.push(number)
    return joined
  }, [])

const UP_TO = new RegExp(`^(?<paid> (?:${MONEY} )?${PER}),? (?:(?:up )?to|rising to|bis(?: zu)?|jusqu'a|hasta) $`, 'u')

/** "Ten an hour" may be parts: without a word for money only thousands, and the cents of a sum, are one. */
function isSum(text: string, { span, value }: NumberInWords, cents = false): boolean {
  const after = text.slice(span[1], span[1] + 40)
  // "Nineteen an hour" on a line of its own is what is paid.
  if (value >= 8 && /(?:^|\n)$/.test(text.slice(0, span[0])) && new RegExp(`^ ${PER}(?=\\n|$| plus )`, 'u').test(after))
    return true
  const least = ALLOWANCE.test(text.slice(Math.max(0, span[0] - 16), span[0])) ? 50 : 1000
  return MONEY_BEHIND.test(after) || (BEHIND.test(after) && (value >= least || (cents && CENTS.has(value))))
}
/** "Boot allowance two hundred a year". */
const ALLOWANCE = /(?:allowance|bonus|budget|stipend|voucher|zuschuss|prime|plus)(?: is| of| de)? $/u
const CENTS = new Set([20, 25, 30, 40, 50])
const CENTS_TOLD = new Set([...CENTS, 10, 15, 60, 70, 75, 80, 90, 95])

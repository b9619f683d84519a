import type { Money } from '../../brief/facts.ts'
import { writeNumber } from './numbers.ts'

/** Currencies that are written as a sign; the others as their three letters. */
export const SYMBOLS: Record<string, string> = { EUR: '€', GBP: '£', USD: '$' }

interface Words {
  /** What stands between three digits and the next. */
  thousands: string
  upTo: string
  from: string
  periods: Record<NonNullable<Money['per']>, string>
}

/**
 * Writes sums as the continent does: "75.000–90.000 € im Jahr". Francs are written as Switzerland does, in every language:
 * "CHF 75’000–90’000 im Jahr".
 */
export function moneyWriter({ thousands, upTo, from, periods }: Words): (money: Money) => string {
  return ({ min, max, currency, per }) => {
    const swiss = currency === 'CHF'
    const amount = (value: number) => (swiss ? writeNumber(value, '’', '.') : writeNumber(value, thousands, ','))
    const ahead = swiss ? 'CHF\u00a0' : ''
    const behind = swiss || !currency ? '' : `\u00a0${SYMBOLS[currency] ?? currency}`
    const written = (sum: string) => `${ahead}${sum}${behind}`
    const figures =
      min !== null && max !== null
        ? written(min === max ? amount(min) : `${amount(min)}–${amount(max)}`)
        : max !== null
          ? `${upTo} ${written(amount(max))}`
          : min !== null
            ? `${from} ${written(amount(min))}`
            : ''
    return [figures, per ? periods[per] : ''].filter((part) => part !== '').join(' ')
  }
}

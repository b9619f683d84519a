import { describe, expect, it } from 'vitest'
import { readText } from '../text/text.ts'
import { parsePay } from './pay.ts'

const payIn = (said: string) => {
  const text = readText(said)
  const value = parsePay(text.text, text).find(({ sure }) => sure)?.value
  return value?.per ? [value.min, value.max, value.currency, value.per] : null
}

/** What anybody who hires reads at once, and what only looks like pay. */
describe('pay among words, in whatever language it is taken to be', () => {
  it.each([
    ['salary €60-75k', [60000, 75000, 'EUR', 'year']],
    ['60 to 75k eur', [60000, 75000, 'EUR', 'year']],
    ['45-55K GBP', [45000, 55000, 'GBP', 'year']],
    ['120k', [120000, 120000, null, 'year']],
    ['48.000 bis 55.000 Euro brutto im Jahr', [48000, 55000, 'EUR', 'year']],
    ['38 000 à 42 000 € brut annuel', [38000, 42000, 'EUR', 'year']],
    ['SMIC + tickets resto', null],
    ['1.400€ al mes', [1400, 1400, 'EUR', 'month']],
    ["Fr. 95'000.- bis 105'000.-", [95000, 105000, 'CHF', 'year']],
    ['$18-22 an hour plus tips', [18, 22, 'USD', 'hour']],
    ['£12.60 per hour', [12.6, 12.6, 'GBP', 'hour']],
    ['14,50 Euro pro Stunde', [14.5, 14.5, 'EUR', 'hour']],
    ['day rate £450-500', [450, 500, 'GBP', 'day']],
    ['between 40 and 50 thousand euros', [40000, 50000, 'EUR', 'year']],
    ['up to $150k', [null, 150000, 'USD', 'year']],
    ['ab 52.000 €', [52000, null, 'EUR', 'year']],
    ['USD 130000-160000', [130000, 160000, 'USD', 'year']],
    ['A$90k + super', [90000, 90000, 'AUD', 'year']],
    ['DKK 42,000 to 48,000 a month', [42000, 48000, 'DKK', 'month']],
    ['₹18 lakh per annum', [1800000, 1800000, 'INR', 'year']],
    ['salary: 2 800 - 3 200 EUR / month', [2800, 3200, 'EUR', 'month']],
    ['70-85.000€', [70000, 85000, 'EUR', 'year']],
    ['band 6 (£37,338 to £44,962)', [37338, 44962, 'GBP', 'year']],
    ['budget 65k max', [null, 65000, null, 'year']],
    ['40 million payment events a month', null],
    ['raised $12M series A', null],
    ['manage a £2m budget', null],
    ['team of 15-20', null],
    ['shifts 9-5', null],
    ['10k steps', null],
    ['lift 25-50 lbs', null],
    ['competitive salary', null],
    ['$5,000 sign-on bonus', null],
    ['B2B, 24/7, 1st line', null],
    ['5k run club', null],
    ['looking for a PM, paying up to 85k depending on exp', [null, 85000, null, 'year']],
    ['Salary: £28,500', [28500, 28500, 'GBP', 'year']],
    ['we can do 55, maybe 60k', [55000, 60000, null, 'year']],
    ['15€/h', [15, 15, 'EUR', 'hour']],
    ['1.800 € brut par mois sur 13 mois', [1800, 1800, 'EUR', 'month']],
    ['hourly rate 22 dollars', [22, 22, 'USD', 'hour']],
    ['£600 per day', [600, 600, 'GBP', 'day']],
    ['AED 25,000 per month tax free', [25000, 25000, 'AED', 'month']],
    ['ZAR 600k p.a.', [600000, 600000, 'ZAR', 'year']],
    ['£24,000 FTE', [24000, 24000, 'GBP', 'year']],
    ['minimum wage', null],
    ['ISO 9001 and 45001', null],
    ['reduce costs by $200k', null],
    ['a 300-seat restaurant', null],
    ['between 5 and 10 people', null],
    ['30k units per week', null],
    ['$10m in funding', null],
  ])('%s', (said, value) => expect(payIn(said)).toEqual(value))
})

import { describe, expect, it } from 'vitest'
import { docOf, textOf } from '../../training/doc-of.ts'
import { parsePay } from './pay.ts'

describe('what a post pays', () => {
  it.each([
    ['en-GB', '£14.60 an hour', '£14.60 an hour'],
    ['en-GB', '14.60ph', '£14.60 an hour'],
    ['en-GB', '28-32k dep on exp', '£28,000 to £32,000 a year, depending on experience'],
    ['en-GB', '£24,000 pro rata (£14,400 actual)', '£24,000 a year, pro rata, £14,400 actual'],
    ['en-GB', 'Band 6 (£37,338 to £44,962)', '£37,338 to £44,962 a year (Band 6)'],
    ['en-GB', 'Grade: 6, £27,254-£29,540', '£27,254 to £29,540 a year (Grade 6)'],
    ['en-GB', 'NJC 12-15', 'NJC 12-15'],
    ['en-GB', '40k? no 42k', '£42,000 a year'],
    ['en-GB', '£31,500 plus 5% bonus', '£31,500 a year'],
    ['en-GB', 'OTE 60k, basic 35k', '£35,000 a year'],
    ['en-GB', 'basic 21.5 + 10% of fees, OTE 28', '£21,500 a year'],
    ['en-GB', '24 basic', '£24,000 a year'],
    ['en-GB', 'We shall offer £98,000', '£98,000 a year'],
    ['en-GB', '£12.90 to start', '£12.90 an hour to start'],
    ['en-GB', '£33k incl tronc', '£33,000 a year including tronc'],
    ['en-GB', "we'd pay 52 to 56", '£52,000 to £56,000 a year'],
    ['en-US', '$118-132k', '$118,000 to $132,000 a year'],
    ['en-US', 'up to $150k', 'up to $150,000 a year'],
    ['en-US', '$21.50/hr DOE', '$21.50 an hour, depending on experience'],
    ['en-CA', '$29.10/hour', '$29.10 an hour'],
    ['en-AU', 'A$90k + super', 'A$90,000 a year'],
    ['de-DE', '52-56k brutto', '52.000–56.000 € brutto im Jahr'],
    ['de-DE', '16.800 € brutto im Jahr', '16.800 € brutto im Jahr'],
    ['de-DE', '15,50 €/Std.', '15,50 € pro Stunde'],
    ['de-DE', 'EG 9a TVöD', 'EG 9a TVöD'],
    ['de-DE', 'angelehnt an TVöD 12', 'angelehnt an TVöD 12'],
    ['de-AT', '2.450 € brutto/Monat (14x)', '2.450 € brutto × 14'],
    ['de-CH', "Fr. 95'000.- bis 105'000.-", "CHF 95'000–105'000 im Jahr"],
    ['fr-FR', "12,60 € de l'heure", "12,60 € de l'heure"],
    ['fr-FR', "13 euros 10 de l'heure", "13,10 € de l'heure"],
    ['fr-FR', '28-32K€ brut annuel selon exp', '28 000–32 000 € brut par an selon expérience'],
    ['fr-FR', '1 900 € net', '1 900 € net par mois'],
    ['fr-CH', "CHF 5'200.- x 13", "CHF 5'200 par mois sur 13 mois"],
    ['fr-FR', '0,11 € le mot', '0,11 € le mot'],
    ['es-ES', '24-27k brutos', '24.000–27.000 € brutos al año'],
    ['es-ES', '1.400€ al mes en 14 pagas', '1.400 € al mes en 14 pagas'],
    ['es-MX', '$18,000 mensuales', '$18,000 al mes'],
    ['es-CO', '$2.800.000 mensuales', '$2.800.000 al mes'],
    ['es-AR', '$950.000 en mano', '$950.000 netos al mes'],
  ])('%s: %s', (locale, said, printed) => expect(textOf(parsePay(said, docOf(locale, said)))).toBe(printed))

  it.each([
    ['en-GB', 'manages a £2m budget'],
    ['en-US', '$5,000 sign-on bonus'],
    ['en-GB', 'competitive'],
    ['en-GB', 'pro rata if 0.8'],
    ['de-DE', '+ Nachtzuschlag 25 %'],
    ['fr-FR', 'prime de 13e mois'],
    ['es-ES', 'plus nocturnidad 120 €'],
  ])('%s, no base pay: %s', (locale, said) => expect(textOf(parsePay(said, docOf(locale, said)))).toBe(''))

  it('tells the value, and takes what was corrected with it', () => {
    const said = 'gross 40k? no 42k plus car'
    expect(parsePay(said, docOf('en-GB', said))).toEqual([
      {
        from: 0,
        to: 17,
        text: '£42,000 gross a year',
        value: { min: 42_000, max: 42_000, currency: 'GBP', per: 'year', gross: true },
        sure: true,
      },
    ])
  })
})

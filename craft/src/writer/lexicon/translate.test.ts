import { describe, expect, it } from 'vitest'
import { titleTermFor, translate } from './translate.ts'

describe('what one country gives and asks is said in another language', () => {
  it.each([
    ['seguro de gastos médicos mayores', 'es', 'en', 'major medical insurance'],
    ['vales de despensa $1,500', 'es', 'en', 'grocery vouchers: $1,500'],
    ['Nada de guardias ni festivos', 'es', 'en', 'no on-call duty or bank holidays'],
    ['aguinaldo de 20 días', 'es', 'en', 'Christmas bonus of 20 days'],
    ['pas de 2x8', 'fr', 'de', 'keine Schichtarbeit'],
    ['horaire flexible', 'fr', 'de', 'flexible Arbeitszeiten'],
    ['demi-tarif CFF', 'fr', 'de', 'Halbtax-Abonnement'],
    ['Fraisage sur Mikron', 'fr', 'de', 'CNC-Fräsen an Mikron'],
    ['petites séries', 'fr', 'en', 'small batches'],
    ['CFC', 'fr', 'de', 'EFZ'],
  ] as const)('%s', (text, from, to, said) => expect(translate(text, from, to)).toBe(said))

  it('and a trade by its name', () =>
    expect(titleTermFor('Polymécanicien(ne) CFC', 'fr', 'de')).toBe('Polymechaniker/in'))
})

import { describe, expect, it } from 'vitest'
import { clockIn } from './say-clock.ts'

describe('when work begins and ends in another language', () => {
  it.each([
    ['start at 5 am', 'en', 'de', 'Beginn um 5:00 Uhr'],
    ['finish at 4 pm', 'en', 'fr', 'fin à 16\u00a0h'],
    ['finishes at 3', 'en', 'es', 'salida a las 15:00'],
    ['Arbeitsbeginn um 7:30 Uhr', 'de', 'fr', 'début à 7\u00a0h\u00a030'],
    ['début à 6 heures du matin', 'fr', 'en', 'start at 6:00'],
    ['salida a las 9 de la noche', 'es', 'de', 'Arbeitsende um 21:00 Uhr'],
  ] as const)('%s', (text, from, to, said) => expect(clockIn(text, from, to)).toBe(said))

  it.each([
    ['start at 40', 'en'],
    ['start in March', 'en'],
    ['fin de mois', 'fr'],
  ] as const)('and nothing else: %s', (text, from) => expect(clockIn(text, from, 'de')).toBeNull())
})

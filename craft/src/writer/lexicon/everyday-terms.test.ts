import { describe, expect, it } from 'vitest'
import { EVERYDAY_TERMS } from './everyday-terms.ts'
import { translate } from './translate.ts'

describe('what stands in every third brief is said in another language', () => {
  it.each([
    ['sign-on bonus £500', 'en', 'fr', 'prime de bienvenue : 500\u00a0£'],
    ['overtime paid at time and a half', 'en', 'de', 'Überstunden mit 50 % Zuschlag'],
    ['subsidised travel card', 'en', 'es', 'ayuda para el abono de transporte'],
    ['Lohnerhöhung nach 6 Monaten', 'de', 'en', 'pay review after 6 months'],
    ['Kost und Logis frei', 'de', 'fr', 'logé et nourri'],
    ['Tankgutschein', 'de', 'es', 'gasolina pagada'],
    ['prime de cooptation', 'fr', 'de', 'Prämie für Mitarbeiterempfehlungen'],
    ['heures sup payées ou récupérées', 'fr', 'en', 'overtime paid or taken as time off'],
    ['planning 3 semaines à l’avance', 'fr', 'es', 'turnos con 3 semanas de antelación'],
    ['prestaciones superiores a la ley', 'es', 'en', 'benefits above the law'],
    ['fijo más comisiones', 'es', 'de', 'Fixum plus Provision'],
    ['jornada intensiva en verano', 'es', 'fr', 'horaires allégés en été'],
    ['Früh- und Spätschicht im Wechsel', 'de', 'en', 'two shifts, early and late'],
    ['3x8', 'fr', 'de', 'Dreischichtbetrieb'],
    ['en 2x8', 'fr', 'de', 'Früh- und Spätschicht'],
  ] as const)('%s', (text, from, to, said) => expect(translate(text, from, to)).toBe(said))

  it('and no column of a row has a figure more than another', () => {
    const slots = (text: string) => text.match(/#/g)?.length ?? 0
    const uneven = EVERYDAY_TERMS.filter((row) =>
      row.some((column) => column.split('|').some((spelling) => slots(spelling) !== slots(row[0].split('|')[0]!))),
    )
    expect(uneven.map(([english]) => english)).toEqual([])
  })
})

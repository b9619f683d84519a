import { describe, expect, it } from 'vitest'
import { writeDescription } from '../write.ts'

describe('from when on one may work from home is said in another language', () => {
  it.each([
    ['Planner in Leeds. In German please. 2 days home office once probation is over', 'Homeoffice nach der Probezeit'],
    ['Planner in Leeds. In French please. 1 day home office after probation', 'après la période d’essai'],
    ['Planner in Leeds. In Spanish please. 1 day home office after probation', 'tras el periodo de prueba'],
    ['Disponent in Ulm. Bitte auf Englisch. 2 Tage Homeoffice nach der Probezeit.', 'from home after probation'],
    ['Disponent in Ulm. Bitte auf Englisch. 2 Tage Homeoffice nach 3 Monaten.', 'from home after 3 months'],
  ])('%s', (brief, said) => expect(writeDescription({ brief })).toContain(said))

  it('and nothing where no time is named', () =>
    expect(
      writeDescription({ brief: 'Planner in Leeds. In German please. 2 days home office. Probation 3 months.' }),
    ).not.toContain('Homeoffice nach'))
})

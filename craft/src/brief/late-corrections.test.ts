import { describe, expect, it } from 'vitest'
import { readBrief } from './read.ts'

/** What is read of a kind, in its own words. */
const told = (text: string, kind: string): string[] =>
  readBrief(text).facts.flatMap((fact) => (fact.kind === kind ? fact.text : []))
const all = (text: string): string =>
  readBrief(text)
    .facts.map((fact) => fact.text)
    .join(' | ')

const COOK = 'Cook in Leeds, 40 hours a week, £12 an hour, start 3 May. 28 days holiday.'

describe('what a later sentence puts right', () => {
  it.each([
    [`${COOK} Correction: it's 38 hours, not 40.`, 'hours', '38 hours a week'],
    [`${COOK} Correction: the start is 5 May, not 3 May.`, 'start', '5 May'],
    ['Nurse in Bern, CHF 6000. 13 salaries? no, 14. Van', 'variable', '14 salaries'],
    ['Cook in Leeds, £12/h. 35 hours? no, 38 hours. Van', 'hours', '38 hours'],
    [`${COOK} EDIT: pay is now £13 an hour.`, 'pay', '£13 an hour'],
    ['Cook in Leeds, £26k. Sorry, my mistake: it’s £28k, not £26k.', 'pay', '£28k'],
    ['Koch in Ulm, 40 Std., ab 1. März. Korrektur: Beginn ist der 15. März, nicht der 1.', 'start', '15. März'],
    ['Koch in Ulm, 40 Std., 2.900 €. Nachtrag: es sind 38 Std., nicht 40.', 'hours', '38 Stunden'],
    ['Koch in Ulm, 2.900 € im Monat. Korrektur: das Gehalt ist 3.100 € im Monat.', 'pay', '3.100 € im Monat'],
    ['Cuisinier à Metz, 39 h, 2 000 € brut. Correction : c’est 35 h, pas 39.', 'hours', '35 h'],
    ['Chef à Dole. Il commence le 12 mai. Correction : le début, c’est le 14 mai, pas le 12.', 'start', '14 mai'],
    ['Cocinero en Soria, empieza el 1 de marzo. Corrección: empieza el 15 de marzo, no el 1.', 'start', '15 de marzo'],
    [
      'Chef de produit à Nantes, 7 personnes dans l’équipe. Ah, j’ai dit 7, on est 9 maintenant.',
      'team',
      "9 personnes dans l'équipe",
    ],
    ['Libraire à Dole, 28 h par semaine. Ah, pas 28 h mais 30 h, j’ai revérifié.', 'hours', '30 h par semaine'],
    ['Cocinero en Soria, 1.050 € en 14 pagas. Ah, lo de las pagas, que son 12, no 14.', 'variable', 'en 12 pagas'],
    ['Clerk in Bath, 25% staff discount. UPDATE: discount is 30% now.', 'benefit', '30% staff discount'],
    ['Clerk in Bath, two Sundays a month. Update: make that one Sunday a month.', 'shift', 'one Sunday a month'],
    ['Pâtissier à Dole, début le 5 mai. Ah, la date : on ouvre le 12 mai finalement, donc du 12.', 'start', '12 mai'],
    ['Auxiliar en Cádiz, empieza el 2 de febrero, o mejor el 9.', 'start', '9 de febrero'],
    [
      'Welder in Ely, six thirty to three. The start time I gave you, it’s seven, not six thirty.',
      'free',
      'seven to three',
    ],
    ['Cocinero, planta de Cartagena. 40 horas. Perdón, la planta es la de Lorca.', 'place', 'Lorca'],
    ['Cook, our shop in Ely, 40 hours. Sorry, the shop is in Bath.', 'place', 'Bath'],
    ['Cocinero en Soria, 40 horas, 1.500 € al mes. Corrección: son 37 horas.', 'hours', '37 horas'],
  ])('%s', (text, kind, holds) => {
    expect(told(text, kind)).toEqual([holds])
    expect(all(text)).not.toMatch(/correc|korrektur|nachtrag|edit:|mistake|(?:not|pas|nicht|no el) \d/i)
  })

  it('leaves what stands ahead of the correction', () => {
    expect(told(`${COOK} Correction: it's 38 hours, not 40.`, 'benefit')).toEqual(['28 days holiday'])
    expect(told(`${COOK} Correction: it's 38 hours, not 40.`, 'start')).toEqual(['3 May'])
    expect(told('Koch in Ulm, 40 Std., 30 Tage Urlaub. Korrektur: das Gehalt ist 3.100 €.', 'benefit')).toEqual([
      '30 Tage Urlaub',
    ])
  })

  it('leaves a correction that tells more', () => {
    expect(all('Clerk in Ely, 20 hours. Correction: 24 hours, and 3 Saturdays in York.')).toContain('Saturdays')
  })

  it('says how often anew', () => {
    const brief = 'Bookseller in Bath, host a monthly book club. Oops, I was wrong: the book club is fortnightly.'
    expect(all(brief)).toContain('fortnightly book club')
    expect(all(brief)).not.toMatch(/monthly|wrong/)
  })

  it('takes a rank back', () => {
    const brief = "Senior physiotherapist - CORRECTION: staff grade, senior isn't needed. Galway."
    expect(told(brief, 'title')).toEqual(['physiotherapist'])
  })

  it('drops the figure that somebody mixed up', () => {
    expect(all('Vendeur à Saumur, 12,60 € de l’heure (j’avais dit 12,30, oubliez).')).not.toContain('12,30')
    expect(all('Cook in Leeds, 30 hours a week (not 35, I mixed that up).')).not.toContain('35')
  })

  it.each([
    ['Cook in Leeds, 40 hours a week, not 45.', 'hours', ['40 hours a week']],
    ['Cook in Leeds. Team of 5, 3 days on site, not 5.', 'team', ['Team of 5']],
    ['Clerk in Ely, 20 hours. Tasks:\n- file 40 orders a day\n- update 30 orders a week', 'hours', ['20 hours']],
    ['Clerk in Ely, 3 days in the office. Oh, and 2 days at home actually.', 'mode', ['3 days in the office']],
    ['Two cooks: 30 hours in Leeds and 30 hours in York. Kitchen is open 8 hours, not 30.', 'hours', null],
  ])('corrects nothing in %s', (text, kind, holds) => {
    if (holds) expect(told(text, kind)).toEqual(holds)
    else expect(all(text)).toContain('30 hours')
  })
})

import { describe, expect, it } from 'vitest'
import { readBrief } from '../read.ts'

describe('what is taken back in the same breath', () => {
  it.each([
    ['Gardener, Ghent? no - Antwerp, full time', 'Antwerp', 'Ghent'],
    ['Baker in Leeds? No, York. £14 an hour', 'York', 'Leeds'],
    ['Nurse in Hull, 24 hours, no wait, 30 hours a week', '30', '24'],
    ['Clerk in Derby, £25k - sorry £27k, full time', '£27k', '£25k'],
    ['Tiler in Hull, free van, 4.8 wks… no sorry 5.4 weeks holiday', '5.4 weeks', '4.8'],
    ['Buyer in Bath. 20% travel to Oslo - sorry, changed, it is three trips a year', 'three trips', '20%'],
    ['Tester. 22 days leave. Fully remote in Wales. Sorry, correction, office on Mondays', '22 days', 'remote'],
    ['Dev in Hull. kotlin 3 years at least no wait make it 4 years and tests', '4 years', '3 years'],
    ['Fahrer in Ulm. Wechselbrücke nein Moment Sattel jeden Abend daheim', 'Sattel', 'Wechselbr'],
    ['PM in Hull, 2 days in the office, no wait, 3. Scrum', '3 days in the office', '2 days'],
    ['Picker in Hull. £12.60ph... now 12.85, free parking', '£12.85', '12.60'],
    ['Koch in Ulm, 30 Tage Urlaub, nein warte, 28. Vollzeit', '28 Tage', '30'],
    ['Rep in Hull, unlimited leave.. NO its 24 days leave', '24 days', 'unlimited'],
    ['Rigger in Ayr, free digs, dive medical, no sorry ignore that its dry land. 40 hours', 'digs', 'medical'],
    ['Fitter in Ely, van, free breakfast... no forget the breakfast, pension 6%', 'pension', 'breakfast'],
    ['Clerk in Ely. Must speak Dutch… correction, English is enough, ignore that. 30 hours', 'English', 'Dutch'],
    ['Groom in Ely. Flat above the yard - scrap that, it is let. 30 hours', '30 hours', 'Flat'],
    ['Clerk in Ely. 3 days from home - sorry, Priya says 2, Mondays and Tuesdays', '2 days', '3'],
    ['Clerk in Ely. Ask for Rudi in the ad? no, he is off sick, mail to a@b.example', 'a@b.example', 'Rudi'],
    ['Grutier à Brest, CDD 7 mois, euh non, 9 mois finalement', 'CDD 9 mois', '7'],
    ['Tornero en Soria, 3 turnos, 2 días libres, perdón, 3 días libres', '3 días libres', '2 días'],
    ['Camarera en Soria. De abril a octubre, perdón, de mayo a octubre', 'mayo', 'abril'],
    ['Vendeuse à Dole. Du mardi au samedi, non pardon, du lundi au vendredi', 'lundi au vendredi', 'mardi'],
    ['Clerk in Ely. It pays 14 dollars an hour no sorry 15 dollars an hour', '15 dollars an hour', '14'],
    ['Koch in Ulm, drei Wochen Urlaub nein quatsch vier Wochen Urlaub', 'vier Wochen', 'drei'],
    ['Monteur à Pau, pardon, Tarbes, 35 h', 'Tarbes', 'Pau'],
  ])('%s', (brief, meant, takenBack) => {
    const told = readBrief(brief)
      .facts.map(({ text }) => text)
      .join(' | ')
    expect(told).toContain(meant)
    expect(told).not.toContain(takenBack)
  })

  it.each([
    ['Driver in Hull, 40 hours, no weekends', '40 hours'],
    ['Server in York, weekends? no. 3 days a week', 'York'],
    ['Cook in Bath, 4 days, no 5 day weeks', '4 days'],
    ['Nurse in Bath, 3 years in theatre, no 12h shifts', '3 years in theatre'],
    ['Camarera en Soria, de lunes a viernes, no sábados', 'lunes a viernes'],
  ])('leaves plain denials alone: %s', (brief, kept) =>
    expect(
      readBrief(brief)
        .facts.map(({ text }) => text)
        .join(' | '),
    ).toContain(kept),
  )
})

describe('who leaves', () => {
  it.each([
    "We're losing Moira end of May so need a new bookkeeper in Perth, 20 hours",
    'Kevin is retiring, so we need a new bookkeeper in Perth, 20 hours',
  ])('is not told: %s', (brief) => {
    const { facts } = readBrief(brief)
    expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/Moira|Kevin|losing|retiring/)
    expect(facts.some((fact) => fact.kind === 'title' && /Bookkeeper/.test(fact.title))).toBe(true)
  })
})

describe('what we give and when it starts', () => {
  it.each([
    [
      "Bus driver, Hull. We'll train you for your D1 licence in spring.",
      'benefit',
      'We train you for your D1 licence in spring',
    ],
    ['Nanny, Hull. Start after October half term', 'start', 'after October half term'],
  ])('%s', (brief, kind, text) =>
    expect(readBrief(brief).facts.map((fact) => [fact.kind, fact.text])).toContainEqual([kind, text]),
  )
})

it('takes a share on top of a sum for no working time', () => {
  const { facts } = readBrief('Marketing manager in Reading. £55k + 10%.')
  expect(facts.some(({ kind }) => kind === 'hours')).toBe(false)
  expect(facts.find((fact) => fact.kind === 'pay')).toMatchObject({ pay: { min: 55_000, max: 55_000 } })
})

import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { readBrief } from './read.ts'

const nameIn = (brief: string): string | null => {
  const name = readBrief(brief).facts.find((fact) => fact.kind === 'company' && fact.aspect === 'name')
  return name?.text ?? null
}

describe('who hires', () => {
  it.each([
    // Told by what the house lives by.
    ['Fitter in Leeds. Marlow Hoists rents out cranes and hoists. 40 hours.', 'Marlow Hoists'],
    ['Fitter, Hull, £17 an hour. Orrin Lifts services and repairs lifts. 5 yrs.', 'Orrin Lifts'],
    ['Monteur in Ulm, 40 Std. Hebetec Brandl vermietet Arbeitsbühnen. Wartung.', 'Hebetec Brandl'],
    ['Mécanicien à Lyon. Nacelia loue des nacelles. CDI.', 'Nacelia'],
    ['Mecánico en Soria. Elevia alquila plataformas. Indefinido.', 'Elevia'],
    ['Cook in Leeds. Anna repairs bikes too. 40 hours.', null],
    ['Cook in Leeds. Anna runs the kitchen. 40 hours.', null],
    // Told at the head of a sentence, with what it does, how large or where it is.
    ['Schlosser (m/w/d) für unser Werk in Jena. Kelmhoff Pumpen, 160 Leute, unbefristet.', 'Kelmhoff Pumpen'],
    ['Innendienst, Osnabrück.\n- Lohmann Folien, Verpackungen, 140 Leute\n- 38 Std', 'Lohmann Folien'],
    ['Data engineer wanted. Oatway, pet food by subscription, Dublin, two days in the office.', 'Oatway'],
    ['Welder, Hull. Overtime, paid at time and a half, Sundays double.', null],
    // Two founders, a chain, a label.
    ['Wehner & Toll, Ulm, sucht Rechtsanwaltsfachangestellte (m/w/d), Teilzeit 25 Std.', 'Wehner & Toll'],
    ['Necesitamos analista para los supermercados Mercalar, en Zaragoza. Power BI.', 'Supermercados Mercalar'],
    ['Web designer, Cape Town. figma. studio = Kelp & Co, 6 people', 'Kelp & Co'],
    // For whom something is made has a name of two words.
    ['Backend dev, Leeds. booking platform for Harborne Rail. 5+ yrs', null],
  ])('%s', (brief, name) => expect(nameIn(brief)).toBe(name))

  it.each([
    ['Frontend dev, £450 a day, Bristol. Rail ticketing app for Tramline. 4+ yrs', '- Rail ticketing app for Tramline'],
    ['Innendienst in Jena. Lohmann Folien, Verpackungen, 140 Leute. 38 Std', 'Verpackungen'],
  ])('tells what it does among what is said of the house: %s', (brief, words) => {
    const text = writeDescription({ brief })
    expect(text.split(/## (?:Ihre Aufgaben|What you will do)/u)[1]?.split('## ')[0]).not.toContain(words)
    expect(text).toContain(words)
  })
})

describe('where it is', () => {
  it.each([
    ['Schlosser (m/w/d) für unser Werk in Kassel, 38 Std.', 'Werk in Kassel'],
    ['Wehner & Voss, Nürnberg (Familien- und Erbrecht), sucht Anwaltsgehilfin, 25 Std.', 'Nürnberg'],
    [
      'wir suchen eine aushilfe für den verkauf, 10 bis 12 stunden die woche, 13,50 die stunde, leipzig plagwitz, ab mai',
      'Leipzig Plagwitz',
    ],
    ['Account executive, Amsterdam, HR software. Base €52k', 'Amsterdam'],
    ['Developer, Austin, TX, remote. $90k', 'Austin, TX'],
  ])('%s', (brief, place) =>
    expect(readBrief(brief).facts.flatMap((fact) => (fact.kind === 'place' ? fact.text : []))).toEqual([place]),
  )

  it('prints a quarter as it is written', () =>
    expect(
      writeDescription({
        brief:
          'wir suchen eine aushilfe für den verkauf, 10 bis 12 stunden die woche, 13,50 die stunde, leipzig plagwitz, ab mai',
      }),
    ).toContain('\nLeipzig Plagwitz · '))
})

describe('what a house lives by, in a sentence', () => {
  it.each([
    ['Controller in Leeds. Marlow Hire rents out lifts and scaffolding. Invoices.', 'rents out lifts and scaffolding.'],
    [
      'Engineer, Hull. Orrin Lifts services and repairs lifts in hospitals. 5 yrs.',
      'services and repairs lifts in hospitals.',
    ],
    ['Printer, Leeds. Marlow Press publishes maps. 40 hours.', 'publishes maps.'],
    ['Welder, Hull. We install and repair boilers. 40 hours.', 'We install and repair boilers.'],
    [
      'Backend dev, £400 a day, Leeds, Tues and Thurs in the office. Booking platform for Harborne Rail. 5+ yrs',
      '- Booking platform for Harborne Rail',
    ],
  ])('%s', (brief, words) => expect(writeDescription({ brief })).toContain(words))

  it('takes days for no name', () =>
    expect(
      nameIn('Backend dev (python), £400-460/day, Leeds, Tues and Thurs in the office. 5+ yrs, Postgres'),
    ).toBeNull())
})

import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

const lines = (brief: string): string[] => writeDescription({ brief }).split('\n')

describe('what is told in the words of the brief begins where they begin', () => {
  it.each([
    ['Rigger, Hull, £16 an hour. Lifting is fine, we have hoists. 28 days holiday.', '- We have hoists'],
    [
      'Waiter, Bath. £13 an hour plus tips, which were around £50 a week last year. No split shifts.',
      /^- Tips, which were/,
    ],
    [
      'Leitung Küche in Ulm. 3.600 €. 30 Tage Urlaub, die liegen in den Schulferien.',
      '- 30 Tage Urlaub, die liegen in den Schulferien',
    ],
    ['Boulanger à Pau, CDI, 2 100 €. En août on ferme trois semaines.', /n ferme trois semaines/],
    [
      'Cook in Oban. 44 hrs over 4 days so 3 days off each week. £31k.',
      /44 hours over 4 days so 3 days off each week$/,
    ],
  ])('%s', (brief, line) => {
    const printed = lines(brief)
    expect(typeof line === 'string' ? printed.includes(line) : printed.some((one) => line.test(one))).toBe(true)
  })

  it.each([
    ['Cook in Oban. 44 hrs over 4 days so 3 days off each week. £31k.', /^- Over 4 days/],
    ['Waiter, Bath. £13 an hour plus tips, which were around £50 a week last year.', /^- Were/],
    ['Leitung Küche in Ulm. 3.600 €. 30 Tage Urlaub, die liegen in den Schulferien.', /^- (?:Liegen|30 Tage Urlaub$)/],
    ['Fahrer in Ulm. Führerschein B, weil man zwölf Filialen besucht. 2.900 €', /^- Weil/],
    ['Nursery nurse, Hull. 40 hours now because we open at half seven. £13', /^- Because/],
    ['Wir brauchen einen Koch in Ulm, der Herd ist neu. 3.000 €', /^- Wir brauchen$/],
    ['Werkstudent/in recruiting, leipzig, 16-20 std/woche', /^- In /],
  ])('%s prints no half of it', (brief, half) => expect(lines(brief).some((one) => half.test(one))).toBe(false))
})

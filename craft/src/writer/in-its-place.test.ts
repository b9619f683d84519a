import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

const section = (brief: string, heading: string): string =>
  writeDescription({ brief }).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

describe('what is no task, no offer and no time stands where it belongs', () => {
  it.each<[string, string, RegExp]>([
    ['CFO for Brandt Optics BV, Delft, lidar (road sensors), 60 ppl. IFRS.', 'About us', /Lidar \(road sensors\)/],
    ['Baker for the Oldmill Bakehouse nr Kendal, 60 loaves an hour, £27k.', 'About us', /60 loaves an hour/],
    [
      'journeyman plumber, Boulder CO, $36/hr, health. residential jobs only, OT optional.',
      'Good to know',
      /Residential jobs only/,
    ],
    ['Jefe de taller en Vigo, 2.000 € brutos más plus de nocturnidad.', 'Qué ofrecemos', /^- Plus de nocturnidad$/m],
    ['Area manager for our launderettes in Leeds + York, 5 shops, £34k.', 'About us', /launderettes in Leeds and York/],
    ['Clerk for accountants in Hove (Tandy Cole LLP, 12 partners). £24k', 'About us', /^\s*- Accountants in Hove/],
    ['Administrativo en Vigo. De 9 a 15, tardes libres. 1.400 €', 'Qué ofrecemos', /De 9 a 15, tardes libres/],
    [
      'Clerk, Hull, £24k. boardroom bookings, mail, some Xero. 2 yrs.',
      'What you will do',
      /boardroom bookings and the mail/,
    ],
    ['Clerk, Hull, £24k. Bilingual French an asset.', 'Nice to have', /^- Bilingual French$/m],
    ['Dependiente en Vigo. Es una sustitución de 8 meses. 1.300 €', 'Información práctica', /Sustitución de 8 meses/],
    ['Koch in Ulm, 2.900 €. Staplerschein gern, anlernen wir.', 'Was wir bieten', /Anlernen wir/],
  ])('%s', (brief, heading, told) => expect(section(brief, heading)).toMatch(told))

  it.each<[string, RegExp]>([
    ['CFO for Brandt Optics BV, Delft, lidar (road sensors), 60 ppl. IFRS.', /(?:charge|care|after) (?:of )?lidar/i],
    ['Driver, hull depot, mon-fri 5am start, roughly 48 hrs. £15.75/hr. ADR helps', /hours £15/],
    ['Clerk, Hull, £24k. So no benefits listed please, they are under review.', /listed|under review/i],
    ['Rep, Hull, £24k. No figures for the commission please.', /no figures/i],
  ])('%s says it nowhere else', (brief, unsaid) => expect(writeDescription({ brief })).not.toMatch(unsaid))

  it.each<[string, string, RegExp]>([
    ['Picker, Hull, £12 an hour, £2 per crate an hour bonus', 'What we offer', /£2/],
    ['Clerk, Hull. Dog grooming, dog walking. £24k', 'What you will do', /grooming/i],
  ])('%s stays', (brief, heading, told) => expect(section(brief, heading)).toMatch(told))
})

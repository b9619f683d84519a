import { expect, it } from 'vitest'
import { translate } from './translate.ts'
import { workingTimesIn } from './working-times.ts'

it.each([
  ['Mon-Thu 4-9pm', 'es', 'de lunes a jueves, 16:00–21:00'],
  ['Fri from 4 till 5', 'es', 'viernes, 16:00–17:00'],
  ['Tues/Thurs 9-11', 'fr', 'mardi, jeudi, 9:00–11:00'],
  ['Sun to Wed 6am-2.30pm', 'de', 'Sonntag bis Mittwoch, 6:00–14:30'],
  ['10pm-6am', 'de', '22:00–6:00'],
] as const)('%s in %s', (said, language, written) => expect(workingTimesIn(said, language)).toBe(written))

it.each(['Mon-Thu in the old mill', 'grade 4-5', 'soon'])('says nothing of %s', (said) =>
  expect(workingTimesIn(said, 'fr')).toBeNull(),
)

it.each([
  ['early shift 6am-2pm Mon-Fri', 'fr', 'équipe du matin: 6:00–14:00, du lundi au vendredi'],
  ['medical after 90 days', 'es', 'seguro médico a los 90 días'],
  ['$2 freezer pay', 'de', 'Kältezulage: $2'],
  ['12 de marzo', 'es', '12 de marzo'],
] as const)('%s is told in %s', (said, language, written) => expect(translate(said, 'en', language)).toBe(written))

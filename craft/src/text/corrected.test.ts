import { expect, test } from 'vitest'
import { readText } from './text.ts'

test.each([
  [
    'en',
    'Pay is £13.10 an hour.\n\nThanks\n\nPS I said £13.10, it is £13.45 from April.',
    'Pay is £13.45 an hour.\n\nThanks',
  ],
  ['en', 'We need 4 days, 30 hours. No agencies. Correction: 3 days not 4.', 'We need 3 days, 30 hours. No agencies.'],
  ['en', 'Full time, 45 hours a week, no hang on 42 hours, milking at 5.', 'Full time, 42 hours, milking at 5.'],
  ['en', 'Health cover after 30 days. No wait, 60 days. Own tools.', 'Health cover after 60 days.  Own tools.'],
  ['en', 'Level 2 hygiene. £13.45/hr, 38 hours. sorry meant 13.65', 'Level 2 hygiene. £13.65/hr, 38 hours.'],
  [
    'en',
    "we've got eleven no wait twelve techs and pay is eighteen an hour",
    "we've got 12 techs and pay is 18 an hour",
  ],
  ['de', 'Pensum 60–80 %, Frühdienst.\n\nKorrektur: Pensum 50–80 %, eben bestätigt.', 'Pensum 50-80 %, Frühdienst.'],
  ['de', 'Eingruppierung in EG 6 statt EG 5.', 'Eingruppierung in EG 6 .'],
  [
    'fr',
    'Salaire 2 050 € brut.\nParking.\nRectificatif : le salaire est de 2 180 € brut.',
    'Salaire 2 180 € brut.\nParking.',
  ],
  ['fr', 'Présence le mardi matin.\nCorrection : le jeudi matin au lieu du mardi.', 'Présence le jeudi matin.'],
  ['es', 'El sueldo es de 1.600 euros, perdón, 1.700 euros, en 14 pagas.', 'El sueldo es de 1.700 euros, en 14 pagas.'],
])('what is taken back gives its place to what holds (%s)', (_, typed, told) => {
  const { text, taken } = readText(typed)
  expect(text.trim()).toBe(told)
  expect(taken.length).toBeGreaterThan(0)
})

test.each([
  'Ring us on 01302 555 014, not before 9.',
  'Up to 12 lines, not more than 10 tables.',
  'Reception, 30 hours, prescriber preferred, not vital, £46k.',
  'Parish office, 6555 0172, not Monday.',
  '4 Tage oder 4 x 9 = 36 Stunden, nein nicht mehr.',
])('nothing is taken back in: %s', (typed) => {
  expect(readText(typed).taken).toEqual([])
})

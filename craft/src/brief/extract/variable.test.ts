import { expect, it } from 'vitest'
import { readBrief } from '../read.ts'

it.each([
  ["Nurse in Bern, CHF 6'000, 13 salaries", '13 salaries', 'variable'],
  ['Koch in Bern, 13 Monatslöhne, Kantine', '13 Monatslöhne', 'variable'],
  ['Chef in Linz, 14 Gehälter, 40 Stunden', '14 Gehälter', 'variable'],
  ['Boucher à Genève, 13 salaires, 42 h', '13 salaires', 'variable'],
  ['Boucher à Lyon, 13 salariés, CDI', '13 salariés', 'company'],
])('what is paid by the month, and who is paid: %s', (brief, said, kind) =>
  expect(readBrief(brief).facts).toContainEqual(expect.objectContaining({ text: said, kind })),
)

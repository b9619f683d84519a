import { expect, test } from 'vitest'
import { writeDescription } from '../write-description.ts'

const pageOf = (brief: string): string => {
  const written = writeDescription({ brief })
  return 'text' in written ? written.text : written.question
}

test.each([
  [
    'what stands beside the title, and a phrase that leads to the place',
    'Need a part-time front desk person for our dental office in Tulsa, Mon/Wed/Fri, $17-19/hr, Dentrix experience a plus',
    ['part time', 'is looking|looking for a front desk person for our dental office in Tulsa'],
  ],
  [
    'what is set against a wish, and what standing by pays',
    "Gas engineer, Stockport. £38-41k, 1 in 5 weekends on call, paid on top (£120 plus call outs). Full licence. Heat pumps nice but we'll train. Servicing and breakdowns.",
    [
      "- Heat pumps nice but we'll train",
      '- 1 in 5 weekends on call, paid on top \\(£120 plus call outs\\)',
      '£38,000 to £41,000 a year\\n',
    ],
  ],
  [
    'a lead that is denied',
    'Stellenanforderung\nBezeichnung: Koch\nOrt: Celle\nBefristung: keine\nAufgaben: Menüs kochen, Waren bestellen\nMuss: Ausbildung als Koch; Führerschein',
    ['- Befristung: keine', '- Ausbildung als Koch'],
  ],
  [
    'what is told of the employer in lines of its own',
    'Payroll clerk for Brightwater Homes in Chelmsford. 14 homes, 1,140 employees. Run two monthly payrolls. £30,000 a year, 37.5 hours, permanent.',
    ['## About us', '- 14 homes, 1,140 employees'],
  ],
])('a page keeps %s', (_, brief, wanted) => {
  const page = pageOf(brief)
  for (const one of wanted) expect(page).toMatch(new RegExp(one))
})

test.each([
  ['HR licence handy', 'Hour'],
  ['ED experience helpful', 'Education'],
  ['PTO and med/dental from day 1', 'medication/dental'],
  ['wipe down, set up, M/W/F 4:30a-5p', 'with F'],
  ['call Denise, req 4471', 'required 4471'],
])('shorthand that may mean another thing stays: %s', (said, wrong) => {
  expect(pageOf(`Dialysis technician, Toledo OH, $24 an hour, full time. ${said}. Must lift 50 lb.`)).not.toContain(
    wrong,
  )
})

test('what a bracket forbids is not printed', () => {
  const page = pageOf(
    'diesel fitter, Newman\n$68/hr flat\ntrade cert + 3 yrs on mobile plant\nown room, gym, wifi sorta works (dont write that)\ntext FITTER to 0491 571 804',
  )
  expect(page).toMatch(/gym/i)
  expect(page).not.toMatch(/wifi|write that/i)
})

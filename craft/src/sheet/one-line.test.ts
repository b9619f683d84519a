import { expect, test } from 'vitest'
import { writeDescription } from '../write-description.ts'
import { readSheet } from './read-sheet.ts'

const pageOf = (brief: string): string => {
  const written = writeDescription({ brief })
  return 'text' in written ? written.text : written.question
}

test.each([
  ['Senior backend engineer, Berlin, Go and PostgreSQL', '- Go and PostgreSQL'],
  ['Backend-Entwickler, Berlin, Go und PostgreSQL', '- Go und PostgreSQL'],
  ['Social media manager, part time, TikTok and Canva, Brighton', '- TikTok and Canva'],
])('a line of facts tells what one has to know: %s', (brief, line) => {
  expect(pageOf(brief).split('\n')).toContain(line)
})

test.each([
  [
    'Saturday person for our flower shop in Ludlow (Petal & Twine), 9-5, £12.80 an hour, no experience needed, pop in with a CV.',
    '# Saturday Person',
  ],
  [
    'need a sous chef, 45 hours a week, $28.50 an hour. Runs the line when the chef is off, 3 years on a line',
    '# Sous Chef',
  ],
  ['Sachbearbeiter Einkauf, Kassel, SAP, 38 Stunden', '# Sachbearbeiter Einkauf (m/w/d)'],
])('the job keeps its name: %s', (brief, title) => {
  expect(pageOf(brief).split('\n')[0]).toBe(title)
})

test('what an old text tells and the order takes out is not printed', () => {
  const brief = `Please freshen up. Changes: the bookmobile is gone. Drop the typing test.

LIBRARY ASSISTANT, part time, $21.75 an hour
Duties: shelves returned items; drives the bookmobile on alternate Wednesdays.
Qualifications: high school diploma; typing test 35 wpm.`
  const page = pageOf(brief)
  expect(page).toMatch(/high school diploma/i)
  expect(page).not.toMatch(/bookmobile|typing/i)
})

test('finds the name of the job amid talk, where much else is told of it', () => {
  const brief =
    "Dana,\n\nBoard approved the CFO search last night so let's move. For the ad: community health center, 7 clinics, about 340 staff, main office in Dayton OH. Owns budgeting, the annual audit and revenue cycle. 10 years in finance. 403(b) with 5% match, 25 days PTO, relocation up to $10k. Hybrid, 3 days on site. Resume to cfosearch@valleychc.example, open until filled."
  expect(readSheet(brief).entries.find(({ kind }) => kind === 'title')?.text).toBe('Chief Financial Officer')
  expect(readSheet("Thanks for the CFO's mail, see you at lunch").entries).toEqual([])
})

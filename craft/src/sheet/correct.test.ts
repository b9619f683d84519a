import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'

const OLD = `LIBRARY ASSISTANT
19 hours a week, £11.90 an hour, Leeds
You will shelve books, run the story time on Saturdays and drive the bookmobile. We offer free parking, gym membership and 25 days holiday. You need a driving licence.`

const linesOf = (brief: string) => readSheet(brief).entries.map(({ kind, text }) => `${kind}: ${text}`)

it('follows a list of changes ahead of an old advertisement', () => {
  const lines = linesOf(
    `Old ad below. Same please but remove the parking line, no more gym membership. Hours are 25 not 19.\n\n${OLD}\nThe bookmobile is gone so take that out too.`,
  )
  expect(lines).toContain('hours: 25 hours a week')
  expect(lines).toContain('offer: 25 days holiday')
  expect(lines).toContain('task: Run the story time on Saturdays')
  expect(lines.join('\n')).not.toMatch(/parking|gym|bookmobile/i)
})

it('tells nobody to use what is not to be used any more', () => {
  const lines = linesOf(
    "Same ad as last year. And please don't let them ring Father Michael at home any more.\n\nPARISH ADMINISTRATOR, Ludlow, £14 an hour. Apply to office@parish.example by 30 January. For an informal chat ring Fr Michael on 01632 960118.",
  )
  expect(lines.join('\n')).not.toContain('01632')
  expect(lines.join('\n')).toContain('office@parish.example')
})

it('puts a new address in the place of the old one, and takes a bit out of a line', () => {
  const lines = linesOf(
    "Last year's ad's below. The linen's done outside so take the laundry bit out. Still to Moira, but her email's now housekeeping@hotel.example.\n\nHOUSEKEEPING SUPERVISOR - Calder Hotel, Edinburgh\nYou will allocate rooms, train new starters, order supplies, deal with lost property and oversee our in-house laundry. £14 an hour. Previous hotel experience is essential. Meals on duty. Apply with CV to Moira Bain, moira@hotel.example.",
  ).join('\n')
  expect(lines).toContain('housekeeping@hotel.example')
  expect(lines).not.toMatch(/moira@|laundry/)
  expect(lines).toContain('Deal with lost property')
})

it('calls nothing unlawful on a guess', () => {
  for (const brief of [
    'dependiente/a para frutería, 750 brutos, imprescindible ser amable',
    'carreleur en CDI, 39h, pas de grands déplacements',
  ])
    expect(readSheet(brief).notes.filter(({ why }) => why === 'unlawful')).toEqual([])
})

it('keeps the no of a heading, and what stands beside a thing that is gone', () => {
  const lines = linesOf(
    "Please freshen up our old advert, changes underneath.\n\nSOUS CHEF, The Drover's Rest, Bakewell. £29,000 p.a., 48 hours over 5 days, split shifts. You will run the pass and order from local suppliers. Live-in available. Tips shared.\nNot required: a degree\n\nChanges: 45 hours, no split shifts any more. Live-in is gone, the flat's let.",
  )
  expect(lines.join('\n')).toMatch(/degree not needed/i)
  expect(lines.join('\n')).toMatch(/hours: 45 hours/)
  expect(lines.join('\n')).not.toMatch(/Live-in available/)
})

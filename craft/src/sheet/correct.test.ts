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

import { readBrief } from '@rolewright/craft/brief/read'
import { expect, test } from 'vitest'
import { groupFacts } from './group-facts.ts'

const grouped = (brief: string) =>
  groupFacts(readBrief(brief).facts).map(({ group, facts }) => [group, facts.map(({ text }) => text)])

test('facts come in the order of a description, whatever the order of the brief', () => {
  expect(grouped('30 days holiday, Kafka is a plus, EUR 75,000–90,000, Berlin, senior backend engineer, Go')).toEqual([
    ['role', [expect.stringMatching(/senior backend engineer/i)]],
    ['terms', ['Berlin']],
    ['pay', [expect.stringContaining('75,000')]],
    ['needs', ['Go']],
    ['nice', ['Kafka']],
    ['offer', ['30 days holiday']],
  ])
})

test('what the brief rules out stands by itself', () => {
  expect(grouped('Nurse in Graz, no night shifts')).toContainEqual(['not', [expect.stringContaining('night shifts')]])
})

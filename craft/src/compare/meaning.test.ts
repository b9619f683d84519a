import { describe, expect, test } from 'vitest'
import { compareMeaning } from './meaning.ts'
import { missingOn, placeOn } from './missing.ts'

const PAGE = `# Nurse

Leeds · Permanent · 37.5 hours a week · £35,000 a year

You care for people.

## What you will do

- Give medicine
- Talk with families

## What you bring

- A nursing degree
- Two years of experience

## Nice to have

- Spanish

## How to apply

Apply by 15 January 2027.`

const meaning = (after: string) =>
  compareMeaning(PAGE, after).map(({ what, how, before, after: b }) => [what, how, before, b])

describe('what changed in meaning', () => {
  test.each([
    ['pay', PAGE.replace('£35,000', '£38,500'), [['pay', 'changed', '£35,000 a year', '£38,500 a year']]],
    ['hours', PAGE.replace('37.5 hours', '30 hours'), [['hours', 'changed', '37.5 hours a week', '30 hours a week']]],
    ['place', PAGE.replace('Leeds', 'Bradford'), [['place', 'changed', 'Leeds', 'Bradford']]],
    ['contract', PAGE.replace('Permanent', 'Fixed-term'), [['contract', 'changed', 'Permanent', 'Fixed-term']]],
    [
      'deadline',
      PAGE.replace('15 January', '22 January'),
      [['deadline', 'changed', 'Apply by 15 January 2027.', 'Apply by 22 January 2027.']],
    ],
    [
      'a demand more',
      PAGE.replace('- Two years', '- A driving licence\n- Two years'),
      [['demand', 'added', null, 'A driving licence']],
    ],
    ['a demand less', PAGE.replace('- A nursing degree\n', ''), [['demand', 'dropped', 'A nursing degree', null]]],
    [
      'a wish that is a must',
      PAGE.replace('\n\n## Nice to have\n\n- Spanish', '\n- Spanish'),
      [['demand', 'to-must', 'Spanish', 'Spanish']],
    ],
    [
      'a must that is a wish',
      PAGE.replace('- Two years of experience\n', '').replace('- Spanish', '- Spanish\n- Two years of experience'),
      [['wish', 'to-wish', 'Two years of experience', 'Two years of experience']],
    ],
    ['nothing, only words', PAGE.replace('Talk with families', 'Talk with the families'), []],
    [
      'a task',
      PAGE.replace('Give medicine', 'Order medicine'),
      [['task', 'changed', 'Give medicine', 'Order medicine']],
    ],
  ])('%s', (_what, after, changes) => {
    expect(meaning(after)).toEqual(changes)
  })
})

describe('what a page lacks and where the job is', () => {
  test('is told of any page, whoever wrote it', () => {
    expect(missingOn(PAGE).map(({ kind }) => kind)).not.toContain('pay')
    expect(missingOn(PAGE.replace(' · £35,000 a year', '')).map(({ kind }) => kind)).toContain('pay')
  })

  test.each([
    [PAGE, 'Leeds'],
    [PAGE.replace('Leeds · ', '').replace('You care', 'We are looking for a nurse in Utrecht. You care'), 'Utrecht'],
    [PAGE.replace('Leeds · ', ''), null],
  ])('the place', (page, place) => expect(placeOn(page)).toBe(place))
})

import { describe, expect, test } from 'vitest'
import { changesBetween, takeBack } from './changes.ts'

const PAGE = `# Nurse

Leeds · Permanent · £35,000 a year

You care for people. You work with doctors.

## What you will do

- Give medicine
- Talk with families

## What you bring

- A nursing degree
- Two years of experience

## Nice to have

- Spanish`

const said = (before: string, after: string) =>
  changesBetween(before, after).map(({ how, before: a, after: b }) => [how, a, b])

describe('what changed', () => {
  test.each([
    ['nothing', PAGE, []],
    ['a bullet added', PAGE.replace('- Talk', '- Keep records\n- Talk'), [['added', null, 'Keep records']]],
    ['a bullet gone', PAGE.replace('- Give medicine\n', ''), [['removed', 'Give medicine', null]]],
    [
      'a fact altered, the others left',
      PAGE.replace('£35,000', '£38,500'),
      [['altered', '£35,000 a year', '£38,500 a year']],
    ],
    ['a sentence gone', PAGE.replace(' You work with doctors.', ''), [['removed', 'You work with doctors.', null]]],
    ['a title', PAGE.replace('# Nurse', '# Head of Ward'), [['altered', 'Nurse', 'Head of Ward']]],
    [
      'a wish that became a must',
      PAGE.replace('\n\n## Nice to have\n\n- Spanish', '\n- Spanish'),
      [['moved', 'Spanish', 'Spanish']],
    ],
    [
      'a heading in other words',
      PAGE.replace('What you bring', 'Your profile'),
      [['altered', 'What you bring', 'Your profile']],
    ],
    [
      'a section gone with its lines',
      PAGE.replace('\n\n## Nice to have\n\n- Spanish', ''),
      [['removed', 'Spanish', null]],
    ],
  ])('%s', (_what, after, changes) => {
    expect(said(PAGE, after)).toEqual(changes)
  })
})

describe('one change taken back', () => {
  test.each([
    ['a bullet added', PAGE.replace('- Talk', '- Keep records\n- Talk')],
    ['a bullet gone from the middle', PAGE.replace('- Talk with families\n', '')],
    ['the first bullet gone', PAGE.replace('- Give medicine\n', '')],
    ['a fact altered', PAGE.replace('£35,000', '£38,500')],
    ['a fact gone', PAGE.replace(' · Permanent', '')],
    ['the first fact gone', PAGE.replace('Leeds · ', '')],
    ['a fact added', PAGE.replace('Permanent', 'Permanent · 40 hours')],
    ['a sentence gone', PAGE.replace(' You work with doctors.', '')],
    ['a wish that became a must', PAGE.replace('\n\n## Nice to have\n\n- Spanish', '\n- Spanish')],
    ['the last section gone', PAGE.replace('\n\n## Nice to have\n\n- Spanish', '')],
    ['a section added', `${PAGE}\n\n## What we offer\n\n- 30 days of holiday`],
    ['a title', PAGE.replace('# Nurse', '# Head of Ward')],
    ['a heading', PAGE.replace('What you bring', 'Your profile')],
  ])('%s is the page as it was', (_what, after) => {
    const changes = changesBetween(PAGE, after)
    expect(changes).toHaveLength(1)
    expect(takeBack(after, changes[0]!)).toBe(PAGE)
  })

  test('leaves the others', () => {
    const after = PAGE.replace('£35,000', '£38,500')
      .replace('- Talk', '- Keep records\n- Talk')
      .replace('- Spanish', '- French')
    const changes = changesBetween(PAGE, after)
    const pay = changes.find(({ role }) => role === 'fact')!
    const back = takeBack(after, pay)!
    expect(back).toContain('£35,000 a year')
    expect(back).toContain('- Keep records')
    expect(said(PAGE, back)).not.toContainEqual(expect.arrayContaining(['£35,000 a year']))
  })

  test('is not possible once it is gone', () => {
    const [change] = changesBetween(PAGE, PAGE.replace('£35,000', '£38,500'))
    expect(takeBack(PAGE.replace('£35,000', '£40,000'), change!)).toBeNull()
  })
})

test('long texts that have nothing in common are compared in time', () => {
  const lines = (word: string) => Array.from({ length: 7000 }, (_, at) => `- ${word}${at}`).join('\n')
  const began = performance.now()
  expect(changesBetween(lines('a'), lines('b')).length).toBe(14_000)
  expect(performance.now() - began).toBeLessThan(5000)
})

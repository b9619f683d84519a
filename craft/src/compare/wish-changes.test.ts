import { describe, expect, test } from 'vitest'
import { editPage } from '../edit/edit.ts'
import { changesOfWishes } from './wish-changes.ts'

const PAGE = `# Nurse

Leeds · Permanent · £35,000 a year

## What you will do

- Give medicine
- Talk with families

## What we offer

- 30 days of holiday
- A free gym membership`

describe('what came of each wish', () => {
  test('of the built-in writer, step by step', () => {
    const { text, wishes } = editPage(PAGE, ['Remove the gym membership. Set the pay to £38,500 a year.'])
    const answered = changesOfWishes(PAGE, text, wishes, { language: 'en' })
    expect(answered.wishes.map(({ done, changes }) => [done, changes.length])).toEqual([
      [true, 1],
      [true, 1],
    ])
    const [gym, pay] = answered.wishes.map(({ changes }) => answered.changes[changes[0]!]!)
    expect(gym).toMatchObject({ how: 'removed', before: 'A free gym membership' })
    expect(pay?.after).toContain('38,500')
  })

  test('of a model, by what it speaks of; what nobody asked for belongs to none', () => {
    const text = PAGE.replace('\n- A free gym membership', '').replace('Give medicine', 'Hand out pills')
    const wishes = [{ text: 'Drop the gym', done: true, why: 'Changed' }]
    const answered = changesOfWishes(PAGE, text, wishes, { language: 'en' })
    expect(answered.changes).toHaveLength(2 + 1)
    const own = answered.wishes[0]!.changes.map((at) => answered.changes[at]!.before)
    expect(own).toEqual(['A free gym membership'])
  })
})

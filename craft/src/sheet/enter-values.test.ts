import { describe, expect, it, test } from 'vitest'
import { readCorpus } from '../../training/corpus.ts'
import { LABELS, type Label } from '../label/labels.ts'
import { readSheet } from './read-sheet.ts'

/** What is printed of words that were surely taken for `label`, with the kind of each. */
function printed(label: Label, said: string): string {
  const odds = Object.fromEntries(LABELS.map((one) => [one, one === label ? 1 : 0])) as Record<Label, number>
  const { entries } = readSheet(said, [], ({ text }) => [{ label, from: 0, to: text.length, sure: 1, odds }])
  return entries.map(({ kind, text }) => `${kind}: ${text}`).join(' | ')
}

describe('a value is told whole, or in the words of the person', () => {
  it.each<[Label, string, string]>([
    ['pay', 'Pay: £14.20 ph', 'pay: £14.20 an hour'],
    [
      'pay',
      '£14.20 ph for the porters, £1.50 more for the head porter',
      'pay: £14.20 an hour for the porters, £1.50 more for the head porter',
    ],
    ['pay', '£31,200 + a 10% shift allowance', 'pay: £31,200 a year and a 10% shift allowance'],
    ['pay', '£12.45 an hour, 13 once qualified', 'pay: £12.45 an hour, 13 once qualified'],
    [
      'contract',
      'temporary to permanent through the agency after 12 weeks',
      'contract: temporary to permanent through the agency after 12 weeks',
    ],
    ['contract', 'Type of contract: permanent', 'contract: permanent'],
    ['hours', 'Fri nite 5-11, Sat 11-11 with a break', 'hours: Friday nights 5 to 11, Saturday 11-11 with a break'],
    [
      'date',
      'start Monday 3 March or, failing that, the Monday after',
      'start: start Monday 3 March or, failing that, the Monday after',
    ],
    ['date', 'Jan 15 start, Feb 1 the latest', 'start: start January 15, February 1 the latest'],
    ['mode', '3 days out on patch, 2 home', 'mode: 3 days out on patch, 2 home'],
  ])('%s: %s', (label, said, told) => expect(printed(label, said)).toBe(told))
})

test('what only hangs on a value is told with it', () => {
  const said = '£25,500 once trained after 12 weeks'
  const odds = Object.fromEntries(LABELS.map((one) => [one, 0])) as Record<Label, number>
  const { entries } = readSheet(said, [], () => [
    { label: 'pay', from: 0, to: 20, sure: 1, odds },
    { label: 'contract', from: 21, to: said.length, sure: 1, odds },
  ])
  expect(entries.map(({ text }) => text)).toEqual(['£25,500 a year once trained after 12 weeks'])
})

test('what is too long for a fact is a line', () => {
  const said =
    '£13 an hour while you are with the college in the mornings and have not passed the first of the two exams'
  expect(printed('pay', said)).toMatch(/^offer: £13 an hour while/)
})

test('a list is not torn apart', () => {
  expect(
    printed(
      'hours',
      'The person we look for works on Monday, Tuesday and every second Thursday of each month from ten',
    ),
  ).not.toContain('hours:')
})

test('a period that stands for a contract, without a kind of its own, is read like any other', () => {
  const { text } = readCorpus('taught').find(({ id }) => id === 'en6-060')!
  expect(readSheet(text).entries.map(({ kind }) => kind)).toContain('task')
})

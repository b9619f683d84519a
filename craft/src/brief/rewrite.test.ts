import { expect, it } from 'vitest'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'

const asTyped = (text: string) => ({ text, toTyped: (offset: number) => offset })

it('finds the way back through edits that shorten and lengthen', () => {
  const typed = 'pay thirteen pounds, no, 14'
  const once = rewrite(asTyped(typed), [{ from: 4, to: 12, text: '13' }])
  const twice = rewrite(once, [{ from: 0, to: 3, text: 'wages:' }])
  expect(twice.text).toBe('wages: 13 pounds, no, 14')
  expect(typed.slice(twice.toTyped(7), twice.toTyped(9))).toBe('thirteen')
  expect(typed.slice(twice.toTyped(10), twice.toTyped(16))).toBe('pounds')
  expect(twice.toTyped(twice.text.length)).toBe(typed.length)
})

it('shows the words of the brief as the place of what they say', () => {
  const brief = 'Barista, Leeds. thirteen pounds an hour, 2 days off'
  const pay = readBrief(brief).facts.find(({ kind }) => kind === 'pay')!
  expect(brief.slice(...pay.spans[0]!)).toBe('thirteen pounds an hour')
})

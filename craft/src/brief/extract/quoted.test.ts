import { expect, it } from 'vitest'
import { readBrief } from '../read.ts'

const FORWARDED =
  'From: Office\nSubject: FW: cook advert - use this again\n> Cook, Hull, £12.10 an hour, 30 hours, start 4 May 2025, pension 5%\nNow: start 11 January 2027, £13.40 an hour. Closing 4 December.'

it('what is quoted from an older text gives way to what is newer', () => {
  const { facts } = readBrief(FORWARDED)
  const told = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text)
  expect(told('start')).toEqual(['11 January 2027'])
  expect(told('pay')).toEqual(['£13.40 an hour'])
  expect(told('hours')).toEqual(['30 hours'])
  expect(facts.map(({ text }) => text).join('|')).not.toContain('use this again')
})

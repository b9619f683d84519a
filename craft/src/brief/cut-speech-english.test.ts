import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { readBrief } from './read.ts'

const BAKERY =
  "hi its Mara from the bakery we need a driver for the early round in Leith two fifteen till nine in the morning six days a week pay is thirteen pounds forty an hour plus overtime clean driving licence is a must forklift would be handy no weekends free bread every day the boss is Isla Munro oh and I can't bear smokers but don't write that"

describe('English speech without stops is read statement by statement', () => {
  const { facts } = readBrief(BAKERY)
  const told = (kind: string) => facts.filter((fact) => fact.kind === kind && fact.holds).map(({ text }) => text)
  const text = writeDescription({ brief: BAKERY })
  it('names the trade', () => expect(text).toMatch(/^# Driver/))
  it('tells what is paid', () => expect(text).toContain('13.40'))
  it('parts a demand from a wish', () => {
    expect(told('licence')).toContain('clean driving licence')
    expect(told('skill')).toContain('forklift')
  })
  it('tells who leads', () => expect(told('manager')).toEqual(['boss is Isla Munro']))
  it('keeps back what is not to be written', () => expect(text).not.toContain('smokers'))
})

describe('in speech that takes itself back and counts', () => {
  const SUPPORT =
    "okay so we need a customer support agent in halifax it's full time forty hours a week and it pays twenty four dollars an hour no sorry twenty five dollars an hour they'd do phone and chat we use zendesk french is a plus not required one year of experience shifts are between seven am and seven pm no nights three weeks vacation and health benefits after ninety days team lead is priya the company is called staywell"
  const text = writeDescription({ brief: SUPPORT })
  it('tells what holds of two sums', () => {
    expect(text).toContain('25 an hour')
    expect(text).not.toMatch(/\b24\b/)
  })
  it('says of one thing alone that it is not required', () => {
    expect(text).not.toMatch(/No (?:one year|vacation|shifts)/)
    expect(text).toMatch(/experience/)
  })
  it('keeps a figure with its unit', () => expect(text).toContain('90 days'))
  it('begins anew where somebody is named', () => {
    expect(text).toMatch(/priya/i)
    expect(readBrief(SUPPORT).facts.map((fact) => fact.text)).toContain('team lead is priya')
  })
})

describe('in speech with a need behind its thing', () => {
  const GARDEN =
    'looking for a part time bookkeeper 20 hours mornings only xero essential we are a garden centre in nantwich called willow bank about 30 staff in summer payroll monthly vat returns fourteen pounds fifty an hour staff discount 20 percent start after easter'
  const { facts } = readBrief(GARDEN)
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind)
  it('the need governs what stands ahead of it alone', () => {
    expect(of('skill').map(({ text }) => text)).toContain('Xero')
    expect(of('skill').map(({ text }) => text)).not.toContain('we are a garden centre')
  })
  it('a name without capitals is one', () =>
    expect(of('company').map(({ text }) => text)).toEqual(['garden centre', 'Willow Bank', 'about 30 staff in summer']))
  it('an offer stays one', () => expect(of('benefit').map(({ text }) => text)).toContain('staff discount 20 percent'))
})

it('days behind a town begin anew', () => {
  const { facts } = readBrief(
    'hey so basically we want a weekend supervisor for the climbing wall in sheffield saturdays and sundays nine till six thirteen twenty an hour first aid ticket we pay for that belay checks kids parties',
  )
  expect(facts.filter(({ kind }) => kind === 'place').map(({ text }) => text)).toEqual(['Sheffield'])
})

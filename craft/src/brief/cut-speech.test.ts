import { describe, expect, it } from 'vitest'
import type { Fact } from './facts.ts'
import { readBrief } from './read.ts'

const COOK =
  'ok line cook for the smokehouse in Memphis nineteen an hour plus tips forty hours Wednesday through Sunday closing shifts we want two people two years on a grill or smoker food handler card shift meal free and a week paid vacation after one year'
const POLIER =
  'also wir brauchen einen polier tiefbau für baustellen rund um regensburg keine montage lohn fünfundzwanzig euro achtzig die stunde plus fahrgeld kolonne mit sechs leuten führerschein be muss sein winter wird durchbezahlt los gehts im märz'

const told = (brief: string, kind: Fact['kind']) =>
  readBrief(brief)
    .facts.filter((fact) => fact.kind === kind)
    .map(({ text }) => text)

describe('a brief without a single stop is cut where things end', () => {
  it.each([
    [COOK, 'title', 'line cook'],
    [COOK, 'place', 'Memphis'],
    [COOK, 'hours', '40 hours'],
    [COOK, 'pay', '19 an hour'],
    [POLIER, 'title', 'polier tiefbau'],
    [POLIER, 'place', 'regensburg'],
    [POLIER, 'pay', '25.80 euro die stunde'],
  ] as const)('%s: %s', (brief, kind, text) =>
    expect(told(brief, kind).map((one) => one.toLowerCase())).toContain(text.toLowerCase()),
  )

  it('keeps the rest when one remark is set aside', () => {
    const brief = readBrief(`${COOK} oh and I can't stand vegans but don't write that`)
    expect(brief.setAside.map(({ reason }) => reason)).toContain('private')
    expect(told(brief.text, 'hours')).toContain('40 hours')
  })

  it('leaves long sentences with stops alone', () => {
    const brief = 'We need a cook in York, full time, for £14 an hour. You bake, you roast and you keep the store.'
    expect(readBrief(brief).facts.every(({ text }) => !text.includes('\n'))).toBe(true)
  })
})

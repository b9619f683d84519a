import { describe, expect, it } from 'vitest'
import type { Fact } from './facts.ts'
import { readBrief } from './read.ts'

const told = (brief: string, kind: Fact['kind']) =>
  readBrief(brief)
    .facts.filter((fact) => fact.kind === kind)
    .map(({ text, holds }) => (holds ? text : `not ${text}`))

describe('a remark that no cue gives away is set aside', () => {
  it.each([
    [
      'Koch in Ulm. Der Chef will eigentlich niemanden einstellen, aber die Gewerkschaft macht Druck, also bitte schnell. 40 Stunden.',
      'Der Chef will eigentlich niemanden einstellen, aber die Gewerkschaft macht Druck',
      'private',
    ],
  ])('%s', (brief, text, reason) => {
    const [first] = readBrief(brief).setAside
    expect(first?.text).toContain(text)
    expect(first?.reason).toBe(reason)
    expect(readBrief(brief).facts.some((fact) => fact.text.includes(text.slice(4, 14)))).toBe(false)
  })
})

describe('a name that only labelled briefs take for a place is one', () => {
  it.each([['Camarera, comarca de Almudeja, 1.300 €', 'Almudeja']])('%s', (brief, city) => {
    expect(readBrief(brief).facts.flatMap((fact) => (fact.kind === 'place' ? fact.city : []))).toEqual([city])
  })
})

describe('an employer is known by what its name ends in', () => {
  it.each([
    ['HGV nights, Tilbury, Frostmere Haulage, 54 trucks. £18.40 an hour', ['Frostmere Haulage']],
    ['ICU nurse, Houston TX, St. Audrey Medical. 3x12, $41-48/hr', ['St. Audrey Medical']],
    ['Camionnette et outillage. VRP menuiserie, Rennes, Armor Outillage. 38 k€', ['Armor Outillage']],
    ['Fleet driver, Leeds. Perks: Benefit Systems card, 28 days', []],
    ['Buyer, Leeds. Reports to VP Logistics. SAP', []],
  ])('%s', (brief, names) => {
    expect(readBrief(brief).facts.flatMap((f) => (f.kind === 'company' && f.aspect === 'name' ? f.text : []))).toEqual(
      names,
    )
  })
})

describe('what belongs together stays together', () => {
  it.each([
    ['Groomer wanted, Hove. ring Fi at the salon 01273 555 0139', 'contact', ['Fi', '01273 555 0139']],
    ['praxis am see in hameln. wir suchen dringend zfb (w/m/d), vz oder tz', 'title', ['zfb (w/m/d)']],
    ['Buyer, York. Hybrid, Tues + Thurs in the York office.', 'free', ['Tues + Thurs in the York office']],
    ['Boulanger à Quimper. 39h, début 3h fin 10h', 'hours', ['39h']],
    ['Nurse, York. PhD? nah. Notary, no', 'education', ['not PhD']],
    ['Nurse, York. PhD? nah. Notary, no', 'skill', ['not Notary']],
    ['Choir leader in Ely. Two concerts a year, Dec and June.', 'start', []],
  ] as const)('%s: %s', (brief, kind, found) => {
    expect(told(brief, kind)).toEqual(found)
  })
})

it('a clause that goes on behind its comma is one', () => {
  const brief = readBrief('Kita-Leitung, Ulm. Eine Chefin, die zuhört, 30 Tage Urlaub.')
  expect(brief.facts.map(({ text }) => text)).toContain('Chefin, die zuhört')
})

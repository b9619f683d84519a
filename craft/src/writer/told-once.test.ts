import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

const counted = (text: string, words: RegExp) => [...text.matchAll(words)].length

describe('what a remark holds is told there alone', () => {
  it.each([
    ['Director for Thornby Refuge, a Ludlow charity (income £3m, 45 staff, 60 volunteers). 4 days.', /\b45\b/g],
    ['Area manager, Hull, 4 salons, 17 staff to manage. £33k. Curlew Hair, you report to Nia (owner).', /\b17\b/g],
    ['Clerk for a law firm in Hove (Tandy Cole LLP, 14 lawyers). £24k.', /\b14\b/g],
  ])('%s', (brief, words) => expect(counted(writeDescription({ brief }), words)).toBe(1))

  it.each([
    ["Teaching assistant, Reception class at St Bede's Primary in Goole, 20 hours", /is an? [^.]*at St Bede/],
    ['Clerk for a law firm in Hove (Tandy Cole LLP, 14 lawyers). £24k.', /is a [^.]*Tandy/],
    ['Teaching assistant for Year 4 at Elmcroft Primary, Hull, 20 hours', /(?:at|for) Year\b|Year is/],
    ['Lehrer für Klasse 3 an der Lindenschule in Ulm, 20 Std.', /Klasse (?:sucht|ist)/],
  ])('%s says nothing of itself', (brief, unsaid) => expect(writeDescription({ brief })).not.toMatch(unsaid))

  it('asks for a little of a program once', () => {
    const text = writeDescription({ brief: 'Receptionist, Hull, £23k. Post, phones, some Xero. 25 days holiday.' })
    expect(text).toMatch(/^- Some Xero$/m)
    expect(counted(text, /Xero/g)).toBe(1)
  })
})

describe('people counted apart from the employer are not all of its people', () => {
  it.each([
    ['Schichtleiterin Fräserei in Aalen, 2-Schicht, 15 Mitarbeitende, 4.200 €. Rotorwerk Held GmbH.', 'Held GmbH'],
    ['Teamleiter Versand in Hof, 3-Schicht, 22 Mitarbeitende, 4.000 €. Kistenbau Rauh GmbH, ab sofort.', 'Rauh GmbH'],
  ])('%s', (brief, name) => {
    const text = writeDescription({ brief })
    expect(text).toMatch(/\b(?:15|22) Mitarbeitende/)
    expect(text).not.toMatch(new RegExp(`${name} \\(`))
  })

  it('leads those it says are to lead', () => {
    const text = writeDescription({ brief: 'Area manager, Hull, 4 salons, 17 staff to lead. £33k. Curlew Hair.' })
    expect(text).toMatch(/(?:lead|manage|head)[^.\n]*17/i)
  })
})

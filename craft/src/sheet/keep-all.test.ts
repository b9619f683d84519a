import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []

describe('nothing of a brief is lost', () => {
  it.each([
    'Hausmeister Minijob 10 Std/Woche, 3 Wohnanlagen Kassel-Wilhelmshöhe, Kleinreparaturen, 15 € die Stunde, Führerschein wär gut',
    'HVAC tech, Boise. $28-38/hr. 3 yrs in service. no sales quota!! call Dana 208-555-0142',
    'Dental hygienist, Kettering. Duties: prophy, x-rays, perio charting. Full hr per adult patient, no double columns. $44/hr',
  ])('each word of %s stands on the sheet or beside it', (brief) => {
    const { entries, notes } = readSheet(brief)
    const held = words(
      [
        ...entries.map(({ text }) => text),
        ...entries.map(({ span }) => (span ? brief.slice(span.from, span.to) : '')),
        ...notes.map(({ text }) => text),
      ].join(' '),
    )
    expect(words(brief).filter((word) => !held.includes(word))).toEqual([])
  })

  it('prints in whole what a stop of an abbreviation seems to end', () => {
    const { entries } = readSheet(
      'Sachbearbeitung (m/w/d)\nVoraussetzung: abgeschl. Bachelor Öffentl. Verwaltung\nLohn: 3.000 €',
    )
    expect(entries.map(({ text }) => text).join('\n')).toContain('Öffentl. Verwaltung')
  })

  it('keeps an order out of the words that it stands among', () => {
    const { entries } = readSheet(
      'Lab technician, Leeds, £26,000. Interviews 3 Feb. Informal enquiries to Dr Ruth Okafor. Ref CHEM-0226. Ignore the JD on the intranet.',
    )
    expect(entries.map(({ text }) => text).join('\n')).not.toContain('intranet')
  })
})

it('takes a remark for one about the whole of its bracket or its clause', () => {
  const pay = readSheet(
    'Laborant/in, Wörgl\nÜberzahlung je nach Erfahrung (bis ca. 2.900, das bitte nicht hinschreiben)\nLehre Labortechnik',
  )
  expect(pay.entries.map(({ text }) => text).join('\n')).not.toContain('2.900')
  const goods = readSheet(
    'Need RT posted asap, Duluth, night shift\n- RRT required, BLS\n- sign on bonus 10k w/ 2 yr commitment - still waiting on Finance so leave off til I confirm\n- $34 an hour',
  )
  expect(goods.entries.map(({ text }) => text).join('\n')).not.toContain('10k')
})

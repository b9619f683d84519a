import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { readBrief } from './read.ts'

const CARPENTER =
  'also wir suchen ab sofort zwei tischler für die werkstatt in goslar lohn 21 euro 50 die stunde keine montage gesellenbrief ist pflicht cnc erfahrung wär super firma holzmann bau gegründet 1978 freitags ist um zwölf schluss urlaub sind 30 tage ansprechpartner ist jens ottermann sein bruder hört demnächst auf das bleibt aber unter uns'
const DRIVER =
  'grüß dich hier ist die Anna von Spedition Klausinger in Passau wir brauchen drei Fahrer CE Fernverkehr Kühler nein Moment Silo Montag bis Freitag Start fünf Uhr dreißig 3100 brutto plus Spesen 28 Euro am Tag Modul 95 muss aktuell sein ADR zahlen wir kein Lkw älter als vier Jahre Deutsch B1 reicht Weihnachtsgeld 500 melden bei Frau Gruber'

it('a job is not cut where its name goes on', () => {
  const text = writeDescription({
    brief:
      'ja also wir brauchen eine medizinische fachangestellte oder einen fachangestellten für unsere hausarztpraxis in jena das sind dreißig stunden die woche montag bis donnerstag wir zahlen zweitausendachthundert euro brutto im monat dazu ein dreizehntes gehalt wir arbeiten mit tomedo zwei jahre erfahrung wären gut',
  })
  expect(text).toMatch(/^# Medizinische/)
})

describe('speech without stops is read statement by statement', () => {
  const text = writeDescription({ brief: CARPENTER })
  it.each([
    ['Tischler', /^# Tischler/],
    ['how many', /zwei Stellen/],
    ['what is paid', /21,50 € pro Stunde/],
    ['what is not asked for', /Keine Montage/],
    ['the employer', /Holzmann Bau/],
    ['a demand', /- Gesellenbrief \(Voraussetzung\)\n/],
    ['leave', /30 Tage/],
    ['whom to ask', /Jens Ottermann/],
  ])('tells %s', (_, said) => expect(text).toMatch(said))
  it.each(['bruder', 'unter uns', 'Nen '])('keeps %s to itself', (kept) => expect(text).not.toContain(kept))
})

describe('what is put right in the same breath', () => {
  const { facts } = readBrief(DRIVER)
  const told = (kind: string) => facts.filter((fact) => fact.kind === kind).map((fact) => fact.text)
  it('is told as it is', () => expect(facts.map(({ text }) => text).join('|')).not.toContain('Kühler'))
  it('names a time in figures', () => expect(told('shift').join('|')).toContain('5:30 Uhr'))
  it('keeps the offer apart', () => expect(told('benefit')).toContain('ADR zahlen wir'))
  it('is no experience', () => expect(told('experience')).toEqual([]))
})

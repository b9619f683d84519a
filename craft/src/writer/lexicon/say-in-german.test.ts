import { describe, expect, it } from 'vitest'
import type { Language } from '../../brief/facts.ts'
import { translate } from './translate.ts'

describe('notes in German', () => {
  it.each<[Language, string, string]>([
    ['en', '4 trade fairs a year', '4 Messen im Jahr'],
    ['en', '2 newsletters a month', '2 Newsletter im Monat'],
    ['en', '6 years experience in accounts payable', '6 Jahre Erfahrung (Kreditorenbuchhaltung)'],
    ['en', 'family business Norderbau', 'Familienunternehmen Norderbau'],
    ['fr', 'achats', 'Einkauf'],
    ['es', 'comedor', 'Kantine'],
    ['en', 'shift planning', 'Schichtplanung'],
    ['en', '40 contacts a day', '40 Kontakte am Tag'],
    ['en', 'one Sunday in four', 'jeden 4. Sonntag'],
    ['en', 'no sales targets', 'keine Verkaufsziele'],
  ])('%s: %s', (from, said, written) => expect(translate(said, from, 'de')).toBe(written))

  it('stay in quotation marks where a word is not known', () => {
    expect(translate('3 snarfs a year', 'en', 'de')).toBe('„3 snarfs a year“')
  })
})

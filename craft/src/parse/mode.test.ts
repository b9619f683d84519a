import { describe, expect, it } from 'vitest'
import { docOf, textOf } from '../../training/doc-of.ts'
import { parseMode } from './mode.ts'

describe('where one works of the week', () => {
  it.each([
    ['en-GB', 'hybrid, 3 days in office', 'hybrid, 3 days a week in the office'],
    ['en-GB', 'hybrid 3/2', 'hybrid, 3 days a week in the office'],
    ['en-GB', 'Tue-Thu in the office', 'hybrid, in the office Tuesday to Thursday'],
    ['en-GB', '2 days wfh', 'hybrid, 2 days a week from home'],
    ['en-GB', 'remote D/A/CH', 'remote D/A/CH'],
    ['en-GB', 'remote anywhere in India with', 'remote anywhere in India'],
    ['en-GB', 'no remote', 'on site, no working from home'],
    ['de-DE', '2 Tage Homeoffice', '2 Tage Homeoffice'],
    ['de-DE', 'max. 60 % mobil', 'höchstens 60 % mobiles Arbeiten'],
    ['de-DE', 'kein HO', 'vor Ort, kein Homeoffice'],
    ['fr-FR', '2 jours de TT par semaine', '2 jours de télétravail par semaine'],
    ['fr-FR', 'full remote France', 'télétravail complet France'],
    ['es-ES', 'híbrido 3 días oficina 2 casa', 'híbrido, 3 días en la oficina, 2 días de teletrabajo por semana'],
  ])('%s: %s', (locale, said, printed) => expect(textOf(parseMode(said, docOf(locale, said)))).toBe(printed))

  it.each([
    ['en-GB', 'hybrid, 3 days in office', { mode: 'hybrid', officeDays: 3 }],
    ['en-GB', '5 days in the office', { mode: 'onsite' }],
    ['de-DE', '2 Tage Homeoffice', { mode: 'hybrid', homeDays: 2 }],
  ])('%s, value: %s', (locale, said, value) => expect(parseMode(said, docOf(locale, said))[0]?.value).toEqual(value))
})

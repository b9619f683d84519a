import { describe, expect, it } from 'vitest'
import { docOf, textOf } from '../../training/doc-of.ts'
import { parseContract } from './contract.ts'

describe('kinds of contract', () => {
  it.each([
    ['en-GB', 'perm ft', 'permanent, full time'],
    ['en-GB', 'FTC 12 months', 'fixed term, 12 months'],
    ['en-GB', 'fixed term, 5 Jan to end July', 'fixed term, 5 January to the end of July'],
    ['en-GB', 'contract, 6 months, ext. possible', 'fixed term, 6 months, with possible extension'],
    ['en-GB', 'perm after 3 month probation', "permanent, 3 months' probation"],
    ['en-GB', 'outside IR35', 'outside IR35'],
    ['en-GB', 'seasonal May-Sept', 'seasonal, May to September'],
    ['de-DE', 'befristet auf 2 Jahre, Verlängerung möglich', 'befristet auf 2 Jahre, Verlängerung möglich'],
    ['de-DE', 'befristet bis 31.12.27', 'befristet bis 31. Dezember 2027'],
    ['de-DE', 'Elternzeitvertretung 14 Monate', 'Elternzeitvertretung, befristet auf 14 Monate'],
    ['de-DE', 'erst 12 Monate, dann fest', 'befristet auf 12 Monate, danach unbefristet'],
    ['de-DE', 'VZ unbefr., Probezeit 6 Mo.', 'Vollzeit, unbefristet, 6 Monate Probezeit'],
    ['fr-FR', 'CDI temps plein', 'CDI, temps plein'],
    ['fr-FR', 'CDD 6 mois renouvelable', 'CDD de 6 mois, renouvelable'],
    ['fr-FR', 'remplacement minimum 8 mois', "remplacement d'au moins 8 mois"],
    ['fr-FR', 'cdi, essai 3 mois', "CDI, 3 mois d'essai"],
    ['es-ES', 'contrato indefinido a jornada completa', 'contrato indefinido, jornada completa'],
    ['es-ES', 'indefinido, prueba un mes', 'indefinido, 1 mes de prueba'],
    ['es-CO', 'término fijo 1 año', 'término fijo de 1 año'],
  ])('%s: %s', (locale, said, printed) => expect(textOf(parseContract(said, docOf(locale, said)))).toBe(printed))

  it.each([
    ['en-GB', 'perm ft', { types: ['permanent', 'full-time'] }],
    ['de-DE', 'befristet auf 2 Jahre', { types: ['fixed-term'], months: 24 }],
    ['es-ES', 'por obra', { types: ['fixed-term'] }],
  ])('%s, value: %s', (locale, said, value) =>
    expect(parseContract(said, docOf(locale, said))[0]?.value).toEqual(value),
  )
})

import { describe, expect, it } from 'vitest'
import { docOf, textOf } from '../../training/doc-of.ts'
import { parseDates } from './dates.ts'

describe('days and periods', () => {
  it.each([
    ['en-GB', 'start asap', 'as soon as possible'],
    ['en-GB', 'start 5 Jan 2027', 'start 5 January 2027'],
    ['en-US', 'starts Jan 5', 'start January 5'],
    ['en-GB', 'from mid-January', 'from mid-January'],
    ['en-US', 'apply by 12/4', 'by December 4'],
    ['en-GB', 'deadline 11th Dec 5pm', 'by 5pm on 11 December'],
    ['en-GB', 'interviews w/c 14 Dec', 'in the week of 14 December'],
    ['en-GB', '1 June - 31 August', '1 June to 31 August'],
    ['en-GB', 'after Easter', 'start after Easter'],
    ['de-DE', 'zum 1.3.', 'ab 1. März'],
    ['de-DE', 'nach Vereinbarung', 'nach Vereinbarung'],
    ['de-DE', 'Bewerbung bis 15.11.26', 'bis zum 15. November 2026'],
    ['de-AT', 'ab 1. Jänner', 'ab 1. Jänner'],
    ['de-CH', 'per 1. April oder n.V.', 'ab 1. April oder nach Vereinbarung'],
    ['de-DE', '1.12. bis nach Ostern', '1. Dezember bis nach Ostern'],
    ['fr-FR', 'début 1er sept', 'à partir du 1er septembre'],
    ['fr-FR', 'du 1/02 au 31/08', 'du 1er février au 31 août'],
    ['fr-FR', 'avril à octobre', "d'avril à octobre"],
    ['fr-FR', 'pour début mars', 'à partir de début mars'],
    ['es-ES', 'a partir del 1 de septiembre', 'a partir del 1 de septiembre'],
    ['es-ES', 'plazo hasta el 30/11', 'hasta el 30 de noviembre'],
    ['es-ES', 'del 15 de junio al 15 de septiembre', 'del 15 de junio al 15 de septiembre'],
  ])('%s: %s', (locale, said, printed) => expect(textOf(parseDates(said, docOf(locale, said)))).toBe(printed))

  it.each([
    ['en-GB', 'deadline 11th Dec 5pm', 'deadline', '--12-11'],
    ['en-GB', 'interviews w/c 14 Dec', 'interview', '--12-14'],
    ['de-DE', 'bis 31.12.27', 'end', '2027-12-31'],
    ['fr-FR', 'mi-janvier', 'start', '--01'],
    ['es-ES', 'cuanto antes', 'start', null],
  ])('%s, role and day: %s', (locale, said, role, date) =>
    expect(parseDates(said, docOf(locale, said))).toMatchObject([{ role, value: { date } }]),
  )
})

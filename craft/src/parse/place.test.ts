import { describe, expect, it } from 'vitest'
import { docOf, textOf } from '../../training/doc-of.ts'
import { parsePlace } from './place.ts'

describe('places', () => {
  it.each([
    ['en-US', 'Duluth MN', 'Duluth, Minnesota'],
    ['en-US', 'Pasadena Calif', 'Pasadena, California'],
    ['en-US', '20 Elm St, Ithaca', '20 Elm Street, Ithaca'],
    ['en-GB', 'nr Hexham', 'near Hexham'],
    ['en-GB', 'covers Calderdale and Rossendale', 'Calderdale and Rossendale'],
    ['en-GB', 'LEEDS/ YORK', 'Leeds/York'],
    ['en-GB', "the site's in Goole", 'Goole'],
    ['en-GB', 'on the Barrack St end of Norwich', 'on the Barrack Street end of Norwich'],
    ['en-GB', 'The office is at 4 Sheep Street, Marsh Bartle', '4 Sheep Street, Marsh Bartle'],
    ['en-GB', 'Work place: Chemnitz', 'Chemnitz'],
    ['en-GB', "at St Winifred's primary in Bootle", "St Winifred's primary in Bootle"],
    ['de-AT', 'Leibnitz (Stmk)', 'Leibnitz (Steiermark)'],
    ['de-DE', 'Die Stelle liegt am Kreiskrankenhaus Zwettl', 'Kreiskrankenhaus Zwettl'],
    ['de-DE', 'Rot am See.', 'Rot am See'],
    ['de-DE', 'raum paderborn', 'Raum Paderborn'],
    ['de-DE', 'kriens bei luzern', 'Kriens bei Luzern'],
    ['fr-FR', 'Notre agence est à Rodez', 'Rodez'],
    ['fr-FR', 'rue de la République à Charolles', 'rue de la République à Charolles'],
    ['fr-FR', 'basé à Lyon 7e', 'Lyon 7e'],
    ['es-ES', 'La tienda está en Cangas de Onís', 'Cangas de Onís'],
    ['es-ES', 'Viña del Mar,', 'Viña del Mar'],
    ['es-CO', 'y este local está en el centro de Cali', 'Cali'],
  ])('%s: %s', (locale, said, printed) => expect(textOf(parsePlace(said, docOf(locale, said)))).toBe(printed))

  it.each([
    ['en-US', 'Duluth MN', { city: 'Duluth', region: 'Minnesota', country: 'US' }],
    ['en-US', '20 Elm St, Ithaca', { city: 'Ithaca' }],
    ['de-AT', 'kriens bei luzern', { city: 'Kriens' }],
  ])('%s, value: %s', (locale, said, value) => expect(parsePlace(said, docOf(locale, said))[0]?.value).toEqual(value))
})

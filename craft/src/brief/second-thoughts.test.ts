import { expect, it } from 'vitest'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'
import { secondThoughts } from './second-thoughts.ts'

const meant = (text: string) => rewrite({ text, toTyped: (at) => at }, secondThoughts(text)).text

it.each([
  [
    'temporada de abril a octubre, bueno, no, este año abrimos antes, pon marzo a octubre',
    'temporada de marzo a octubre',
  ],
  ['May to September, no wait, make it April to September. Van', 'April to September. Van'],
  ['Starts 1 March, make that 1 April. Van', 'Starts 1 April. Van'],
  ['Incorporación en marzo, perdón, en abril', 'Incorporación en abril'],
  ['Beginn März 2027. Quatsch, lieber im Mai 2027, Kantine', 'Beginn Mai 2027, Kantine'],
  ['16 hours. Xero, actually QuickBooks now. Van', '16 hours. QuickBooks. Van'],
  ['Reports to Ann, no, sorry, Bea.', 'Reports to Bea.'],
  ['Start ab Mai, äh nein, Mai ist zu früh wegen dem Umbau, sagen wir ab Anfang Juli.', 'Start ab Anfang Juli.'],
  ['Start in May, no, May is too soon for the builders, make it June.', 'Start in June.'],
  ['À partir du 4 janvier, ah non pardon Martine part le 15, donc le 18 janvier, CDI', 'À partir du 18 janvier, CDI'],
  ['Del 3 de mayo, o mejor el 10. Coche', 'Del 10 de mayo. Coche'],
  ['From 1 June, or rather 8 June, full time', 'From 8 June, full time'],
  ['Start was March, better say May. Van', 'Start May. Van'],
  ['Beginn war April, sagen wir Juni, Kantine', 'Beginn Juni, Kantine'],
  ['Fermé le lundi, non pardon, le mardi', 'Fermé le mardi'],
  ['Monday to Thursday, sorry, I mean Tuesday to Friday. Van', 'Tuesday to Friday. Van'],
  ['Sonntags, ach nein, samstags frei', 'samstags frei'],
  ['9 to 5, no sorry, to 5:30. Van', '9 to 5:30. Van'],
  ['von 7 bis 15:00, Quatsch, bis 15:30, Kantine', 'von 7 bis 15:30, Kantine'],
  ['Permanent, no wait, fixed-term, Leeds', 'fixed-term, Leeds'],
  ['CDD, euh non, CDI, Lyon', 'CDI, Lyon'],
  ['1.700 netos... no, brutos al mes', '1.700 brutos al mes'],
  ['3.000 brutto, ach Quatsch, netto', '3.000 netto'],
  ['Gehalt EG 8, nein, 9a, Kantine', 'Gehalt EG 9a, Kantine'],
  ['Band 5 - sorry, 6. Pension', 'Band 6. Pension'],
  ['Monteur à Pau, pardon, Tarbes, 35 h', 'Monteur à Tarbes, 35 h'],
  ['Preguntar por Marta Gil, digo, Marina Sanz, en tienda', 'Preguntar por Marina Sanz, en tienda'],
  ['Report to Ann Holt, no sorry, Bea Kern, head of sales', 'Report to Bea Kern, head of sales'],
  ['Chef ist Herr Kuhn, Quatsch, Herr Brandt.', 'Chef ist Herr Brandt.'],
])('%s → %s', (typed, holds) => expect(meant(typed)).toBe(holds))

it.each([
  'Start in May, no April interviews',
  'Empezar en marzo, no en abril',
  'Du lundi au vendredi, pas le samedi',
  'Cook, Bath. Sorry, Anna is away. Actually, Monday works',
  'Ann runs the shop, actually Bea does too',
  'Montag nein, Dienstag ab Mai ja.',
  'Interviews in May, better early than late',
  'Permanent, no fixed-term contracts here',
  'Gross pay 3.000, net pay depends',
  'Open May to September, no shifts from June to August',
])('takes nothing back: %s', (said) => expect(meant(said)).toBe(said))

it('shows the words that hold as the place of what they say', () => {
  const brief = 'Baker in Leeds, start 1 March, no sorry, 8 March. £14 an hour'
  const start = readBrief(brief).facts.find(({ kind }) => kind === 'start')!
  expect(brief.slice(...start.spans[0]!)).toContain('8 March')
})

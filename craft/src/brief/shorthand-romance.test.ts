import { expect, it } from 'vitest'
import { readBrief } from './read.ts'

const told = (brief: string) =>
  readBrief(brief)
    .facts.map(({ kind, text }) => `${kind}: ${text}`)
    .join(' | ')

it.each([
  ['Menuisier à Dole, 9 pers. CDI 39h. Pas de TT.', 'pers.', 'company: 9 personnes'],
  ['Grutier à Pau, chez Grues Astruc, 30 sal. CDI. Garde 1 sem. / 4.', 'sem.', 'Garde 1 semaine sur 4'],
  ['Infirmière à Magog. 5 sem. vac. + REER. Pas de soirs ni fds.', 'fds', '5 semaines de vacances'],
  ['Acheteuse à Pau, CDI. TT : non, sauf exception.', 'TT', 'mode: télétravail : non, sauf exception'],
  ['Soudeur à Dole. Garde 1 WE/3. TR 9 €.', 'WE', 'Garde 1 week-end sur 3'],
  ['Tornero p/ taller en Soria. 24.000 € b/a s/ convenio.', 'b/a', 'pay: 24.000 € brutos al año'],
  ['Vendedora en Puebla. Base $14 mil + comisiones s/tope.', 's/', 'comisiones sin tope'],
  ['Tornero en Talca. Plazo fijo 3 meses, luego indef. Dos turnos.', 'indef.', 'luego indefinido'],
  ['Vendeuse à Pau, boutique Brune. véh. de service, anglais cour., permis B oblig.', 'véh.', 'véhicule de service'],
  ['Vendeuse à Pau, boutique Brune. gest. des stocks, form. assurée, tickets rest.', 'gest.', 'formation assurée'],
  ['Vendedora en Soria, zapatería Roble. jorn. completa, carnet B impresc.', 'impresc', 'carnet B'],
  ['Vendedora en Soria, zapatería Roble. control de stock y ped., at. al cliente', 'ped.', 'atención al cliente'],
  ['Camarera, hotel Las Olmas (18 hab.), Soria. 23 d. laborables.', 'd.', '23 días laborables'],
])('%s', (brief, unsaid, said) => {
  expect(told(brief)).toContain(said)
  expect(told(brief)).not.toContain(unsaid)
})

it('keeps the stop of a sentence', () =>
  expect(told('Vendeuse à Pau, équipe de 6 pers. Vélo fourni.')).toContain('benefit: Vélo fourni'))

it('leaves other languages alone', () =>
  expect(told('Sales rep in Leeds, 4 sem. course, TT races, p/t')).not.toMatch(/semaine|télétravail|para/))

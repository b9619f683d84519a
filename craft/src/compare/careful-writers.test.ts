/** What a careful writer makes of a brief, in other words than its own, and the inventions that look like it. */
import { describe, expect, it } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { findClaims } from './grounds.ts'
import { roleKnowledgeFor } from './role-knowledge.ts'

const inventedIn = (brief: string, text: string): string[] =>
  findClaims(text, { brief, isRoleKnowledge: roleKnowledgeFor(readBrief(brief)) })
    .filter(({ ground }) => ground === 'none')
    .map((claim) => claim.text)

const itemBelow = (heading: string, item: string): string => `## ${heading}\n\n- ${item}\n`

const HAULIER =
  'LGV class 1 driver, Wrexham, Sun-Thu nights, £16/h, overtime at time and a half after 48 hrs, digi card, artics'
const SCHULE = 'Schulbegleiter, Gera, 25 Std, nur Frühschicht, Mo-Mi, Überstunden extra bezahlt, Job-Rad, Geduld'
const BOUCHERIE =
  'vendeuse boucherie, Auch, 30h, repos lundi et mardi, parking gratuit, pas de nuit en déplacement, CDD puis CDI possible'
const OFICINA =
  'administrativa, Lugo, L-V 8-15 h, 1.300 €, híbrido 3 días oficina, temporal con opción a fijo, 2 años en seguros, 100 % remoto en julio'

describe('what follows from the terms', () => {
  it.each([
    [HAULIER, 'What you get', 'Fridays and Saturdays are all yours'],
    [HAULIER, 'What you get', 'Overtime paid at 1.5 times the basic rate after 48 hours'],
    [HAULIER, 'What you need', 'Category C+E on your licence'],
    [HAULIER, 'What you need', 'A digital tachograph card'],
    [SCHULE, 'Wir bieten', 'Spätdienste und Nachtschichten gibt es bei uns nicht'],
    [SCHULE, 'Wir bieten', 'Überstunden, die wir gesondert vergüten'],
    [SCHULE, 'Wir bieten', 'Ein Dienstrad über JobRad'],
    [SCHULE, 'Ihr Profil', 'Keine Berührungsängste, wenn es laut wird'],
    [SCHULE, 'Ihr Profil', 'Geduld, auch wenn drei Kinder zugleich rufen'],
    [BOUCHERIE, 'Nos atouts', 'Un stationnement offert'],
    [BOUCHERIE, 'Nos atouts', 'Deux jours de repos consécutifs, le lundi et le mardi'],
    [BOUCHERIE, 'Nos atouts', 'Jamais de découcher : vous êtes chaque soir à la maison'],
    [BOUCHERIE, 'Nos atouts', 'Un CDD, avec la possibilité de passer en CDI'],
    [OFICINA, 'Qué ofrecemos', 'Tres días en la oficina y el resto desde casa'],
    [OFICINA, 'Qué ofrecemos', 'Tus tardes son tuyas'],
    [OFICINA, 'Qué ofrecemos', 'Contrato temporal, con posibilidad de pasar a fijo'],
    [OFICINA, 'Requisitos', 'Dos años de experiencia en el sector asegurador'],
  ])('%s, %s: %s', (brief, heading, item) => {
    expect(inventedIn(brief, itemBelow(heading, item))).toEqual([])
  })

  it.each([
    ['yard hand, Wrexham, £16/h', 'What you need', 'Category C+E on your licence', 'C+E'],
    ['driver, Wrexham, £16/h, overtime paid', 'What you get', 'Overtime at 1.5 times the basic rate', '1.5'],
    [
      'Schulbegleiter, Gera, 25 Std, Schichtdienst',
      'Wir bieten',
      'Nachtschichten gibt es bei uns nicht',
      'Nachtschichten',
    ],
    ['vendeuse boucherie, Auch, 30h', 'Nos avantages', 'Un stationnement offert', 'stationnement'],
    [
      'vendeuse boucherie, Auch, 30h, repos lundi',
      'Nos avantages',
      'Deux jours de repos, le lundi et le mardi',
      'mardi',
    ],
    ['clerk, Leeds, £13/h', 'What we offer', 'Two days a week in the office, the remainder from home', 'remainder'],
  ])('and not where they were not told: %s, %s: %s', (brief, heading, item, invented) => {
    expect(inventedIn(brief, itemBelow(heading, item)).join(' | ')).toContain(invented)
  })
})

describe('the same in other letters', () => {
  it.each([
    ['bookkeeper, Tulsa, $25/h, A/P, A/R, G/L', 'Keep accounts payable, accounts receivable and the general ledger'],
    ['TA, Exeter, exp with SEN, Level 2', 'Experience of children who have special educational needs'],
    ['SEND teacher, Exeter', 'Send us your application'],
    ['aide à domicile, Dax. Contact Mme Laborde', 'Adressez-vous à Madame Laborde'],
    ['office clerk, Ohio, $20/h, health after 60 days', 'Health insurance after 60 days'],
    ['Controllerin, Ulm, 52-60T€', 'Jahresgehalt von 52.000 bis 60.000 Euro'],
  ])('%s: %s', (brief, item) => {
    expect(inventedIn(brief, `- ${item}\n`)).toEqual([])
  })
})

describe('numbers that only share their digits', () => {
  it.each([
    ['porter, Mon-Fri 6-2, £12/h', "At least six months' experience", "six months' experience"],
    ['recepcionista, L-V 15-21 h', 'Llevamos quince años en el barrio.', 'quince años'],
    ['electrician, RDO every 4th Friday', 'You are home by 4 pm.', '4 pm'],
    ['nurse, 2 dentists + 1 hygienist', 'A one-hour break is paid.', 'one-hour'],
  ])('%s: %s', (brief, text, invented) => {
    expect(inventedIn(brief, `${text}\n`).join(' | ')).toContain(invented)
  })
})

describe('the work that every trade knows', () => {
  it.each([
    [
      'Bäckerei Brandl, Hof, Verkäuferin, Kaffee, Kasse',
      'Du begrüßt unsere Kundschaft und verkaufst Brezen, Brot und Kuchen',
    ],
    ['Erzieherin Kita Au, Hof, 30 Std', 'Du tröstest, kochst, singst und kletterst'],
    ['monitora de comedor, Getafe, vigilar patio', 'Vigilar el patio y animar los juegos'],
    ['comercial, Jaén, coche', 'Preparar ofertas y negociar los precios'],
  ])('%s: %s', (brief, item) => {
    expect(inventedIn(brief, itemBelow('Aufgaben', item))).toEqual([])
  })
})

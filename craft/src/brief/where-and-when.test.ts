import { describe, expect, it } from 'vitest'
import type { FactKind } from './facts.ts'
import { readBrief } from './read.ts'

const told = (brief: string, kind: FactKind) =>
  readBrief(brief)
    .facts.filter((fact) => fact.kind === kind && fact.holds)
    .map(({ text }) => text)

describe('only what is said of the work tells where it is done', () => {
  it.each([
    ['Foreman, Hull, 6 years on site, SMSTS', []],
    ['Clerk, Hull. Interviews 24 March in person.', []],
    ['Diseñador, Quito, presencial, sin home office.', ['onsite']],
    ['Foreman, Hull, on site, SMSTS', ['onsite']],
    ['CTO, Delft. In office Mon and Wed, rest wherever. Travel 10%', ['hybrid']],
    ['Clerk, Hull. In office every day, Mon to Fri', ['onsite']],
  ])('%s', (brief, modes) =>
    expect([
      ...new Set(readBrief(brief).facts.flatMap((fact) => (fact.kind === 'mode' && fact.holds ? fact.mode : []))),
    ]).toEqual(modes),
  )
})

describe('only where the work is counts as its place', () => {
  it.each([
    ['Sous chef, Jindabyne NSW, $31 an hour', ['Jindabyne NSW']],
    ['Baker in Truro, free bus from Redruth', ['Truro']],
    ['Vicar in York, at home in the Church of England', ['York']],
    ['Nurse, Leeds, registered with Social Care Wales', ['Leeds']],
    ['Driver in Dallas, Texas driver license, no felonies', ['Dallas']],
    ['Fitter in Hull, visits across Scotland', ['Hull']],
    ['Agent, fully remote from Lisbon', ['Lisbon']],
    ['Koch in Ulm, Parken im Hof, Fahrt im Zug bezahlt', ['Ulm']],
    ['Dachdecker, Staffelstein, Meisterschule Weimar finanziert', ['Staffelstein']],
    ['Tischler in Ulm, Bodensee-Card für alle', ['Ulm']],
    ['Trainer, between Carlisle and Penrith, based in Kendal', ['Kendal']],
    ['Técnico de mina\nFaena: Mantos Blancos, traslado desde Calama', ['Mantos Blancos']],
    ['Acheteuse\nSite : Aubusson (23)\nItalien B1 (point hebdo avec Milan)', ['Aubusson (23)']],
    ['Planer\nOrt: Bad Ischl\nStart: Mai\nTermine mit Wien', ['Bad Ischl']],
    ['Buyer, Leeds, weekly call with Milan', ['Leeds']],
  ])('%s', (brief, places) => expect(told(brief, 'place')).toEqual(places))
})

describe('a German place is told in full', () => {
  it.each([
    ['Koch (m/w/d), Rostock, Fischerstraße, Vollzeit', ['Rostock, Fischerstraße']],
    ['Koch (m/w/d) in Vollzeit. Dienstort ist Engen im Hegau.', ['Engen im Hegau']],
    ['Lotse (m/w/d)\nFlughafen Nürnberg\nVollzeit', ['Flughafen Nürnberg']],
    ['Koch (m/w/d), Vollzeit, Kleinzell an der Rott, gutbürgerlich', ['Kleinzell an der Rott']],
    ['Koch (m/w/d), Ilmenau, Parken umsonst', ['Ilmenau']],
  ])('%s', (brief, places) => expect(told(brief, 'place')).toEqual(places))
})

describe('seasons of the work are neither its start nor its end', () => {
  it.each([
    ['Gardener in Leeds, March to October 40 hours a week', []],
    ['Planner, Hull, peak August to October', []],
    ['Fitter in York, 14 months', []],
    ['Lifeguard in Newquay, May to September', ['May']],
  ])('%s', (brief, starts) => expect(told(brief, 'start')).toEqual(starts))
})

describe('a number that counts something else is no pay', () => {
  it.each([
    ['Lifeguard in Newquay, 16-40 a week', []],
    ['Letting agent in Bath, viewings 12 a day', []],
    ['Warden in Bath, £24,000, relocation up to £3k', ['£24,000']],
    ['Claims handler in Bath, £24,000, authority up to £5k', ['£24,000']],
  ])('%s', (brief, pay) => expect(told(brief, 'pay')).toEqual(pay))
})

describe('a measure keeps its "at least"', () => {
  it.each([['Midwife in Bath. Must have attended at least 5 home births', 'at least 5 home births']])(
    '%s',
    (brief, words) =>
      expect(
        readBrief(brief)
          .facts.map(({ text }) => text)
          .join('|'),
      ).toContain(words),
  )
})

describe('of several towns, those where one works', () => {
  const towns = (brief: string) =>
    readBrief(brief).facts.flatMap((fact) => (fact.kind === 'place' && fact.also === 'workplace' ? [fact.text] : []))
  it.each([
    ['Buyer in Chemnitz. English C1. 2x per year Taiwan / Shenzhen, else little travel. 45k', ['Chemnitz']],
    ['Account manager, Swindon. £31k. Deposit disputes. Away day in Ibiza if the branch hits target.', ['Swindon']],
    [
      'Marketing manager, Leeds. Handover to the Porto factory, tech packs. Trips to Paris twice a year. £40k',
      ['Leeds'],
    ],
    ['Nurse, Leeds or Bradford, 30 hours, £15/h', ['Leeds', 'Bradford']],
  ])('%s', (brief, expected) => expect(towns(brief)).toEqual(expected))
  it('lie in one country', () =>
    expect(readBrief('Store manager, Halifax NS. Two shops, Halifax and Dartmouth. $60k').facts).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ kind: 'place', country: 'GB' })]),
    ))
})

describe('months and years that are no beginning and no demand', () => {
  const kinds = (brief: string) => readBrief(brief).facts.map(({ kind }) => kind)
  it('of a season', () =>
    expect(kinds('Forester in Ely. 36 hours, Nov–Feb full on, August quiet. £24k')).not.toContain('end'))
  it('of a contract', () =>
    expect(kinds('Volunteer manager in Leeds. Two years, Heritage Fund money. £24k')).not.toContain('experience'))
})

describe('what is told of others is no fact of the post', () => {
  const texts = (brief: string, kind: FactKind) =>
    readBrief(brief).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))
  it.each([
    ['Nursing director in Reno, $98k. Cut agency spend down from $61k a month, census reports', 'pay', ['$98k']],
    ['Deckhand in Perth, $38/h. Share house $110, crew meals, gym at Smart City', 'company', []],
    ['Linesman in Ulm, 38 Std, 4.200 €. Schaltberechtigung bis 20 kV oder Bereitschaft dazu', 'pay', ['4.200 €']],
    ['Document controller, Ruwais, £42k. EPC contractor, sour gas package, 300 staff', 'contract', []],
    ['Network engineer in Bath, £30k. Works alongside an apprentice and two technicians', 'contract', []],
  ] as [string, FactKind, string[]][])('%s', (brief, kind, expected) => expect(texts(brief, kind)).toEqual(expected))
})

describe('a sum in Spanish is in the money of the country that its terms tell', () => {
  it.each([
    ['Auxiliar contable en Cartagena. Contrato a término indefinido, salario de $2.300.000 mensuales.', 'COP'],
    ['Vendedor en Córdoba. Sueldo $900.000 por mes, prepaga.', 'ARS'],
    ['Mecánico en Mérida. Sueldo $12,000 al mes, IMSS.', 'MXN'],
    ['Camarero en Córdoba, 1.400 € al mes.', 'EUR'],
  ])('%s', (brief, currency) =>
    expect(readBrief(brief).facts).toContainEqual(
      expect.objectContaining({ kind: 'pay', pay: expect.objectContaining({ currency }) }),
    ),
  )
})

describe('what changes with the year is no contract', () => {
  it.each([
    ['Cook, Oban, seasonal vegetarian menu, £30k', []],
    ['Baker, Kendal, seasonal fruit pies and bread', []],
    ['Kitchen porter, Oban, seasonal position from May', ['seasonal']],
    ['Seasonal front of house supervisor, Oban, £13 an hour', ['seasonal']],
    ['Lifeguard, Tenby, seasonal, £12.60 an hour', ['seasonal']],
  ])('%s', (brief, contracts) =>
    expect(readBrief(brief).facts.flatMap((fact) => (fact.kind === 'contract' ? fact.contract : []))).toEqual(
      contracts,
    ),
  )
})

describe('a town with its state is no house', () => {
  it.each([
    ['Plumber, Boulder CO, $30/hr. Apply by March 3', 'Boulder'],
    ['Roofer, Denver CO, residential work, dental cover', 'Denver'],
  ])('%s', (brief, city) => {
    const { facts } = readBrief(brief)
    expect(facts.flatMap((fact) => (fact.kind === 'place' ? fact.city : []))).toEqual([city])
    expect(facts.filter((fact) => fact.kind === 'company' && fact.aspect === 'name')).toEqual([])
  })
})

it.each([
  ['Store manager, Hull. 3 yrs multi-site, P&L, rotas', 'P&L'],
  ['Head of brand, Leeds. M&A, 5 yrs agency', 'M&A'],
])('%s: two letters that are joined are a word', (brief, word) =>
  expect(readBrief(brief).facts.some(({ text, holds }) => holds && text.includes(word))).toBe(true),
)

it.each([
  ['Apply by 3 March to Ms Tandy, interviews 12 March', 'Ms Tandy'],
  ['Applications before 9 June to Mr Okafor', 'Mr Okafor'],
  ['Candidatures avant le 3 mars à Mme Guibert', 'Mme Guibert'],
])('Cook, Hull. %s', (line, name) =>
  expect(readBrief(`Cook, Hull. ${line}`).facts.flatMap((fact) => (fact.kind === 'contact' ? fact.name : []))).toEqual([
    name,
  ]),
)

it.each([
  ['Café Ondine (Lyon, Croix-Rousse) cherche un serveur, CDI', 'Lyon, Croix-Rousse'],
  ['Clínica Robledo (Murcia, Vistalegre) busca podólogo, indefinido', 'Murcia, Vistalegre'],
  ['Teamleiter Montage, Werk Altheim bei Ulm, 2-Schicht', 'Altheim bei Ulm'],
  ['Pflegefachkraft, Seniorenheim bei Ulm, Vollzeit', 'Ulm'],
  ['Café Ondine (Lyon, CDI) cherche un serveur', 'Lyon'],
])('%s: a quarter, or a town beside a town', (brief, place) =>
  expect(readBrief(brief).facts.flatMap((fact) => (fact.kind === 'place' ? fact.text : []))).toEqual([place]),
)

it.each([
  ['CTO, Delft, €140k. Travel 10%. Q3 2027', 'Q3 2027'],
  ['Controller, Ulm, 70.000 €. Q1 2028.', 'Q1 2028'],
  ['Architekt, Zürich, 11 Leute, per Du, auf 1. Juni', '1. Juni'],
  ['Koch, Chur, 4200.-, auf den 1. Mai', '1. Mai'],
])('%s: when alone says the start', (brief, start) => expect(told(brief, 'start')).toEqual([start]))

it.each([
  ['CTO, Delft. Reports to founder/CEO Ines Maas.', 'founder/CEO', 'Ines Maas'],
  ['Clerk, Hull. You answer to the owner-manager Sue Pryce.', 'owner-manager', 'Sue Pryce'],
  ['Clerk, Hull. Reports to the director Tom Bell.', 'director', 'Tom Bell'],
])('%s', (brief, role, name) =>
  expect(readBrief(brief).facts.find(({ kind }) => kind === 'manager')).toMatchObject({ role, name }),
)

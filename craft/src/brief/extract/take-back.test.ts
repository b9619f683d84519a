import { describe, expect, it } from 'vitest'
import type { Fact } from '../facts.ts'
import { readBrief } from '../read.ts'

const told = (brief: string, kind: Fact['kind']) =>
  readBrief(brief)
    .facts.filter((fact) => fact.kind === kind)
    .map(({ text }) => text)

describe('of two statements of one kind with a word of correction between, the second holds', () => {
  it.each([
    ['Juriste, Lyon. CDI, 38-42 k€, pardon, 40-44 k€, RTT', 'pay', ['40-44 k€']],
    ["Soudeur à Dole. 2 mois d'intérim puis CDI, euh non, CDD de 8 mois.", 'contract', ['CDD 8 mois']],
    ['Koch, Ulm, 40 Stunden, Quatsch, 38 Stunden', 'hours', ['38 Stunden']],
    ['Cook in Leeds, £13/h, I mean £14/h, tips', 'pay', ['£14/h']],
    ['Developer in Bath. Fully remote - wait, hybrid, 3 days in the office', 'mode', ['hybrid, 3 days in the office']],
    ['Koch, Ulm. Vollzeit, ich meine Teilzeit, 3.000 €', 'contract', ['Teilzeit']],
    ['Comptable, Lyon. CDI, pardon, CDD, 30 k€', 'contract', ['CDD']],
    ['Cook, York. Full time, hang on, oh no, part time, tips', 'contract', ['part time']],
    ['Koch, Ulm. Vollzeit, ach nein, Teilzeit, 3.000 €', 'contract', ['Teilzeit']],
    ['Clerk, York. On site, no wait, hybrid, £25k', 'mode', ['hybrid']],
  ] as const)('%s', (brief, kind, texts) => expect(told(brief, kind)).toEqual(texts))

  it.each([
    ['Chef, York. Sorry for the delay. £14/h, 40 hours, sorry no weekends', 'hours', ['40 hours']],
    ['Clerk, Bath. It was 6 months, the team is now permanent', 'contract', []],
    ['Rep, Bath, £30k, actually a great team, 28 days off', 'pay', ['£30k']],
  ] as const)('leaves alone: %s', (brief, kind, texts) => expect(told(brief, kind)).toEqual(texts))
})

it('takes hours with their days for a week', () =>
  expect(told('Clerk, Bath, 24 hrs: Wed, Thu, Fri', 'hours')).toEqual(['24 hours']))

it('takes a monthly report for a paper', () =>
  expect(
    told('Analyst, Cork. monthly report to the board. reports to Aoife Brenn, head of insights', 'manager'),
  ).toEqual(['reports to Aoife Brenn, head of insights']))

it('keeps a sample of your work from being a wish for a form of address', () =>
  expect(readBrief('Cocinero en Jaén, enviar 3 ejemplos de tu trabajo').facts.map(({ text }) => text)).toContain(
    'enviar 3 ejemplos de tu trabajo',
  ))

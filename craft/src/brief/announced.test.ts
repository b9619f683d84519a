import { describe, expect, it } from 'vitest'
import { readBrief } from './read.ts'

const told = (brief: string) =>
  readBrief(brief).facts.map((fact) => `${fact.kind}${'need' in fact ? ` ${fact.need}` : ''}: ${fact.text}`)

describe('a labelled list', () => {
  it.each([
    [
      'Data lead, Lyon. Nice: Python, carbon accounting. Start asap',
      ['skill nice: Python', 'skill nice: carbon accounting'],
    ],
    [
      'Team lead, Venlo. Must: VCA, reach truck licence, Polish B1.',
      ['licence must: VCA', 'licence must: reach truck licence', 'language must: Polish B1'],
    ],
    ['Koch, Ulm. Kann: Patisserie, Französisch.', ['skill nice: Patisserie', 'language nice: Französisch']],
    ['Payeur, Lille. Missions : paie de A à Z, DSN.', ['duty: paie de A à Z', 'duty: DSN']],
    ['Mozo, Getafe. Ofrecemos: seguro médico, comedor.', ['benefit: seguro médico', 'benefit: comedor']],
    [
      'Electrician, Bath.\nMust:\n- NVQ level 3\n- own hand tools\nBenefits:\n- Friday beers\n- van',
      ['licence must: NVQ Level 3', 'skill must: own hand tools', 'benefit: Friday beers', 'benefit: van'],
    ],
    ['Clerk, Bath. Requirements: Excel, German is a plus.', ['skill must: Excel', 'language nice: German']],
    [
      'Dev, Oslo - Must: 4 yrs, Docker - Nice: fintech - Process: call, team chat',
      ['skill must: Docker', 'skill nice: fintech', 'process: call, team chat'],
    ],
    [
      'Data engineer, Utrecht. musts are Spark, SQL. nices are dbt, Dutch B1.',
      ['skill must: Spark', 'skill nice: dbt', 'language nice: Dutch B1'],
    ],
    ['Payroll officer, Cork. Must have: 3 years payroll, IPASS.', ['experience: 3 years payroll', 'skill must: IPASS']],
    ['Assistenz, Ulm. Aufgaben:\n- Termine und Reisen\n- Protokolle', ['duty: Termine und Reisen', 'duty: Protokolle']],
  ])('%s', (brief, expected) => {
    expect(told(brief)).toEqual(expect.arrayContaining(expected))
  })
})

describe('the way people are hired', () => {
  it.each([
    ['Clerk, Bath. 4 interviews: intro call, case, panel, CEO.', '4 interviews (intro call, case, panel, CEO)'],
    [
      'Clerk, Bath. Process: portfolio review (45min), task (paid), meet the team.',
      'portfolio review (45min), task (paid), meet the team',
    ],
    ['Koch, Ulm. Ablauf: Telefonat, Werksrundgang, Probetag.', 'Telefonat, Werksrundgang, Probetag'],
    ['Koch, Ulm. Kurzes Gespräch + Schnuppertag.', 'Kurzes Gespräch + Schnuppertag'],
    ['Serveur, Lyon. Entretien puis essai payé d’une soirée.', 'Entretien puis essai payé d’une soirée'],
    ['Mozo, Getafe. Proceso: llamada, visita al almacén.', 'llamada, visita al almacén'],
  ])('%s', (brief, steps) => {
    const facts = readBrief(brief).facts
    expect(facts.filter(({ kind }) => kind === 'process').map(({ text }) => text.replaceAll("'", '’'))).toEqual([steps])
    expect(facts.filter(({ kind }) => kind === 'skill' || kind === 'duty' || kind === 'free')).toEqual([])
  })

  it('leaves interviews that are part of the work alone', () => {
    expect(told('Recruiter, Bath. Interview candidates and write reports.')).not.toContainEqual(
      expect.stringMatching(/^process/),
    )
  })
})

describe('the people beside and below', () => {
  it.each([
    ['Lead, Venlo. 12 pickers report to them.', 'manages', 12],
    ['Jefe de almacén, Getafe. Tendrás a cargo 18 mozos y 2 coordinadores.', 'manages', 20],
    ['Designer, Berlin. Team: 1 lead, 3 designers, 1 researcher.', 'joins', 5],
    ['Head of Data, Lyon, team of 7 (3 analysts, 4 engineers).', 'joins', 7],
    ['Koch, Ulm. Brigade: 1 Küchenchef, 2 Köche, 1 Azubi.', 'joins', 4],
    ['Polier in Ulm. Führt 6–9 Leute.', 'manages', 6, 9],
    ['Nurse, Hull. You lead a team of 5 to 7 people.', 'manages', 5, 7],
    ['Chef de chantier, Lyon, équipe de 6 à 8 personnes', 'joins', 6, 8],
  ])('%s', (brief, relation, size, upTo?: number) => {
    const facts = readBrief(brief).facts
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'team', relation, size, ...(upTo === undefined ? {} : { upTo }) }),
    )
    expect(facts.filter(({ kind }) => kind === 'free' || kind === 'company')).toEqual([])
  })
})

describe('a deadline behind an address', () => {
  it.each([
    ['Lead, Venlo. Apply to jobs@loadwell.nl by 15 Dec', '15 Dec'],
    ['Mozo, Getafe. CV a jobs@logisur.es antes del 20 de febrero.', '20 de febrero'],
    ['Technicien, Lille. Avant le 1er mars.', '1er mars'],
  ])('%s', (brief, date) => {
    expect(readBrief(brief).facts).toContainEqual(expect.objectContaining({ kind: 'deadline', text: date }))
  })
})

describe('what stands beside tells what a note is', () => {
  it.each([
    ['Clerk, Bath. £30k, 27 days, pension, cinema card.', 'benefit: cinema card'],
    ['Nurse, Galway. €36-48k per HSE scale.', 'free: HSE scale'],
    ['Buchhalter, Kassel. Lohnabrechnung von Vorteil.', 'skill nice: Lohnabrechnung'],
    ['Clerk, Bath. Questions: Niamh Daly, Director of Nursing.', 'contact: Niamh Daly, Director of Nursing'],
    ['Infirmier, Nantes. Allemand ou italien B2.', 'language unknown: Allemand ou italien B2'],
  ])('%s', (brief, fact) => {
    expect(told(brief)).toContain(fact)
  })

  it('makes no wish of a demand that stands before one', () => {
    expect(
      told('Gärtner, Ulm. Baggerschein und Führerschein BE nötig, Motorsägenschein wünschenswert.'),
    ).not.toContainEqual(expect.stringMatching(/^skill nice: .*Baggerschein/))
  })

  it('takes two titles with an “or” between as one', () => {
    const title = readBrief(
      'Wir suchen eine Steuerfachangestellte oder einen Steuerfachwirt (m/w/d) in Kassel, Gehalt 42.000 € auf Vollzeit.',
    )
    expect(title.facts.find(({ kind }) => kind === 'title')?.text).toBe('Steuerfachangestellte oder Steuerfachwirt')
    expect(title.facts.filter(({ kind }) => kind === 'contract' || kind === 'free')).toEqual([])
  })
})

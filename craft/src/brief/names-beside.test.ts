import { describe, expect, it } from 'vitest'
import type { FactKind } from './facts.ts'
import { readBrief } from './read.ts'

/** What is read of a kind, in its own words. */
const told = (text: string, kind: FactKind): string[] =>
  readBrief(text).facts.flatMap((fact) => (fact.kind === kind ? fact.text : []))

describe('names and what stands beside them', () => {
  it.each<[string, FactKind, string[]]>([
    ['Koch für Adlerhof (Hotel, Ulm, 40 Zimmer). 40 Std.', 'company', ['Adlerhof']],
    ['La boîte c’est Trottine, à Nantes. CDI chef de produit.', 'company', ['Trottine']],
    ['Buchhalter nach Winterthur, Egli Holzbau AG, 40 Std.', 'company', ['Egli Holzbau AG']],
    ['Buchhalter nach Winterthur, Egli Holzbau AG, 40 Std.', 'place', ['Winterthur']],
    ['IT service desk, 2nd line, 2 people wanted - Linz (AT)', 'company', []],
    ['Electrician in Calgary, C$41-47 hr', 'hours', []],
    ['Buchhalter gesucht, Egli Holzbau AG, 130 Mitarbeitende', 'place', []],
    ['IT helpdesk technician in York', 'title', ['IT helpdesk technician']],
    ['ECE teacher in Leeds', 'title', ['ECE teacher']],
    ['Junior quant analyst in Leeds', 'title', ['Junior quant']],
    ['Wir suchen unseren ersten Data Analyst in Ulm', 'place', ['Ulm']],
    ['Conductor de camión en Soria, los viernes en casa', 'mode', []],
    ['Diseñadora en Soria, los viernes en casa', 'mode', ['viernes en casa']],
    ['Data engineer in Cork, joins Oisín’s team of 5', 'manager', ['Oisín']],
    ['Rezeptionist in Ulm. Frau Unterberger freut sich.', 'contact', ['Frau Unterberger']],
    ['lkw fahrer gesucht, nahverkehr raum heilbronn, ca 45 std.', 'free', ['nahverkehr']],
    ['lkw fahrer gesucht, nahverkehr raum heilbronn, ca 45 std. fester lkw', 'place', ['Heilbronn']],
    ['Koch in Ulm, 40 Std. 30 Tage Urlaub', 'benefit', ['30 Tage Urlaub']],
    ['We need an events and communications officer in York', 'title', ['events and communications officer']],
    ['We need waiters and kitchen porters in York', 'title', ['waiters']],
    ['Asesores en Lima, 100 % presencial – empresa: Contacta Andina', 'company', ['Contacta Andina']],
    ['Comprador en Lorca, compramos en Marruecos (viajes 15 %)', 'hours', []],
    ['Commercial à Caen, 4 jours sur la route, 1 jour au bureau', 'mode', []],
    ['IT technician in Cork, Munster Vale Dairies, 420 staff', 'place', ['Cork']],
    ['plumber, portland OR', 'place', ['Portland OR']],
    ['Pâtissier à Dole. Service continu de 6 h à 14 h, brigade de onze.', 'team', ['brigade de onze']],
    ['Buchhalter in Ulm, Monatsabschluss bis zum 6. Werktag', 'duty', ['Monatsabschluss bis zum 6. Werktag']],
    ['Leitung in Graz. Doppelspitze mit der künstlerischen Leiterin Vera Moos.', 'manager', []],
  ])('%s: %s', (text, kind, words) => {
    expect(told(text, kind)).toEqual(words)
  })

  it.each([
    ['Directeur à Dole. Télétravail : aucun.', { mode: 'onsite' }],
    ['Recruiter in Ulm, Homeoffice möglich, aber mind. 1 Tag im Büro.', { mode: 'hybrid', officeDays: 1 }],
    ['Recruiter in Denver, 3 days on site, 2 from home.', { mode: 'hybrid', officeDays: 3 }],
  ])('%s', (text, mode) => {
    expect(readBrief(text).facts.filter(({ kind }) => kind === 'mode')).toEqual([expect.objectContaining(mode)])
  })

  it('ends the hours where something else begins', () => {
    const { facts } = readBrief('lkw fahrer CE gesucht, ca 45 std. fester lkw mit mitnahmestapler. modul 95')
    expect(facts.map(({ text }) => text).join(' | ')).not.toMatch(/Stunden fester/)
  })

  it('counts whom it wants', () => {
    expect(readBrief('IT helpdesk technician in York, 2 people wanted').facts[0]).toMatchObject({ headcount: 2 })
  })

  it.each([
    ['Content Marketing Manager in Ulm, wir suchen', 'Content Marketing Manager'],
    ['Wir suchen unseren ersten Data Analyst in Ulm', 'Data-Analyst'],
    ['ECE teacher in Leeds', 'Early Childhood Teacher'],
    ['Rezeptionist in Ulm, Franz. A2 von Vorteil', 'Rezeptionist'],
  ])('%s is printed as %s', (text, title) => {
    expect(readBrief(text).facts.find(({ kind }) => kind === 'title')).toMatchObject({ title })
  })
})

import { describe, expect, test } from 'vitest'
import { readBrief } from './read.ts'

describe('languages by their codes', () => {
  const languages = (brief: string) =>
    readBrief(brief).facts.flatMap((fact) => (fact.kind === 'language' ? `${fact.language} ${fact.need}` : []))
  test.each([
    ["Réceptionniste à Liège. FR et NL obligatoires, EN c'est un plus.", ['fr must', 'nl must', 'en nice']],
    ['Recepcionista en Vigo. EN y FR imprescindibles.', ['en must', 'fr must']],
    ['Portier in Brüssel. FR und EN zwingend, NL von Vorteil.', ['fr must', 'en must', 'nl nice']],
    ['Auxiliar en Soria. Normas EN 15038 y ISO.', []],
    ['RECHERCHE CHEF DE RANG EN CDI, ES-TU DISPONIBLE ?', []],
  ])('%s', (brief, expected) => expect(languages(brief)).toEqual(expected))
})

describe('whom one leads', () => {
  const team = (brief: string) =>
    readBrief(brief).facts.flatMap((fact) =>
      fact.kind === 'team' ? `${fact.relation} ${fact.size}: ${fact.text}` : [],
    )
  test.each([
    [
      'Jefa de pisos en Soria. Lleva un equipo de 12 camareras y dos valets.',
      ['manages 12: Lleva un equipo de 12 camareras y dos valets'],
    ],
    ['Cheffe de rang à Metz. Elle anime une équipe de 5 serveurs.', ['manages 5: anime une équipe de 5 serveurs']],
    ['Camarera en Soria. Te unes a un equipo de 5.', ['joins 5: equipo de 5']],
  ])('%s', (brief, expected) => expect(team(brief)).toEqual(expected))
})

describe('how a letter begins and ends', () => {
  test.each([
    [
      'Buenos días, doctora Inés. Por medio de la presente solicito su valiosa colaboración con la difusión de la vacante de Contador para nuestra sede de Tunja. Quedo atenta, Rosa Peña',
      /solicito|colabora|atenta|Rosa/,
    ],
    [
      'Madame, Monsieur,\nLa Ville de Dole souhaite diffuser une offre pour son service technique. Jardinier à Dole. Avec nos remerciements anticipés.',
      /diffuser|remerciements/,
    ],
  ])('%s', (brief, gone) =>
    expect(
      readBrief(brief)
        .facts.map(({ text }) => text)
        .join(' | '),
    ).not.toMatch(gone),
  )
})

const told = (brief: string) =>
  readBrief(brief).facts.map((fact) => `${fact.holds ? '' : 'no '}${fact.kind}: ${fact.text}`)

describe('what a letter wraps around its facts', () => {
  test.each([
    [
      'Buscamos contador para nuestra sede de Tunja. Somos Tejidos Boyacá S.A.S. y vendemos a 9 países.',
      ['company: Tejidos Boyacá S.A.S.', 'company: vendemos a 9 países'],
    ],
    [
      'Contador en Tunja. Requerimos un profesional en ingeniería industrial con 3 años de experiencia.',
      ['education: profesional en ingeniería industrial'],
    ],
    ['Cajera en Tunja. El horario es de lunes a viernes de 8 a 17 h.', ['shift: lunes a viernes de 8 a 17 h']],
    ['Cajera en Tunja. Recibimos hojas de vida hasta el 3 de mayo.', ['deadline: 3 de mayo']],
    [
      'Jardinier à Dole. Candidatures avant le 3 mai ; renseignements auprès de Mme Rolin.',
      ['contact: Mme Rolin', 'deadline: 3 mai'],
    ],
    ['Jardinier à Dole. Le poste dépend du service technique.', ['free: Le poste dépend du service technique']],
    [
      'Cargo: Mecánico, Calama\nRenta: $900.000 líquidos + bono trimestral de unos $120.000\nA cargo: 7 mecánicos\nContrato: indefinido',
      ['benefit: bono trimestral de unos $120.000', 'team: cargo: 7 mecánicos'],
    ],
    ['Mecánica en Vigo. Ing. mecánico o técnico.', ['skill: Ingeniero mecánico o técnico']],
    [
      'Gobernanta en Soria, 40 h semanales. Comida en el hotel. Que escriban a Marta Gil, la directora.',
      ['free: Que escriban a Marta Gil, la directora'],
    ],
  ])('%s', (brief, expected) => expect(told(brief)).toEqual(expect.arrayContaining(expected)))

  test.each([
    ['Jardinier à Dole. Poste ouvert aux contractuels pour trois ans.', /^experience/],
    ['Jardinier à Dole. Un logiciel serait un atout, il n’est en rien exigé.', /en rien/],
    ['Jardinier à Dole. Le permis B est en revanche indispensable, les visites étant fréquentes.', /en revanche/],
    ['Hola Inés, camarera en Soria, 30 h. Inglés se valora. Berta', /Berta/],
  ])('%s', (brief, never) => {
    for (const one of told(brief)) expect(one).not.toMatch(never)
  })

  test('years that are told once are meant twice', () => {
    expect(told('Jefa en Soria. Seis años en pisos, tres como subgobernanta.')).toContain(
      'experience: tres años como subgobernanta',
    )
    expect(told('Chef in Leeds. Five years in kitchens, two as sous chef.')).toContain(
      'experience: two years as sous chef',
    )
  })

  test('a place at the end signs no letter', () =>
    expect(told('Hola Inés, camarera. 30 h. Bar Tino. Sevilla')).toContain('place: Sevilla'))
})

describe('what stands beside a fact belongs to it', () => {
  test.each([
    ['Éducatrice à Gatineau. C’est pour le CPE Les Petits Ours.', 'company: CPE Les Petits Ours'],
    [
      'Agent à Cahors. Un jour de télétravail par semaine est possible après six mois.',
      'mode: Un jour de télétravail par semaine possible après six mois',
    ],
    [
      'Agente en Soria. Un día de teletrabajo a la semana es posible tras seis meses.',
      'mode: Un día de teletrabajo a la semana posible tras seis meses',
    ],
    ['Bonjour ! C’est pour le CPE Les Petits Ours à Gatineau, secteur Aylmer. Éducatrice.', 'place: Gatineau'],
    ['Fisio en Vigo. Recién titulados también.', 'free: Recién titulados también'],
  ])('%s', (brief, expected) => expect(told(brief).map((one) => one.replaceAll('’', "'"))).toContain(expected))

  test('a language that is welcome is no skill beside itself', () =>
    expect(told('Fisio en Vigo. El gallego se agradece.').filter((one) => /agradece/.test(one))).toEqual([]))
})

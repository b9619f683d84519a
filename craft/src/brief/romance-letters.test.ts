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

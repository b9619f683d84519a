import { describe, expect, it } from 'vitest'
import { readBrief } from './read.ts'

const told = (brief: string) =>
  readBrief(brief).facts.map((fact) => `${fact.holds ? '' : 'no '}${fact.kind}: ${fact.text}`)

describe('a form of two columns', () => {
  it.each([
    [
      'Job | Night porter\nWhere | Hull\nEmployer | Quayside Inn Ltd, 24 staff\nContract | permanent, 36 h\nNot needed | experience',
      ['place: Hull', 'company: Quayside Inn Ltd'],
      ['free: Where', 'benefit: Employer'],
    ],
    [
      '| Stelle | Buchbinder |\n| --- | --- |\n| Ort | Ulm |\n| Wir bieten | 30 Tage Urlaub, Jobrad |',
      ['title: Buchbinder', 'place: Ulm'],
      ['free: Stelle', 'free: Ort'],
    ],
    [
      'Poste | Fromager\nLieu | Aurillac\nEmployeur | Laiterie du Cantal SAS\nIl faut | CAP crémier',
      ['title: Fromager', 'place: Aurillac', 'company: Laiterie du Cantal SAS'],
      ['benefit: Employeur', 'skill: Il faut'],
    ],
    [
      'Puesto | Conserje\nCentro | Residencia Los Tilos\nJefa | Marta Oliva\nInicio | 3 de mayo',
      ['title: Conserje', 'manager: Jefa: Marta Oliva', 'start: 3 de mayo'],
      ['free: Jefa'],
    ],
  ])('%s', (brief, expected, never) => {
    expect(told(brief)).toEqual(expect.arrayContaining(expected))
    for (const one of never) expect(told(brief)).not.toContain(one)
  })

  it.each(['Feld | Angabe', 'Field | Details', 'Champ | Valeur', 'Campo | Valor'])('has a head: %s', (head) =>
    expect(
      told(`| ${head} |\n|---|---|\n| Stelle | Buchbinder |\n| Ort | Ulm |\n| Urlaub | 29 Tage |`).join(),
    ).not.toContain(head.split(' ')[0]),
  )

  it('leaves the bars of notes on one line, and of a line or two', () => {
    expect(told('Cook | Bath | 40 h | £14 an hour')).toContain('place: Bath')
    expect(told('Clerk in Bath.\nOur motto: calm | kind.\nApply by 3 May.')).toContain('place: Bath')
  })
})

describe('what a form names as not needed, or as welcome', () => {
  it.each([
    ['Soudeur, Lille. Pas demandé : anglais, permis B.', ['no language: anglais', 'no licence: permis B']],
    ['Soudeuse à Lille.\nInutile : lettre, portfolio\nOn demande : TIG, lecture de plans', ['no skill: lettre']],
    [
      'Celador, Vigo. No pedimos: experiencia docente, inglés.',
      ['no skill: experiencia docente', 'no language: inglés'],
    ],
    ['Lagerist, Ulm. Brauchst du nicht: Englisch.', ['no language: Englisch']],
    ["Porter, Hull. We don't need: portfolio, Spanish.", ['no language: Spanish']],
  ])('%s', (brief, expected) => {
    expect(told(brief)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Soudeur, Lille. Chouette si : allemand.', 'nice'],
    ['Celador, Vigo. Genial si: francés.', 'nice'],
    ['Lagerist, Ulm. Toll wenn: Polnisch.', 'nice'],
    ['Porter, Hull. Great if you have: German.', 'nice'],
    ['Soudeur, Lille. Indispensable : allemand.', 'must'],
    ['Celador, Vigo. Hace falta: francés.', 'must'],
  ])('%s', (brief, need) => {
    expect(readBrief(brief).facts).toContainEqual(expect.objectContaining({ kind: 'language', need }))
  })
})

import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import type { FactKind } from './facts.ts'
import { readBrief } from './read.ts'

const texts = (brief: string, kind: FactKind) =>
  readBrief(brief)
    .facts.filter((fact) => fact.kind === kind && fact.holds)
    .map(({ text }) => text)

describe('what is said of pay beside its sum', () => {
  it.each([
    ['Boulanger, Dole. Salaire selon expérience.', 'Salaire selon expérience'],
    ['Comptable, Dole, 2 300 € brut sur 13 mois, selon profil.', 'brut par mois, selon profil'],
    ['Koch in Graz, 2.600 € brutto, je nach Erfahrung.', '€ brutto im Monat, je nach Erfahrung'],
    ['Koch in Graz, KV-Mindestlohn 2.180 € brutto.', 'brutto im Monat, KV-Mindestlohn'],
    ['Camarero en Soria. Sueldo según valía.', 'Sueldo según valía'],
  ])('%s', (brief, words) => {
    expect(writeDescription({ brief }).replaceAll('\u00a0', ' ')).toContain(words)
  })
  it('a count of invoices is no pay', () => {
    expect(texts('Comptable, Dole. Saisie des factures (env. 400/mois).', 'pay')).toEqual([])
  })
})

describe('numbers for applicants', () => {
  it.each([
    ['Boulanger, Dole. Tu nous appelles : Yann 06 12 34 56 78.', 'Yann (06 12 34 56 78)'],
    ['Koch in Graz. Melden bei Herbert Aigner, 0664 1234567.', 'Herbert Aigner (0664 1234567)'],
    ['Camarero en Soria. Llamar al 975 12 34 56.', 'llámanos al 975 12 34 56'],
  ])('%s', (brief, words) => expect(writeDescription({ brief })).toContain(words))
  it('a private number stays private', () => {
    expect(writeDescription({ brief: 'Koch in Graz. WhatsApp 0151 23456789 privat.' })).not.toContain('0151')
  })
  it('one’s own number stays private', () => {
    expect(writeDescription({ brief: 'Koch in Graz. Ruf mich an: 0664 1234567.' })).not.toContain('0664')
  })
})

describe('forms for everybody', () => {
  it.each([
    ['La boutique cherche un·e vendeur·se.', 'Vendeur·se'],
    ['Wir suchen eine:n Routenbauer:in auf 25 Stunden.', 'Routenbauer:in'],
    ['Vacante: ejecutivo(a) de cuenta, Monterrey', 'Ejecutivo(a) de cuenta'],
  ])('%s', (brief, title) => {
    expect(readBrief(brief).facts.find(({ kind }) => kind === 'title')).toMatchObject({ title })
  })
})

it('years or a certificate: either will do, and both are told as one', () => {
  expect(texts('Técnico, Soria. FP o experiencia de mínimo 2 años.', 'education')).toEqual([
    'FP o experiencia de mínimo 2 años',
  ])
})
it('what is to be kept out follows the remark; what stands before it is told', () => {
  const brief = 'Koch in Graz. Gehalt 2.600 € brutto, bitte nicht nennen, dass die Chefin geht.'
  expect(texts(brief, 'pay')).toEqual(['2.600 € brutto'])
  expect(writeDescription({ brief })).not.toContain('Chefin')
})
it('a town is known by its hyphens', () => {
  expect(texts('Vendeur, halles de Saint-Priest', 'place')).toEqual(['Saint-Priest'])
  expect(texts('Vendeur, rue Saint-Honoré', 'place')).toEqual([])
})

describe('notes to a colleague', () => {
  it('the greeting and what announces the note say nothing of the job', () => {
    const brief =
      'Hallo Petra, hier die Eckdaten für die neue Stelle: Wir suchen einen Koch in Kassel ab März oder April.'
    expect(texts(brief, 'free')).toEqual([])
    expect(texts(brief, 'start')).toEqual(['März oder April'])
  })
  it('a wish behind the last comma is said of what stands before it', () => {
    const { facts } = readBrief('Vendeur à Lille. Anglais pour les touristes, un plus.')
    expect(facts.find(({ kind }) => kind === 'language')).toMatchObject({ need: 'nice' })
  })
  it('a premium behind a plus is no second salary', () => {
    expect(texts('Vendeur à Lille, 2 400 € brut + prime sur CA (jusqu’à 300 €/mois)', 'pay')).toEqual(['2 400 € brut'])
  })
  it('an address ends its sentence', () => {
    const { facts } = readBrief('Cuisinier à Brest. CV à chef@table.fr. Ne pas dire que Luc part.')
    expect(facts.find(({ kind }) => kind === 'contact')).toMatchObject({ channel: 'chef@table.fr' })
  })
  it.each([
    ['Agent à Brest. Entretien du matériel et des massifs.', 'process', []],
    ['Maler in Ulm. Staplerschein kann man bei uns machen.', 'licence', []],
    ['Maler in Ulm. Staplerschein kann man bei uns machen.', 'benefit', ['Staplerschein kann man bei uns machen']],
    ['Comptable à Liège, CP 336.', 'pay', []],
    ['Vendeur à Villeneuve-d’Ascq', 'place', ["Villeneuve-d'Ascq"]],
  ] as [string, FactKind, string[]][])('%s: %s', (brief, kind, found) => expect(texts(brief, kind)).toEqual(found))
})
it('a trade has its own name in each language', () => {
  const brief = 'Please write the ad in German. Dental hygienist, Zürich, 60-80%, no Saturdays.'
  const text = writeDescription({ brief })
  expect(text).toContain('# Dentalhygieniker:in')
  expect(text).toContain('Samstag')
})

describe('workload, places and ages as they are written abroad', () => {
  it.each([
    ['Assistante de direction 80 à 100 %, Genève', 'hours', ['80 à 100 %']],
    ['Koch in Graz. 2.050 € brutto bei Vollzeit (40h).', 'hours', []],
    ['Schreiner gesucht, Wil SG, 40%', 'place', ['Wil SG']],
    ['Animateur à Brest. Groupe de 14 enfants de 6 à 11 ans.', 'experience', []],
    ['Camarero en Soria. En agosto cerramos 3 semanas.', 'shift', ['En agosto cerramos 3 semanas']],
    ['Gerocultores/as en Soria, convenio de dependencia. Vacante para 4 plazas.', 'title', ['Gerocultores/as']],
  ] as [string, FactKind, string[]][])('%s: %s', (brief, kind, found) => expect(texts(brief, kind)).toEqual(found))
  it('a round hundred is full time, in any language', () => {
    const brief = 'Mécatronicien automobile à Fribourg, 100 %. Rédiger en allemand.'
    const text = writeDescription({ brief }).replaceAll('\u00a0', ' ')
    expect(text).toContain('# Kfz-Mechatroniker:in')
    expect(text).toContain('Vollzeit (100 %)')
  })
})

describe('words that look like something else', () => {
  it.each([
    ['Éducatrice en CPE à Lévis. Groupe des 18 mois. Début : 13 janvier.', 'start', ['13 janvier']],
    ['Coiffeur à Dax, 35h', 'place', ['Dax']],
    ['Coiffeur à Dax, 35h', 'skill', []],
    ['Kellner im Zillertal. Dirndl stellen wir.', 'benefit', ['Dirndl stellen wir']],
    ['Wir suchen jemanden als Drechsler in Ulm.', 'title', ['Drechsler']],
  ] as [string, FactKind, string[]][])('%s: %s', (brief, kind, found) => expect(texts(brief, kind)).toEqual(found))
  it.each([
    ['Développeur à Rennes, PHP 8, Symfony 6', 'pay', []],
    ['Développeur à Rennes. Chacun peut devenir associé après 2 ans.', 'experience', []],
    ['Teamleiter in Salzburg, 2 Jahre Führung im Call Center', 'contact', []],
    ['Técnico en Lanús. Matrícula de gasista NO necesaria.', 'skill', []],
  ] as [string, FactKind, string[]][])('%s: %s', (brief, kind, found) => expect(texts(brief, kind)).toEqual(found))
  it('DEC is a diploma, no month', () => {
    expect(writeDescription({ brief: 'Éducatrice en CPE à Lévis. DEC en TEE ou équivalent.' })).toContain('DEC en TEE')
  })
})

describe('wishes about the tone', () => {
  it.each([
    ['Camarero en Soria. Tono formal.', { tone: 'formal' }],
    ['Vendeur à Dole. Ton chaleureux.', { tone: 'warm', address: 'formal' }],
    ['Salut, tu peux mettre en ligne : vendeur à Dole, 35h.', { address: 'formal' }],
    ['Vendeur à Dole. À ta charge : l’étal.', { address: 'informal' }],
  ])('%s', (brief, style) => expect(readBrief(brief).style).toMatchObject(style))
})

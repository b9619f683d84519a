import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { germanClauses } from './german-clauses.ts'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'

const written = (text: string) =>
  rewrite(
    { text, toTyped: (at) => at },
    germanClauses(text, () => 'de'),
  ).text

it.each([
  [
    'Die Person betreut zwei 5. Klassen, macht den Wochenplan und stimmt sich mit den Eltern ab.',
    'Sie betreuen zwei 5. Klassen, machen den Wochenplan und stimmen sich mit den Eltern ab.',
  ],
  ['Die Person ist freundlich und geduldig.', 'freundlich und geduldig.'],
  ['Die Person macht die Kasse und kauft ein.', 'Sie machen die Kasse und kaufen ein.'],
  ['Der/die Neue übernimmt die Inventur und leitet das Lager.', 'Sie übernehmen die Inventur und leiten das Lager.'],
  [
    'An der Musikschule Ried in Ulm wird auf den 1. Mai 2027 eine Stelle für Klavier frei, 50 Prozent.',
    'Musikschule Ried in Ulm sucht auf den 1. Mai 2027 Klavier, 50 %.',
  ],
  [
    'Die Stadt Ulm beabsichtigt, zum 1. Mai eine Stelle in der Bauaufsicht mit 20 Wochenstunden zu besetzen.',
    'Die Stadt Ulm sucht zum 1. Mai Bauaufsicht mit 20 Wochenstunden.',
  ],
  ['Wir hätten gern einen anerkannten Abschluss.', 'einen anerkannten Abschluss wäre schön.'],
  ['40 %, das sind 12 bis 14 Lektionen, unbefristet', '40 % (12 bis 14 Lektionen), unbefristet'],
  ['Zu den Aufgaben gehören Empfang und Post.', 'Aufgaben: Empfang und Post.'],
  ['Vorausgesetzt wird eine Ausbildung als Koch.', 'Voraussetzung: Ausbildung als Koch.'],
  ['EG 6 TVöD (VKA), Jobticket', 'EG 6 TVöD-VKA, Jobticket'],
])('%s', (typed, meant) => expect(written(typed)).toBe(meant))

it.each(['Die Person wird eingearbeitet.', 'Wir hätten gern einen Koch.', 'Das sind 3 Häuser.'])('%s', (said) =>
  expect(written(said)).toBe(said),
)

const HOUSE = 'Koch (m/w/d) in Ulm für den Gasthof Lamm. '
const textOf = (said: string) => writeDescription({ brief: `${HOUSE}${said}` })

describe('what may be told, and what is only said to the writer', () => {
  it.each([
    ['Lohn 3.100 brutto, ja das darf ins Inserat.', /darf|Inserat/, '3.100'],
    ['Ersatz wegen Pensionierung, das dürft ihr sagen, den Namen (Erna) nicht.', /Erna|dürft/, 'Pensionierung'],
    ['Bürokatze vorhanden (Minka) -> unbedingt erwähnen wegen Allergien', /erwähnen|->/, 'Bürokatze'],
    ['Das formulierst du bitte netter.', /formulierst|netter/, 'Lamm'],
    ['Nicht hinein darf, dass wir im Herbst mit der Firma Lohr fusionieren!', /Lohr|hinein/, 'Lamm'],
    ['Besoldung nach kantonalem Lohnreglement (Zahlen bitte keine nennen).', /Zahlen bitte/, 'antonalem Lohnreglement'],
  ])('%s', (said, never, told) => {
    expect(textOf(said)).not.toMatch(never)
    expect(textOf(said)).toContain(told)
  })
})

describe('an opening says nothing of the post', () => {
  it.each([
    ['Guten Tag\n\nWir suchen eine Köchin in Ulm, 80 Prozent.', /Guten Tag/],
    ['Inserat Küche (aus dem Telefonat mit Vera, Stichworte)\n* Köchin, 80%\n* Gasthof Lamm, Ulm', /Vera|Stichworte/],
    ['WG: Küche\n\nHallo zusammen, wir suchen eine Köchin in Ulm, 80 %.', /WG|zusammen/],
    ['Wie gestern am Telefon besprochen: Wir suchen eine Köchin in Ulm.', /besprochen/],
  ])('%s', (brief, never) => {
    const text = writeDescription({ brief })
    expect(text).not.toMatch(never)
    expect(text.split('\n')[0]).toMatch(/Köchin|Koch/)
  })
})

describe('of the post, and not of the house or the team', () => {
  it.each([
    ['Ganzjahresstelle, NICHT Saison!', /ist eine Ganzjahresstelle|NICHT/],
    ['Dachgarten, regional, wir sind 9 Leute.', /Zum Team gehör/],
    ['Außendienst, 40 h.', /ist ein Außendienst/],
  ])('%s', (said, never) => expect(textOf(said)).not.toMatch(never))
})

describe('facts that keep their whole', () => {
  it.each([
    [
      'Wer noch in Ausbildung ist, darf sich gern auch bewerben.',
      'Wer noch in Ausbildung ist, darf sich gern auch bewerben',
    ],
    ['Samstag nur jeder 3., sonst frei.', 'ur jeder 3. Samstag'],
    ['Radius max 40 min.', 'Radius'],
    ['26 Ferientage, ab 55 31.', '26 Ferientage (ab 55 Jahren 31)'],
    ['Schweizerdeutsch isch nöd nötig, Hochdeutsch für die Gäste schon.', 'Hochdeutsch'],
  ])('%s', (said, told) => expect(textOf(said)).toContain(told))

  it.each([
    ['Tornero en Soria, 1.500 € netos al mes.', false],
    ['Koch in Ulm, 2.100 € netto im Monat.', false],
    ['Cook in Leeds, £1,700 net a month.', false],
  ])('%s', (brief, gross) => expect(readBrief(brief).facts.find(({ kind }) => kind === 'pay')).toMatchObject({ gross }))
  it('pay is gross or net only where it says so', () => {
    const { facts } = readBrief("Koch in Zürich. Lohn 4'200 auf 100% gerechnet, 5 Wochen Ferien.")
    expect(facts.find(({ kind }) => kind === 'pay')).toMatchObject({ gross: null })
  })
  it.each([
    ["Koch in Zürich, 62-68'000 inkl. 13.", 62000, 68000],
    ['Zimmerin in Ulm, Lohn neunzehn fünfzig bis zweiundzwanzig Euro die Stunde.', 19.5, 22],
  ])('%s', (brief, min, max) =>
    expect(readBrief(brief).facts.find(({ kind }) => kind === 'pay')).toMatchObject({ pay: { min, max } }),
  )
  it('thirteen payments are named as one does there', () => {
    expect(writeDescription({ brief: "Koch in Zürich, CHF 4'900 x 13." })).toContain('13 Monatslöhne')
  })
  it('a picture ends what is said', () =>
    expect(
      readBrief('Fahrer in Ulm. Klasse CE oder Lehrling mit Köpfchen 😄 Polnisch wäre gold wert.').facts,
    ).toContainEqual(expect.objectContaining({ kind: 'language', need: 'nice' })))
})

it('a chat keeps neither its questions nor its nods', () => {
  const text = writeDescription({
    brief:
      '[9:02] Uli: machst du die anzeige für die küche?\n[9:03] Ich: klar, was genau\n[9:04] Uli: Koch, Gasthof Lamm in Ulm, 40 h, 3.100-3.300 brutto',
  })
  expect(text).not.toMatch(/machst|klar|Klar/)
  expect(text).toContain('Sie ')
})

it('takes no German word for an English one', () =>
  expect(
    readBrief('Bäcker in Ulm, 40 Stunden. Person isst mittags im Haus.').facts.map(({ text }) => text),
  ).not.toContainEqual(expect.stringMatching(/^s?s?t /u)))

import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { germanDialect, germanTurns } from './german-turns.ts'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'

const written = (typed: string) =>
  [germanDialect, germanTurns].reduce(
    (text, step) =>
      rewrite(
        { text, toTyped: (at) => at },
        step(text, () => 'de'),
      ).text,
    typed,
  )
const factsIn = (said: string) => readBrief(`Koch (m/w/d) in Ulm für den Gasthof Lamm. ${said}`).facts

it.each([
  ['Wir sind zu sechst.', 'Team: 6 Leute.'],
  ['Ihr seid dann zu viert, Leitung Frau Lutz.', 'Team: 4 Leute, Leitung Frau Lutz.'],
  ['Die Werkstatt sind 5 Mann.', 'Die Werkstatt sind 5 Leute.'],
  ['Wochenenddienst haben wir keinen.', 'kein Wochenenddienst.'],
  ['Reisen gibt es bei uns keine!', 'keine Reisen!'],
  ['Ein Telefondienst ist nicht dabei, Empfang schon.', 'kein Telefondienst, Empfang.'],
  ['Schweißschein wäre schön, ist aber kein Muss.', 'Schweißschein wäre schön.'],
  ['Kasse wär super muss aber nicht', 'Kasse wär super'],
  ['Ungarisch wär viel wert.', 'Ungarisch wäre schön.'],
  ['Führerschein wäre gut wegen dem Hofladen', 'Führerschein (wegen dem Hofladen) wäre schön'],
  [
    'Homeoffice ist nach der Probezeit an zwei Tagen je Woche möglich.',
    '2 Tage Homeoffice pro Woche nach der Probezeit.',
  ],
  ['Ort: Ulm\nWochenstunden: 37,5', 'Ort: Ulm\n37,5 Stunden'],
  ['Ob frisch oder alter Hase ist egal.', 'Berufsanfänger sind willkommen.'],
  ['NICHT Saison!', 'keine Saisonstelle!'],
  ['Führerschein B muss (Außenlager!)', 'Führerschein B (Außenlager) muss'],
  ['nicht nur für Leute aus der Pflege, Handel/Gastro passt auch', 'Quereinsteiger aus Handel oder Gastro willkommen'],
  ['Wir suchen wen fürs Hotel Adler', 'Wir suchen wen für das Hotel Adler'],
  ['Visa sponsern wir leider nicht.', 'kein Visum-Sponsoring.'],
  ['Arbeitsvisa übernehmen wir keine.', 'kein Visum-Sponsoring.'],
  ['Das Lager sind 4 Mann und 2 Frauen.', 'Das Lager sind 4 Mann und 2 Frauen.'],
  ['Fräser (2 Stk.), Ulm', 'Fräser (2 Stellen), Ulm'],
  ["5'000, 13. inkl. Start Mai", "5'000, 13. Monatslohn inkl. Start Mai"],
  ["5'000 inkl. 13.\nStart Mai", "5'000 inkl. 13. Monatslohn\nStart Mai"],
  ['* B: nein kein Abitur nötig', '* kein Abitur nötig'],
  ['Schwiizerdütsch isch nöd nötig', 'Schweizerdeutsch ist nicht nötig'],
  ['Höhentauglich muss man schon sein.', 'Höhentauglich zwingend.'],
  ['Zwei Jahre in einer Werkstatt sollte man gearbeitet haben.', 'mindestens Zwei Jahre Erfahrung in einer Werkstatt.'],
])('%s', (typed, meant) => expect(written(typed)).toBe(meant))

it.each([
  'Am Wochenende sind wir immer zu zweit.',
  'Quereinsteiger gern, Ausbildung nicht nötig.',
  'Das ist nicht nötig.',
  'Wir haben kein Lager.',
  'Koch in Ulm\nPraxis: Zwei Jahre im Hotel\nSchule: Abschluss nötig',
])('says no more than it does: %s', (said) => expect(written(said)).toBe(said))

describe('what is told of whoever speaks', () => {
  it('names the house', () => {
    const { facts } = readBrief(
      'Ja hallo, hier ist Petra vom Hort Sonnenhang, ich sprech dir das kurz drauf. Also wir suchen eine Köchin in Ulm.',
    )
    const told = facts.map(({ text }) => text).join(' | ')
    expect(told).toContain('Hort Sonnenhang')
    expect(told).not.toMatch(/Petra|sprech/)
  })
  it.each(['Mit freundlichen Grüßen', 'Herzlichen Dank!', 'Vielen Dank im Voraus.'])('closes with: %s', (said) =>
    expect(factsIn(`Start im Mai.\n${said}`).map(({ text }) => text)).not.toContainEqual(
      expect.stringMatching(/Gruß|Grüß|Dank/),
    ),
  )
})

describe('who does the work', () => {
  it.each([
    'Den Lohn macht das Steuerbüro, also nicht fordern.',
    'Wäsche übernimmt eine externe Firma.',
    'Kein Empfang, macht die Zentrale.',
  ])('is a colleague: %s', (said) => {
    const text = writeDescription({ brief: `Koch (m/w/d) in Ulm für den Gasthof Lamm. ${said}` })
    expect(text).not.toMatch(/Steuerbüro|externe|Zentrale|ordern/)
  })
  it('is nobody else in a slogan', () =>
    expect(factsIn('Den Unterschied macht das Team.').map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Team'),
    ))
})

describe('facts and no wishes to be set aside', () => {
  it.each([
    'Schwindelfrei sollte man schon sein',
    'Ein Jahr am Grill sollte man gestanden haben',
    'Jede Kolonne hat ihren eigenen Bus',
    'Ein Anschreiben brauchen wir nicht',
    'Schwiizerdütsch isch nöd nötig',
  ])('%s', (said) => {
    const brief = `Koch (m/w/d) in Ulm für den Gasthof Lamm. ${said}.`
    expect(readBrief(brief).setAside).toEqual([])
  })
  it('a wish about children is one', () =>
    expect(readBrief('Köchin in Ulm, Vollzeit. Am liebsten jemand ohne Kinderwunsch.').setAside).toMatchObject([
      { ground: 'family_status' },
    ]))
})

describe('titles', () => {
  it.each([
    [
      'Brauchen zum 1. Mai Souschef fürs Hotel Adler in Ulm. Kochlehre, davon mind. 1 Jahr als Chef de Partie.',
      'Souschef',
    ],
    ['Hallo, Bedarf Industriekaufmann/-frau, Ulm, Firma Brenner Guss.', 'Industriekaufmann'],
    ['Sysadmin gesucht für die Stadtwerke Ulm.', 'Systemadministrator'],
    ['Die Schule Ried in Ulm sucht eine Köchin. Schulleiterin Eva Maurer gibt gern Auskunft.', 'Köch'],
  ])('%s', (brief, title) => expect(writeDescription({ brief }).split('\n')[0]).toContain(title))
})

it.each([
  ['Küche 7 Leute.', 7],
  ['Die IT sind 3 Mann.', 3],
])('how many one works with: %s', (said, size) =>
  expect(factsIn(said).find(({ kind }) => kind === 'team')).toMatchObject({ size }),
)

it('a start in figures', () => {
  const text = writeDescription({ brief: 'Koch in Ulm für den Gasthof Lamm. Start 1.4.27.' })
  expect(text).toContain('1. April 2027')
})

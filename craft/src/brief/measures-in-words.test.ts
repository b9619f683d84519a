import { expect, it } from 'vitest'
import { readBrief } from './read.ts'

const hoursIn = (brief: string) => readBrief(brief).facts.find(({ kind }) => kind === 'hours')

it.each([
  ['Koch in Ulm. Achtunddreißig Stunden die Woche.', 38],
  ['Wir suchen eine Köchin in Ulm, zweiunddreißig Stunden, unbefristet.', 32],
  ['Shop assistant in Leeds, thirty-two hours a week.', 32],
  ['Vendeuse à Pau, trente-cinq heures, CDI.', 35],
  ['Camarera en Soria, cuarenta horas semanales.', 40],
])('%s', (brief, min) => expect(hoursIn(brief)).toMatchObject({ min }))

it('a few hours are those of a task', () =>
  expect(hoursIn('Koch in Ulm. Die Warenannahme dauert zwei Stunden.')).toBeUndefined())

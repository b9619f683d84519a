import { describe, expect, test } from 'vitest'
import { asInfinitive } from './infinitives.ts'

describe('a task told in the second person becomes a line of a list', () => {
  test.each([
    ['Sie betreuen Stammkunden und planen Lesungen', 'Stammkunden betreuen und Lesungen planen'],
    ['Sie kümmern sich um Bestellungen und Reklamationen', 'Sich um Bestellungen und Reklamationen kümmern'],
    ['Du kümmerst dich um die Kasse', 'Sich um die Kasse kümmern'],
    ['Du machst die Dienstpläne und bestellst Ware', 'Die Dienstpläne machen und Ware bestellen'],
    [
      'Sie nehmen Anrufe an, schreiben Rechnungen und prüfen Belege',
      'Anrufe annehmen, Rechnungen schreiben und Belege prüfen',
    ],
    ['Sie beraten Stammkunden und neuen Kundinnen', 'Stammkunden und neuen Kundinnen beraten'],
    ['Du sortierst Pakete, damit die Tour stimmt', 'Pakete sortieren, damit die Tour stimmt'],
    ['Du arbeitest im Lager mit', 'Im Lager mitarbeiten'],
    ['Du fährst die Morgentour', 'Die Morgentour fahren'],
  ])('%s', (told, line) => expect(asInfinitive(told)).toBe(line))

  test.each(['Sie sind im Team zu dritt', 'Du bekommst ein Jobrad', 'Du hast Geduld', 'Stammkunden betreuen'])(
    'what is no such task stays: %s',
    (told) => expect(asInfinitive(told)).toBeNull(),
  )
})

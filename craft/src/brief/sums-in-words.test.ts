import { describe, expect, it } from 'vitest'
import { readBrief } from './read.ts'

describe('sums that are said in words are pay', () => {
  it.each([
    ['Barista, thirteen pounds an hour, ten hours a week', 13, null, 'GBP', 'HOUR'],
    ['Driver in Hull, forty to forty five thousand a year', 40000, 45000, 'GBP', 'YEAR'],
    ['Cleaner, Leeds, twelve fifty an hour', 12.5, null, 'GBP', 'HOUR'],
    ['Koch in Ulm, vierzehn Euro fünfzig die Stunde', 14.5, null, 'EUR', 'HOUR'],
    ['Fahrer in Ulm, dreitausend zweihundert Euro brutto im Monat', 3200, null, 'EUR', 'MONTH'],
    [
      'designer in leipzig wir suchen ab mai gehalt 52 bis 58 tausend figma muss sitzen im team sind sechs leute und zwei tage homeoffice',
      52000,
      58000,
      'EUR',
      'YEAR',
    ],
    ['Serveur à Lyon, treize euros de l’heure', 13, null, 'EUR', 'HOUR'],
    ['Camarero en Jaén, mil ochocientos euros al mes', 1800, null, 'EUR', 'MONTH'],
  ])('%s', (brief, min, max, currency, per) => {
    const pay = readBrief(brief).facts.flatMap((fact) => (fact.kind === 'pay' ? fact.pay : []))
    expect(pay).toEqual([{ min, max: max ?? min, currency, per }])
  })

  it.each(['Packer in Leeds, picks fifty an hour', 'Nurse in York, two shifts a week', 'Rep, visits ten a day'])(
    'leaves counts alone: %s',
    (brief) => expect(readBrief(brief).facts.filter(({ kind }) => kind === 'pay')).toEqual([]),
  )
})

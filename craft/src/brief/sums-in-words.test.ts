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
    ['Welder in Ohio, twenty six fifty an hour up to thirty one', 26.5, 31, 'USD', 'HOUR'],
    ['Electrician in Calgary, C$41-47 hr', 41, 47, 'CAD', 'HOUR'],
    [
      'Cuisinier à Metz. Le tarif c’est 15 euros 50 de l’heure, non attends, mets 16 à 18 euros selon l’expérience.',
      16,
      18,
      'EUR',
      'HOUR',
    ],
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

describe('figures that are said in words', () => {
  it.each([
    [
      'Welder in Ohio, ten at night to six thirty in the morning, Sunday to Thursday',
      '10 at night to 6:30 in the morning',
    ],
    ['Welder in Ohio, $26 an hour, plus a two dollar night differential', '$2 night differential'],
    ['Welder in Ohio, boot allowance two hundred a year', '200 a year'],
    ['We need a bookseller in Bath, you order through Gardners and look after the shop', 'through Gardners'],
    ['Bookseller in Bath. CV and cover letter to a@b.example', 'CV and cover letter'],
    ['Operario en Soria, contrato fijo-discontinuo', 'fijo-discontinuo'],
    ['LKW-Fahrer in Ulm, fester MAN Bj. 2024, 40 Std.', 'Bj. 2024'],
  ])('%s', (brief, told) => {
    expect(
      readBrief(brief)
        .facts.map(({ text }) => text)
        .join(' | '),
    ).toContain(told)
  })

  it('leaves people who work in the morning alone', () => {
    const { facts } = readBrief('Nurse in York, two in the morning and three at night')
    expect(facts.map(({ text }) => text).join(' ')).toMatch(/two in the morning/)
  })

  it('says that a degree is not asked for', () => {
    const degree = readBrief('Agente en Lima, titulo no indispensable').facts.find(({ kind }) => kind === 'education')
    expect(degree).toMatchObject({ holds: false })
  })
})

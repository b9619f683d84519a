import { describe, expect, it, test } from 'vitest'
import { LABELS, type Label } from '../label/labels.ts'
import { readSheet } from './read-sheet.ts'

type Told = readonly [label: Label, said: string, sure?: number]

/** The sheet of a brief whose pieces were taken for these labels, so surely; the rest of the likelihood is that of a line. */
function sheetOf(...told: Told[]) {
  const brief = told.map(([, said]) => said).join(' ')
  return readSheet(brief, [], ({ text }) =>
    told.map(([label, said, sure = 0.9]) => {
      const odds = Object.fromEntries(LABELS.map((one) => [one, one === label ? sure : 0])) as Record<Label, number>
      const from = text.indexOf(said)
      if (from < 0) throw new Error(`not in the text: ${said}`)
      return { label, from, to: from + said.length, sure, odds }
    }),
  )
}
const valuesIn = ({ entries }: ReturnType<typeof sheetOf>) =>
  entries.filter(({ sure }) => sure).map(({ kind, text }) => `${kind}: ${text}`)

describe('what nearly every brief tells once is found where the brief most likely tells it', () => {
  it.each<[string, string, ...Told[]]>([
    ['a salary amid a clause', 'pay: £27,300 a year, full-time equivalent', ['pay', '£27,300 FTE so do the sums']],
    [
      'what a skill decides',
      'pay: £15 to £17 an hour, depending on what you can do',
      ['pay', '£15 to 17 an hour depends what you can do'],
    ],
    [
      'a sum called pay amid the hours',
      'pay: 24.000–26.000 € brutos al año',
      ['hours', 'de 7 a 4 de lunes a viernes, sueldo entre 24.000 y 26.000 brutos al año'],
    ],
    ['hours ahead of a remark', 'hours: 30 hours a week', ['hours', '30 hrs, could be 4 long days or 5 short ones']],
    [
      'hours and what hangs on them',
      'hours: 39 h par semaine, de 7 h 30 à 16 h 30 et vendredi 12 h',
      ['hours', '39h, 7h30-16h30 et vendredi 12h'],
    ],
    ['a town amid a title', 'place: Nantwich', ['title', 'a baker for Nantwich, nights']],
    ['a town in talk', 'place: Kendal', ['filler', "it's for our new shop in Kendal, the old one closed"]],
    ['a town in a bracket', 'place: Taunton', ['company', 'at Larch House (40 beds, residential, Taunton)']],
    ['a site without its town known', 'place: at the Brodney plant', ['place', 'at the Brodney plant', 0.6]],
    [
      'an address ahead of a bracket',
      'place: 12 Mill Street, Brodney',
      ['place', '12 Mill Street, Brodney (in person, no remote)'],
    ],
  ])('%s', (_, value, ...told) => expect(valuesIn(sheetOf(...told))).toContain(value))

  it('takes no benefit for pay, no demand for a place and no sum without a sign', () => {
    const told = valuesIn(
      sheetOf(
        ['perk', '£800 a year for courses'],
        ['must', 'Two years in Leeds or Kendal'],
        ['hours', 'starting at 3 in the afternoon'],
      ),
    )
    expect(told.filter((one) => /^(?:pay|place):/.test(one))).toEqual([])
  })

  it('leaves what else was said, and a value with its condition, where it was', () => {
    const sheet = sheetOf(
      ['hours', '38 hours a week, every third weekend off in summer', 0.5],
      ['place', 'in Kendal', 0.4],
    )
    expect(valuesIn(sheet)).toEqual(expect.arrayContaining(['hours: 38 hours a week', 'place: Kendal']))
    expect(JSON.stringify(sheet)).toMatch(/third weekend off in summer/)
    const told = valuesIn(
      sheetOf(['pay', '£13 an hour while you are with the college in the mornings and have not passed the first exam']),
    )
    expect(told).not.toContain('pay: £13 an hour')
  })

  it('takes what changes say before what the old text told', () => {
    const sheet = sheetOf(
      ['duty', `${'Look after the stock and the shelves of the shop. '.repeat(3)}\n`],
      ['pay', '£25,100 FTE so do the sums'],
      ['filler', '\nCHANGES:\n'],
      ['pay', '£27,300 FTE so do the sums again', 0.8],
    )
    expect(valuesIn(sheet).filter((one) => one.startsWith('pay'))).toEqual([
      'pay: £27,300 a year, full-time equivalent',
    ])
  })

  it('lets a scale give way to the sum that names another', () => {
    const sheet = sheetOf(
      ['pay', 'Band 5'],
      ['duty', 'Look after the stock.'],
      ['pay', "it's a Band 6 now so £38,682 - £46,580"],
    )
    expect(valuesIn(sheet).filter((one) => one.startsWith('pay'))).toEqual(['pay: £38,682 to £46,580 a year (Band 6)'])
  })
})

describe('who and where are told apart', () => {
  it.each<[Label, string, string, string]>([
    ['place', 'Quillan Opticians, Kendal', 'Quillan Opticians', 'Kendal'],
    ['filler', "it's Sue from Muddy Boots in Nantwich", 'Muddy Boots', 'Nantwich'],
    ['place', 'Juniper Lodge in Nantwich', 'Juniper Lodge', 'Nantwich'],
    ['place', 'Papierfabrik Lauter, Düren', 'Papierfabrik Lauter', 'Düren'],
    ['place', 'Hotel Mirador de Poniente, Cádiz', 'Hotel Mirador de Poniente', 'Cádiz'],
    ['place', 'Amt 3 Bauen, Stadt Celle', 'Stadt Celle', 'Celle'],
    ['company', 'Otter Swim School at Brodney', 'Otter Swim School', 'Brodney'],
    ['company', "St Hilda's Hospice, Brodney Vale - the trustees agreed", "St Hilda's Hospice", 'Brodney Vale'],
  ])('%s: %s', (label, said, employer, place) =>
    expect(valuesIn(sheetOf([label, said]))).toEqual(
      expect.arrayContaining([`employer: ${employer}`, `place: ${place}`]),
    ),
  )

  it('takes a name for it that is said to be one, whatever it was taken for', () => {
    expect(valuesIn(sheetOf(['perk', 'company is Quillan Removals']))).toEqual(['employer: Quillan Removals'])
  })

  it('takes no initial, no town with a kind of house and no asker for an employer', () => {
    for (const said of ["It's for Robin T", 'Bristol studio', 'Series C, 40 people', "Prof. Hall's group"])
      expect(valuesIn(sheetOf(['company', said])).filter((one) => one.startsWith('employer'))).toEqual([])
  })

  it.each(['Kettering office, Corby', 'Siler City, North Carolina', 'Kendal, Cumbria'])(
    'a site is no employer: %s',
    (said) => {
      expect(valuesIn(sheetOf(['place', said])).some((one) => one.startsWith('employer'))).toBe(false)
    },
  )
})

test('a remark that tells of itself leaves what stands ahead, one that tells of him takes it along', () => {
  const cap = sheetOf(['pay', '$44-$49/hr'], ['aside', "(cap is 50, pls don't post cap)"])
  expect(valuesIn(cap)).toContain('pay: $44 to $49 an hour')
  const refused = sheetOf(['pay', 'Eingruppierung: E 9c TVöD (E 10 abgelehnt, nicht erwähnen)'])
  expect(valuesIn(refused)).toContain('pay: E 9c TVöD')
  expect(JSON.stringify(refused.entries)).not.toContain('E 10')
  const named = sheetOf(['company', "It's for Robin T (asthma)"], ['order', "but obviously don't name him"])
  expect(JSON.stringify(named.entries)).not.toMatch(/Robin|asthma/)
})

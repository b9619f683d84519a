import { describe, expect, it } from 'vitest'
import type { Entry, Kind, Language, Sheet } from '../sheet/sheet.ts'
import { writePage } from './write.ts'

const sheetOf = (language: Language, told: [Kind, string, unknown?][], style: Partial<Sheet['style']> = {}): Sheet => ({
  language,
  entries: told.map(([kind, text, value]) => ({ kind, text, span: null, sure: true, value }) as unknown as Entry),
  notes: [],
  questions: [],
  style: { tone: 'plain', length: 'short', address: 'formal', ...style },
})

const CARE: [Kind, string, unknown?][] = [
  ['title', 'Senior Care Assistant (nights)'],
  ['employer', 'Larch Grove'],
  ['place', 'Ludlow'],
  ['about', 'a 34-bed residential home'],
  ['pay', '£14.60 an hour'],
  ['contract', 'permanent'],
  ['task', 'Give medication'],
  ['demand', 'Level 3 in adult care'],
  ['offer', 'We pay for the DBS check'],
  ['condition', 'We cannot offer visa sponsorship'],
  ['apply', 'Apply to Ruth Penhale: ruth@larchgrove.example'],
  ['deadline', 'by 11 December'],
]

describe('a sheet becomes a page', () => {
  it('holds what the sheet holds, in the order of a page, and nothing else', () => {
    expect(writePage(sheetOf('en', CARE)).text).toBe(`# Senior Care Assistant (nights)

£14.60 an hour · permanent

Larch Grove, a 34-bed residential home in Ludlow, is looking for a senior care assistant.

## What you will do

- Give medication.

## What you bring

- Level 3 in adult care

## What we offer

- We pay for the DBS check.

## Good to know

- We cannot offer visa sponsorship.

## How to apply

Apply to Ruth Penhale: ruth@larchgrove.example by 11 December.`)
  })

  it.each<[Language, string, string, number, string]>([
    [
      'en',
      'Forklift Operator',
      'Redbud Cold Storage',
      3,
      'Redbud Cold Storage in X is looking for 3 forklift operators.',
    ],
    ['en', 'HR Manager', 'City of Alder Falls', 1, 'The City of Alder Falls in X is looking for an HR manager.'],
    [
      'de',
      'Elektriker (m/w/d) für Gebäudetechnik',
      'Elektro Brandhuber GmbH',
      1,
      'Die Elektro Brandhuber GmbH in X sucht einen Elektriker (m/w/d) für Gebäudetechnik.',
    ],
    [
      'de',
      'Pflegefachkraft (m/w/d)',
      'Seniorenhaus Lindenhang',
      1,
      'Das Seniorenhaus Lindenhang in X sucht eine Pflegefachkraft (m/w/d).',
    ],
    [
      'de',
      'Sachbearbeiter/in Bauordnung (m/w/d)',
      'Stadt Ahrenfelde',
      1,
      'Die Stadt Ahrenfelde in X sucht eine/n Sachbearbeiter/in Bauordnung (m/w/d).',
    ],
    [
      'fr',
      'Comptable fournisseurs (H/F)',
      'Groupe Valmeray',
      1,
      'Le Groupe Valmeray à X recrute un(e) comptable fournisseurs (H/F).',
    ],
    [
      'es',
      'Auxiliar administrativo/a',
      'Clínica Dental Monteluz',
      1,
      'La Clínica Dental Monteluz, en X, busca auxiliar administrativo/a.',
    ],
  ])('%s: names who looks for %s', (language, title, employer, openings, sentence) => {
    const sheet = sheetOf(language, [
      ['title', title, { openings }],
      ['employer', employer],
      ['place', 'X'],
    ])
    expect(writePage(sheet).text).toContain(sentence)
  })

  it('says “we” only where no employer is known, and knows one from the company’s profile', () => {
    const sheet = sheetOf('en', [
      ['title', 'Night Porter'],
      ['place', 'Scarborough'],
    ])
    expect(writePage(sheet).text).toContain('We are looking for a night porter in Scarborough.')
    const page = writePage(sheet, { company: { name: 'The Grand' } })
    expect(page.text).toContain('The Grand in Scarborough is looking for a night porter.')
  })

  it('tells each fact once', () => {
    const { text } = writePage(
      sheetOf('en', [
        ['title', 'Line Cook'],
        ['pay', '$20 to $22 an hour'],
        ['offer', '$20 to $22 an hour'],
        ['demand', '1 year on the grill'],
        ['demand', '1 year on the grill or sauté'],
        ['task', 'Clean the fryers'],
        ['task', 'Clean the fryers.'],
      ]),
    )
    expect(text.match(/\$20/g)).toHaveLength(1)
    expect(text.match(/1 year/g)).toHaveLength(1)
    expect(text.match(/fryers/g)).toHaveLength(1)
  })

  it('addresses the reader as the sheet wants', () => {
    const told: [Kind, string][] = [
      ['title', 'Koch (m/w/d)'],
      ['task', 'Kochen'],
      ['deadline', 'bis 3. Mai'],
    ]
    expect(writePage(sheetOf('de', told, { address: 'informal' })).text).toContain('## Deine Aufgaben')
    expect(writePage(sheetOf('de', told)).text).toContain('Bitte bewerben Sie sich bis 3. Mai.')
  })

  it('leaves out what is not sure', () => {
    const sheet = sheetOf('en', CARE)
    sheet.entries.find(({ kind }) => kind === 'pay')!.sure = false
    expect(writePage(sheet).text).not.toContain('14.60')
  })
})

describe('house rules', () => {
  const ruled = (...houseRules: NonNullable<Parameters<typeof writePage>[1]>['houseRules'] & object) =>
    writePage(sheetOf('en', CARE), { houseRules }).text

  it('rename headings and say other words, whole words only', () => {
    const text = ruled(
      { kind: 'heading', from: ['What we offer'], to: 'Your benefits' },
      { kind: 'term', from: 'care', to: 'support' },
    )
    expect(text).toContain('## Your benefits')
    expect(text).toContain('Senior Support Assistant')
    expect(text).toContain('Level 3 in adult support')
  })

  it('take a phrase out where the rest can stand, and the line where it cannot', () => {
    expect(ruled({ kind: 'avoid', phrase: 'in adult care' })).toContain('- Level 3\n')
    expect(ruled({ kind: 'avoid', phrase: 'Give medication' })).not.toContain('What you will do')
  })

  it('add a point to its section and a closing at the end, in their language only', () => {
    const text = ruled(
      { kind: 'line', heading: 'What we offer', text: 'A pension.', language: 'en' },
      { kind: 'closing', heading: 'About Larch Grove', text: 'Since 1974.', language: 'en' },
      { kind: 'closing', heading: null, text: 'Seit 1974.', language: 'de' },
    )
    expect(text).toContain('- We pay for the DBS check.\n- A pension.')
    expect(text.endsWith('## About Larch Grove\n\nSince 1974.')).toBe(true)
  })
})

import { expect, it } from 'vitest'
import type { Label, Stretch } from '../label/label.ts'
import { readText } from '../text/text.ts'
import { joinStretches } from './join-stretches.ts'
import { readSheet } from './read-sheet.ts'

const pageOf = (brief: string) =>
  readSheet(brief)
    .entries.map(({ kind, text }) => `${kind}: ${text}`)
    .join('\n')

it('takes what goes on with a verb for a part of the remark', () => {
  const told = pageOf(
    "Hi Priya, Denise has handed her notice in (off to Jewsons, don't mention it obviously) and finishes on 19th Dec, I'd like someone in by the start of Feb.\n\nIt's purchase ledger clerk, full time. Supplier statement recs, two payment runs. 24 to 26k. CVs to accounts@timber.example by Fri 9 Jan.",
  )
  expect(told).not.toContain('19')
  expect(told).toContain('February')
})

it('leaves what leads to a figure with the figure', () => {
  expect(pageOf('Cuisinier, CDD. 35h annualisées, 6h30-14h30. Env. 1 850 € brut, repas pris sur place.')).toContain(
    'environ 1 850 €',
  )
})

it('keeps a lead that heads nothing', () => {
  const { entries, notes } = readSheet(
    'CFO, Philadelphia, $185,000. CPA or MBA: the committee went back and forth. Ten years of experience.',
  )
  expect([...entries, ...notes].map(({ text }) => text).join('\n')).toContain('CPA or MBA')
})

it('takes what leads to a place for the place, unless it names somebody', () => {
  const joined = (company: string) => {
    const text = readText(`${company} in Tulsa`)
    const at = company.length
    const cut = (label: Label, from: number, to: number): Stretch => ({
      label,
      from,
      to,
      sure: 1,
      odds: {} as Stretch['odds'],
    })
    return joinStretches(text, [cut('company', 0, at), cut('place', at + 1, text.text.length)]).length
  }
  expect(joined('for our dental office')).toBe(1)
  expect(joined('for our Dental Smiles')).toBe(2)
})

it('keeps what leans on the words ahead of it with them', () => {
  const told = pageOf(
    'Care home nurse, Hull, £19 an hour. You need an NVQ 3, if not must get it within 18 months. Driving licence helpful, not essential as there is a bus from the station. RMN or RGN; or three years in a hospital ward.',
  )
  expect(told).toMatch(/NVQ 3, if not/)
  expect(told).toMatch(/not essential as there is a bus/)
  expect(told).toMatch(/RGN; or 3 years/)
})

it('takes the holder of the post for the reader, and others for themselves', () => {
  const told = pageOf(
    'Research associate, Norwich, £34,000 a year.\n\nThe RA would run the screens, pubs and village tests, keep the freezers tidy, and write papers. The associate services the meetings and keeps the minutes. The manager orders the chemicals.',
  )
  expect(told).toMatch(/task: Run the screens/)
  expect(told).toMatch(/task: Service the meetings and keep the minutes/)
  expect(told).not.toMatch(/task: Order the chemicals/)
})

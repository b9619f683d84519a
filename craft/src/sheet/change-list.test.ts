import { describe, expect, it } from 'vitest'
import { readText } from '../text/text.ts'
import { writeDescription } from '../write-description.ts'
import { changesFrom } from './change-list.ts'

const pageOf = (brief: string): string => {
  const written = writeDescription({ brief })
  return 'text' in written ? written.text : written.question
}

const OLD =
  `Harbour Museum, Falmouth. Visitor Supervisor. £11.80 per hour, 28 hours per week. You will open and close the museum,
cash up and lead one tour a day. You will need supervisory experience and a first aid certificate. Apply by email to
jobs@harbourmuseum.example by 14 February.`.replaceAll('\n', ' ')
const NEWS = [
  '- £13.65 an hour',
  '- no tours any more',
  '- first aid - not needed, we train you',
  '- deadline 1 March',
].join('\n')

describe('an old text yields to the changes behind it', () => {
  it.each([
    ['under a heading', `Please redo this one.\n\n${OLD}\n\nCHANGES\n${NEWS}`],
    ['behind quotation marks', `Old one:\n\n"${OLD}"\n\nso now\n${NEWS}`],
    ['in a text that is said to be changed', `Can you freshen this up please.\n\n${OLD}\n\n${NEWS}\nLou`],
  ])('%s', (_, brief) => {
    const page = pageOf(brief)
    expect(page).toContain('£13.65 an hour')
    expect(page).toContain('1 March')
    expect(page).toMatch(/supervisory experience/i)
    expect(page).not.toMatch(/11\.80|one tour|14 February|certificate/)
  })

  it('takes a list for changes only where a text stands ahead that is said to be changed', () => {
    const brief = `Visitor supervisor, Falmouth. ${OLD}\n\n- cash up\n- open the museum\n- close the museum`
    expect(changesFrom(readText(brief))).toBe(Number.POSITIVE_INFINITY)
    expect(changesFrom(readText('New:\n- cash up\n- open\n- close'))).toBe(Number.POSITIVE_INFINITY)
  })

  it('takes what the list tells of a thing for what holds, and leaves what it adds beside it', () => {
    const page = pageOf(
      `Can you freshen this up, changes at the end.\n\n${OLD}\n\nsupervisory experience or a year at a front desk\nalso: first aid certificate for the shop\n£13.65 an hour\ndeadline 1 March`,
    )
    expect(page).toContain('year at a front desk')
    expect(page).not.toMatch(/- Supervisory experience\.?$/m)
    expect(page).toContain('£13.65 an hour')
  })
})

import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

describe('what a description never says', () => {
  it.each([
    ['Chef, Cork, 45h a week, contact Donal 0141 555 0199', /0141|0199/],
    ['Head of sales, Zurich, CHF 180k. Leave the Hamburg figure out: we lost 3m in Hamburg.', /Hamburg|3m|Leave/],
    ['Nurse, Leeds, do not mention the merger with St Anne', /merger|St Anne/],
    ['Waiter, max 30, Nice, uniform provided', /max 30|\b30\b/i],
    ['Sous chef, Cork, split shifts? no. 45h a week', /^- Split shifts/m],
    ['Lift mechanic, 4 days on the hill, no sorry, all 5. Van', /no sorry/i],
    ['Koch in Ulm, Kantine, nein ach, Zulage, 12, Obst', /^- (?:12|Nein ach)$/m],
    ['Lift mechanic, Kaldfjell, two posts, £30k', /field is|work in kaldfjell/i],
    ['Need a ski lift mechanic, Kaldfjell, ski area, 2 posts', /field is|work in kaldfjell/i],
  ])('%s', (brief, unsaid) => expect(writeDescription({ brief })).not.toMatch(unsaid))
})

describe('what a description says in its own place', () => {
  const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  it.each<[string, string, RegExp]>([
    ['Sales rep, Bath, £30k, no cold calling', 'What we offer', /No cold calling/],
    ['Accountant, Bath, no IFRS needed', 'What you bring', /IFRS/],
    ['Shop assistant, Galway, €14 an hour, x14, staff discount 40%', 'What we offer', /Staff discount 40%/],
    ['UX designer, Dublin, portfolio, two interviews', 'How to apply', /portfolio/i],
  ])('%s: %s', (brief, heading, said) => expect(section(writeDescription({ brief }), heading)).toMatch(said))

  it('asks for no experience where the brief asks for none', () => {
    const needs = section(
      writeDescription({ brief: 'Electrician, Bath, no experience needed, full training' }),
      'What you bring',
    )
    expect(needs.replace(/No experience needed/i, '')).not.toMatch(/experience|practice/i)
  })
})

import { describe, expect, it } from 'vitest'
import { type List, parseDocument, plainText } from '../document.ts'
import { type Description, writeDescription } from '../write-description.ts'
import { type HouseRule, rulesIn } from './rule.ts'

const brief = `Night porter for the Grand Hotel in Scarborough, permanent, £12.60 an hour.
What they will do:
- check in late guests
- walk the rounds every two hours
Must have:
- a calm manner
- good spoken English
We offer:
- a hot meal on shift
- live-in room
Send your CV to jobs@grand.example.`
const write = (...rules: HouseRule[]) => (writeDescription({ brief, houseRules: rules }) as Description).text
const sections = (text: string) => parseDocument(text).sections
const headings = (text: string) => sections(text).map(({ heading }) => heading)
const points = (text: string, name: string) =>
  sections(text)
    .filter(({ heading }) => heading === name)
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is List => block.kind === 'bullets')

describe('the built-in writer follows a rule', () => {
  it('to remove a line, or what a phrase says, by whole sentences and items', () => {
    expect(write()).toContain('calm manner')
    for (const phrase of ['A calm manner', 'calm manner']) {
      const text = write({ kind: 'avoid', phrase })
      expect(text).not.toContain('calm')
      expect(text).not.toMatch(/^- *(?:A|An)?\.?$/m)
    }
  })

  it('to use another word, in the title, too', () => {
    const text = write({ kind: 'term', from: 'Night Porter', to: 'Night Host' })
    expect(text).toContain('# Night Host')
    expect(text).not.toMatch(/porter/i)
  })

  it('to call a section otherwise, and keeps the words in sentences', () => {
    const text = write({ kind: 'heading', from: ['Requirements', 'What you bring'], to: 'Your profile' })
    expect(headings(text)).toContain('Your profile')
    expect(headings(text)).not.toContain('What you bring')
    expect(headings(write({ kind: 'heading', from: ['What'], to: 'Nonsense' }))).toContain('What you bring')
  })

  it('to close with a line, or with a section', () => {
    const text = 'We welcome everyone.'
    expect(write({ kind: 'closing', heading: null, text, language: 'en' }).trimEnd().endsWith(text)).toBe(true)
    const last = sections(write({ kind: 'closing', heading: 'Open to all', text, language: 'en' })).at(-1)!
    expect([last.heading, last.blocks]).toEqual([
      'Open to all',
      [{ kind: 'paragraph', runs: [{ text, bold: false, italic: false }] }],
    ])
  })

  it('to add a point to a section, also to one that is renamed', () => {
    const [list, ...others] = points(
      write(
        { kind: 'line', heading: 'Our offer', text: 'A bicycle', language: 'en' },
        { kind: 'heading', from: ['What we offer'], to: 'Our offer' },
      ),
      'Our offer',
    )
    expect(others).toEqual([])
    expect(list?.items.map(plainText)).toEqual(
      expect.arrayContaining([expect.stringContaining('A bicycle'), expect.stringContaining('hot meal')]),
    )
  })
})

it('lines in one language are for descriptions in that language', () => {
  const rules: HouseRule[] = [
    { kind: 'closing', heading: null, text: 'Alle sind willkommen.', language: 'de' },
    { kind: 'avoid', phrase: 'dynamic' },
  ]
  expect(rulesIn('de', rules)).toHaveLength(2)
  expect(rulesIn('en', rules)).toEqual([rules[1]])
})

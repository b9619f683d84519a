import { describe, expect, it } from 'vitest'
import { parseDocument, plainText } from '../document.ts'
import { writeDescription } from '../writer/write.ts'
import { forWriter, type HouseRule, rulesIn } from './rule.ts'

const brief = 'Senior backend engineer, Berlin, 5+ years with Go, EUR 75,000–90,000'
const write = (...rules: HouseRule[]) => writeDescription({ brief, houseRules: forWriter(rules) })
const sections = (text: string) => parseDocument(text).sections
const headings = (text: string) => sections(text).map(({ heading }) => heading)
const points = (text: string, name: string) =>
  sections(text)
    .filter(({ heading }) => heading === name)
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'bullets')

describe('the built-in writer follows a rule', () => {
  it('to remove a phrase', () => {
    expect(write()).toContain('Clear written')
    expect(write({ kind: 'avoid', phrase: 'Clear written' })).not.toContain('Clear written')
  })

  it('to remove a line: nothing of it stays', () => {
    const line = /- (Clear written.*)\n/.exec(write())![1]!
    const text = write({ kind: 'avoid', phrase: line })
    expect(text).not.toContain('Clear written')
    expect(text).not.toMatch(/^- *$/m)
  })

  it('to use another word', () =>
    expect(write({ kind: 'term', from: 'Backend Engineer', to: 'Backend Developer' })).toContain('Developer in Berlin'))

  it('to call a section otherwise, and keeps the words in sentences', () => {
    const text = write({ kind: 'heading', from: ['Requirements', 'What you bring'], to: 'Your profile' })
    expect(headings(text)).toContain('Your profile')
    expect(headings(text)).not.toContain('What you bring')
    expect(write({ kind: 'heading', from: ['What'], to: 'Nonsense' })).toContain('look after what is already in use')
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
    expect(list?.items.map(plainText)).toEqual(['A bicycle', expect.stringContaining('75,000')])
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

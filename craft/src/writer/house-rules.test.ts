import { describe, expect, it } from 'vitest'
import { parseDocument } from '../document.ts'
import { writeDescription } from './write.ts'

const BRIEFS = {
  en: 'Senior accountant, Leeds, £40,000, 3 years of experience with SAP, team of 6, company = Norwell',
  de: 'Buchhalter, Köln, 45.000 €, 3 Jahre Berufserfahrung mit SAP, Team von 6, Firma: Norwell GmbH',
  fr: 'Comptable, Lyon, 32 000 €, 3 ans d’expérience, SAP, équipe de 6, CDI',
  es: 'Contable, Madrid, 24.000 €, 3 años de experiencia, SAP, equipo de 6, indefinido',
} as const
type Language = keyof typeof BRIEFS
const LANGUAGES = Object.keys(BRIEFS) as Language[]

const FACTS = /\d|SAP|Norwell|Leeds|Köln|Lyon|Madrid|accountant|Buchhalter|comptable|contable/i
const lower = (text: string) => text.toLowerCase().replace(/\u00a0/g, ' ')
const headingsOf = (text: string) => parseDocument(text).sections.map(({ heading }) => heading)
const HOLES = /\s[.,](?:\s|$)| {2}|,\s*[,.]|^- *$|\b(?:and|und|et|y) *[.,\n]/m

/** Three words in a row from each sentence that tells no fact. */
function phrasesIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^#/.test(line) && !FACTS.test(line))
    .flatMap((line) => line.replace(/^- /, '').split(/(?<=[.?!:;,])\s+/))
    .flatMap((sentence) => {
      const words = sentence.replace(/[.?!:;,]+$/, '').split(' ')
      return words.length < 5 ? [] : [words.slice(1, 4).join(' ')]
    })
    .filter((phrase) => /^[\p{L}’' -]+$/u.test(phrase))
}

describe.each(LANGUAGES)('house rules in %s', (language) => {
  const brief = BRIEFS[language]
  const plain = writeDescription({ brief })
  const phrases = phrasesIn(plain)

  it('leave out a phrase wherever it comes from, and no hole behind it', () => {
    expect(phrases.length).toBeGreaterThan(8)
    for (const phrase of phrases) {
      const text = writeDescription({ brief, houseRules: { avoid: [phrase] } })
      expect(lower(text), phrase).not.toContain(lower(phrase))
      expect(text, phrase).not.toMatch(HOLES)
      expect(headingsOf(text), phrase).toEqual(headingsOf(plain))
    }
  })

  it('leave out many phrases at once', () => {
    const text = writeDescription({ brief, houseRules: { avoid: phrases } })
    expect(phrases.filter((phrase) => lower(text).includes(lower(phrase)))).toEqual([])
    expect(text).not.toMatch(HOLES)
  })

  it('hold in every section, for a word that stands everywhere', () => {
    const everywhere = { en: 'work', de: 'Arbeit', fr: 'travail', es: 'trabajo' }[language]
    const text = writeDescription({ brief, houseRules: { avoid: [everywhere] } })
    expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${everywhere}(?!\\p{L})`, 'iu'))
    expect(text).not.toMatch(HOLES)
    expect(headingsOf(text).length).toBe(headingsOf(plain).length)
  })

  it('call things by the name of the house, in facts and in what is known', () => {
    const houseRules = { rename: [{ from: 'SAP', to: 'SAP S/4HANA' }] }
    const text = writeDescription({ brief, houseRules })
    expect(text).toContain('SAP S/4HANA')
    expect(text).not.toMatch(/SAP(?! S\/4HANA)/)
  })

  it('call a section by the name of the house', () => {
    const [, second] = headingsOf(plain)
    const houseRules = { rename: [{ from: `## ${second}`, to: '## Profile' }] }
    expect(headingsOf(writeDescription({ brief, houseRules }))[1]).toBe('Profile')
  })

  it('close with the words of the house', () => {
    const text = writeDescription({ brief, houseRules: { closing: ['First line.', 'Last line.'] } })
    expect(text.endsWith('\n\nFirst line.\n\nLast line.\n')).toBe(true)
  })
})

it('an apostrophe is the same, however it is typed', () => {
  const brief = 'Barista, Leeds. Tone: warm'
  const [found] = /[A-Za-z]+’[a-z]+ [a-z]+/.exec(writeDescription({ brief }))!
  const avoid = [found.replace('’', "'")]
  expect(writeDescription({ brief, houseRules: { avoid } })).not.toContain(found)
})

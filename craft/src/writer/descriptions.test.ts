/** Whole descriptions of every family in every language, held to what makes one good (length, lists, sentences, variety). */
import { describe, expect, it } from 'vitest'
import { type Family, LANGUAGES, type Language } from '../brief/facts.ts'
import { ROLE_FAMILIES } from './families/all.ts'
import { writeDescription } from './write.ts'

const FACTS: Record<Language, string[]> = {
  en: [
    'Leeds, £30,000, permanent, 3 years of experience, company = Norwell',
    'Dublin, €45,000, team of 6, reports to Anna Byrne, 25 days holiday',
    'Austin TX, $70,000-$80,000, hybrid 2 days in the office, start in May',
    'Toronto, part time 24 hours a week, French is a plus, health insurance',
  ],
  de: [
    'Köln, 40.000 € brutto im Jahr, unbefristet, 3 Jahre Berufserfahrung, Firma: Norwell GmbH',
    'Ulm, 45.000 €, Team von 6, 30 Tage Urlaub',
    'Wien, 52.000 €, hybrid, 2 Tage im Büro, ab März 2027',
    'Kiel, Teilzeit 25 Stunden pro Woche, Englisch B2, Jobrad',
  ],
  fr: [
    'Lyon, CDI, 32 000 € brut par an, 3 ans d’expérience',
    'Lille, 30 000 €, équipe de 6, mutuelle',
    'Nantes, 34 000 €, 2 jours de télétravail, à partir de mars 2027',
    'Brest, temps partiel 24h par semaine, anglais B2, tickets restaurant',
  ],
  es: [
    'Madrid, 24.000 € brutos anuales, contrato indefinido, 3 años de experiencia',
    'Vigo, 22.000 €, equipo de 6 personas, seguro médico',
    'León, 26.000 €, 2 días de teletrabajo, a partir de marzo de 2027',
    'Cádiz, jornada parcial 25 horas semanales, inglés B2, 25 días de vacaciones',
  ],
}
const SHORT: Record<Language, string> = {
  en: 'keep it short',
  de: 'bitte kurz',
  fr: 'annonce courte',
  es: 'anuncio breve',
}

const families = Object.keys(ROLE_FAMILIES) as Family[]
const titleOf = (family: Family, language: Language) =>
  family === 'general'
    ? { en: 'Exam Invigilator', de: 'Taucher', fr: 'Scaphandrier', es: 'Buzo' }[language]
    : ROLE_FAMILIES[family].roles[0]!.name[language]
const write = (family: Family, language: Language, index: number, wish = '') =>
  writeDescription({ brief: `${titleOf(family, language)}, ${FACTS[language][index]!}${wish && `, ${wish}`}` })

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const bulletsOf = (text: string, section: number) =>
  (text.split(/^## .*$/m)[section] ?? '').split('\n').filter((line) => line.startsWith('- '))
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#') && !line.includes(' · '))
    .flatMap((line) => line.replace(/^- /, '').split(/(?<=[.?!])\s+/))
    .filter((sentence) => wordsIn(sentence) > 2)

describe.each(LANGUAGES)('descriptions in %s', (language) => {
  const texts = families.map((family) => FACTS[language].map((_, index) => write(family, language, index)))

  it('are long enough to tell the work and short enough to be read', () => {
    for (const text of texts.flat()) {
      expect(wordsIn(text), text).toBeGreaterThanOrEqual(150)
      expect(wordsIn(text), text).toBeLessThanOrEqual(600)
    }
  })

  it('are short where that is asked for', () => {
    for (const family of families) expect(wordsIn(write(family, language, 0, SHORT[language]))).toBeLessThanOrEqual(150)
  })

  it('list five to eight duties and three to six needs', () => {
    for (const text of texts.flat()) {
      const [duties, needs] = [bulletsOf(text, 1).length, bulletsOf(text, 2).length]
      expect(duties >= 5 && duties <= 8 && needs >= 3 && needs <= 6, text).toBe(true)
    }
  })

  it('keep their sentences easy: sixteen words in the mean, and no paragraph like a wall', () => {
    for (const text of texts.flat()) {
      const sentences = sentencesOf(text)
      expect(sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0) / sentences.length).toBeLessThanOrEqual(16)
      for (const paragraph of text.split('\n')) expect(wordsIn(paragraph), paragraph).toBeLessThanOrEqual(85)
    }
  })

  it('share few sentences with others for the same role', () => {
    const shares = texts.flatMap((ofRole) => {
      const sets = ofRole.map((text) => new Set(sentencesOf(text)))
      return sets.flatMap((one, index) =>
        sets.slice(index + 1).map((other) => {
          const both = [...one].filter((sentence) => other.has(sentence)).length
          return both / Math.min(one.size, other.size)
        }),
      )
    })
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15)
    expect(shares.filter((share) => share > 1 / 3).length).toBeLessThanOrEqual(shares.length / 100)
  })
})

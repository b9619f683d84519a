import { describe, expect, it } from 'vitest'
import type { Language, Tone } from '../brief/facts.ts'
import { briefByHand, fact } from './brief-by-hand.ts'
import { writeDates } from './languages/dates.ts'
import { translate } from './lexicon/translate.ts'
import { writeDescription } from './write.ts'

const pay = { min: 75000, max: 90000, currency: 'EUR', per: 'YEAR' } as const
const factsLine = (text: string) => text.split('\n')[2]!.replace(/\u00a0/g, ' ')

const clerk = (language: Language, style = {}) =>
  briefByHand(
    [
      fact({
        kind: 'title',
        text: 'Accountant',
        title: { en: 'Accountant', de: 'Buchhalter', fr: 'Comptable', es: 'Contable' }[language],
        family: 'finance',
      }),
      fact({ kind: 'place', text: 'Munich', city: 'Munich' }),
      fact({ kind: 'mode', text: 'hybrid, 2 days', mode: 'hybrid', officeDays: 2 }),
      fact({ kind: 'contract', text: 'permanent', contract: 'permanent' }),
      fact({ kind: 'pay', text: 'EUR 75,000-90,000', pay, gross: true }),
      fact({ kind: 'language', text: 'French', language: 'fr', level: 'B2' }),
    ],
    style,
    language,
  )

describe('the facts line', () => {
  it.each<[Language, string]>([
    ['en', 'Munich · Hybrid, 2 days a week in the office · Permanent · EUR 75,000–90,000 a year gross'],
    ['de', 'München · Hybrid, 2 Tage pro Woche im Büro · Unbefristet · 75.000–90.000 € brutto im Jahr'],
    ['fr', 'Munich · Hybride, 2 jours par semaine au bureau · CDI · 75 000–90 000 € brut par an'],
    ['es', 'Múnich · Híbrido, 2 días a la semana en la oficina · Contrato indefinido · 75.000–90.000 € brutos al año'],
  ])('in %s', (language, line) => expect(factsLine(writeDescription({ brief: clerk(language) }))).toBe(line))
})

describe('francs are written as Switzerland does', () => {
  it.each([
    ["Polier in Chur, CHF 7'400 bis 8'100 brutto im Monat", 'CHF 7’400–8’100 brutto im Monat'],
    ["Horloger au Locle, CHF 78'000 à 84'000 par an", 'CHF 78’000–84’000 par an'],
    ["Carreleur à Yverdon, CHF 31.50 de l'heure", 'CHF 31.50 de l’heure'],
    ['Ingeniera en Zúrich, hasta 110.000 CHF al año', 'hasta CHF 110’000 al año'],
  ])('%s', (brief, sum) => expect(writeDescription({ brief }).replace(/\u00a0/g, ' ')).toContain(sum))
})

describe('languages that are asked for', () => {
  it.each<[Language, string]>([
    ['en', 'French at B2 level'],
    ['de', 'Französisch auf Niveau B2'],
    ['fr', 'Français, niveau B2'],
    ['es', 'Francés, nivel B2'],
  ])('in %s', (language, line) => expect(writeDescription({ brief: clerk(language) })).toContain(`- ${line}`))
})

describe('titles are open to every gender', () => {
  it.each<[Language, string]>([
    ['de', '# Buchhalter (m/w/d)'],
    ['fr', '# Comptable (H/F)'],
    ['es', '# Contable'],
  ])('in %s', (language, title) => expect(writeDescription({ brief: clerk(language) }).split('\n')[0]).toBe(title))
})

describe('the form of address', () => {
  const formalWords = {
    de: /\b(Sie|Ihre?n?m?|Ihnen)\b/,
    fr: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu,
    es: /\b(su|sus|usted|le)\b/,
  }
  const informalWords = {
    de: /\b(du|dich|dir|deine?\w*)\b/i,
    fr: /(?<!\p{L})(tu|ton|ta|tes|toi|te)(?!\p{L})/iu,
    es: /(?<!\p{L})(tú|tu|tus|te|ti|contigo)(?!\p{L})/iu,
  }
  const tones: Tone[] = ['plain', 'warm', 'formal', 'playful']
  it.each((['de', 'fr', 'es'] as const).flatMap((language) => tones.map((tone) => [language, tone] as const)))(
    'is one throughout: %s, %s',
    (language, tone) => {
      const formal = writeDescription({ brief: clerk(language, { address: 'formal', tone }) })
      const informal = writeDescription({ brief: clerk(language, { address: 'informal', tone }) })
      expect(formal).not.toMatch(informalWords[language])
      // Spanish "su" is also "their", German "Sie" also begins a sentence about "it": only the reader's forms count.
      if (language !== 'es') expect(informal.replace(/rendez-vous/g, '')).not.toMatch(formalWords[language])
    },
  )
})

describe('a brief in one language and a text in another', () => {
  const text = writeDescription({
    brief: briefByHand(
      [
        fact({ kind: 'title', text: 'Plumber', title: 'Plumber', family: 'construction' }),
        fact({ kind: 'benefit', text: '30 days holiday' }),
        fact({ kind: 'benefit', text: 'company car' }),
        fact({ kind: 'shift', text: 'no on call', holds: false }),
        fact({ kind: 'benefit', text: 'Friday beers on the roof' }),
        fact({ kind: 'start', text: '1 March 2027' }),
      ],
      { outputLanguage: 'de', address: 'formal' },
    ),
  })

  it('translates what is well known', () => {
    for (const said of ['30 Tage Urlaub', 'Dienstwagen', 'Keine Rufbereitschaft', '1. März 2027', 'Anlagenmechaniker'])
      expect(text).toContain(said)
  })

  it('quotes what it does not know rather than guessing', () => expect(text).toContain('„Friday beers on the roof“'))
})

describe('notes of desks in the language of the text', () => {
  it.each<[string, Language, string]>([
    ['paid 14 times', 'de', '14 Gehälter im Jahr'],
    ['about 30% travel in Germany and Austria', 'de', 'rund 30 % Reisetätigkeit in Deutschland und Österreich'],
    ['labour law basics', 'de', 'Grundkenntnisse: Arbeitsrecht'],
    ['120 employees with works council', 'de', '120 Mitarbeitende mit Betriebsrat'],
    ['budget EUR 90k', 'fr', 'budget : EUR 90k'],
    ['~400 invoices a month', 'fr', 'environ 400 factures par mois'],
    ['employment law', 'es', 'derecho laboral'],
  ])('%s (%s)', (text, to, written) => expect(translate(text, 'en', to)).toBe(written))
})

describe('dates', () => {
  it.each<[string, Language, Language, string]>([
    ['sept 2027', 'en', 'en', 'September 2027'],
    ['Nov 30', 'en', 'en', '30 November'],
    ['22 Jan noon', 'en', 'en', '22 January noon'],
    ['1 March 2027', 'en', 'de', '1. März 2027'],
    ['ab 1. März', 'de', 'fr', 'ab 1er mars'],
    ['10 janvier', 'fr', 'es', '10 de enero'],
    ['may be', 'en', 'de', 'may be'],
    ['marketing', 'en', 'de', 'marketing'],
  ])('%s (%s to %s)', (text, from, to, written) => expect(writeDates(text, from, to)).toBe(written))
})

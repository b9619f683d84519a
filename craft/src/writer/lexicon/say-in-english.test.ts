import { expect, it } from 'vitest'
import { writeDescription } from '../write.ts'
import { inEnglish } from './say-in-english.ts'

it.each([
  ['Bereitschaft jede 3. Woche', 'stand-by duty every 3rd week'],
  ['Lieferanten steuern (Reinigung, Transport)', 'manage suppliers (cleaning, transport)'],
  ['Budget 2,4 Mio', 'budget 2.4 million'],
  ['Bürogebäude Ostkai, 6.500 qm', 'office building Ostkai, 6,500 square metres'],
  ['Führerschein egal', 'no driving licence needed'],
  ['Schulung zahlen wir', 'we pay for training'],
  ['Lagersoftware', 'warehouse software'],
  ['Bürobedarf bestellen', 'order office supplies'],
  ['Wartung elektrischer Anlagen', 'maintenance of electrical systems'],
  ['Siemens-Steuerung', 'Siemens control'],
  ['Prämie für sicheres Fahren', 'bonus for safe driving'],
  ['Kernzeit 9-14 Uhr', 'core hours 9:00–14:00'],
  ['Zwirbelschranken ölen', null],
  ['Wir laufen morgens aus', null],
])('%s', (german, english) => expect(inEnglish(german)).toBe(english))

it('a German brief is told in English where English is asked for', () => {
  const text = writeDescription({
    brief:
      'QA Test Engineer in Ulm, Anzeige bitte auf Englisch. Deutsch Grundkenntnisse reichen, Rufbereitschaft jede 6. Woche, CAFM ein Plus, Bewerbung: 3 Runden.',
  })
  expect(text).toContain('# QA Test Engineer')
  expect(text).toMatch(/[Bb]asic German/)
  expect(text).toMatch(/[Oo]n-call duty every 6 weeks/)
  expect(text).not.toContain('“')
  expect(text).not.toMatch(/CAFM ein?\b|application: /)
})

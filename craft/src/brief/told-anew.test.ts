import { describe, expect, it } from 'vitest'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'
import { toldAnew } from './told-anew.ts'

const meant = (text: string) => rewrite({ text, toTyped: (at) => at }, toldAnew(text)).text

describe('a range told anew', () => {
  it.each([
    [
      'Zahlen 2.400-2.700 brutto. Ach schreib 2.500 bis 2.800, sonst bewirbt sich niemand.',
      'Zahlen 2.500 bis 2.800 brutto.',
    ],
    ['Pay £24k-26k, hmm no, put £25k to 27k', 'Pay £25k to 27k'],
    ['Pay £24k-26k, oh make it £25k to 27k', 'Pay £25k to 27k'],
    ['Salaire 1900-2100 brut, allez mets 2000 à 2200', 'Salaire 2000 à 2200 brut'],
    ['15,80 die stunde. nee mach 16,20', '16,20 die stunde'],
    ['Sueldo 1.500-1.700 brutos. Mejor pon 1.600 a 1.800', 'Sueldo 1.600 a 1.800 brutos'],
  ])('%s', (typed, holds) => expect(meant(typed)).toBe(holds))
})

it('what a sentence takes back is not read', () => {
  const { facts } = readBrief(
    'Fräser in Ulm. 38 h und EG 9 wie nebenan – Quatsch, wir haben ja keinen Tarif. Also: 3.400 bis 3.800 im Monat bei 40 h.',
  )
  expect(facts.map(({ text }) => text).join(' | ')).not.toMatch(/EG 9|38 h|Quatsch/)
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'pay', pay: expect.objectContaining({ min: 3400 }) }))
})

it.each(['Zahlen 2.400 bis 2.700 brutto.', 'Montag nein, Dienstag ab Mai ja.', 'Kein Quatsch – wir zahlen pünktlich.'])(
  'takes nothing back: %s',
  (said) => expect(meant(said)).toBe(said),
)

import { expect, it } from 'vitest'
import { readCorpus } from '../../training/read-corpus.ts'
import { EURO } from './one-byte.ts'
import { readBrief } from './read.ts'

it('tells the euro as it was typed, and nothing else for it', () => {
  const { facts, setAside } = readBrief(
    'Koch in Ulm, 2.900 € brutto, 50€ Bonus im Monat, Essen 5 €/Tag. Der Vorgänger hatte nur 2.700 €, unter uns. Budget 200 T€.',
  )
  expect(facts.find(({ kind }) => kind === 'pay')).toMatchObject({ text: '2.900 € brutto', pay: { currency: 'EUR' } })
  expect(JSON.stringify({ facts, setAside })).not.toContain(EURO)
  expect(setAside.map(({ text }) => text).join()).toContain('2.700 €')
})

it('takes the sign that stands for it for a blank where somebody typed it', () =>
  expect(JSON.stringify(readBrief('Cook, Bath, ¤500 bonus, free parking').facts)).not.toMatch(/[¤€]/))

it('leaves none of its own signs in what it tells of labelled briefs', () => {
  const paid = readCorpus(new URL('../../corpus/', import.meta.url)).filter(({ text }) => text.includes('€'))
  expect(paid.length).toBeGreaterThan(500)
  for (const { text } of paid.filter((_, index) => index % 8 === 0)) {
    const { text: typed, ...read } = readBrief(text)
    expect(JSON.stringify(read), typed).not.toContain(EURO)
  }
})

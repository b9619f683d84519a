import { describe, expect, test } from 'vitest'
import { readBrief } from './read.ts'

describe('what is left of a phrase is told with the phrase', () => {
  test.each([
    ['Physio, Bristol. Band 6 equivalent, free parking.', ['Band 6 equivalent']],
    ['Warehouse lead, Rotterdam harbour, forklift certificate', ['Rotterdam harbour']],
    ['Cook, Lyon, 40 hours, permanent after 6 month trial', ['permanent after 6 month trial']],
    ['Koch in Graz, ab EUR 2.800 brutto/Monat (14x), Vollzeit', ['ab EUR 2.800 brutto/Monat (14x)']],
    // What stands before its place needs no place.
    ['Night nurse. Residential home in Sligo, 30 beds.', ['Residential home', '30 beds']],
    // What is joined on is a thing of its own.
    ['Electrician, Bath. £38k plus van.', ['plus van']],
    ['We need another cook in Leeds', []],
  ])('%s', (brief, loose) => {
    const found = readBrief(brief).facts.filter(({ kind }) => kind === 'free')
    expect(found.map(({ text }) => text)).toEqual(loose)
  })
})

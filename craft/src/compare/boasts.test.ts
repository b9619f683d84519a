import { describe, expect, it } from 'vitest'
import { dropClaim } from './drop-claim.ts'
import { findClaims } from './grounds.ts'

const BRIEF = 'accountant in Leeds, family firm, growing fast'
const inventedIn = (text: string, brief = BRIEF) =>
  findClaims(`# Role\n\n## About us\n\n${text}\n`, { brief }).filter(({ ground }) => ground === 'none')

describe('praise of the employer', () => {
  it.each([
    ['We are an award-winning firm.'],
    ['We are trusted by Arden Rail and Corvo Foods.'],
    ['Backed by Northfund Capital, we build tools.'],
    ['We are one of the largest employers of the region.'],
    ['We look after thousands of customers.'],
    ['Wir sind Marktführer und betreuen namhafte Kunden.'],
    ['Wir gehören zu den führenden Anbietern der Branche.'],
    ['Nous sommes leader sur le marché français.'],
    ['Somos una empresa líder en el sector.'],
  ])('%s', (text) => {
    expect(inventedIn(text)).not.toEqual([])
  })

  it.each([
    ['We build software that people like.', BRIEF],
    ['You are supported by a team that knows the work.', BRIEF],
    ['We are an award-winning firm.', 'accountant for our award-winning firm'],
    ['We are a fast-growing family firm.', BRIEF],
  ])('leaves alone: %s', (text, brief) => {
    expect(inventedIn(text, brief).map((claim) => claim.text)).toEqual([])
  })

  it.each([
    ['Backed by Northfund, we build tools.', 'Northfund', 'We build tools.'],
    ['Since 1998, we have kept books.', '1998', 'We have kept books.'],
    ['Seit 1998 bauen wir Orgeln für Kirchen.', '1998', 'Wir bauen Orgeln für Kirchen.'],
  ])('goes without a trace: %s', (text, words, left) => {
    const whole = `# Role\n\n## About us\n\n${text}\n`
    const claim = findClaims(whole, { brief: BRIEF }).find((one) => one.text.includes(words))
    expect(dropClaim(whole, claim!)).toBe(`# Role\n\n## About us\n\n${left}\n`)
  })
})

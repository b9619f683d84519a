import { describe, expect, it } from 'vitest'
import { dropClaim } from './drop-claim.ts'
import { findClaims } from './grounds.ts'

const inventedIn = (brief: string, text: string) =>
  findClaims(text, { brief }).filter(({ ground }) => ground === 'none')

describe('a claim is as long as what it takes along', () => {
  it.each([
    ['## What you bring\n\n- At least six years in retail', ['At least six years in retail']],
    ['## What we offer\n\n- A four-week sabbatical after two years', ['A four-week sabbatical after two years']],
    ['## What we offer\n\n- Kafka, Redis and MongoDB courses', ['Kafka', 'Redis', 'MongoDB courses']],
    ['## Your tasks\n\n- Write up visits in Salesforce', ['in Salesforce']],
    ['We brew ale. Founded in 1887, we brew it by hand.', ['Founded in 1887']],
  ])('%s', (text, claims) => {
    expect(inventedIn('brewer wanted', `# Brewer\n\n${text}\n`).map((claim) => claim.text)).toEqual(claims)
  })

  it('leaves out what was told', () => {
    const [claim] = inventedIn('brewer, van', '# Brewer\n\n## We offer\n\n- A van and a fuel card\n')
    expect(claim?.text).toBe('a fuel card')
  })

  it.each([
    ['You brew ale and cider and lead 7 porters. You clean.', 'You brew ale and cider. You clean.'],
    ['You will also get 31 days of holiday, a meal and a bike. You clean.', 'You clean.'],
  ])('and leaves a sentence behind: %s', (text, rest) => {
    const whole = `# Brewer\n\n${text}\n`
    const [claim] = inventedIn('brewer of ale and cider, clean', whole)
    expect(dropClaim(whole, claim!)).toBe(`# Brewer\n\n${rest}\n`)
  })
})

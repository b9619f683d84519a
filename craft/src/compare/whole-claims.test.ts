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

  it.each([
    ['baker wanted', 'Opened in 1962, we bake for more than 40 cafés across Fife.'],
    ['Bäcker gesucht, Sauerteig', 'In der Hochsaison gehen bei uns täglich über 3.000 Brötchen über die Theke.'],
    ['boulanger, Dole', 'Nous livrons chaque matin plus de 60 restaurants de la région.'],
    ['panadero en Soria', 'Servimos a más de 80 restaurantes de tres provincias.'],
    ['cleaner, Fife', 'A full driving licence is essential, as the sites cannot be reached by bus.'],
  ])('where nothing else of the sentence was told: %s, %s', (brief, sentence) => {
    const text = `# Title\n\n## The work\n\n${sentence} Clean.\n`
    expect(inventedIn(brief, text).map((claim) => claim.text)).toEqual([sentence.slice(0, -1)])
  })

  it.each([
    [
      'baker, sourdough, night shifts',
      'You bake sourdough on night shifts for 40 cafés.',
      'You bake sourdough on night shifts',
    ],
    ['fitter, no FIFO', 'No fly-in fly-out: you are home by 3 pm.', 'No fly-in fly-out'],
  ])('and not what was told beside it: %s, %s', (brief, sentence, told) => {
    expect(
      inventedIn(brief, `# Title\n\n${sentence}\n`)
        .map((claim) => claim.text)
        .join(' | '),
    ).not.toContain(told)
  })

  it.each([
    ['## We offer\n\n- Une mutuelle prise en charge à 90 %'],
    ['## Requirements\n\n- A diploma in horticulture, forestry or a related field'],
    ['## Tus tareas\n\n- Gestionar las redes sociales del vivero'],
  ])('an item goes as one: %s', (text) => {
    const claims = inventedIn('gardener, vivero, jardinier', `# Gardener\n\n${text}\n`).map((claim) => claim.text)
    expect(claims).toEqual([text.split('- ')[1]])
  })

  it.each([
    ['You report to Ana Ruiz, our controller, and lead 14 clerks.', 'You report to Ana Ruiz, our controller.'],
    ['You join nine reps, spread across Kent and Lisbon.', 'You join nine reps, spread across Kent.'],
    ['- **Salary:** £30,000 plus a quarterly bonus', '- **Salary:** £30,000'],
  ])('and leaves a clean line: %s', (text, rest) => {
    const whole = `# Clerk\n\n${text}\n`
    const claims = inventedIn('clerk, £30k, reports to Ana Ruiz, controller. 9 reps in Kent', whole)
    expect(dropClaim(whole, claims[0]!)).toBe(`# Clerk\n\n${rest}\n`)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Sources } from './claims.ts'
import { findClaims } from './grounds.ts'

const BRIEF =
  'need a senior go dev, 5+ yrs, payments exp, remote within EU (CET +-2h), €80-95k + 0.1% equity. ' +
  'kafka, postgres, k8s. nice to have terraform. reports to Marta (VP Eng), team of 7, no on call, 30 days holiday. start feb 2027'

const claimsOn = (line: string, sources: Sources = { brief: BRIEF }) => findClaims(`# Role\n\n${line}\n`, sources)
const untold = (brief: string, text: string) =>
  findClaims(`# Role\n\n${text}\n`, { brief })
    .filter(({ ground }) => ground === 'none')
    .map((claim) => claim.text)

describe('a claim has its kind and its ground', () => {
  it.each([
    ['€80,000 to €95,000 a year', '95,000', 'figure', 'brief'],
    ['€80k to €105k', '105', 'figure', 'none'],
    ['We are a team of seven.', 'seven', 'figure', 'brief'],
    ['We run a fleet of 80 vans.', '80', 'figure', 'none'],
    ['It starts in February 2027.', '2027', 'year', 'brief'],
    ['We were founded in 1998.', '1998', 'year', 'none'],
    ['- Run services\n- Work with Redis in Leeds', 'Redis', 'place', 'none'],
    ['## Requirements\n\n- Good Go\n- Experience with Redis', 'Redis', 'tool', 'none'],
    ['## Requirements\n\n- A bachelor’s degree in law', 'bachelor', 'degree', 'none'],
    ['## Requirements\n\n- Fluent Dutch', 'Dutch', 'demand', 'none'],
    ['## What we offer\n\n- A gym membership', 'gym', 'benefit', 'none'],
    ['## What we offer\n\n- 30 days of holiday', 'holiday', 'benefit', 'brief'],
  ])('%s: %s', (line, words, kind, ground) => {
    expect(claimsOn(line).find(({ text }) => text.includes(words))).toMatchObject({ kind, ground })
  })

  it('from the company’s own words', () => {
    const sources = { brief: 'barista', company: { name: 'Larkfield', size: '40 people' } }
    expect(claimsOn('We are 40 people.', sources)).toMatchObject([{ text: '40 people', ground: 'company' }])
    expect(claimsOn('We are 50 people.', sources)).toMatchObject([{ ground: 'none' }])
  })

  it('from what is typical of the role, as the writer says, word by word', () => {
    const sources = { brief: 'barista', typical: ['Refill the bean hoppers.'] }
    expect(claimsOn('- Refill the bean hoppers.\n- Refill the bean hoppers daily.', sources)[0]).toMatchObject({
      text: 'Refill the bean hoppers',
      kind: 'typical',
      ground: 'role',
    })
  })

  it('points to the words of the brief', () => {
    const [claim] = claimsOn('- 30 days of holiday')
    expect(BRIEF.slice(...claim!.source!)).toBe('30')
  })
})

describe('a figure is told by a figure of the same thing alone', () => {
  it.each<[brief: string, told: string, invented: string]>([
    ['3 days a week', '- Three days a week', '- Three years of experience'],
    ['38 h, 6 Wochen Urlaub', '- 30 Tage Urlaub', '- 38 Tage Urlaub'],
    ['18 months fixed term', '- A year and a half', '- 18 weeks of paid leave'],
    ['team of 9', '- Nine colleagues', '- Nine weeks of paid leave'],
    ['13-16k', '- £13,000 to £16,000', '- £13,500 to £16,000'],
    ['sixteen hours, twelve pounds forty an hour', '- 16 hours at £12.40', '- 16 hours at £14.20'],
    ['10pm to 6am', '- From 22:00 to 06:00', '- From 22:00 to 07:00'],
    ['Mo-Fr 17-20 Uhr', '- 15 Stunden in der Woche', '- 16 Stunden in der Woche'],
    ['0.5 FTE, 31k pro rata', '- £15,500', '- £16,500'],
    ['CHF 5’600–6’200', '- CHF 5600 bis 6200', '- CHF 5600 bis 6400'],
    ['30,5 h, 1 950 brut', '- 1 950 € brut', '- 1 850 € brut'],
    ['bewerben bis 15.2.', '- Bis zum 15. Februar', '- Bis zum 16. Februar'],
  ])('%s', (brief, told, invented) => {
    expect(untold(brief, told)).toEqual([])
    expect(untold(brief, `- The work\n${invented}`).join()).toMatch(/\d|three|nine/i)
  })
})

describe('a rewording is not marked', () => {
  it.each([
    ['Pflegefachkraft, 30 Tage Urlaub, Dienstwagen', '## What we offer\n\n- 30 days of annual leave\n- A company car'],
    ['CDI 35h, mutuelle, tickets resto', '## What we offer\n\n- A permanent contract\n- Health insurance'],
    ['seguro médico, 25 días de vacaciones', '## Wir bieten\n\n- 25 Urlaubstage\n- Eine Krankenversicherung'],
    ['full licence needed, HGV class 2', '## Requirements\n\n- A full driving licence\n- HGV class 2'],
    ['Führerschein B', '## Profil\n\n- Permis B'],
    ['grade 4, LGPS', '## What we offer\n\n- Membership of the Local Government Pension Scheme'],
    ['cleaner, Mon-Fri', '- You work from Monday to Friday'],
    ['nurse, Tacoma', 'You work in Tacoma, Washington.'],
    ['Teilzeit, Umzugshilfe', '## Wir bieten\n\n- Hilfe beim Umzug'],
    ['chef', '## What you bring\n\n- Patience, reliability and a good sense of humour\n- You work well in a team'],
    ['cook in Ely', 'We welcome applications from people of any background, regardless of degree or language.'],
    ['cook in Ely', 'We look forward to hearing from you.'],
  ])('%s -> %s', (brief, text) => {
    expect(untold(brief, text)).toEqual([])
  })
})

describe('an invention is marked whole', () => {
  it.each([
    ['barista in Leeds', '## What we offer\n\n- £12 an hour\n- Private dental cover for your family'],
    ['driver, van', '## What you get\n\n- A van\n- A fuel card'],
    ['Koch in Celle, 40 h', '## Wir bieten\n\n- 40 Stunden\n- Weihnachtsgeld und ein Jobticket'],
    ['infirmier, Lyon', '## Profil\n\n- Infirmier\n- Permis B et véhicule personnel exigés'],
    ['camarero, 40h', '## Requisitos\n\n- 40 horas\n- Inglés nivel B2'],
    [
      'archivist, catalogue letters',
      '## Your tasks\n\n- Catalogue letters\n- Present to the board of trustees every quarter',
    ],
  ])('%s -> %s', (brief, text) => {
    expect(untold(brief, text).at(-1)).toBe(text.slice(text.lastIndexOf('- ') + 2))
  })

  it('and only the phrase where the line is told', () => {
    expect(
      untold('wine waiter, stock takes', '## Your tasks\n\n- Serve the wine to the guests\n- Take stock with Quorvix'),
    ).toEqual(['Quorvix'])
  })

  it('behind something else that was added, on less than ahead of it', () => {
    const added = '- Appraise porcelain for auctions in Vienna'
    const line = '- Sharpen the chisels'
    const brief = 'cook in Leeds, makes soup'
    expect(untold(brief, `## Your tasks\n\n- Make soup\n${added}\n${line}`)).toContain('Sharpen the chisels')
    expect(untold(brief, `## Your tasks\n\n${line}\n- Make soup\n${added}`)).not.toContain('Sharpen the chisels')
  })
})

it('claims lie in order, apart, and hold the text that they name', () => {
  const folder = new URL('../../../corpora/claims/taught/', import.meta.url)
  const blocks = readFileSync(new URL('c03.txt', folder), 'utf8').split('\n---\n').slice(1)
  for (const text of blocks) {
    let end = 0
    for (const claim of findClaims(text, { brief: BRIEF })) {
      expect(text.slice(...claim.span)).toBe(claim.text)
      expect(claim.span[0]).toBeGreaterThanOrEqual(end)
      end = claim.span[1]
    }
  }
})

it('a figure without a source behind a currency without one is no range', () => {
  const brief = "Schreiner/in EFZ 80-100 %, Kriens LU, Fr. 5'400-6'000, Eintritt nach Vereinbarung, 40h"
  expect(() => findClaims('- Einen Lohn von 5400 bis 6000 Franken mal 13', { brief })).not.toThrow()
})

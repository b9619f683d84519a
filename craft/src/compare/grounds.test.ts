import { describe, expect, it } from 'vitest'
import type { Sources } from './claims.ts'
import { findClaims } from './grounds.ts'

const BRIEF =
  'need a senior go dev, 5+ yrs, payments exp, remote within EU (CET +-2h), €80-95k + 0.1% equity. kafka, postgres, k8s. nice to have terraform. reports to Marta (VP Eng), team of 7, no on call. company = Finlo, 60 ppl, series B, b2b invoicing. start feb 2027'

function groundOf(text: string, words: string, sources: Sources = { brief: BRIEF }) {
  const claim = findClaims(`# Role\n\n${text}\n`, sources).find((one) => one.text.includes(words))
  return claim ? `${claim.kind}:${claim.ground}` : null
}

describe('where a description comes from', () => {
  it.each([
    ['€80,000 to €95,000 a year', '80,000', 'figure:brief'],
    ['EUR 80.000 – 95.000', '80.000', 'figure:brief'],
    ['€80k to €105k', '80k', 'figure:none'],
    ['a team of seven', 'seven', 'figure:brief'],
    ['a team of eight', 'eight', 'figure:none'],
    ['five years of experience', 'five years', 'year:brief'],
    ['seven years of experience', 'seven years', 'year:none'],
    ['It starts in February 2027.', 'February 2027', 'year:brief'],
    ['It starts in March 2027.', 'March 2027', 'year:none'],
    ['You run services on Kubernetes.', 'Kubernetes', 'tool:brief'],
    ['You run services on AWS.', 'AWS', 'tool:none'],
    ['Our office is in Berlin.', 'Berlin', 'place:none'],
    ['You work fully remote.', 'remote', 'place:brief'],
    ['A bachelor’s degree is required.', 'bachelor', 'degree:none'],
    ['We offer a gym membership.', 'gym', 'benefit:none'],
    ['We offer a competitive salary.', 'competitive', 'benefit:none'],
    ['You take part in the on-call rotation.', 'on-call', 'demand:none'],
    ['There is no on-call.', 'on-call', 'demand:brief'],
    ['You report to Marta, Vice President of Engineering.', 'Marta', 'name:brief'],
    ['The firm is backed by Acme Ventures.', 'Acme', 'name:none'],
  ])('%s', (text, words, expected) => {
    expect(groundOf(text, words)).toBe(expected)
  })

  it.each([
    ['Erzieher in Jena, 30 Tage + 24./31.12. frei', 'Heiligabend und Silvester sind frei'],
    ['Erzieher in Jena, 6er Team', 'Sie arbeiten in einem Team von sechs Personen.'],
    ['Elektriker in Linz, B-Schein', 'Führerschein B'],
    ['Steward, M/Y 46m, Med only', 'You cruise the Mediterranean on a 46m yacht.'],
    ['Technicien, Lyon 3/7/8', 'Vous intervenez à Lyon 3e, 7e et 8e.'],
    ['Therapist, Boise, IEPs, PERSI', '- PERSI retirement plan\n- Write Individualized Education Programs'],
    ['Setter, Ely, £17 ph', '**Pay Rate:** £17 an hour'],
    ['Puéricultrice, Namur, extrait casier', 'Un extrait de casier judiciaire'],
  ])('says nothing of what is told in other letters: %s', (brief, text) => {
    expect(findClaims(`# Role\n\n${text}\n`, { brief }).filter(({ ground }) => ground === 'none')).toEqual([])
  })

  it.each([
    ['Therapist, Boise, IEPs', 'You report to the Director of Special Education.', 'Director of Special Education'],
    ['Steward, M/Y 46m', 'You join a 64m yacht.', '64m'],
    ['Technicien, Lyon 3/7/8', 'Vous intervenez à Lyon 3e, 5e et 8e.', '5e'],
  ])('and speaks of what is not: %s - %s', (brief, text, words) => {
    expect(findClaims(`# Role\n\n${text}\n`, { brief }).find((one) => one.text.includes(words))?.ground).toBe('none')
  })

  it('points to the words of the brief', () => {
    const [claim] = findClaims('# Role\n\nYou run services on Kubernetes.\n', { brief: BRIEF })
    expect(BRIEF.slice(...claim!.source!)).toBe('k8s')
  })

  it('knows what is said of the company', () => {
    const sources = { brief: 'barista', company: { name: 'Larkfield', city: 'Leeds', size: '40 people' } }
    expect(groundOf('You join Larkfield in Leeds.', 'Leeds', sources)).toBe('place:company')
    expect(groundOf('You join Larkfield in Leeds.', 'Larkfield', sources)).toBe('name:company')
    expect(groundOf('We are 40 people.', '40', sources)).toBe('figure:company')
  })

  it('knows what belongs to the role', () => {
    const sources = { brief: 'barista', isRoleKnowledge: (sentence: string) => sentence.includes('coffee') }
    expect(groundOf('## What you need\n- A steady hand with coffee', 'steady', sources)).toBe('demand:role')
    expect(groundOf('## What you need\n- Knowledge of spreadsheets', 'spreadsheets', sources)).toBe('demand:none')
  })

  it.each([
    ['Drei Jahre Erfahrung, 3.200 € brutto im Monat', 'three years of experience', 'three years', 'year:brief'],
    ['Gehalt 3.200 € brutto im Monat', 'EUR 3,200 a month', '3,200', 'figure:brief'],
    ['Pflegefachkraft in München', 'You work in Munich.', 'Munich', 'place:brief'],
    ['30 Tage Urlaub, Dienstwagen', 'We offer a company car.', 'company car', 'benefit:brief'],
    ['30 Tage Urlaub, Dienstwagen', 'We offer 30 days of holiday.', '30 days', 'figure:brief'],
    ['Führerschein Klasse B', 'A driving licence is required.', 'driving licence', 'demand:brief'],
    ['seguro médico, 25 días de vacaciones', 'We offer private health insurance.', 'health insurance', 'benefit:brief'],
    ['CDI 35h, mutuelle', 'This is a permanent role.', 'permanent', 'demand:brief'],
    ['Deutsch B2', 'German at B2', 'German', 'demand:brief'],
  ])('across languages: %s -> %s', (brief, text, words, expected) => {
    expect(groundOf(text, words, { brief })).toBe(expected)
  })

  it.each([
    ['nurse, 3 days a week', 'Part-time, three days', 'Part-time', 'demand:brief'],
    ['mornings 8-12, five days', '20 hours a week', '20 hours', 'figure:brief'],
    ['driver, 62 cpm', '$0.62 a mile', '$0.62', 'figure:brief'],
    ['sales, base 60 plus commission', 'A base of $60,000', '$60,000', 'figure:brief'],
    ['60k, 30 Tage', 'Wir bieten 30 Tage Urlaub', 'Urlaub', 'benefit:brief'],
    ['2-3 Jahre Erfahrung', 'Du führst zwei Lehrlinge', 'zwei', 'figure:none'],
    ['Team mit 9 Leuten', 'Unser neunköpfiges Team', 'neunköpfiges', 'figure:brief'],
    ['carer, driving needed', 'A driving licence', 'driving licence', 'demand:brief'],
    ['primary teacher in Hull', 'Qualified Teacher Status', 'Qualified', 'demand:role'],
    ['cleaner, Mo-Fr 17-20 Uhr', '15 Stunden pro Woche', '15 Stunden', 'figure:brief'],
    ['miller, 10+ yrs welcome but 3 will do', 'Three years of milling', 'Three years', 'year:brief'],
    ['support across 3 sites', 'Three years in support', 'Three years', 'year:none'],
    ['fitter, nights, 4x10h', 'Four 10-hour nights', '10-hour', 'figure:brief'],
    ['on call 1 in 5', 'On call one week in five', 'one week', 'figure:brief'],
    ['teacher, 20-25h', 'Groups of 8 pupils', '8', 'figure:none'],
    ['nurse at our clinic', 'You write notes in Cliniko', 'Cliniko', 'name:none'],
  ])('understands what was meant: %s -> %s', (brief, text, words, expected) => {
    expect(groundOf(text, words, { brief })).toBe(expected)
  })

  it('leaves equal treatment alone', () => {
    expect(
      findClaims('# Role\n\nWe hire people of any background, regardless of degree, German or English.\n', {
        brief: BRIEF,
      }),
    ).toEqual([])
  })

  it.each([
    [
      'SIA door supervisor in Reading, CCTV, 12h shifts',
      '## What you bring\n\n- SIA CCTV licence',
      'SIA CCTV licence',
      null,
    ],
    [
      'Chargé(e) de recrutement pour cabinet spécialisé BTP, Toulouse, 8 collègues',
      '## Profil\n\n- Bonne connaissance du secteur du BTP souhaitée',
      'connaissance',
      'none',
    ],
  ])('explains letters of the brief where they are most of what is said: %s', (brief, text, words, ground) => {
    const claim = findClaims(`# Role\n\n${text}\n`, { brief }).find((one) => one.text.includes(words))
    expect(claim?.ground ?? null).toBe(ground)
  })
})

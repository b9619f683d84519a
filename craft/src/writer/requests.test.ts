import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

const brief =
  'Senior backend engineer, Berlin, hybrid 2 days in the office, 5+ years with Go and PostgreSQL, Kafka is a plus, EUR 75,000–90,000, reports to the Head of Platform'
const previous = writeDescription({ brief })
const improved = (...comments: string[]) => writeDescription({ brief, improve: { previous, comments } })
const words = (text: string) => text.split(/\s+/).filter(Boolean).length
const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

describe('a better version', () => {
  it('is worded anew and keeps the facts', () => {
    const text = improved('not quite right yet')
    expect(text).not.toBe(previous)
    for (const fact of ['Senior Backend Engineer', 'Berlin', '75,000', '90,000', 'Kafka', 'Head of Platform'])
      expect(text).toContain(fact)
  })

  it('is short when asked to be', () => expect(words(improved('shorter please'))).toBeLessThanOrEqual(150))

  it.each([
    ['write it in German', '## Ihre Aufgaben'],
    ['bitte auf Deutsch und per Du', '## Deine Aufgaben'],
    ['in French please', '## Vos missions'],
    ['en español', '## Qué harás'],
  ])('%s', (comment, heading) => expect(improved(comment)).toContain(heading))

  it.each([
    ['mention the 30 days of holiday', '30 days of holiday'],
    ['add German', 'German'],
    ['the salary is EUR 80,000-95,000', 'EUR 80,000–95,000'],
    ['please add that we have a company bike and make it warmer', 'company bike'],
  ])('%s', (comment, said) => expect(improved(comment)).toContain(said))

  it('takes a corrected figure instead of the old one', () =>
    expect(improved('the salary is EUR 80,000-95,000')).not.toContain('75,000'))

  it('drops the words that somebody is tired of', () => {
    const cliche = previous.match(/faults are rare|cover letter|opinion|drama/)?.[0] ?? 'faults'
    expect(improved(`drop the phrase "${cliche}"`)).not.toContain(cliche)
  })

  it('replaces one word by another', () =>
    expect(improved('say "Apache Kafka" instead of "Kafka"')).toMatch(/Apache Kafka/))

  it('says more about the team when asked', () =>
    expect(improved('more about the team')).toMatch(/Working together|seldom work alone/))

  it('prints no criticism as a fact', () =>
    expect(improved('too generic, I do not like it')).not.toMatch(/generic|I do not/))
})

describe('a conversation', () => {
  it('lets the newest word count where only one can be true', () => {
    const text = writeDescription({ brief: 'make it 3 days in the office and add Docker', earlier: [brief] })
    expect(text).toContain('# Senior Backend Engineer')
    expect(text).toContain('3 days a week in the office')
    expect(text).not.toContain('2 days a week')
    expect(text).toContain('Docker')
    expect(text).toContain('75,000')
  })

  it('takes only what lasts from an earlier brief for another role', () => {
    const text = writeDescription({
      brief: 'Barista, part time, €13 an hour',
      earlier: [`${brief}. company = Larkfield`],
    })
    expect(text).toContain('# Barista')
    expect(text).toContain('Larkfield')
    expect(text).not.toMatch(/Kafka|75,000|Platform/)
  })
})

describe('the employer', () => {
  const company = { name: 'Larkfield', website: 'larkfield.example', industry: 'technology', size: '51-200' }

  it('comes from the profile', () => {
    const text = writeDescription({ brief, company })
    expect(text).toContain('Larkfield is a technology company with 51–200 people')
    expect(text).toContain('larkfield.example')
  })

  it('is the one of the brief where the brief names one', () => {
    const text = writeDescription({ brief: `${brief}. company = Finlo`, company })
    expect(text).toContain('Finlo')
    expect(text).not.toContain('51–200')
  })
})

describe('house rules', () => {
  it('are kept', () => {
    const text = writeDescription({
      brief,
      houseRules: {
        avoid: ['faults', 'drama'],
        rename: [{ from: 'Kafka', to: 'Apache Kafka' }],
        closing: ['We are a member of the Diversity Charter.'],
      },
    })
    expect(text).not.toMatch(/faults|drama/i)
    expect(text).toContain('Apache Kafka')
    expect(text.trimEnd().endsWith('We are a member of the Diversity Charter.')).toBe(true)
  })

  it('leave no holes in sentences', () => {
    const text = writeDescription({ brief, houseRules: { avoid: ['faults', 'services', 'users'] } })
    expect(text).not.toMatch(/ [.,;:]| {2}|,\s*,/)
  })

  it('give way to the wishes of the brief itself', () => {
    expect(writeDescription({ brief, instructions: 'Tone: formal' })).toMatch(/appoint|invite applications/)
    expect(writeDescription({ brief: `${brief}. Tone: playful`, instructions: 'Tone: formal' })).not.toMatch(
      /appoint|invite applications/,
    )
  })
})

describe('sections', () => {
  it('keep what is nice apart from what is needed', () => {
    expect(section(previous, 'What you bring')).not.toContain('Kafka')
    expect(section(previous, 'Nice to have')).toContain('Kafka')
  })
})

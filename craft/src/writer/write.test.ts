import { describe, expect, it } from 'vitest'
import { briefByHand, fact } from './brief-by-hand.ts'
import { writeDescription } from './write.ts'

const backend = briefByHand([
  fact({
    kind: 'title',
    text: 'Senior backend engineer',
    title: 'Senior Backend Engineer',
    seniority: 'senior',
    family: 'software',
  }),
  fact({ kind: 'place', text: 'Berlin', city: 'Berlin', country: 'Germany' }),
  fact({ kind: 'mode', text: 'hybrid 2 days in the office', mode: 'hybrid', officeDays: 2 }),
  fact({
    kind: 'experience',
    text: '5+ years with Go and PostgreSQL',
    min: 5,
    max: null,
    subject: 'Go and PostgreSQL',
  }),
  fact({ kind: 'skill', text: 'Go' }),
  fact({ kind: 'skill', text: 'PostgreSQL' }),
  fact({ kind: 'skill', text: 'Kafka', need: 'nice' }),
  fact({ kind: 'pay', text: 'EUR 75,000–90,000', pay: { min: 75000, max: 90000, currency: 'EUR', per: 'YEAR' } }),
  fact({ kind: 'manager', text: 'reports to the Head of Platform', role: 'Head of Platform' }),
])

describe('a description from facts', () => {
  const text = writeDescription({ brief: backend })
  const section = (heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

  it('begins with the title and a line of what is known', () => {
    expect(text.split('\n').slice(0, 3)).toEqual([
      '# Senior Backend Engineer',
      '',
      'Berlin · Hybrid, 2 days a week in the office · EUR 75,000–90,000 a year',
    ])
  })

  it('has its sections in order', () => {
    expect([...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual([
      'What you will do',
      'What you bring',
      'Nice to have',
      'What we offer',
      'How to apply',
    ])
  })

  it('asks for the experience and keeps what is only nice apart', () => {
    expect(section('What you bring')).toContain('5+ years of experience with Go and PostgreSQL')
    expect(section('What you bring')).not.toContain('Kafka')
    expect(section('Nice to have')).toContain('Kafka')
  })

  it('weaves the tools into the work', () => {
    expect(section('What you will do')).toMatch(/with Go and PostgreSQL/)
  })

  it('is the same every time', () => {
    expect(writeDescription({ brief: backend })).toBe(text)
  })
})

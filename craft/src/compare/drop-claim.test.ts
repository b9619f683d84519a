import { describe, expect, it } from 'vitest'
import { dropClaim } from './drop-claim.ts'

function drop(text: string, words: string): string {
  const from = text.indexOf(words)
  return dropClaim(text, {
    span: [from, from + words.length],
    textLength: text.length,
    text: words,
    kind: 'tool',
    ground: 'none',
  })
}

describe('dropping a claim', () => {
  it.each([
    ['Work with Kafka, PostgreSQL and Redis.', 'PostgreSQL', 'Work with Kafka and Redis.'],
    ['Work with Kafka, PostgreSQL and Redis.', 'Redis', 'Work with Kafka and PostgreSQL.'],
    ['Work with MongoDB, PostgreSQL and Redis.', 'MongoDB', 'Work with PostgreSQL and Redis.'],
    ['Experience with Kafka or RabbitMQ', 'RabbitMQ', 'Experience with Kafka'],
    ['You join a friendly team (plus 3 contractors) and learn fast.', '3', 'You join a friendly team and learn fast.'],
    ['We build software. We were founded in 2015. Join us.', '2015', 'We build software. Join us.'],
    [
      'We offer free lunch, a gym membership and a sabbatical.',
      'gym membership',
      'We offer free lunch and a sabbatical.',
    ],
    ['Erfahrung mit Kafka, Redis und MongoDB', 'MongoDB', 'Erfahrung mit Kafka und Redis'],
    ['Trabajas con Kafka, Redis y MongoDB.', 'MongoDB', 'Trabajas con Kafka y Redis.'],
  ])('%s - %s', (text, words, expected) => {
    expect(drop(`# Role\n\n- ${text}\n- Last\n`, words)).toBe(`# Role\n\n- ${expected}\n- Last\n`)
  })

  it.each([
    ['We have a van fleet of 2023 or newer models.', '2023'],
    ['Five years or more as a buyer', 'Five years'],
    ['A degree in law', 'degree'],
  ])('%s goes whole', (text, words) => {
    expect(drop(`# Role\n\n- ${text}\n- Last\n`, words)).toBe('# Role\n\n- Last\n')
  })

  it('takes a heading and a label along when nothing is left below them', () => {
    expect(drop('# Role\n\n## Benefits\n\n- Gym\n\n## Apply\n\nWrite to us.\n', 'Gym')).toBe(
      '# Role\n\n## Apply\n\nWrite to us.\n',
    )
    expect(drop('# Role\n\n## Needs\n\n- Kafka\n\nDesirable:\n\n- Redis\n', 'Redis')).toBe(
      '# Role\n\n## Needs\n\n- Kafka\n',
    )
  })

  it('shortens the line of facts, and a title by its tail', () => {
    expect(drop('# Role\n\nLeeds · Full-time · £50,000\n', 'Full-time')).toBe('# Role\n\nLeeds · £50,000\n')
    expect(drop('# Nurse in Leeds\n\nText.\n', 'Leeds')).toBe('# Nurse\n\nText.\n')
  })

  it('changes nothing where the claim is of another text', () => {
    expect(dropClaim('# Role\n', { span: [0, 3], textLength: 99, text: 'xyz', kind: 'tool', ground: 'none' })).toBe(
      '# Role\n',
    )
  })
})

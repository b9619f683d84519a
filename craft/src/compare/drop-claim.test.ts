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
    ['Work with Kafka & Redis', 'Redis', 'Work with Kafka'],
    ['Work with Kafka, Redis, and Go.', 'Redis', 'Work with Kafka and Go.'],
    ['Travailler avec Kafka, Redis et Go', 'Redis', 'Travailler avec Kafka et Go'],
    ['Kafka ou Redis', 'Redis', 'Kafka'],
    ['Com Kafka, Redis e Go', 'Redis', 'Com Kafka e Go'],
    ['Com Kafka o Redis', 'Redis', 'Com Kafka'],
    ['Erfahrung mit Kafka oder Redis', 'Redis', 'Erfahrung mit Kafka'],
    ['Do you know Kafka and Redis?', 'Redis', 'Do you know Kafka?'],
    ['We offer lunch, the gym and a sabbatical.', 'gym', 'We offer lunch and a sabbatical.'],
    ['Wir bieten Essen, eine Kantine und Ruhe.', 'Kantine', 'Wir bieten Essen und Ruhe.'],
    ['Avec repas, une cantine et du calme.', 'cantine', 'Avec repas et du calme.'],
    ['Con comida, una cantina y calma.', 'cantina', 'Con comida y calma.'],
    ['Con comida, el comedor y calma.', 'comedor', 'Con comida y calma.'],
    ['Avec repas, la cantine et du calme.', 'cantine', 'Avec repas et du calme.'],
    ['Kafka, redis and go', 'Kafka', 'Redis and go'],
    ['Trabajas con Kafka, Redis y MongoDB.', 'MongoDB', 'Trabajas con Kafka y Redis.'],
  ])('%s - %s', (text, words, expected) => {
    expect(drop(`# Role\n\n- ${text}\n- Last\n`, words)).toBe(`# Role\n\n- ${expected}\n- Last\n`)
  })

  it.each([
    ['We have a van fleet of 2023 or newer models.', '2023'],
    ['Five years or more as a buyer', 'Five years'],
    ['A degree in law', 'degree'],
    ['Patience, a driving licence of class B and calm', 'driving licence'],
    ['Kafka and Redis', 'Kafka'],
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
    for (const by of [
      'in',
      'at',
      'for',
      'with',
      'of',
      'im',
      'für',
      'mit',
      'à',
      'en',
      'chez',
      'pour',
      'de',
      'para',
      'con',
    ])
      expect(drop(`# Nurse ${by} Leeds\n\nText.\n`, 'Leeds')).toBe('# Nurse\n\nText.\n')
    expect(drop('# Role\n\n## Work with Kafka\n\nText.\n', 'Kafka')).toBe('# Role\n\n## Work\n\nText.\n')
    expect(drop('# Nurse\n\nText.\n', 'Nurse')).toBe('# Nurse\n\nText.\n')
    expect(drop('# Role\n\nLeeds, York and Hull · Full-time\n', 'York')).toBe('# Role\n\nFull-time\n')
  })

  it('changes nothing where the claim is of another text', () => {
    const text = '# Role\n\n- Kafka\n- Redis\n'
    const claim = { span: [10, 15], text: 'Kafka', kind: 'tool', ground: 'none' } as const
    expect(dropClaim(text, { ...claim, textLength: text.length })).toBe('# Role\n\n- Redis\n')
    expect(dropClaim(text, { ...claim, textLength: text.length + 1 })).toBe(text)
    expect(dropClaim(text, { ...claim, textLength: text.length, text: 'Flink' })).toBe(text)
  })
})

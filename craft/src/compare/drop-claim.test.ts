import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../document.ts'
import { dropClaim } from './drop-claim.ts'
import { findClaims } from './grounds.ts'

const drop = (text: string, words: string) => {
  const claim = findClaims(text, { brief: 'Go developer in Leeds, Kafka' }).find((one) => one.text.includes(words))
  if (!claim) throw new Error(`no claim for ${words}`)
  return dropClaim(text, claim)
}

describe('dropping a claim', () => {
  it.each([
    ['Work with Kafka, PostgreSQL and Redis.', 'PostgreSQL', 'Work with Kafka and Redis.'],
    ['Work with Kafka, PostgreSQL and Redis.', 'Redis', 'Work with Kafka and PostgreSQL.'],
    ['Work with MongoDB, PostgreSQL and Redis.', 'MongoDB', 'Work with PostgreSQL and Redis.'],
    ['Experience with Kafka or RabbitMQ', 'RabbitMQ', 'Experience with Kafka'],
    ['Design and run Go services on Kubernetes and AWS.', 'Kubernetes', 'Design and run Go services on AWS.'],
    ['Design and run Go services on Kubernetes.', 'Kubernetes', 'Design and run Go services.'],
    ['You join a small team in Berlin.', 'Berlin', 'You join a small team.'],
    ['You join a friendly team (plus 3 contractors) and learn fast.', '3', 'You join a friendly team and learn fast.'],
    ['We build software. We were founded in 2015. Join us.', '2015', 'We build software. Join us.'],
    ['We offer free lunch, a gym membership and a sabbatical.', 'gym', 'We offer free lunch and a sabbatical.'],
    ['Erfahrung mit Kafka, Redis und MongoDB', 'MongoDB', 'Erfahrung mit Kafka und Redis'],
    ['Vous travaillez avec Kafka, Redis et MongoDB.', 'Redis', 'Vous travaillez avec Kafka et MongoDB.'],
    ['Trabajas con Kafka, Redis y MongoDB.', 'MongoDB', 'Trabajas con Kafka y Redis.'],
  ])('%s - %s', (text, words, expected) => {
    expect(drop(`# Role\n\n- ${text}\n- Last\n`, words)).toBe(`# Role\n\n- ${expected}\n- Last\n`)
  })

  it.each([
    ['Full driving licence and own tools', 'driving licence', 'Own tools'],
    ['Scan stock in and out with Kafka linked to Redis', 'Redis', 'Scan stock in and out with Kafka'],
    ['We run campaigns with an annual budget of £250,000', '£250,000', 'We run campaigns'],
    ['We have a van fleet of 2023 or newer models and a yard.', '2023', ''],
    ['Five years or more as a buyer', 'Five years', ''],
    ['A diploma (BTS NDRC or equivalent)', 'diploma', ''],
    ['At least five years in a private or public garden', 'five years', ''],
    ['We are an award-winning bakery.', 'award-winning', 'We are a bakery.'],
    ['A crew of nine with a 4.8-star rating and more than 20 vans', '4.8', 'A crew of nine with more than 20 vans'],
    ['A crew of nine fitters with more than 20 years of trade', '20 years', 'A crew of nine fitters'],
    ['A degree in Marketing, ADE or similar', 'degree in Marketing', ''],
    ['Our clients are brands such as Corvo and Lume.', 'such as Corvo and Lume', 'Our clients are brands.'],
    ['£24,000, 25 days off plus your birthday, and tips', '25 days', '£24,000 and tips'],
    ['We look at your work. A year of practice is a must.', 'A year', 'We look at your work.'],
    ['A full, clean driving licence', 'driving licence', ''],
    ['The post is subject to a DBS check.', 'DBS check', ''],
  ])('%s - %s', (text, words, expected) => {
    const whole = `# Role\n\n- ${text}\n- Last\n`
    const from = whole.indexOf(words)
    const span = [from, from + words.length] as const
    const rest = dropClaim(whole, { span, textLength: whole.length, text: words, kind: 'tool', ground: 'none' })
    expect(rest).toBe(`# Role\n\n${expected === '' ? '' : `- ${expected}\n`}- Last\n`)
  })

  it.each(['-', '•', '✔', '→', '➤', '3.', '🚀'])('takes an item behind %s with its mark', (mark) => {
    const claim = { text: 'gym', kind: 'benefit', ground: 'none' } as const
    const dropped = (text: string) => {
      const from = text.indexOf('gym')
      return dropClaim(text, { ...claim, span: [from, from + 3], textLength: text.length })
    }
    expect(dropped(`# Role\n\n${mark} A gym\n${mark} Last\n`)).toBe(`# Role\n\n${mark} Last\n`)
    expect(dropped(`# Role\n\n${mark} We run. A gym.\n${mark} Last\n`)).toBe(
      `# Role\n\n${mark} We run.\n${mark} Last\n`,
    )
    expect(dropped(`# Role\n\nWe run.\n\nExtras:\n${mark} A gym\n\n## Last\n\nBye\n`)).toBe(
      '# Role\n\nWe run.\n\n## Last\n\nBye\n',
    )
  })

  it('keeps lines of facts in bold', () => {
    expect(drop('# Role\n\n**Place: Leeds**\n\n**Contract: permanent**\n\nWe build Go.\n', 'permanent')).toBe(
      '# Role\n\n**Place: Leeds**\n\nWe build Go.\n',
    )
  })

  it('takes the item that says nothing else', () => {
    expect(drop('# Role\n\n## Needs\n\n- Kafka\n- A bachelor’s degree in law\n', 'bachelor')).toBe(
      '# Role\n\n## Needs\n\n- Kafka\n',
    )
  })

  it('takes the words that announced a list along with its last item', () => {
    const text =
      '# Role\n\n## Needs\n\nEssential:\n\n- Kafka\n\nDesirable:\n\n- PostgreSQL\n\nInterviews are in Leeds.\n'
    expect(drop(text, 'PostgreSQL')).toBe('# Role\n\n## Needs\n\nEssential:\n\n- Kafka\n\nInterviews are in Leeds.\n')
  })

  it('takes a heading along when nothing is left below it', () => {
    expect(drop('# Role\n\n## Benefits\n\n- Gym membership\n\n## Apply\n\nWrite to us.\n', 'Gym')).toBe(
      '# Role\n\n## Apply\n\nWrite to us.\n',
    )
  })

  it('keeps what is said beside it in a line of facts', () => {
    expect(drop('# Role\n\nLeeds (£50,000) · Go\n\nWe build Go.\n', '50,000')).toBe(
      '# Role\n\nLeeds · Go\n\nWe build Go.\n',
    )
  })

  it('shortens the line of facts', () => {
    expect(drop('# Role\n\nLeeds · Full-time · £50,000\n', 'Full-time')).toBe('# Role\n\nLeeds · £50,000\n')
  })

  it('leaves clean text, once and for all, whatever is dropped', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(descriptions, fc.nat(), (text, pick) => {
        const claims = findClaims(text, { brief: 'barista in Leeds' })
        for (const claim of claims) expect(text.slice(...claim.span)).toBe(claim.text)
        if (claims.length === 0) return
        const claim = claims[pick % claims.length]!
        const once = dropClaim(text, claim)
        expect(once.length).toBeLessThan(text.length)
        expect(dropClaim(once, claim)).toBe(once)
        expect(once).not.toMatch(/ {2}|,\s*[,.]|\s[,.]|\(\s*\)|\b(?:and|or|with|in|of)\s*[.\n]|^\s*[-*]\s*$/m)
        const document = parseDocument(once)
        expect(document.title).toBe('Role')
        for (const section of document.sections) expect(section.blocks.length).toBeGreaterThan(0)
      }),
      { numRuns: 120 },
    )
  })
})

const tool = fc.constantFrom('Kafka', 'PostgreSQL', 'Redis', 'Figma', 'Python', 'AWS', 'Salesforce')
const tools = fc
  .uniqueArray(tool, { minLength: 1, maxLength: 4 })
  .map((list) => (list.length === 1 ? list[0]! : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`))
const sentence = fc.oneof(
  tools.map((list) => `Experience with ${list}`),
  tools.map((list) => `You build and run services with ${list}.`),
  fc.integer({ min: 2, max: 30 }).map((n) => `At least ${n} years of experience in retail`),
  fc.constantFrom(
    'You work in Berlin, with two days at home.',
    'A bachelor’s degree or equal experience',
    'Fluent German and good English',
    'We offer 25 days of holiday, a gym membership and free lunch.',
    'You report to Sarah Jones and lead a team of 4.',
    'Full-time and permanent, 38 hours a week.',
  ),
)
const section = fc.record({
  heading: fc.constantFrom('What you need', 'What we offer', 'About'),
  items: fc.array(sentence, { minLength: 1, maxLength: 4 }),
  list: fc.boolean(),
})
const descriptions = fc
  .array(section, { minLength: 1, maxLength: 3 })
  .map(
    (sections) =>
      `# Role\n\n${sections.map(({ heading, items, list }) => `## ${heading}\n\n${list ? items.map((item) => `- ${item}`).join('\n') : items.map((item) => item.replace(/[^.]$/, '$&.')).join(' ')}`).join('\n\n')}\n`,
  )

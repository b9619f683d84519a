import { describe, expect, it } from 'vitest'
import { proposeRules } from '../../training/propose-rules.ts'
import { type Description, writeDescription } from '../write-description.ts'

const CLOSING = 'We are an equal-opportunity employer and welcome every application.'

const draft = (title: string, duties: string[], needs: string[]) =>
  `# ${title}\n\nBerlin · Full time\n\nWe are a fast-paced team that needs a ${title}. Every day is different.\n\n` +
  `## What you will do\n\n${duties.map((duty) => `- ${duty}`).join('\n')}\n\n` +
  `## Requirements\n\n${needs.map((need) => `- ${need}`).join('\n')}\n\n## How to apply\n\nSend us your CV.\n`

const NURSE = draft(
  'Night Nurse',
  ['Care for patients at night', 'Guide students'],
  ['Registration as a nurse', 'Calm'],
)
const ENGINEER = draft('Engineer', ['Build and run services', 'Review code'], ['Sound knowledge of Go', 'Plain words'])
const BARISTA = draft('Barista', ['Make good coffee', 'Serve guests kindly'], ['A friendly manner', 'Good spirits'])
const CLERK = draft('Accountant', ['Close the month', 'Check invoices'], ['A degree in accounting', 'A sharp eye'])
const DRAFTS = [NURSE, ENGINEER, BARISTA, CLERK]

const edited = (count: number, edit: (text: string, at: number) => string) =>
  DRAFTS.slice(0, count).map((generated, at) => ({ id: `d${at + 1}`, generated, final: edit(generated, at) }))
const texts = (...given: Parameters<typeof proposeRules>) => proposeRules(...given).map(({ text }) => text)

describe('three documents with the same edit', () => {
  it.each<[what: string, edit: (text: string, at: number) => string, rules: string[]]>([
    ['a word taken out', (text) => text.replace('fast-paced ', ''), ['Remove “fast-paced”']],
    [
      'a word replaced in other ways each time',
      (text, at) => text.replace('fast-paced', ['calm', 'small', 'friendly'][at]!),
      ['Remove “fast-paced”'],
    ],
    [
      'a sentence taken out',
      (text) => text.replace(' Every day is different.', ''),
      ['Remove “Every day is different”'],
    ],
    [
      'two sentences taken out, of a paragraph that says more',
      (text) => text.replace('Send us your CV.\n', `${CLOSING}\n`),
      ['Remove “Send us your CV”', `Close with “${CLOSING}”`],
    ],
    ['a word replaced', (text) => text.replace('team', 'crew'), ['Say “crew” instead of “team”']],
    [
      'a section called otherwise',
      (text) => text.replace('Requirements', 'What you bring'),
      ['Call the section “What you bring” instead of “Requirements”'],
    ],
    ['a line added at the end', (text) => `${text}\n${CLOSING}\n`, [`Close with “${CLOSING}”`]],
    ['a sentence added to the last paragraph', (text) => `${text.trimEnd()} ${CLOSING}\n`, [`Close with “${CLOSING}”`]],
    [
      'a section added at the end',
      (text) => `${text}\n## Open to all\n\n${CLOSING}\n`,
      [`Close with a section “Open to all”: “${CLOSING}”`],
    ],
    [
      'a point added to a section',
      (text) => text.replace(/(## Requirements[^#]*?)\n\n##/, '$1\n- Joy in working with others\n\n##'),
      ['Under “Requirements”, add “Joy in working with others”'],
    ],
    [
      'all of them at once',
      (text) => `${text.replace('fast-paced ', '').replace('Requirements', 'What you bring')}\n${CLOSING}\n`,
      ['Call the section “What you bring” instead of “Requirements”', 'Remove “fast-paced”', `Close with “${CLOSING}”`],
    ],
  ])('%s', (_what, edit, rules) => {
    const proposed = proposeRules(edited(3, edit))
    expect(proposed.map(({ text }) => text)).toEqual(rules)
    for (const { evidence, against } of proposed)
      expect([evidence.map(({ id }) => id), against]).toEqual([['d1', 'd2', 'd3'], []])
  })
})

describe('no rule comes of', () => {
  it.each<[what: string, count: number, edit: (text: string, at: number) => string]>([
    ['two documents', 2, (text) => text.replace('fast-paced ', '')],
    ['texts that stayed as they were', 4, (text) => text],
    ['another layout', 4, (text) => text.replaceAll('- ', '• ').replaceAll('## ', '').replaceAll('# ', '')],
    [
      'edits that have nothing in common',
      4,
      (text, at) =>
        [
          text.replace('Guide students', 'Teach students'),
          text.replace('Berlin', 'Hamburg').replace('Plain words', 'Patience'),
          text.replace(' Every day is different.', ''),
          `${text}\nWe close the office over New Year.\n`,
        ][at]!,
    ],
    ['the figures of each role', 4, (text, at) => text.replace('Full time', `${30 + at} hours`)],
    ['edits that as many people did not make', 4, (text, at) => (at < 2 ? text.replace('fast-paced ', '') : text)],
    [
      'texts written wholly anew',
      4,
      (_text, at) =>
        [
          '# Nurse\n\nNights in Utrecht, with a crew of five.',
          '# Programmer\n\nYou like tidy programs.',
          '# Coffee maker\n\nBeans, milk, people.',
          '# Bookkeeper\n\nNumbers speak to you.',
        ][at]!,
    ],
  ])('%s', (_what, count, edit) => expect(texts(edited(count, edit))).toEqual([]))
})

describe('a rule', () => {
  it('shows before and after of every edit that supports it', () => {
    const [rule] = proposeRules(edited(3, (text) => text.replace('fast-paced ', '')))
    expect(rule!.evidence[0]).toEqual({
      id: 'd1',
      from: 'document',
      before: 'We are a fast-paced team that needs a Night Nurse.',
      after: 'We are a team that needs a Night Nurse.',
    })
  })

  it('stands in spite of one document that went the other way, and names it', () => {
    const [rule] = proposeRules(edited(4, (text, at) => (at === 2 ? text : text.replace('fast-paced ', ''))))
    expect(rule).toMatchObject({
      text: 'Remove “fast-paced”',
      against: [{ id: 'd3', line: 'We are a fast-paced team that needs a Barista.' }],
    })
  })

  it('needs two thirds of the documents in which it could have been followed, and no fewer', () => {
    const six = [
      ...DRAFTS,
      draft('Cook', ['Run the grill'], ['Calm']),
      draft('Driver', ['Drive the van'], ['A licence']),
    ]
    const followedBy = (many: number, of: number) =>
      texts(
        six.slice(0, of).map((generated, at) => ({
          id: `d${at}`,
          generated,
          final: at < many ? generated.replace('fast-paced ', '') : generated,
        })),
      )
    expect(followedBy(3, 5)).toEqual([])
    expect(followedBy(4, 6)).toEqual(['Remove “fast-paced”'])
  })

  it('to leave a section out leaves its lines out, which are no rules of their own', () => {
    const withPerks = DRAFTS.map((text) => text.replace('## How', '## Perks\n\nFree fruit every day.\n\n## How'))
    const pairs = withPerks.map((generated, at) => ({ id: `d${at}`, generated, final: DRAFTS[at]! }))
    expect(texts(pairs)).toEqual(['Leave out the section “Perks”'])
  })

  it('on the last line stands for the line that it replaces', () => {
    const pairs = edited(4, (text) => text.replace('Send us your CV.', 'Write to hr@finlo.com by 3 May.'))
    expect(texts(pairs)).toEqual([
      'Close with “Write to hr@finlo.com by 3 May.”, in place of any other line on how to apply',
    ])
  })

  it('that more documents speak for comes first', () => {
    const pairs = edited(4, (text, at) => `${at > 0 ? text.replace('Requirements', 'You bring') : text}\n${CLOSING}\n`)
    expect(texts(pairs)).toEqual([`Close with “${CLOSING}”`, 'Call the section “You bring” instead of “Requirements”'])
  })

  it('is whole: half a quotation makes none', () => {
    expect(texts(edited(4, (text) => text.replace('fast-paced', '“fast-paced')))).toEqual([])
    expect(texts(edited(4, (text) => `${text}\nand welcome every single application.\n`))).toEqual([])
  })

  it('on how readers are spoken to stands for all the words that changed with it', () => {
    const rest =
      '## Angebot\n\n- Faire Bezahlung\n- Feste Schichten\n- Ein ruhiges Haus\n\n## Bewerbung\n\n- Lebenslauf an das Büro\n'
    const pairs = ['Pfleger', 'Koch', 'Fahrer'].map((title, at) => {
      const generated = `# ${title}\n\nBerlin · Vollzeit\n\nAls ${title} hilfst du deinen Gästen im ganzen Haus.\n\n${rest}`
      return { id: `d${at}`, generated, final: generated.replace('hilfst du deinen', 'helfen Sie Ihren') }
    })
    expect(proposeRules(pairs).map(({ rule }) => rule.kind)).toEqual(['address'])
  })

  it('takes all the names that a section had', () => {
    const named = edited(3, (text) => text.replace('Requirements', 'What you bring')).map((pair, at) =>
      at === 1 ? { ...pair, generated: pair.generated.replace('Requirements', 'Your profile') } : pair,
    )
    expect(texts(named)).toEqual(['Call the section “What you bring” instead of “Requirements” or “Your profile”'])
  })

  it('is found behind a new order and other edits', () => {
    const moved = edited(3, (text, at) => {
      const [head, duties, needs, apply] = text.split(/\n(?=## )/)
      const others = [needs!, duties!].map((part) => part.replace(/(Calm|Plain words|Good spirits)/, `$1, ${at} more`))
      return [head, ...others, apply].join('\n').replace('Requirements', 'What you bring')
    })
    expect(texts(moved)).toEqual([
      'Call the section “What you bring” instead of “Requirements”',
      'Put the section “What you bring” first',
    ])
  })

  it('is found in texts without marks, as some formats give them', () => {
    const bare = edited(3, (text) =>
      text.replace('Requirements', 'What you bring').replaceAll('## ', '').replace('# ', ''),
    )
    expect(texts(bare)).toEqual(['Call the section “What you bring” instead of “Requirements”'])
  })

  it('may come of what people say', () => {
    const said = DRAFTS.slice(0, 3).map((generated, at) => ({
      id: `d${at}`,
      generated,
      final: null,
      comments: ['please remove "fast-paced"'],
    }))
    const [rule] = proposeRules(said)
    expect(rule).toMatchObject({ text: 'Remove “fast-paced”', evidence: [{ from: 'comment' }, {}, {}] })
    const mixed = [...said.slice(0, 2), ...edited(3, (text) => text.replace('fast-paced ', '')).slice(2)]
    expect(proposeRules(mixed)[0]!.evidence.map(({ from }) => from)).toEqual(['comment', 'comment', 'document'])
  })

  it('is found in what the built-in writer wrote', () => {
    const briefs = [
      'Night porter, Scarborough, £12.60 an hour. Must have good spoken English. Check in late guests and walk the rounds.',
      'Cook in Leeds, 40 hours a week. Must have two years in a kitchen. Run the grill and order the fish.',
      'Barista, Porto, part time, €13 an hour. Must have a calm manner. Make coffee and keep the bar clean.',
    ]
    const pairs = briefs.map((brief, at) => {
      const { text: generated } = writeDescription({ brief }) as Description
      const final = `${generated.replace('## What you bring', '## Your profile')}\n\n${CLOSING}\n`
      return { id: `d${at}`, generated, final }
    })
    expect(texts(pairs)).toEqual([
      'Call the section “Your profile” instead of “What you bring”',
      `Close with “${CLOSING}”`,
    ])
  })

  it('is found in German', () => {
    const german = ['Pfleger', 'Koch', 'Fahrer'].map((title, at) => {
      const generated = `# ${title}\n\nWir suchen einen dynamischen ${title} für unser Haus.\n\n## Anforderungen\n\n- Freude an der Arbeit als ${title}\n`
      const final = `${generated.replace('dynamischen ', '').replace('Anforderungen', 'Ihr Profil')}\nWir freuen uns über Bewerbungen von Menschen mit Behinderung.\n`
      return { id: `d${at}`, generated, final }
    })
    expect(proposeRules(german).map(({ rule }) => rule)).toMatchObject([
      { kind: 'heading', from: ['Anforderungen'], to: 'Ihr Profil' },
      { kind: 'avoid', phrase: 'dynamischen' },
      { kind: 'closing', language: 'de' },
    ])
  })
})

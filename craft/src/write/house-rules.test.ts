import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { proposeRules } from '../../training/propose-rules.ts'
import { parsePage, wordsOf } from '../edit/page.ts'
import { type HouseRule, sayRule } from '../learn/rule.ts'
import { faultOf } from '../line/check-line.ts'
import { guessLanguage } from '../text/text.ts'
import { followRules } from './house-rules.ts'

const PAGE = `# Night Porter

Scarborough · £12.60 an hour · permanent

The Grand Hotel is a friendly, fast-paced house that guests can rely on. We have 201–1000 people. We are looking for a night porter.

## What you will do

- Check in late guests
- Walk the rounds and keep your log tidy

## What you bring

- You have good spoken English
- A calm manner with 2 years in a busy, fast-paced hotel

## What we offer

- A hot meal on shift

## Good to know

- You can apply with or without a CV

## How to apply

Send your CV to jobs@grand.example by 11 December. If something is unclear, call us.
`
const follow = (...rules: HouseRule[]) => followRules(PAGE, rules, 'en')

describe('a phrase to remove', () => {
  it.each<[phrase: string, gone: string, stays: string]>([
    ['fast-paced', 'fast-paced', 'is a friendly house that guests can rely on. We'],
    ['fast-paced', 'fast-paced', '- A calm manner with 2 years in a busy hotel'],
    ['If something is unclear, call us', 'unclear', 'jobs@grand.example by 11 December.'],
    ['If something is unclear', 'unclear', 'jobs@grand.example by 11 December.'],
    ['You can apply with or without a CV', 'without', 'jobs@grand.example'],
    ['A hot meal', 'hot meal', '- You have good spoken English'],
    ['We have 201–1000 people', '201', 'rely on. We are looking'],
    ['good', 'good', '- You have spoken English'],
  ])('%s', (phrase, gone, stays) => {
    const text = follow({ kind: 'avoid', phrase })
    expect(text).not.toContain(gone)
    expect(text).toContain(stays)
  })

  it.each(['EUR', '£', 'jobs@grand.example', 'Send your CV', '11 December', 'permanent', 'A calm manner with 2 years'])(
    'takes no value with it: %s',
    (phrase) => {
      const text = follow({ kind: 'avoid', phrase })
      for (const value of ['£12.60 an hour', 'permanent', 'jobs@grand.example', '11 December', '2 years'])
        expect(text).toContain(value)
    },
  )

  it('takes the section with its last line', () => {
    const text = follow({ kind: 'avoid', phrase: 'A hot meal on shift' })
    expect(text).not.toContain('What we offer')
  })
})

test('a title, an order, a section left out, a currency', () => {
  expect(follow({ kind: 'title', suffix: '(m/f/d)', language: 'en' })).toContain('# Night Porter (m/f/d)\n')
  expect(followRules('# Koch (m/w/d)\n', [{ kind: 'title', suffix: '(w/m/d)', language: 'de' }], 'de')).toBe(
    '# Koch (w/m/d)',
  )
  const headings = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map(([, name]) => name)
  const first = follow({ kind: 'order', headings: ['Benefits'] })
  expect(headings(first)).toEqual([
    'What we offer',
    'What you will do',
    'What you bring',
    'Good to know',
    'How to apply',
  ])
  const order = follow({ kind: 'order', headings: ['What we offer', 'What you bring', 'What you will do'] })
  expect(headings(order).slice(0, 3)).toEqual(['What we offer', 'What you bring', 'What you will do'])
  expect(order.split('\n').toSorted()).toEqual(PAGE.trim().split('\n').toSorted())
  expect(headings(follow({ kind: 'drop', headings: ['Good to know'] }))).not.toContain('Good to know')
  const amount = { kind: 'currency', code: 'GBP', mark: 'GBP', stands: 'before', spaced: true } as const
  expect(follow(amount)).toContain('GBP 12.60 an hour')
  const euros = { kind: 'currency', code: 'EUR', mark: '€', stands: 'before', spaced: false } as const
  expect(followRules('# A\n\nEUR 38,000–42,000 a year · 40 EUR bonus', [euros], 'en')).toContain(
    '€38,000–42,000 a year · €40 bonus',
  )
})

test('the reader becomes the candidate', () => {
  const text = follow({ kind: 'address', to: 'the candidate', language: 'en' })
  expect(text).toContain('## What the candidate will do')
  expect(text).toContain('## What the candidate brings')
  expect(text).toContain('- The candidate has good spoken English')
  expect(text).not.toMatch(/\byou(?:r)?\b/i)
})

describe('a closing line', () => {
  const closing = { kind: 'closing', heading: null, language: 'en' } as const
  it('takes the place of those on its topic, and keeps what they alone tell', () => {
    const own = follow({ ...closing, text: 'Apply at careers.grand.example.', instead: 'apply' })
    expect(own).toContain('Apply at careers.grand.example.')
    const equal = 'We are an equal opportunity employer.'
    const page = `${PAGE}\nAll backgrounds are welcome here.\n`
    const text = followRules(page, [{ ...closing, text: equal, instead: 'equal' }], 'en')
    expect(text).not.toContain('All backgrounds')
    expect(text.endsWith(equal)).toBe(true)
    expect(text).toContain('jobs@grand.example by 11 December')
  })

  it('stands there once', () => {
    const text = 'We are an equal opportunity employer.'
    const once = follow({ ...closing, text })
    expect(followRules(once, [{ ...closing, text }], 'en')).toBe(once)
  })
})

/** The pages that were looked at. */
const pages = readFileSync(new URL('../../golden.md', import.meta.url), 'utf8')
  .split(/^<!--.*-->\n|^>.*\n/m)
  .filter((page) => page.includes('\n## '))

test('no rule leaves a line that would have to be mended', () => {
  expect(pages.length).toBeGreaterThan(20)
  const faults: string[] = []
  for (const page of pages) {
    const language = guessLanguage(page)
    const pieces = parsePage(page, language).filter(({ role }) => role === 'text' || role === 'bullet')
    const stood = new Set(pieces.map(wordsOf))
    const words = pieces.flatMap((line) => wordsOf(line).split(/(?<=[.!?])\s+/))
    const phrases = words.flatMap((sentence) => {
      const parts = sentence.split(' ')
      const at = Math.floor(parts.length / 3)
      return [
        sentence,
        parts.slice(at, at + 1).join(' '),
        parts.slice(at, at + 2).join(' '),
        parts.slice(0, 4).join(' '),
      ]
    })
    for (const phrase of phrases) {
      const after = followRules(page, [{ kind: 'avoid', phrase }], language)
      for (const line of parsePage(after, language)) {
        const said = wordsOf(line)
        if (line.role === 'blank' || stood.has(said) || (line.role !== 'text' && line.role !== 'bullet')) continue
        const kind = line.section === 'apply' ? 'apply' : line.role === 'text' ? 'about' : 'condition'
        for (const sentence of said.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
          const isOld = page.includes(sentence)
          if (!isOld && faultOf(sentence.replace(/[.!?]$/, ''), kind, language)) faults.push(`${phrase} | ${sentence}`)
        }
        if (/\.\.|\s[.,]|,,|^\p{Ll}/u.test(said) && !page.includes(said)) faults.push(`${phrase} | ${said}`)
      }
    }
  }
  expect(faults).toEqual([])
})

describe('from what people did to what is written', () => {
  const draft = (title: string, extra = '') =>
    `# ${title}\n\nBerlin · EUR 38,000\n\nAcme is looking for a ${title}. You will like it, and you will stay as ${title}.\n\n` +
    `## What you will do\n\n- You look after ${title} things\n- You plan the ${title} day\n\n## What you bring\n\n- Joy in ${title} work\n\n` +
    `## What we offer\n\n- A warm lunch for every ${title}\n\n## Good to know\n\n- The ${title} starts early\n\n${extra}`
  const TITLES = ['Nurse', 'Baker', 'Engineer', 'Clerk']
  const EQUAL = [
    'We welcome applications from all backgrounds.',
    'Acme does not discriminate.',
    'All backgrounds are welcome.',
  ]
  const texts = (edit: (text: string, at: number) => string, extra: (at: number) => string = () => '') =>
    proposeRules(
      TITLES.slice(0, 3).map((title, at) => {
        const generated = draft(title, extra(at))
        return { id: title, generated, final: edit(generated, at) }
      }),
    ).map(({ rule }) => rule)
  const section = (text: string, name: string) => new RegExp(`## ${name}[^#]*`).exec(text)![0]

  it.each<[what: string, edit: (text: string, at: number) => string, said: string]>([
    ['a suffix', (text) => text.replace(/^# .*$/m, '$& (m/f/d)'), 'Put “(m/f/d)” behind the title'],
    [
      'a section dropped',
      (text) => text.replace(section(text, 'Good to know'), ''),
      'Leave out the section “Good to know”',
    ],
    [
      'a section first',
      (text) => {
        const offer = section(text, 'What we offer')
        return text.replace(offer, '').replace('## What you will do', `${offer}## What you will do`)
      },
      'Put the section “What we offer” first',
    ],
    [
      'an order',
      (text) => {
        const [head, ...sections] = text.split(/(?=^## )/m)
        return [head, ...sections.reverse()].join('')
      },
      'Put the sections in this order: “Good to know”, “What we offer”, “What you bring”, “What you will do”',
    ],
    ['a currency', (text) => text.replace('EUR 38,000', '€38,000 gross'), 'Write amounts in EUR like “€100”'],
    [
      'the candidate',
      (text) =>
        text
          .replace('You will like it, and you will stay', 'The candidate will like it, and the candidate will stay')
          .replace('You look', 'The candidate looks')
          .replace('You plan', 'The candidate plans'),
      'Say “the candidate” instead of “you”',
    ],
    [
      'a benefit, where one has renamed the section',
      (text, at) =>
        text
          .replace(/(- A warm lunch.*)\n/, '$1\n- A bicycle to keep\n')
          .replace('What we offer', at === 2 ? 'Benefits' : 'What we offer'),
      'Under “What we offer”, add “A bicycle to keep”',
    ],
  ])('%s', (_what, edit, said) => {
    const rules = texts(edit)
    expect(rules.map(sayRule)).toEqual([said])
    const fourth = draft('Clerk')
    const wanted = edit(fourth, 0).replace(' gross', '')
    expect(followRules(fourth, rules, 'en').replace(/\n+/g, '\n').trim()).toBe(
      said.includes('candidate')
        ? wanted
            .replace('What you will do', 'What the candidate will do')
            .replace('What you bring', 'What the candidate brings')
            .replace(/\n+/g, '\n')
            .trim()
        : wanted.replace(/\n+/g, '\n').trim(),
    )
  })

  it('a closing line in place of others, whatever their wording', () => {
    const text = 'Acme hires people of every kind, with or without disabilities.'
    const rules = texts(
      (generated, at) => generated.replace(EQUAL[at]!, text),
      (at) => `${EQUAL[at]}\n`,
    )
    expect(rules).toEqual([{ kind: 'closing', heading: null, text, language: 'en', instead: 'equal' }])
    const fourth = draft('Clerk', 'Diversity matters to us.\n')
    const page = followRules(fourth, rules, 'en')
    expect(page).not.toContain('Diversity')
    expect(page.endsWith(text)).toBe(true)
  })

  it('nothing of values, names or places', () => {
    expect(
      texts((text) => text.replace('Berlin', 'Hamburg').replace('EUR 38,000', 'EUR 40,000').replace('Acme', 'Globex')),
    ).toEqual([])
  })
})

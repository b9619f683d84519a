import { expect, it } from 'vitest'
import { leanSource } from './lean.ts'

/** Long enough to be made lean. */
const filled = (source: string): string => `${source}|${'never in a text '.repeat(12)}`

const TEXT = '12 days, 3 short days; one-day (a day) 5days no days aa-b-c ]days [x] a|b ab abab acb (ab)'

it.each([
  '(?<n>\\d{1,2}|one|a)[ -]?(?:short )?(?:days?|d)',
  '(?<=(?:no|12) )(?:days|day)(?! (?:aa|bb))',
  '(?<!(?:a|short) )days?(?=[,;\\]]|$)',
  '[|()\\]x]+(?:days|x)?',
  '\\((?:a day|ab)\\)|a\\|b',
  '(?:a(?:b|c(?:b|d)?)?)+',
  '(?:ab|a){2}b?',
  '(?:a|ab)??b',
  '(?:(?:a|b)-?)*?c',
])('finds what it found: %s', (source) => {
  const found = (one: string) => Array.from(TEXT.matchAll(new RegExp(one, 'gu')), (match) => [match.index, ...match])
  const lean = leanSource(filled(source))
  expect(found(source).length).toBeGreaterThan(0)
  expect(found(lean)).toEqual(found(filled(source)))
})

it('puts a loop behind alternatives and what may be missing, not into lookarounds', () => {
  const source = filled('(?<!(?:a|b) )(?:c|d(?:e|f)?)(?: g)?(?:h)(?=(?:i|j))')
  expect(leanSource(source).split('|never')[0]).toBe(
    '(?<!(?:a|b) )(?:c|d(?:e|f)?\\x02*)\\x02*(?: g)?\\x02*(?:h)(?=(?:i|j))',
  )
  expect(leanSource('(?:a|b)')).toBe('(?:a|b)')
})

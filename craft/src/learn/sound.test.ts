import { expect, test } from 'vitest'
import type { HouseRule } from './rule.ts'
import { isSound } from './sound.ts'

const closing = (text: string): HouseRule => ({ kind: 'closing', heading: null, text, language: 'en' })

test.each<[sound: boolean, rule: HouseRule]>([
  [true, { kind: 'avoid', phrase: 'fast-paced' }],
  [false, { kind: 'avoid', phrase: "'clients', please" }],
  [false, { kind: 'avoid', phrase: 'a “great place' }],
  [false, { kind: 'avoid', phrase: 'team, and (' }],
  [true, { kind: 'term', from: 'team', to: 'crew' }],
  [false, { kind: 'term', from: 'team', to: 'crew"' }],
  [true, closing('We welcome everyone.')],
  [false, closing('welcome everyone.')],
  [false, closing('We welcome everyone,')],
])('%s: %o', (sound, rule) => expect(isSound(rule)).toBe(sound))

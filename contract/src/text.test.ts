import { describe, expect, test } from 'vitest'
import { asStorable, cut, inSight, isBlank, isStorable } from './text.ts'

describe('a name or a title', () => {
  test.each([
    ['zero-width spaces and marks of order', 'A\u200bd\ufeffa\u2060', 'Ada'],
    ['what turns text around', '\u202eada\u202c \u2066x\u2069\u200e\u200f\u061c', 'ada x'],
    ['soft hyphens, fillers and tags', 'A\u00add\u3164a\u{e0041}\u{e007f}', 'Ada'],
    ['marks of annotations', 'a\ufff9b\ufffac\ufffb', 'abc'],
    ['joiners that join nothing', 'A\u200dd\u200ca', 'Ada'],
    ['line breaks', 'Ada\r\n\tLovelace\u2028x', 'Ada Lovelace x'],
  ])('loses %s', (_what, given, shown) => {
    expect(inSight(given)).toBe(shown)
  })

  test.each([
    ['Persian with its non-joiner', 'نمی\u200cخواهم'],
    ['Devanagari with its joiner', 'क्\u200dष'],
    ['a family of emoji', '👩\u200d👩\u200d👧'],
    ['emoji with their form and colour', '❤\ufe0f 👍🏽'],
    ['a Japanese name with its own form of a character', '葛\u{e0100}'],
    ['accents in any form', 'Zoe\u0308 Zoë'],
  ])('keeps %s', (_what, name) => {
    expect(inSight(name)).toBe(name)
  })
})

test.each(['', ' \n\t', '\u200b', '\u200b\u00a0\ufeff', '\u3164\u2800', '\u0001\u202e'])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true)
})
test.each(['x', '\u200b.\u200b', '🦆', '़'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each(['a\u0000b', '\ud800', 'a\udc00b', '\udc00\ud800'])('%j can not be stored as it is', (text) => {
  expect(isStorable(text)).toBe(false)
  expect(isStorable(asStorable(text))).toBe(true)
})

test('what comes from elsewhere is composed', () => {
  expect(isStorable('Zoe\u0308 🦆\n')).toBe(true)
  expect(asStorable('Zoe\u0308\u0000')).toBe('Zoë')
})

test('a cut never leaves half a character', () => {
  expect(cut('ab🦆', 3)).toBe('ab')
  expect(cut('ab🦆', 4)).toBe('ab🦆')
  expect(cut('abc', 2)).toBe('ab')
})

import { afterEach, describe, expect, it } from 'vitest'
import { beginningsOf } from './beginnings.ts'
import { DEMANDS } from './guard/demands.ts'
import { forget, getToKnow, knowAs, matches } from './matches.ts'
import { plain } from './normalise.ts'

const TEXTS = [
  'Nurse (m/w/d), nights, £14.50 ph – 36 hrs; no drinkers, must be under 35. Call Ann on 07700 900123.',
  'Wir suchen eine Köchin ab sofort, 30 Std./Woche, 2.400 € brutto, kein Nachtdienst\njunges Team, keine Älteren',
  'Vendeur H/F à Nîmes, CDI, 1 900 € brut – jeune et dynamique, de 25 à 35 ans, mi-temps',
  '😀 buscamos señorita de 20 a 30 años 😀, tiempo completo, ſalary, 30 K, 25\u2009€, 8\u00a0h',
]
const PATTERNS: RegExp[] = [
  /(?<![A-Za-zÀ-ɏ\d])(?:part[- ]?time|mi-temps|tz(?=\.|$)|teilzeit)(?![a-z])/gu,
  /(?<![\d.,])(?<n>\d{1,2})(?: ?(?:hrs?|h|std)|(?= ?k))/giu,
  /(?:ab|from|de) (?:sofort|[2-6]\d)/gu,
  /salary|\u{1f600} (?:b|,)|[äöü]l|£\d+|, ?k/giu,
  /[–(]\s?[a-z]|\d\.\d|€(?! brut)/gu,
  /(?<![a-z])ge|un(?:der|g)/gu,
  /(?:eine? |die )?(?:k[oö]chin|nurse){1,2}/giu,
  /\bcdi\b|\bph\b|[^a-z]s/gu,
]

function findsTheSame(pattern: RegExp, texts: readonly string[]): void {
  for (const text of texts) {
    getToKnow(text)
    expect(matches(pattern, text)).toEqual([...text.matchAll(pattern)])
  }
}

describe('looking for all matches of a pattern', () => {
  afterEach(forget)

  it.each([...PATTERNS, ...DEMANDS.map(({ pattern }) => pattern)])(
    'finds the same in a text that is known: %s',
    (pattern) => {
      for (const text of TEXTS) findsTheSame(pattern, [text, plain(text), text.toUpperCase()])
    },
  )

  it('finds in what is left of a text what it finds there alone', () => {
    const [text] = TEXTS as [string]
    const left = text.replace(/nights, £14|dri/g, (read) => '\u0001'.repeat(read.length))
    getToKnow(text)
    knowAs(left, text)
    for (const pattern of [/(?<![a-z])nkers/gu, /(?<=\u0001)[.n]/gu, /\u0001+\.\d+/gu, /nights/gu])
      expect(matches(pattern, left)).toEqual([...left.matchAll(pattern)])
  })

  it('knows where most patterns can begin, and takes no guess where one may begin anywhere', () => {
    expect(beginningsOf(/(?:small )?teams?/gu)?.begins?.keys).toHaveLength(2)
    expect(beginningsOf(/[a-z]*|squad/gu)).toBeNull()
    expect(beginningsOf(/(?:team)?/gu)).toBeNull()
  })

  it.each([
    [/[a-z]*team|squad/gu, true],
    [/(?:[a-z]+ (?:crew|ga[nm]g)|squad)s?/gu, true],
    [/(?:[a-z]+ )?(?:\p{L}+ )?crew|squad/gu, true],
    [/(?:[a-z]*[ -])?at [\d.]+ crew|squad/gu, true],
    [/(?:[a-z]+(?: crew)?|squad)s/gu, false],
    [/[a-z](?:crew|squad)+ at|team/gu, true],
  ])('knows what a text holds where it begins with anything: %s', (pattern, isTold) => {
    expect(Boolean(beginningsOf(pattern)?.unlessHeld)).toBe(isTold)
    findsTheSame(pattern, [
      'a team at a squad',
      'a crew',
      '7 gang',
      'b-crews squads at 5 crew, squad',
      'xsquad at team',
      'xy',
    ])
  })

  it.each([
    [/\p{L}+,? (?:no )?(?:sorry|pardon),? \p{L}+/gu, true],
    [/(?:the|our) \p{L}+ (?:is|was)(?: now)? (?<what>permanent|temporary)/giu, false],
    [/[a-z\d]+ ?(?:hours|hrs)\?+/gu, true],
    [/(?<!no )\p{L}+ (?=sorry)/gu, false],
    [/\p{L}+(?: sorry)?/gu, false],
    [/\p{L}+ (?:sorry|\d)/gu, false],
    [/sorry/gu, false],
  ])('knows what every text holds in which it has a match: %s', (pattern, isTold) => {
    expect(Boolean(beginningsOf(pattern)?.needs)).toBe(isTold)
    findsTheSame(pattern, [
      'May, no sorry June',
      'mai pardon juin',
      'The post was permanent, 41 hrs??',
      'OUR SHOP IS NOW TEMPORARY',
      'sorry',
      'a 3',
      '',
    ])
  })
})

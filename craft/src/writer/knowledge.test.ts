/** What the writer knows by itself, every line and every variant of it, held to what makes a description good. */
import { describe, expect, it } from 'vitest'
import { plain } from '../brief/normalise.ts'
import { findFigures } from '../compare/figures.ts'
import { allLines } from './families/all-lines.ts'
import { settleAddress } from './template.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** Wording that shuts people out, or that says nothing: jd-quality, lists 2 and 3. */
const UNWANTED: Record<(typeof LANGUAGES)[number], RegExp> = {
  en: /\b(?:young|youthful|energetic|digital native|millennial|graduates? only|school leaver|overqualified|mature person|native speaker|mother tongue|perfect english|able-bodied|physically fit|in good shape|crazy|insane|lame|tone-deaf|he|she|his|her|him|guys|girls?|lady|ladies|handyman|salesman|saleswoman|waitress|foreman|manpower|chairman|family man|attractive|well-groomed|non-smoker|ninja|rockstar|guru|wizard|superstar|unicorn|a-player|work hard|play hard|big family|fast-paced|many hats|hit the ground running|self-starter|go-getter|thick skin|can-do|outside the box|results-driven|under pressure|tight deadlines|hustle|killer|move the needle|synergy|world-class|cutting-edge|disrupt|passionate about|110 ?%|proven track record|team player|dynamic|flat hierarch\w*|unlimited|other duties|leverage|utili[sz]e|in order to|commensurate|competitive|aggressive\w*|dominant|dominate|ambitious|rock star|negotiable|best-in-class|fun-loving|perfect health|culture fit|strong)\b/i,
  de: /(?<!\p{L})(?:jung(?:e|es|er|en)?|jugendlich\p{L}*|dynamisch\p{L}*|Digital Native|Muttersprach\p{L}*|akzentfrei|körperlich fit|belastbar\p{L}*|gesund(?:e|er|en)? Person|Mann|Männer|Frau|Dame|(?<!innen und )Kollegen|Mitarbeiter|attraktiv(?:e|es|er) (?:Gehalt|Vergütung|Paket)|Rockstar|Ninja|Guru|flache Hierarchien|Obstkorb|Hands-on|Macher|Überflieger|leistungsgerecht|stressresistent|durchsetzungsstark|große Familie)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:jeunes?|dynamiques?|langue maternelle|sans accent|bonne présentation|bilingue parfait|en bonne santé|rockstar|ninja|gourou|résistance? au stress|battante?|grande famille|rémunération attractive|challenges?|célibataire|marié|monsieur|un homme|une femme)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:j[óo]ven(?:es)?|dinámic[oa]s?|nativ[oa]s?(?! o multi)|lengua materna|buena presencia|sin cargas|soltero|casado|rockstar|ninja|gurú|gran familia|retribución competitiva|salario competitivo|resistencia al estrés|varón|señorita|hombre|mujer)(?!\p{L})/iu,
}

/** All readings of a template: every choice once, both forms of address. */
function variants(template: string): string[] {
  const open = template.replace(/\(\(([^()]*)\)\)/g, '$1').replace(/\{\w+\}/g, 'X')
  const width = Math.max(1, ...[...open.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1]!.split('|').length))
  return (['formal', 'informal'] as const).flatMap((address) =>
    Array.from({ length: width }, (_, index) =>
      settleAddress(open, address).replace(/\[([^[\]]*)\]/g, (_match, listed: string) => {
        const options = listed.split('|')
        return options[index % options.length]!
      }),
    ),
  )
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe.each(LANGUAGES)('what is known in %s', (language) => {
  const { duties, needs, clauses, sentences } = allLines(language)
  const all = [...duties, ...needs, ...clauses, ...sentences].flatMap(variants)

  it('is plenty', () => expect(duties.length).toBeGreaterThan(750))

  it('shuts nobody out and sells nothing', () =>
    expect(all.filter((text) => UNWANTED[language].test(text))).toEqual([]))

  it('holds no figures that nobody told', () => {
    const told = (text: string) => findFigures(plain(text.replace(/’/g, "'")), text)
    expect(all.filter((text) => told(text).length > 0 && !/two people/.test(text))).toEqual([])
  })

  it('keeps sentences short enough to read at one go', () => {
    const long = [...sentences, ...clauses]
      .flatMap(variants)
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((text) => wordsIn(text) > 26)
    expect(long).toEqual([])
  })

  it('keeps list items between two and twenty-four words', () => {
    const odd = [...duties, ...needs].flatMap(variants).filter((text) => wordsIn(text) > 24)
    expect(odd).toEqual([])
  })

  it('leaves no signs of its templates behind', () =>
    expect(all.filter((text) => /[[\]{}<>|]|\s[.,;]|\(\(| {2}|\.\./.test(text.replace(/ ([;:?!])/g, '$1')))).toEqual(
      [],
    ))

  it('says no line twice', () => {
    const seen = new Set<string>()
    const telling = duties.filter((duty) => wordsIn(duty) > 5)
    expect(telling.filter((duty) => seen.size === seen.add(duty).size)).toEqual([])
  })
})

describe('what is known in French', () => {
  const { duties, needs, clauses, sentences } = allLines('fr')
  /** "Le onze", "le oui": ahead of these nothing is left out. */
  const unshortened =
    /(?<![\p{L}’'-])(?:de|le|la|que|ne|se|je|te|me|jusque|lorsque|puisque|parce que|si(?= ils?(?!\p{L}))) (?!(?:onze|oui|un à un|une à une)(?!\p{L}))[aeiouyéèêàâîôûœ]\p{L}/giu
  it('no small word stands in full ahead of a vowel', () =>
    expect(
      [...duties, ...needs, ...clauses, ...sentences]
        .flatMap(variants)
        .flatMap((text) => text.match(unshortened) ?? []),
    ).toEqual([]))
})

describe('what is known in Spanish', () => {
  const { duties, needs, clauses, sentences } = allLines('es')
  /** "Tejidos e hilos", "siete u ocho"; "y hierro" stays. */
  const unjoined = /(?<!\p{L})(?:[yY] h?i(?!e|a|o)|e (?!h?i)(?=\p{L})|o h?o)\p{L}*/gu
  it('"y" and "o" give way to "e" and "u" ahead of their own sound', () =>
    expect(
      [...duties, ...needs, ...clauses, ...sentences].flatMap(variants).flatMap((text) => text.match(unjoined) ?? []),
    ).toEqual([]))
})

describe('how duties begin', () => {
  it.each([
    ['fr', /^(?:S[’e] ?|Ne )?\p{Lu}?\p{L}*(?:er|ir|re|oir)(?:-\p{L}+)?(?=[\s,]|$)/u],
    ['es', /^(?:No )?\p{L}*(?:ar|er|ir)(?:se|lo|la|los|las)?(?=[\s,]|$)/iu],
  ] as const)('with an infinitive in %s', (language, infinitive) =>
    expect(
      allLines(language)
        .duties.flatMap(variants)
        .filter((duty) => !infinitive.test(duty)),
    ).toEqual([]),
  )
})

/** Words of one language by their spellings: nouns in all their forms, adjectives with all their endings, small words. */
import type { Language } from '../../brief/facts.ts'
import { bareGerman, bendGerman, inCase, joinedGerman } from './german-forms.ts'
import { ADJECTIVES, NOUNS } from './nouns-and-adjectives.ts'
import { TRADE_ADJECTIVES, TRADE_NOUNS } from './trade-nouns.ts'
import { type Adjective, adjectiveOf, bend, plainOf, type Word, wordOf } from './word-forms.ts'
import { type Adverb, adverbsOf, TIES } from './word-ties.ts'

export interface Found {
  word: Word
  several: boolean
}
export interface Lexicon {
  nouns: Map<string, Found>
  adjectives: Map<string, Adjective>
  ties: Map<string, string>
  adverbs: Map<string, Adverb>
  /** German nouns as the first part of a compound. */
  joined: Map<string, Word>
}

let words: { nouns: Word[]; adjectives: Adjective[] } | null = null
const lexicons = new Map<Language, Lexicon>()

/** "Läden" is no "laden", and yet "jardín" may be typed "jardin". */
export const keyOf = (text: string, language: Language): string =>
  language === 'de' ? text.toLowerCase().replaceAll('’', "'") : plainOf(text)

function readWords(): { nouns: Word[]; adjectives: Adjective[] } {
  const lines = (...lists: string[]): string[] => lists.flatMap((list) => list.trim().split('\n'))
  words ??= {
    nouns: lines(NOUNS, TRADE_NOUNS).map(wordOf),
    adjectives: lines(ADJECTIVES, TRADE_ADJECTIVES).map(adjectiveOf),
  }
  return words
}

/** "Propre" as one's own, which is spelled as "clean" is. */
export const ownAdjective = (): Adjective | undefined => readWords().adjectives.find(({ en }) => en === 'own')

/** The spellings of a noun: in German with those of its cases. */
function spellingsOf(word: Word, language: Language): [spelling: string, several: boolean][] {
  const form = word[language]
  if (!form) return []
  if (language !== 'de' && form.only) return [[form.one, true]]
  if (language !== 'de')
    return [
      [form.many, true],
      [form.one, false],
    ]
  const cases = ['nom', 'dat', 'gen'] as const
  const several = form.fixed && !form.only ? [] : cases.map((one) => [inCase(form, true, one), true] as const)
  const one = form.only ? [] : cases.map((wanted) => [inCase(form, false, wanted), false] as const)
  return [...several, ...one].map(([spelling, many]) => [spelling, many])
}

function readNouns(language: Language): Pick<Lexicon, 'nouns' | 'joined'> {
  const nouns: Lexicon['nouns'] = new Map()
  const joined: Lexicon['joined'] = new Map()
  for (const word of readWords().nouns) {
    const form = word[language]
    if (!form) continue
    for (const [spelling, several] of spellingsOf(word, language)) {
      const key = keyOf(spelling, language)
      const before = nouns.get(key)
      // What is the same for one and for many is read as one; the first row of a spelling counts.
      if (!before || (before.several && !several && (language !== 'de' || spelling === form.one)))
        nouns.set(key, { word, several: several || form.only })
    }
    const head = language === 'de' ? joinedGerman(form)?.toLowerCase() : null
    if (head && !joined.has(head)) joined.set(head, word)
  }
  return { nouns, joined }
}

function readAdjectives(language: Language): Lexicon['adjectives'] {
  const adjectives: Lexicon['adjectives'] = new Map()
  for (const adjective of readWords().adjectives) {
    const spellings =
      language !== 'de'
        ? [false, true].flatMap((feminine) =>
            [false, true].flatMap((several) => [
              bend(adjective, language, feminine, several),
              bend(adjective, language, feminine, several, 'a'),
            ]),
          )
        : adjective.de === null
          ? []
          : ['', 'e', 'er', 'es', 'en', 'em'].map((ending) =>
              ending === '' ? bareGerman(adjective.de!) : bendGerman(adjective.de!, ending),
            )
    for (const spelling of spellings) {
      const key = keyOf(spelling, language)
      if (!adjectives.has(key)) adjectives.set(key, adjective)
    }
  }
  return adjectives
}

export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const ties = new Map(
    Object.entries(TIES)
      .flatMap(([concept, said]) => said[language].split('|').map((one) => [keyOf(one, language), concept] as const))
      .reverse(),
  )
  const made = {
    ...readNouns(language),
    adjectives: readAdjectives(language),
    ties,
    adverbs: adverbsOf(language, (text) => keyOf(text, language)),
  }
  lexicons.set(language, made)
  return made
}

/** Words that every page of any trade may use: they claim nothing. */
import { readTable } from '../data.ts'
import { classOf } from '../line/word-lists.ts'
import { perLanguage } from '../per-language.ts'
import { LANGUAGES, type Language } from '../sheet/sheet.ts'
import type { Section } from './page-items.ts'
import { plainOf, WordSet } from './words.ts'

interface Lists {
  /** In whatever section. */
  all: WordSet
  /** What work is made of, whatever the trade. */
  work: WordSet
}
const listsOf = perLanguage((language) => {
  const found: Lists = { all: new WordSet(), work: new WordSet() }
  for (const [of, kind, words = ''] of readTable('everyday-words'))
    if (of === language) for (const word of plainOf(words).split(' ')) found[kind === 'work' ? 'work' : 'all'].add(word)
  // The frame of a page is not told either.
  for (const [, ...said] of readTable(`wording-${language}`))
    for (const word of plainOf(said.join(' ').replace(/\{\w+\}/g, ' ')).match(/\p{L}{3,}/gu) ?? []) found.all.add(word)
  return found
})

/** Articles, pronouns and the like; `lower` has its accents. */
export const isFunctionWord = (lower: string, language: Language): boolean =>
  classOf(lower, language) !== null || (lower.length < 2 && !/\d/.test(lower))

/** @param isExact whether another form of the word will not do */
export const isEveryday = (plain: string, section: Section, language: Language, isExact: boolean): boolean => {
  const { all, work } = listsOf(language)
  return (
    all.has(plain, isExact) ||
    ((section === 'task' || section === 'about' || section === 'other') && work.has(plain, isExact))
  )
}

/** In whichever of the languages. */
export const isAnyFunctionWord = (lower: string): boolean =>
  LANGUAGES.some((language) => isFunctionWord(lower, language))

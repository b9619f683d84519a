/** What the brief orders about the text itself, and how it speaks to its reader. */
import { classOf } from '../line/word-lists.ts'
import { tableFinder } from '../phrases.ts'
import type { Text } from '../text/text.ts'
import { wordsIn } from './guard.ts'
import type { Language, Span, Style } from './sheet.ts'

/** Words that address somebody as a friend or with respect, where the language has two forms. */
const INFORMAL: Record<Language, readonly string[]> = {
  en: [],
  de: ['du', 'dich', 'dir', 'dein', 'deine', 'deinen', 'deiner', 'deinem'],
  fr: ['tu', 'toi', 'ton', 'ta', 'tes', 't’'],
  es: ['tú', 'tu', 'tus', 'ti', 'contigo', 'te'],
}
const FORMAL: Record<Language, readonly string[]> = {
  en: [],
  de: ['ihnen', 'ihre', 'ihren', 'ihrer'],
  fr: ['vous', 'votre', 'vos'],
  es: ['usted', 'ustedes'],
}
const CUSTOM: Record<Language, Style['address']> = { en: 'informal', de: 'formal', fr: 'formal', es: 'informal' }

const findStyle = tableFinder('style')

/** @param orders stretches of `text` that speak of the text itself; @param told those that speak to applicants */
export function readStyle(text: Text, orders: readonly Span[], told: readonly Span[]): Style {
  const find = findStyle(text.language)
  const asked = orders.flatMap(({ from, to }) => find(wordsIn(text, from, to)).map(({ value }) => value))
  const other = asked.find((what) => what.startsWith('language:'))?.slice('language:'.length)
  return {
    tone: asked.includes('formal') ? 'formal' : asked.includes('warm') ? 'warm' : 'plain',
    length: asked.includes('short') ? 'short' : 'full',
    address: asked.includes('informal') ? 'informal' : asked.includes('formal-address') ? 'formal' : spoken(text, told),
    ...(other && other !== text.language ? { wantedLanguage: other } : {}),
  }
}

function spoken(text: Text, told: readonly Span[]): Style['address'] {
  const { language } = text
  const words = told.flatMap(({ from, to }) => wordsIn(text, from, to))
  const count = (of: readonly string[]) => words.filter((word) => of.includes(word)).length
  const [near, far] = [count(INFORMAL[language]), count(FORMAL[language])]
  if (near === far) return CUSTOM[language]
  return near > far ? 'informal' : 'formal'
}

const NOT = /^(?:can't|cannot|don't|not|never|nicht|nie|pas|no)$/

/**
 * Where the words begin that an order wants to be printed ("say that we are closed on Mondays"); null where it wants none.
 * @param asClause only where they are a clause of their own
 */
export function wordsToSay(text: Text, { from, to }: Span, asClause = false): number | null {
  const hit = findStyle(text.language)(wordsIn(text, from, to)).findLast(({ value }) => value === 'say')
  const first = text.tokens.findIndex((token) => token.from >= from)
  // "You can't say that" wants nothing said.
  if (hit && NOT.test(text.tokens[first + hit.from - 1]?.lower ?? '')) return null
  const next = hit && text.tokens[first + hit.to]
  const isClause =
    next && ['pronoun', 'contracted', 'article', 'possessive'].includes(classOf(next.lower, text.language) ?? '')
  return next && next.from < to && (isClause || !asClause) ? next.from : null
}

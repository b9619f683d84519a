/** What carries a value is compared as a value: pay, dates, hours, places, names, contacts. No wording of one is a style. */

import { isEveryday, isFunctionWord } from '../compare/everyday.ts'
import { readTable } from '../data.ts'
import { valuesIn } from '../edit/values.ts'
import { infinitiveOf } from '../line/plain-form.ts'
import { parsePlace } from '../parse/place.ts'
import type { Language } from '../sheet/sheet.ts'
import { readText } from '../text/text.ts'
import type { Line } from './lines.ts'

const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)\S+|\+?\d[\d\s()/.-]{6,}\d/
const HAS_FIGURE = /\d/

/** How currencies are written. */
function currencyMarks(): Map<string, string> {
  const codes = new Map<string, string>()
  for (const [, kind, code, words] of readTable('money'))
    if (kind === 'money') for (const word of words!.split('|')) codes.set(word.toLowerCase(), code!)
  return codes
}
let marks: Map<string, string> | null = null

/** The currency that a mark or a word stands for, as ISO 4217 has it; null where it stands for none. */
export function currencyOf(mark: string): string | null {
  marks ??= currencyMarks()
  return marks.get(mark.toLowerCase()) ?? null
}

/** Whether some words are a value by themselves, or part of one. */
export function saysValue(words: string): boolean {
  if (HAS_FIGURE.test(words) || CONTACT.test(words)) return true
  if (words.split(/\s+/).some((word) => currencyOf(word) !== null)) return true
  const doc = readText(words)
  return (
    valuesIn(words, doc).length > 0 ||
    parsePlace(words, doc).some(({ sure, value }) => sure && value.country !== undefined)
  )
}

/** A name: capitals that no sentence asks for, and at the start of one a word that no page uses. German nouns have them all. */
export function isName(words: string, { text }: Line, language: Language): boolean {
  if (language === 'de' || !words.split(/\s+/).every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return false
  if (!text.startsWith(words)) return true
  const [first = ''] = words.toLowerCase().split(/\s+/)
  const isWord =
    isFunctionWord(first, language) || isEveryday(first, 'about', language, false) || infinitiveOf(first, language)
  return !isWord
}

/** Whether a line holds something that is lost with it. */
export const carriesValue = (text: string): boolean => CONTACT.test(text) || HAS_FIGURE.test(text)

export const hasContact = (text: string): boolean => CONTACT.test(text)

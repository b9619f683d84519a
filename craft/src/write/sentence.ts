/** Small judgements on a text that is to be printed: whether it is a sentence, and how it stands within one. */
import { casingOf } from '../line/casing.ts'
import { isPlainForm, plainForm } from '../line/plain-form.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import { wordsOf } from '../line/words.ts'
import { isTown } from '../parse/title-words.ts'
import type { Language } from '../sheet/sheet.ts'

const OWN_SUBJECT: Record<Language, RegExp> = {
  en: /^(?:we|you|it|there|they|i|our|your) /i,
  de: /^(?:wir|sie|du|es|unser\p{L}*|ihr\p{L}*|dein\p{L}*) /iu,
  fr: /^(?:nous|vous|tu|il|elle|on|c'est|notre|nos|vos|votre) /i,
  es: /^(?:\p{L}+[aei]mos|hay|tendrá\p{L}*|se) /iu,
}

const ADDRESSED: Record<Language, RegExp> = {
  en: /(?!)/,
  de: / (?:Sie|Ihnen|du|dir|dich|wir) /,
  fr: / (?:vous|tu|te|ne|nous|n'|s') ?/,
  es: / (?:te|le|se) \p{L}/u,
}
const VERB_AT_MOST = 4

/** Whether it has a subject and a finite verb, as far as small words tell. */
export function isSentence(text: string, language: Language): boolean {
  if (OWN_SUBJECT[language].test(text) || ADDRESSED[language].test(text)) return true
  const words = wordsOf(text, language)
  const first = words[0]?.lower ?? ''
  // Spanish verbs need no pronoun: "Montas el servicio"
  if (language === 'es' && plainForm(first, 'es') !== null) return true
  return words.some(({ lower, text: word }, at) => {
    if (at === 0 || at > 8) return false
    // "to the end of May"
    if (classOf(lower, language) === 'auxiliary' && word === lower)
      return at < words.length - 1 || !INFINITE.test(lower)
    return (
      language === 'de' && at <= VERB_AT_MOST && word === lower && /t$/.test(lower) && plainForm(lower, 'de') !== null
    )
  })
}
/** They end a phrase as well: "able to have", "zu haben". */
const INFINITE = /^(?:be|been|being|have|having|had|do|need|sein|haben|werden|können|müssen|être|avoir)$/

/** Sentences, orders and what has two halves are closed by a stop. */
export const takesStop = (text: string, language: Language): boolean =>
  isSentence(text, language) || /[.;:] /.test(text)

export function opensWithVerb(text: string, language: Language): boolean {
  const words = wordsOf(text, language)
  const word = words[0]?.lower ?? ''
  if (language === 'de') return isPlainForm(words.at(-1)?.lower ?? '', 'de')
  return isPlainForm(word, language)
}

export const closed = (text: string): string => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)
export const capital = (text: string): string => {
  const at = text.search(/[\p{L}\d]/u)
  return at < 0 || /^\p{Ll}\p{Lu}/u.test(text.slice(at))
    ? text
    : text.slice(0, at) + text[at]!.toLocaleUpperCase() + text.slice(at + 1)
}

/** With a small letter, where its first word is no name and no abbreviation; German nouns keep theirs. */
export function small(text: string, language: Language): string {
  const first = /^\p{L}[\p{L}'’-]*/u.exec(text)?.[0] ?? ''
  const lower = first.toLowerCase()
  // "Fenland Community", "Hyderabad-based"
  const isName =
    classOf(lower, language) === null &&
    (/^ (?:& )?\p{Lu}/u.test(text.slice(first.length)) ||
      [lower, lower.split('-')[0]!].some((one) => casingOf(language).has(one) || isTown(one)))
  if (isName || (first.length > 1 && /\p{Lu}/u.test(first.slice(1)))) return text
  const plain = language !== 'de' || classOf(lower, language) !== null || isIn('lone', lower, language)
  return plain ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}

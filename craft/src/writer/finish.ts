import type { Language } from '../brief/facts.ts'
import { ACCENTED } from './languages/accented-words.ts'

const SPANISH: [RegExp, string][] = [
  [/(?<=\p{L})cion(?!\p{L})/gu, 'ción'],
  [/(?<=\p{L})sion(?!\p{L})/gu, 'sión'],
]

const restored = (text: string, words: ReadonlyMap<string, string>) =>
  text.replace(/\p{L}+/gu, (word) => {
    const known = words.get(word.toLowerCase())
    if (!known) return word
    return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known
  })

/** Accents that hurried typing left out; addresses are left alone. */
export function restoreAccents(text: string, language: Language): string {
  if (/@|www\.|https?:/.test(text)) return text
  if (language === 'fr') return restored(text, ACCENTED.fr)
  if (language !== 'es') return text
  return restored(
    SPANISH.reduce((written, [plain, accented]) => written.replace(plain, accented), text),
    ACCENTED.es,
  )
}

/** "Die Stadtwerke": employers whose names are plurals. */
const inPlural = (text: string): string =>
  text
    .replace(/\b([Bb])ei ((?:Stadt|Gemeinde|Verkehrs)(?:werk|betrieb))e\b/g, '$1ei den $2en')
    .replace(/\b((?:Stadt|Gemeinde)werke(?: \p{Lu}\p{L}+)*(?: \([^()]*\))?) (such|besetz)t\b/gu, 'Die $1 $2en')

/** Blanks and apostrophes as each language sets them. */
export function finish(text: string, language: Language): string {
  if (language === 'en') return text.replace(/\byou be (?=the |a )/g, 'you are ')
  const joined =
    language === 'es'
      ? text.replace(/(?<!\p{L})(a|de) el(?= )/gu, (_, word: string) => (word === 'a' ? 'al' : 'del'))
      : text
  // "Zum 1.3.": the stop of the date ends the sentence too.
  if (language === 'de')
    return inPlural(
      joined
        .replace(/(?<!\p{L})([LP])KW(?=s?(?!\p{L}))/gu, '$1kw')
        .replace(/(\d) ?%/g, '$1\u00a0%')
        .replace(/(?<=\d)\.\.(?=\s|$)/g, '.'),
    )
  const spaced = joined.replace(/(\d) ?%/g, '$1\u00a0%')
  if (language !== 'fr') return spaced
  return spaced
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=(?:pratique|maîtrise|connaissance) )de (?=[AEIOUÉ])/giu, 'd’')
    .replace(/ ([:;?!»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}

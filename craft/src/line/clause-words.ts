/** The words of a clause as a line is made of them: figures for number words, no capital that only the beginning gave. */
import type { Language } from '../sheet/sheet.ts'
import { casingOf } from './casing.ts'
import { classOf, isIn, phraseFor, writtenOut } from './word-lists.ts'
import { type Word, wordsOf } from './words.ts'

export function clauseWords(clause: string, language: Language): Word[] {
  const words = wordsOf(clause, language).filter(
    // the stop of shorthand is no stop
    ({ text, glued }, at, all) => !(text === '.' && glued && writtenOut(all[at - 1]?.lower ?? '', language).length > 0),
  )
  const per = words.map((_, at) => isPer(words, at, language))
  return words.map((word, at) => {
    if (per[at]) return perWord(words[at + 1]!, language)
    if (per[at - 1]) return { ...word, glued: false }
    const more = isMore(words, at, language) ? phraseFor('more', language) : null
    if (more !== null) return { text: more, lower: more, glued: false }
    const figure = figureOf(word, words[at - 1], language)
    if (figure !== null) return { text: figure, lower: figure.toLowerCase(), glued: false }
    return at === 0 && startsSmall(word, words[1], language) ? { ...word, text: word.lower } : word
  })
}

/** "one" may be anybody, and "neuf" new; "5 min" are minutes. */
function figureOf({ lower }: Word, before: Word | undefined, language: Language): string | null {
  const written = writtenOut(lower, language)
  if (written.length === 1 && /^\d/.test(written[0]!) && written[0] !== '1') return written[0]!
  const unit = written[1]
  return unit !== undefined && /^\d/.test(before?.text ?? '') && isIn('unit', unit.toLowerCase(), language)
    ? unit
    : null
}

const COUNTED = /\d|^(?:p|c|ct|k|€|£|\$|%|brutto|netto|gross|brut|net|bruto|neto)$/i

/** Whether something is counted before it: "£14", "45p", "37 hrs". */
function isCounted(words: readonly Word[], at: number, language: Language): boolean {
  const [before, earlier] = [words[at - 1], words[at - 2]]
  if (!before || !words[at]!.glued) return false
  return COUNTED.test(before.text) || (isIn('unit', before.lower, language) && /\d/.test(earlier?.text ?? ''))
}

/** "£14/hr" is "£14 an hour". */
const isPer = (words: readonly Word[], at: number, language: Language): boolean =>
  words[at]!.text === '/' &&
  isCounted(words, at, language) &&
  words[at + 1]?.glued === true &&
  isIn('unit', words[at + 1]!.lower, language)

/** "a week", "an hour" */
function perWord({ lower }: Word, language: Language): Word {
  const said = phraseFor('per', language)
  const text = language === 'en' && lower.startsWith('h') ? `${said}n` : said
  return { text, lower: text, glued: false }
}

/** "18+" is "18 or more". */
const isMore = (words: readonly Word[], at: number, language: Language): boolean =>
  words[at]!.text === '+' &&
  isCounted(words, at, language) &&
  (!words[at + 1]?.glued || /^[,;.)]$/.test(words[at + 1]!.text))

function startsSmall({ text, lower }: Word, next: Word | undefined, language: Language): boolean {
  if (!/^\p{Lu}\p{Ll}*$/u.test(text) || casingOf(language).has(lower)) return false
  if (classOf(lower, language) !== null) return true
  return language !== 'de' && !/^\p{Lu}/u.test(next?.text ?? '')
}

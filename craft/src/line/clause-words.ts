/** The words of a clause as the tagger sees them: figures for number words, no capital that only the beginning gave. */
import type { Language } from '../sheet/sheet.ts'
import type { Lexicon } from './edits.ts'
import { classOf, isIn, phraseFor, writtenOut } from './word-lists.ts'
import { type Word, wordsOf } from './words.ts'

export function clauseWords(clause: string, language: Language, cased: Lexicon['cased']): Word[] {
  return wordsOf(clause, language).map((word, at, words) => {
    const said = spellMark(word, words[at - 1], words[at + 1], language) ?? figureOf(word, language)
    if (said !== null)
      return {
        text: said,
        lower: said,
        glued: word.glued && said !== phraseFor('per', language) && said !== phraseFor('more', language),
      }
    const behindMark = at > 0 && words[at - 1]!.text === '/' && isIn('unit', word.lower, language)
    if (behindMark) return { ...word, glued: false }
    return at === 0 && startsSmall(word, words[1], language, cased) ? { ...word, text: word.lower } : word
  })
}

/** "one" may be anybody, and "neuf" new. */
function figureOf({ lower }: Word, language: Language): string | null {
  const written = writtenOut(lower, language)
  return written.length === 1 && /^\d/.test(written[0]!) && written[0] !== '1' ? written[0]! : null
}

/** "£14/hr" is "£14 a hour" until articles are put right, "18+" is "18 or more". */
function spellMark(
  { text, glued }: Word,
  before: Word | undefined,
  next: Word | undefined,
  language: Language,
): string | null {
  if (!glued || !before) return null
  const counts = /\d|^(?:p|c|ct|k|€|£|\$|%)$/.test(before.text) || isIn('unit', before.lower, language)
  if (text === '/' && counts && next?.glued && isIn('unit', next.lower, language)) return phraseFor('per', language)
  if (text === '+' && counts && !next?.glued) return phraseFor('more', language)
  if (text === '+' && counts && /^[,;.)]$/.test(next?.text ?? '')) return phraseFor('more', language)
  return null
}

function startsSmall(
  { text, lower }: Word,
  next: Word | undefined,
  language: Language,
  cased: Lexicon['cased'],
): boolean {
  if (!/^\p{Lu}\p{Ll}*$/u.test(text) || cased[language].has(lower)) return false
  if (classOf(lower, language) !== null) return true
  return language !== 'de' && !/^\p{Lu}/u.test(next?.text ?? '')
}
